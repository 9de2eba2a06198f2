use clever_cubed::*; use engine::*;
fn main(){
  for players in 1..=4u8 {
  let mut rng=Fast::new(1); let mut acts=Vec::new(); let n=200_000u64; let t=std::time::Instant::now(); let (mut dec,mut sum,mut opts)=(0u64,0i64,0u64);
  for _ in 0..n { let mut g=CleverCubed::new(&Setup::for_players(players)).unwrap();
    loop { match g.turn(){ Turn::Over=>break, Turn::Chance=>{let f=g.draw(&mut rng); g.happen(&f,&mut ()).unwrap();}
      Turn::Players(s)=>{let seat=s.first().unwrap(); g.legal(seat,&mut acts); opts+=acts.len() as u64; let a=acts[rng.below(acts.len() as u32) as usize]; g.play(seat,&a,&mut ()).unwrap(); dec+=1;}}}
    sum+=g.outcome().unwrap().scores[0] as i64; }
  let e=t.elapsed().as_secs_f64(); println!("{players}: {:.0} games/s {:.1}M dec/s {:.1} dec/game {:.1} options mean {:.2} size {}", n as f64/e, dec as f64/e/1e6, dec as f64/n as f64, opts as f64/dec as f64, sum as f64/n as f64, std::mem::size_of::<CleverCubed>());
  }
}

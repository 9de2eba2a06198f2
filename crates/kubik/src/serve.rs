use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use anyhow::{Context, bail};
use tokio::net::TcpListener;

/// Play in the browser: serve the page from this program
///
/// The page plays by itself: engine and bots run in the browser, matches are kept there, and after the first load it works
/// without this program and without a network.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  kubik serve --open
  kubik serve --port 9000
  kubik serve --host 0.0.0.0 --port 80")]
pub struct Args {
    /// The port; 0 takes any that is free
    #[arg(long, value_name = "PORT", default_value_t = 5252)]
    port: u16,

    /// The address to listen at; 0.0.0.0 lets other machines in
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    host: IpAddr,

    /// Open it in the browser
    #[arg(long)]
    open: bool,
}

pub fn run(args: &Args) -> anyhow::Result<()> {
    if server::PAGE.is_empty() {
        bail!("this kubik was built without the page; `cargo xtask play` builds it, or play here with `kubik play`");
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build().context("cannot start")?;
    runtime.block_on(serve(args))
}

async fn serve(args: &Args) -> anyhow::Result<()> {
    let address = SocketAddr::new(args.host, args.port);
    let listener = TcpListener::bind(address).await.map_err(|error| match error.kind() {
        io::ErrorKind::AddrInUse => {
            anyhow::anyhow!("--port: {} is taken by another program; choose another, or 0 for any", args.port)
        }
        io::ErrorKind::PermissionDenied => {
            anyhow::anyhow!("--port: {} may not be used by you; choose one above 1023", args.port)
        }
        io::ErrorKind::AddrNotAvailable => anyhow::anyhow!("--host: {} is no address of this machine", args.host),
        _ => anyhow::anyhow!("cannot listen at {address}: {error}"),
    })?;
    let port = listener.local_addr()?.port();
    let host = if args.host.is_unspecified() {
        "localhost".to_owned()
    } else {
        SocketAddr::new(args.host, port).ip().to_string()
    };
    let host = if host.contains(':') { format!("[{host}]") } else { host };
    let link = format!("http://{host}:{port}/");
    let mut stdout = io::stdout().lock();
    writeln!(stdout, "Kubik is at {link} (Ctrl-C stops it)")?;
    stdout.flush()?;
    drop(stdout);
    if args.open
        && let Err(error) = open::that_detached(&link)
    {
        eprintln!("no browser could be opened ({error}); open {link} yourself");
    }
    server::serve(listener, server::PAGE, stop()).await.context("the server broke off")
}

/// Ctrl-C, or the polite end of a process.
async fn stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            let mut interrupt = std::pin::pin!(tokio::signal::ctrl_c());
            std::future::poll_fn(|context| {
                if interrupt.as_mut().poll(context).is_ready() || terminate.poll_recv(context).is_ready() {
                    std::task::Poll::Ready(())
                } else {
                    std::task::Poll::Pending
                }
            })
            .await;
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}

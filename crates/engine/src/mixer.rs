use std::hash::{BuildHasherDefault, Hasher};

/// For maps and sets of states: several times faster than the standard hasher on their many small fields, and the same on every
/// machine. There is nobody here to defend against.
pub type Mixing = BuildHasherDefault<Mixer>;

/// Two lanes of folded multiplication over words of 64 bits.
#[derive(Clone, Copy, Debug)]
pub struct Mixer {
    lanes: [u64; 2],
    /// Bits that do not fill a word yet, and how many.
    pending: u64,
    pending_bits: u32,
}

impl Default for Mixer {
    fn default() -> Self {
        Self { lanes: [0x243f_6a88_85a3_08d3, 0x1319_8a2e_0370_7344], pending: 0, pending_bits: 0 }
    }
}

impl Mixer {
    /// Odd numbers without a pattern: digits of π, as above.
    const FACTORS: [u64; 2] = [0xa409_3822_299f_31d1, 0x082e_fa98_ec4e_6c89];

    #[inline]
    fn mix(&mut self, word: u64) {
        for (lane, factor) in self.lanes.iter_mut().zip(Self::FACTORS) {
            let product = u128::from(*lane ^ word) * u128::from(factor);
            *lane = (product as u64) ^ (product >> 64) as u64;
        }
        // Without an exchange a lane that happens to become zero would lose what came before.
        self.lanes = [self.lanes[0].rotate_left(23) ^ self.lanes[1], self.lanes[1].wrapping_add(self.lanes[0])];
    }

    #[inline]
    fn push(&mut self, number: u64, bits: u32) {
        self.pending |= number << self.pending_bits;
        self.pending_bits += bits;
        if self.pending_bits >= u64::BITS {
            self.mix(self.pending);
            self.pending_bits -= u64::BITS;
            self.pending = number.checked_shr(bits - self.pending_bits).unwrap_or(0);
        }
    }

    /// What was mixed, in 128 bits.
    pub fn finish_wide(mut self) -> u128 {
        self.mix(self.pending);
        self.mix(u64::from(self.pending_bits));
        u128::from(self.lanes[0]) << 64 | u128::from(self.lanes[1])
    }
}

impl Hasher for Mixer {
    #[inline]
    fn finish(&self) -> u64 {
        self.finish_wide() as u64
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let mut words = bytes.chunks_exact(8);
        for word in &mut words {
            self.push(u64::from_le_bytes(word.try_into().expect("eight bytes")), 64);
        }
        words.remainder().iter().for_each(|&byte| self.write_u8(byte));
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.push(u64::from(number), 8);
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.push(u64::from(number), 16);
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.push(u64::from(number), 32);
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.push(number, 64);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.push(number as u64, 64);
    }
}

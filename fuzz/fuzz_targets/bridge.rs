#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kubik_fuzz::bridge(bytes));

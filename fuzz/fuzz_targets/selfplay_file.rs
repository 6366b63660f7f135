#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| parlour_fuzz_targets::selfplay_file(data));

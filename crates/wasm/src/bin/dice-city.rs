//! The module of this game for the browser.

wasm::module!(games::dice_city::DiceCity);

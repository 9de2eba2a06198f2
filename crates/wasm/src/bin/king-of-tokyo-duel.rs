//! The module of this game for the browser.

wasm::module!(games::king_of_tokyo_duel::KingOfTokyoDuel);

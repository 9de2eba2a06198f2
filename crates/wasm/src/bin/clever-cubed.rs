//! The module of this game for the browser.

wasm::module!(games::clever_cubed::CleverCubed);

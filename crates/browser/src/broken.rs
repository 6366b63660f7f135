//! What goes wrong, in words.

use serde::Serialize;
use std::fmt::Display;
use wasm_bindgen::prelude::*;

/// A sentence as an exception.
pub(crate) fn refuse(why: impl Display) -> JsError {
    JsError::new(&why.to_string())
}

/// Plain data as JSON.
pub(crate) fn json(data: &impl Serialize) -> String {
    serde_json::to_string(data).expect("plain data")
}

#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = console)]
    fn error(text: &str);
}

/// A bug is told before it ends the worker.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen(start)]
pub fn begin() {
    std::panic::set_hook(Box::new(|why| error(&why.to_string())));
}

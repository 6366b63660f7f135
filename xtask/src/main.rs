//! `xtask MODULE.wasm FOLDER`: writes the module and the JavaScript around it into the folder.

#![forbid(unsafe_code)]

use std::{env, process::ExitCode};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let [module, folder] = args.as_slice() else {
        eprintln!("xtask: it needs a module and a folder");
        return ExitCode::from(2);
    };
    let written = Bindgen::new()
        .input_path(module)
        .out_name("parlour")
        .web(true)
        .map(|bindgen| bindgen.typescript(true).remove_name_section(true))
        .and_then(|bindgen| bindgen.remove_producers_section(true).generate(folder));
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("xtask: {why:#}");
            ExitCode::FAILURE
        }
    }
}

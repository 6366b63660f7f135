//! What is wrong, as an exception with one sentence.

use pyo3::PyErr;
use pyo3::exceptions::PyValueError;
use std::fmt::Display;

/// A `ValueError` that says why.
pub fn refused(why: impl Display) -> PyErr {
    PyValueError::new_err(why.to_string())
}

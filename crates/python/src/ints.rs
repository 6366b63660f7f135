//! Small numbers as Python objects that are made once: a list of actions is then a list of pointers.

use crate::entries;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyInt, PyList};

static INTS: PyOnceLock<Vec<Py<PyInt>>> = PyOnceLock::new();
/// More than any game has actions.
const MOST: u32 = 1 << 15;

fn ints(py: Python<'_>) -> &Vec<Py<PyInt>> {
    INTS.get_or_init(py, || {
        let int = |n: u32| n.into_pyobject(py).expect("a number is a number").unbind();
        (0..MOST).map(int).collect()
    })
}

/// These numbers, all of them actions, as a list.
pub fn list<'py>(py: Python<'py>, numbers: &[u32]) -> PyResult<Bound<'py, PyList>> {
    entries::list(py, ints(py), numbers)
}

//! The entries of a new list, written where CPython keeps them.
//!
//! The stable interface has a call for each entry, which made up a quarter of what a step of a game costs. Where an interpreter
//! keeps the entries is not part of that interface, though it has been the same in every version so far; so it is
//! looked at once, and where it differs the calls are made.

#![expect(unsafe_code, reason = "the benchmark `steps` needs it")]

use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyInt, PyList};

/// The beginning of a list in memory.
#[repr(C)]
struct ListHead {
    object: ffi::PyObject,
    length: ffi::Py_ssize_t,
    entries: *mut *mut ffi::PyObject,
}

/// Bytes of a list and of a bare object in the interpreters that were looked at.
const SIZES: (usize, usize) = (40, 16);

static KNOWN: PyOnceLock<bool> = PyOnceLock::new();

/// Are lists of this interpreter laid out as [`ListHead`] says?
fn known(py: Python<'_>) -> bool {
    *KNOWN.get_or_init(py, || look(py).unwrap_or(false))
}

fn look(py: Python<'_>) -> PyResult<bool> {
    let builtins = py.import("builtins")?;
    let size = |kind: &str| -> PyResult<usize> {
        builtins.getattr(kind)?.getattr("__basicsize__")?.extract()
    };
    let implementation = py.import("sys")?.getattr("implementation")?;
    let name: String = implementation.getattr("name")?.extract()?;
    if name != "cpython" || (size("list")?, size("object")?) != SIZES {
        return Ok(false);
    }
    let given = [py.None(), builtins.clone().unbind().into_any(), py.None()];
    let list = PyList::new(py, &given)?;
    let head = list.as_ptr().cast::<ListHead>();
    // SAFETY: an object of this size begins with its count; a list of this size holds a length and a pointer behind its object; the entries are looked at only
    // when the length is where it is expected.
    let same = unsafe {
        *list.as_ptr().cast::<ffi::Py_ssize_t>() == ffi::Py_REFCNT(list.as_ptr())
            && (*head).length == 3
            && (0..3).all(|i| *(*head).entries.add(i) == given[i].as_ptr())
    };
    Ok(same)
}

/// A list of `pool[n]` for each of these numbers.
pub fn list<'py>(
    py: Python<'py>,
    pool: &[Py<PyInt>],
    numbers: &[u32],
) -> PyResult<Bound<'py, PyList>> {
    if !known(py) {
        return PyList::new(py, numbers.iter().map(|n| pool[*n as usize].bind(py)));
    }
    // SAFETY: a new list of this length has room for as many entries, none of them set; each entry owns a reference, and
    // nobody else sees the list before all are set (`pool[…]` may panic: unset entries are allowed to be freed).
    unsafe {
        let new = ffi::PyList_New(numbers.len() as ffi::Py_ssize_t);
        let list = Bound::from_owned_ptr_or_err(py, new)?;
        let entries = (*new.cast::<ListHead>()).entries;
        for (i, n) in numbers.iter().enumerate() {
            let int = pool[*n as usize].as_ptr();
            // A reference, as code for the stable interface counts it: in the interface's version 3.10 by adding one.
            *int.cast::<ffi::Py_ssize_t>() += 1;
            entries.add(i).write(int);
        }
        Ok(list.cast_into_unchecked())
    }
}

//! One question: a JSON object whose keys are taken one by one.

use serde_json::Value;
use serde_json::value::RawValue;
use std::collections::BTreeMap;

/// The keys of a question that nobody has taken yet.
pub struct Request<'l> {
    fields: BTreeMap<String, &'l RawValue>,
}

impl<'l> Request<'l> {
    /// Reads the outermost object only.
    pub fn parse(line: &'l str) -> Result<Request<'l>, String> {
        let fields = serde_json::from_str(line)
            .map_err(|why| format!("the line is no JSON object: {why}"))?;
        Ok(Request { fields })
    }
    /// The exact text of a value.
    pub fn raw(&mut self, key: &str) -> Option<&'l str> {
        self.fields.remove(key).map(RawValue::get)
    }
    /// The value of `key`; `null` is the same as none.
    pub fn value(&mut self, key: &str) -> Result<Option<Value>, String> {
        let Some(raw) = self.raw(key) else {
            return Ok(None);
        };
        let value = serde_json::from_str(raw).map_err(|why| format!("cannot read {key}: {why}"))?;
        Ok(Some(value).filter(|v| !Value::is_null(v)))
    }
    /// A string, if it is there.
    pub fn text(&mut self, key: &str) -> Result<Option<String>, String> {
        match self.value(key)? {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(_) => Err(format!("{key} is not a string")),
        }
    }
    /// A list of strings; none is an empty list.
    pub fn texts(&mut self, key: &str) -> Result<Vec<String>, String> {
        let bad = || format!("{key} is not a list of strings");
        let list = match self.value(key)? {
            None => return Ok(Vec::new()),
            Some(Value::Array(list)) => list,
            Some(_) => return Err(bad()),
        };
        let text = |value| match value {
            Value::String(text) => Ok(text),
            _ => Err(bad()),
        };
        list.into_iter().map(text).collect()
    }
    /// A whole number, or the same as a string.
    pub fn number(&mut self, key: &str, max: u64) -> Result<Option<u64>, String> {
        let number = match self.value(key)? {
            None => return Ok(None),
            Some(Value::Number(n)) => n.as_u64(),
            Some(Value::String(text)) => text.trim().parse().ok(),
            Some(_) => None,
        };
        let number = number.filter(|n| *n <= max);
        number
            .map(Some)
            .ok_or_else(|| format!("{key} is not a whole number from 0 to {max}"))
    }
    /// A string, or a number as its word.
    pub fn word(&mut self, key: &str) -> Result<Option<String>, String> {
        match self.value(key)? {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(Value::Number(n)) => Ok(Some(n.to_string())),
            Some(_) => Err(format!("{key} is not a number or a string")),
        }
    }
    /// What chance decides: a whole number, or any text.
    pub fn seed(&mut self, key: &str) -> Result<Option<u64>, String> {
        match self.value(key)? {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(parlour_core::seed(&text))),
            Some(Value::Number(n)) if n.is_u64() => Ok(n.as_u64()),
            // A negative number is as good a word as any other.
            Some(Value::Number(n)) if n.is_i64() => Ok(Some(parlour_core::seed(&n.to_string()))),
            Some(_) => Err(format!("{key} is not a whole number or a string")),
        }
    }
    /// A whole number from 1.
    pub fn positive(&mut self, key: &str, max: u64) -> Result<Option<u64>, String> {
        match self.number(key, max)? {
            Some(0) => Err(format!("{key} is not a whole number from 1 to {max}")),
            number => Ok(number),
        }
    }
    /// Options as one would type them; booleans and numbers are taken for their words.
    pub fn options(&mut self, key: &str) -> Result<Vec<(String, String)>, String> {
        let map = match self.value(key)? {
            None => return Ok(Vec::new()),
            Some(Value::Object(map)) => map,
            Some(_) => return Err(format!("{key} is not an object")),
        };
        let option = |(name, value)| match value {
            Value::String(text) => Ok((name, text)),
            Value::Bool(_) | Value::Number(_) => Ok((name, value.to_string())),
            _ => Err(format!("the option {name} is no boolean, number or string")),
        };
        map.into_iter().map(option).collect()
    }
    /// An error that names a key nobody has taken.
    pub fn finish(self) -> Result<(), String> {
        match self.fields.into_keys().next() {
            Some(key) => Err(format!("there is no key {key:?} here")),
            None => Ok(()),
        }
    }
}

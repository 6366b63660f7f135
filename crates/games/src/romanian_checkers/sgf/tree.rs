//! The form of an SGF text: trees of nodes, nodes of properties, properties of values.

use parlour_core::Refusal;

/// Deepest nesting of brackets that is read.
const DEEPEST: usize = 500;

/// A line of nodes and the lines that follow it, the main one first.
#[derive(Debug, Default)]
pub(super) struct Tree {
    pub(super) nodes: Vec<Node>,
    pub(super) children: Vec<Tree>,
}

/// What stands after one `;`.
#[derive(Debug, Default)]
pub(super) struct Node(Vec<(String, Vec<String>)>);

impl Node {
    /// The values of a property; none when it is not there.
    pub(super) fn all(&self, key: &str) -> impl Iterator<Item = &str> {
        let found = self.0.iter().filter(move |p| p.0 == key);
        found.flat_map(|p| p.1.iter().map(String::as_str))
    }
    /// The first value of a property.
    pub(super) fn value(&self, key: &str) -> Option<&str> {
        self.all(key).next()
    }
}

impl Tree {
    /// The one game of an SGF text.
    pub(super) fn read(text: &str) -> Result<Tree, Refusal> {
        let mut reader = Reader { rest: text };
        reader.expect('(')?;
        let tree = reader.tree(0)?;
        match reader.peek() {
            None => Ok(tree),
            Some('(') => Err(Refusal::malformed("the SGF text holds more than one game")),
            Some(c) => Err(Refusal::malformed(format!(
                "{c:?} follows the end of the SGF game"
            ))),
        }
    }
    /// The first node alone, if the text begins like SGF.
    pub(super) fn root(text: &str) -> Option<Node> {
        let mut reader = Reader { rest: text };
        reader.expect('(').ok()?;
        reader.expect(';').ok()?;
        reader.node().ok()
    }
}

struct Reader<'t> {
    rest: &'t str,
}

impl Reader<'_> {
    fn peek(&mut self) -> Option<char> {
        self.rest = self.rest.trim_start();
        self.rest.chars().next()
    }
    fn skip(&mut self) {
        let mut letters = self.rest.chars();
        letters.next();
        self.rest = letters.as_str();
    }
    fn expect(&mut self, sign: char) -> Result<(), Refusal> {
        match self.peek() {
            Some(c) if c == sign => {
                self.skip();
                Ok(())
            }
            Some(c) => Err(Refusal::malformed(format!(
                "{sign:?} is expected in the SGF text where {c:?} stands"
            ))),
            None => Err(Refusal::malformed(format!(
                "the SGF text ends where {sign:?} is expected"
            ))),
        }
    }
    /// After the opening bracket.
    fn tree(&mut self, depth: usize) -> Result<Tree, Refusal> {
        if depth > DEEPEST {
            return Err(Refusal::malformed(
                "variations in the SGF text are nested too deeply",
            ));
        }
        let mut tree = Tree::default();
        while self.peek() == Some(';') {
            self.skip();
            tree.nodes.push(self.node()?);
        }
        while self.peek() == Some('(') {
            self.skip();
            tree.children.push(self.tree(depth + 1)?);
        }
        self.expect(')')?;
        Ok(tree)
    }
    /// After the `;`.
    fn node(&mut self) -> Result<Node, Refusal> {
        let mut node = Node::default();
        while let Some(c) = self.peek()
            && c.is_ascii_alphabetic()
        {
            let end = self.rest.find(|c: char| !c.is_ascii_alphabetic());
            let (name, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
            // Old files write names in full; only the capitals count.
            let key: String = name.chars().filter(char::is_ascii_uppercase).collect();
            self.rest = rest;
            let mut values = Vec::new();
            while self.peek() == Some('[') {
                self.skip();
                values.push(self.text(&key)?);
            }
            if values.is_empty() {
                let key: String = name.chars().take(20).collect();
                return Err(Refusal::malformed(format!(
                    "the SGF property {key} has no value"
                )));
            }
            node.0.push((key, values));
        }
        Ok(node)
    }
    /// After the `[`.
    fn text(&mut self, key: &str) -> Result<String, Refusal> {
        let mut text = String::new();
        let mut letters = self.rest.chars();
        while let Some(c) = letters.next() {
            match c {
                ']' => {
                    self.rest = letters.as_str();
                    return Ok(text);
                }
                '\\' => match letters.next() {
                    Some('\n') | None => {}
                    Some(c) => text.push(c),
                },
                c => text.push(c),
            }
        }
        Err(Refusal::malformed(format!(
            "the value of the SGF property {key} is not closed"
        )))
    }
}

//! A scene as a client hears of it: at first all of it, then what has changed.

use parlour_core::Scene;
use serde::ser::{Serialize, SerializeMap, Serializer};
use std::sync::Arc;

/// A scene, and the one that the listener knows.
pub struct ShownScene {
    /// What is to be seen.
    pub scene: Arc<Scene>,
    /// What was seen before; fields that are the same are left out.
    pub before: Option<Arc<Scene>>,
}

impl ShownScene {
    /// For somebody who has seen nothing yet.
    pub fn whole(scene: Scene) -> ShownScene {
        ShownScene {
            scene: Arc::new(scene),
            before: None,
        }
    }
}

impl Serialize for ShownScene {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let mut map = out.serialize_map(None)?;
        let before = self.before.as_deref();
        macro_rules! fields {
            ($($field:ident)*) => {
                let Scene { $($field),* } = &*self.scene;
                $(if before.is_none_or(|before| before.$field != *$field) {
                    map.serialize_entry(stringify!($field), $field)?;
                })*
            };
        }
        fields!(size cells labels pieces trays marks aids palette seat_turns captions);
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_at_first_then_what_has_changed() {
        let scene = Scene {
            size: (1.5, 2.0),
            captions: vec!["a".into()],
            ..Scene::default()
        };
        let mut shown = ShownScene::whole(scene.clone());
        let whole = serde_json::to_string(&shown).unwrap();
        assert_eq!(whole, serde_json::to_string(&scene).unwrap());
        shown.before = Some(Arc::new(scene.clone()));
        assert_eq!(serde_json::to_string(&shown).unwrap(), "{}");
        let captions = vec!["b".into()];
        shown.scene = Arc::new(Scene { captions, ..scene });
        let changed = serde_json::to_string(&shown).unwrap();
        assert_eq!(changed, r#"{"captions":["b"]}"#);
    }
}

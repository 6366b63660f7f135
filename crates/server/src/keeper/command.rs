//! What the task that keeps a match can be asked.

use super::asked::{Asked, Replies};
use super::audience::Joined;
use super::live::Live;
use crate::Problem;
use crate::hall::Hall;
use tokio::sync::oneshot;

type Reply<T> = oneshot::Sender<Result<T, Problem>>;
/// Something that only looks; it answers by itself.
type Look = Box<dyn FnOnce(Result<&Live, Problem>) + Send>;

/// What a keeper can be asked.
pub enum Command {
    /// Somebody wants something done; a letter is answered by a letter. Boxed, because every match has room for
    /// some commands that wait.
    Ask(Box<Asked>, Option<Replies>),
    /// Somebody looks; where it must be the latest, what other servers wrote is read first.
    Look(Look, bool),
    /// Somebody wants to hear of everything from now on.
    Join {
        /// Who.
        guest: Option<String>,
        /// The last ply they saw.
        since: Option<u32>,
        /// Where they stand now.
        reply: Reply<Joined>,
    },
    /// A bot may think about this line and ply at last.
    Thinks(u32, u32),
    /// A bot has made up its mind about this line and ply.
    Bot(u32, u32, String),
    /// See whether a bot is to move, or somebody has gone.
    Wake,
    /// What is kept of it was rewritten.
    Reload,
}

impl Command {
    /// Tells whoever asked that nothing comes of it.
    pub(super) fn refuse(self, hall: &Hall, why: Problem) {
        // Whoever asked may have gone.
        match self {
            Command::Ask(asked, replies) => {
                if let Some((number, _)) = asked.letter {
                    hall.post.put_down(&number);
                }
                if let Some(replies) = replies {
                    replies.send(Err(why));
                }
            }
            Command::Look(look, _) => look(Err(why)),
            Command::Join { reply, .. } => {
                let _ = reply.send(Err(why));
            }
            Command::Thinks(..) | Command::Bot(..) | Command::Wake | Command::Reload => {}
        }
    }
}

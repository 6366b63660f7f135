//! Names of openings, as players in Japan use them; no rule book has any.
//!
//! Where each begins is told by those who wrote about them: 「どうぶつしょうぎ定跡研究」 (note.com/nerozou), which takes names from
//! the app どうぶつしょうぎウォーズ, 「どうぶつしょうぎ解析」 (xawa99.blogspot.com) and もぐうさノート (moguusa.hatenablog.com).

/// The English of a name, its Japanese, and moves that lead there.
pub const NAMED: &[(&str, &[&str])] = &[
    ("Giraffe's Wing (キリンの翼)", &["Gc4-c3"]),
    ("Two Giraffe's Wings (相キリンの翼)", &["Gc4-c3", "Ga1-a2"]),
    (
        "Central Giraffe (中キリン)",
        &["Gc4-c3", "Ga1-a2", "Cb3xb2", "Ec1xb2", "Gc3-b3"],
    ),
    ("Chick Exchange (ぴよ替わり)", &["Cb3xb2", "Ec1xb2"]),
    ("Elephant's Crown (ゾウ冠)", &["Cb3xb2", "Ec1xb2", "Ea4-b3"]),
    (
        "Elephant's Crown (ゾウ冠)",
        &["Gc4-c3", "Ga1-a2", "Cb3xb2", "Ec1xb2", "Ea4-b3"],
    ),
];

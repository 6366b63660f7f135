var e=`puzzle 1
game dog
position F0F1F2F3|P12P60P62|P25P31F0F3|P56 2 play -|-|6QKX|- 6:3 -|-|-|- ?95 A235667889K ?
goal win in 2
proof all hands
rating 600
themes seven joker home
answer X7122332

puzzle 2
game dog
position F0F1F2F3|P17P34P53|P24P29F2F3|P43P51P55 2 play -|-|4X|- 6:0 -|-|-|- ?89 AA2334556678TJJKKKX ?
goal win in 2
proof all hands
rating 600
themes joker home
answer XT3

puzzle 3
game dog
position F0F1F2F3|P21|P16F1F2F3|P24P25 2 play -|?|A59Q|- 6:1 -|-|-|- ?83 A233455677789TJJQQQKKX ?
goal win in 2
proof all hands
rating 600
themes hit
answer 53

puzzle 4
game dog
position F0F1F2F3|P26P33P52|P17F1F2F3|P50P63 2 play -|-|AA7J|- 6:2 -|-|-|- ?85 2333445666799TTQQQQKX ?
goal win in 2
proof all hands
rating 600
themes swap
answer J312

puzzle 5
game dog
position F0F1F2F3|P34P42P58|P23F1F2F3|P47 2 play -|-|2455|- 6:0 -|-|-|- ?93 2233445567JQX ?
goal win in 2
proof all hands
rating 600
answer 53

puzzle 6
game dog
position F0F1F2F3|P43|P25F1F2F3|P22P58 2 play -|-|4899|- 6:3 -|-|-|- ?92 223347777889JQ ?
goal win in 1
proof all hands
rating 600
themes home
answer 83

puzzle 7
game dog
position F0F1F2F3|P45|P26P27P30F3|P51 2 play -|-|469J|? 6:0 -|-|-|- ?93 AA4578TJKKKX ?
goal win in 4
proof all hands
rating 600
themes home
answer 93

puzzle 8
game dog
position F0F1F2F3|P49|P30F0F2F3| 2 play -|-|A7JX|- 6:0 -|-|-|- ?84 A2233445777889TJJJQKKX ?
goal win in 2
proof all hands
rating 600
answer A'2

puzzle 9
game dog
position F0F1F2F3||P21P24F2F3| 2 play -|-|49X|- 6:0 -|-|-|- ?83 A22234555777899TTJJQQKKX ?
goal win in 2
proof all hands
rating 600
themes joker home
answer XK3

puzzle 10
game dog
position F0F1F2F3||P24P26F2F3| 2 play -|-|7TTK|- 6:3 -|-|-|- ?92 A26678888JQKKX ?
goal win in 2
proof all hands
rating 600
themes home
answer T3

puzzle 11
game dog
position F0F1F2F3||P25F0F2F3| 2 play -|-|A8JJ|- 6:2 -|-|-|- ?92 AA233377779TQK ?
goal win in 2
proof all hands
rating 600
answer A'2

puzzle 12
game dog
position F0F1F2F3||P26P31F2F3|P42 2 play -|?|278Q|- 6:3 -|-|-|- ?95 36778889TJ ?
goal win in 2
proof all hands
rating 600
themes home
answer 83

puzzle 13
game dog
position F0F1F2F3||P29F1F2F3|P33P46 2 play -|-|22JK|- 6:1 -|-|-|- ?88 2223456778899JQKKX ?
goal win in 2
proof all hands
rating 600
answer 23

puzzle 14
game dog
position F0F1F2F3||P30F0F2F3|P6 2 play -|-|A3|- 6:3 -|-|-|- ?98 2246999JJQ ?
goal win in 2
proof all hands
rating 600
answer A'2

puzzle 15
game dog
position P0*P10|P14F1F2F3|P20|P43F1F2F3 1 play -|27QX|?|- 6:0 -|-|-|- ?92 AA2234789TJKX ?
goal win in 3
proof all hands
rating 600
themes seven partner home
answer 7333'4

puzzle 16
game dog
options players=2
position P0*P11|P15F1F2F3 1 play -|6JQK 6:0 -|- ?94 25667888TJQX ?
goal win in 2
proof all hands
rating 600
themes swap
answer J300

puzzle 17
game dog
position P0*P12|P5F1F2F3|P6P26P53|P38P47F2F3 3 play -|-|-|28QQ 6:2 -|-|-|- ?90 A2334799TTTTQQKX ?
goal win in 3
proof all hands
rating 600
themes home
answer Q3

puzzle 18
game dog
position P0*P35|P7F1F2F3||P40F1F2F3 3 play -|-|-|469X 6:3 -|-|-|- ?88 AA355566799999TJQX ?
goal win in 2
proof all hands
rating 600
themes home
answer 93

puzzle 19
game dog
options players=2
position P0*|P13F0F2F3 1 play -|4KX 6:1 -|- ?86 A2334444566668899JJQK ?
goal win in 2
proof all hands
rating 600
themes joker
answer XA'2

puzzle 20
game dog
options players=2
position P0*|P15F0F2F3 1 play -|47KK 6:1 -|- ?87 AA2556668899QQQQKXX ?
goal win in 2
proof all hands
rating 600
themes backward
answer 4'3

puzzle 21
game dog
options players=2
position P0*|P8P14F2F3 1 play -|67QK 6:0 -|- ?96 A6777JJQKX ?
goal win in 2
proof all hands
rating 600
themes seven home
answer 72433

puzzle 22
game dog
options players=2
position P10|P11F0F2F3 1 play ?|578 6:1 -|- ?90 A2344445667TQQKX ?
goal win in 1
proof all hands
rating 600
themes seven home
answer 72136

puzzle 23
game dog
options players=2
position P11P17P23|P6F1F2F3 1 play -|33J 6:1 -|- ?86 AA3445667778899TTJQKX ?
goal win in 3
proof all hands
rating 600
themes swap
answer J302

puzzle 24
game dog
position P11P36|F0F1F2F3|P24P53|P41P46F2F3 3 play -|-|-|56TX 6:2 -|-|-|- ?83 A233444556899JJJQQQKKKX ?
goal win in 2
proof all hands
rating 600
themes seven joker home
answer X72433

puzzle 25
game dog
options players=2
position P11|P3F1F2F3 1 play -|56TJ 6:0 -|- ?88 A22233447788TTTQKX ?
goal win in 2
proof all hands
rating 600
themes swap
answer J300

puzzle 26
game dog
options players=2
position P12P27|P3F1F2F3 1 play -|5JKK 6:1 -|- ?83 AA3445666788889TJJJJQQK ?
goal win in 2
proof all hands
rating 600
themes swap
answer J301

puzzle 27
game dog
options players=2
position P13P26P30|P9P15F2F3 1 play -|29TJ 6:0 -|- ?93 AAA225679JJQQ ?
goal win in 2
proof all hands
rating 600
themes home
answer 93

puzzle 28
game dog
position P13P63|P10F1F2F3|P5P53|F0F1F2F3 1 play -|AA4Q|-|- 6:3 -|-|-|- ?94 25567899JQKX ?
goal win in 2
proof all hands
rating 600
themes backward
answer 4'3

puzzle 29
game dog
options players=2
position P17F1F2F3|P10 0 play AJQ|- 6:1 -|- ?93 244556799TJQKX ?
goal win in 3
proof all hands
rating 600
themes swap
answer J310

puzzle 30
game dog
options players=2
position P18F1F2F3|P21P24 0 play 29TJ|- 6:0 -|- ?91 346689TJJJKKKXX ?
goal win in 2
proof all hands
rating 600
themes swap
answer J310

puzzle 31
game dog
options players=2
position P18P30F2F3| 0 play 7Q|- 6:0 -|- ?85 AA222344556778999JQKXXX ?
goal win in 2
proof all hands
rating 600
themes seven home
answer 72433

puzzle 32
game dog
position P19P54|P6P13F2F3|P14|P36F1F2F3 3 play -|-|-|A5QK 6:3 -|-|-|- ?89 AAA2346899TJJQKKX ?
goal win in 3
proof all hands
rating 600
themes home
answer K3

puzzle 33
game dog
position P19P59|P14F1F2F3|P31P38|P39P47F2F3 1 play -|A79|-|- 6:3 -|-|-|- ?89 2224455677899TTJKK ?
goal win in 2
proof all hands
rating 600
themes seven partner home
answer 7332'33'1

puzzle 34
game dog
options players=2
position P19|P5P15F2F3 1 play -|2X 6:0 -|- ?92 A23445677TJQQKXX ?
goal win in 2
proof all hands
rating 600
themes joker home
answer XK3

puzzle 35
game dog
options players=2
position P1P4P23|P2P10F0F3 1 play -|78TJ 6:1 -|- ?95 334457TJJQX ?
goal win in 3
proof all hands
rating 600
themes seven hit
answer 71235

puzzle 36
game dog
position P1|P13F1F2F3|P6P32*|P40F1F2F3 1 play -|A244|-|- 6:0 -|-|-|- ?96 A2334569TK ?
goal win in 4
proof all hands
rating 600
themes home
answer 43

puzzle 37
game dog
options players=2
position P20F1F2F3| 0 play A28K|- 6:1 -|- ?82 22233344567788TTJQKKKKXX ?
goal win in 1
proof all hands
rating 600
themes home
answer K3

puzzle 38
game dog
options players=2
position P20F1F2F3|P16*P22 0 play A8J|- 6:1 -|- ?96 A234477TJQX ?
goal win in 2
proof all hands
rating 600
themes swap
answer J310

puzzle 39
game dog
options players=2
position P20F1F2F3|P1P13P30 0 play 58JX|- 6:0 -|- ?95 A246667TKXX ?
goal win in 1
proof all hands
rating 600
themes joker home
answer XK3

puzzle 40
game dog
options players=2
position P20P23F2F3|P5P14 0 play 6TKX|- 6:0 -|- ?83 2222444455566667799TTJQ ?
goal win in 2
proof all hands
rating 600
themes joker home
answer XA2

puzzle 41
game dog
options players=2
position P20P24F2F3|P10P17 0 play 3JKX|- 6:0 -|- ?92 223569TTQQKKXX ?
goal win in 2
proof all hands
rating 600
themes joker home
answer XT2

puzzle 42
game dog
options players=2
position P20P29F0F3| 0 play A5KX|- 6:1 -|- ?94 23345678999J ?
goal win in 2
proof all hands
rating 600
themes seven joker home
answer X71225

puzzle 43
game dog
options players=2
position P21F1F2F3| 0 play 26TQ|? 6:1 -|- ?88 A444456688TQQQKKX ?
goal win in 1
proof all hands
rating 600
themes home
answer Q3

puzzle 44
game dog
options players=2
position P21P23P27F3| 0 play 66QX|- 6:1 -|- ?84 AAA22347778899TTJKKKXX ?
goal win in 3
proof all hands
rating 600
themes home
answer Q2

puzzle 45
game dog
options players=2
position P21P29F0F3|P3P19 0 play 234K|- 6:1 -|- ?84 AA24555667789TJJQQQQXX ?
goal win in 3
proof all hands
rating 600
answer 21

puzzle 46
game dog
options players=2
position P21P29F2F3|P8P30 0 play 5Q|- 6:1 -|- ?87 A24555667788TJQQQQKXX ?
goal win in 2
proof all hands
rating 600
themes home
answer 52

puzzle 47
game dog
options players=2
position P21P30F2F3| 0 play 779T|- 6:0 -|- ?86 A33355556999TTJJJQQK ?
goal win in 2
proof all hands
rating 600
themes seven home
answer 72433

puzzle 48
game dog
position P21|P7P10F2F3|P39P41P45|F0F1F2F3 1 play -|A7JK|-|- 6:1 -|-|-|- ?82 AA234456667888999TJQQKXX ?
goal win in 2
proof all hands
rating 600
themes home
answer A3

puzzle 49
game dog
options players=2
position P22P23F2F3|P6 0 play TX|- 6:0 -|- ?87 AA22334467789TTQQQKXX ?
goal win in 2
proof all hands
rating 600
themes joker home
answer XQ3

puzzle 50
game dog
options players=2
position P22P26F2F3|P15 0 play A8QK|- 6:1 -|- ?86 222356778999TTJQKKXX ?
goal win in 2
proof all hands
rating 600
themes home
answer 82

puzzle 51
game dog
options players=2
position P22P31F0F3| 0 play 799J|- 6:1 -|- ?89 A23334566688TQKKX ?
goal win in 2
proof all hands
rating 600
themes seven home
answer 7122332

puzzle 52
game dog
position P22P50|P14F0F2F3||P35F1F2F3 1 play -|5567|-|- 6:2 -|-|-|- ?87 AA344566678889TJKXX ?
goal win in 3
proof all hands
rating 600
themes seven partner home
answer 721333'3

puzzle 53
game dog
options players=2
position P23P25P27F3|P18 0 play TTX|- 6:0 -|- ?95 AA2345689JJK ?
goal win in 3
proof all hands
rating 600
themes home
answer T2

puzzle 54
game dog
options players=2
position P23P28F2F3|P7 0 play 6TQ|- 6:1 -|- ?95 AA34557TJQKX ?
goal win in 2
proof all hands
rating 600
themes home
answer 62

puzzle 55
game dog
options players=2
position P23P31F2F3|P10P25P27 0 play 38TK|- 6:0 -|- ?85 34455556699TJJQQQKKKX ?
goal win in 2
proof all hands
rating 600
themes home
answer 32

puzzle 56
game dog
position P23P45|P5F0F2F3|P36|P47F1F2F3 3 play -|-|-|78JK 6:1 -|-|-|- ?92 AA225556789QQX ?
goal win in 2
proof all hands
rating 600
themes seven partner home
answer 7322'13'4

puzzle 57
game dog
options players=2
position P24P30F2F3| 0 play 678J|- 6:1 -|- ?84 AA23334457899TJJJQKKKX ?
goal win in 2
proof all hands
rating 600
themes seven home
answer 72433

puzzle 58
game dog
options players=2
position P25F1F2F3|P30 0 play 278Q|- 6:1 -|- ?88 A2235568999TJQQKKX ?
goal win in 1
proof all hands
rating 600
themes home
answer 83

puzzle 59
game dog
options players=2
position P25P30F2F3|P9 0 play 57JK|- 6:1 -|- ?89 233567889TTTTQKXX ?
goal win in 2
proof all hands
rating 600
themes seven home
answer 72433

puzzle 60
game dog
options players=2
position P26F1F2F3| 0 play A4QQ|- 6:1 -|- ?96 AA335689QX ?
goal win in 2
proof all hands
rating 600
themes backward
answer 4'3

puzzle 61
game dog
options players=2
position P26F1F2F3|P9P27 0 play 26TJ|- 6:0 -|- ?87 22233457778899TJQQX ?
goal win in 2
proof all hands
rating 600
themes swap
answer J311

puzzle 62
game dog
options players=2
position P26|P7P12F2F3 1 play -|A25K 6:1 -|- ?89 A3344677889TTTJKK ?
goal win in 2
proof all hands
rating 600
themes home
answer A3

puzzle 63
game dog
options players=2
position P28P29F0F3| 0 play 56JX|- 6:0 -|- ?86 A223344568899TJJQKXX ?
goal win in 2
proof all hands
rating 600
themes seven joker home
answer X71225

puzzle 64
game dog
options players=2
position P28P31F2F3|P2P16* 0 play 45JX|- 6:1 -|- ?88 A223345788TQQKKKXX ?
goal win in 2
proof all hands
rating 600
themes joker home
answer X32

puzzle 65
game dog
position P28|P11P13F0F3||F0F1F2F3 1 play -|36X|?|- 6:0 -|-|-|- ?83 A22334678899TTJJQQKKKXX ?
goal win in 2
proof all hands
rating 600
themes seven joker home
answer X71225

puzzle 66
game dog
options players=2
position P29F0F2F3|P2P14P27 0 play 49KX|- 6:1 -|- ?85 AAA233677889TJJJQQQKX ?
goal win in 2
proof all hands
rating 600
themes joker
answer XA'2

puzzle 67
game dog
options players=2
position P2P3|P8P13F2F3 1 play -|599 6:0 -|- ?92 AA33566678TTJQK ?
goal win in 2
proof all hands
rating 600
themes home
answer 52

puzzle 68
game dog
options players=2
position P2P5|P7P9P13F3 1 play -|58TQ 6:0 -|- ?91 AAA2248TTJJJJQK ?
goal win in 3
proof all hands
rating 600
themes home
answer Q3

puzzle 69
game dog
position P2P6P57|P12F1F2F3||P42P45F1F3 1 play -|A378|-|- 6:3 -|-|-|- ?95 2667789TJKX ?
goal win in 3
proof all hands
rating 600
themes seven partner home
answer 7351'12'1

puzzle 70
game dog
options players=2
position P30F0F2F3|P17 0 play 39X|- 6:0 -|- ?92 345569TJJQQQKKX ?
goal win in 2
proof all hands
rating 600
themes joker
answer XA'2

puzzle 71
game dog
options players=2
position P30P31|P12F1F2F3 1 play -|66JK 6:0 -|- ?95 A245678QQKX ?
goal win in 3
proof all hands
rating 600
themes swap
answer J301

puzzle 72
game dog
options players=2
position P31F0F2F3|P11 0 play 4678|- 6:0 -|- ?96 667779JKKX ?
goal win in 2
proof all hands
rating 600
themes backward
answer 4'3

puzzle 73
game dog
options players=2
position P31F1F2F3|P10P22 0 play 67TJ|- 6:1 -|- ?91 A23456678999QKX ?
goal win in 4
proof all hands
rating 600
themes swap
answer J310

puzzle 74
game dog
options players=2
position P31F1F2F3|P23P30 0 play A46J|- 6:0 -|- ?91 22358888TTJQKKX ?
goal win in 2
proof all hands
rating 600
themes backward
answer 4'3

puzzle 75
game dog
options players=2
position P31F1F2F3|P2P18 0 play 44TQ|- 6:0 -|- ?91 AA2455899TQKKXX ?
goal win in 3
proof all hands
rating 600
themes backward
answer 4'3

puzzle 76
game dog
options players=2
position P31|P15F1F2F3 1 play -|468 6:1 -|- ?95 A233455579TT ?
goal win in 2
proof all hands
rating 600
themes backward
answer 4'3

puzzle 77
game dog
position P33P36P58|F0F1F2F3|P21P39|P37F1F2F3 3 play -|-|?|3X 6:1 -|-|-|- ?86 AAA24566778889JJQKKXX ?
goal win in 1
proof all hands
rating 600
themes joker home
answer XQ3

puzzle 78
game dog
options players=2
position P3P24|P7P12F2F3 1 play -|A58 6:1 -|- ?94 345557789JQKX ?
goal win in 2
proof all hands
rating 600
themes home
answer A3

puzzle 79
game dog
position P3P52|P13F0F2F3|P17P50|P37F1F2F3 1 play -|37TX|?|- 6:2 -|-|-|- ?85 22345667889TJJJQQKXX ?
goal win in 3
proof all hands
rating 600
themes seven partner home
answer 721343'2

puzzle 80
game dog
options players=2
position P3P6P29|P12F0F2F3 1 play -|A5 6:1 -|- ?92 A4566788TTTJJQKX ?
goal win in 2
proof all hands
rating 600
answer A'2

puzzle 81
game dog
position P40P44|F0F1F2F3||P38F0F2F3 3 play ?|-|-|5JX 6:2 -|-|-|- ?94 2447779TQKKK ?
goal win in 2
proof all hands
rating 600
themes seven joker hit
answer X72136

puzzle 82
game dog
position P41|P10P12F2F3|P29P63|F0F1F2F3 1 play -|568K|-|- 6:1 -|-|-|- ?83 AA22344566789999TTJJJJQ ?
goal win in 2
proof all hands
rating 600
themes home
answer 83

puzzle 83
game dog
position P42P47|P6P14F2F3|P5|F0F1F2F3 1 play -|A459|-|- 6:0 -|-|-|- ?86 AA22456677799TJQQKKX ?
goal win in 2
proof all hands
rating 600
themes home
answer 42

puzzle 84
game dog
position P48F1F2F3|P3P40P56|F0F1F2F3|P52 0 play 99J|-|-|- 6:3 -|-|-|- ?84 A2345566778889TTJJJQKXX ?
goal win in 2
proof all hands
rating 600
themes swap
answer J311

puzzle 85
game dog
position P49F0F2F3|P24P51|P25F1F2F3|P63 2 play -|-|67TQ|- 6:2 -|-|-|- ?87 A3355556778899JQKXX ?
goal win in 3
proof all hands
rating 600
answer 63

puzzle 86
game dog
position P49F1F2F3|P6P15P63|F0F1F2F3| 0 play 2X|-|-|- 6:2 -|-|-|- ?86 AA2455677899TTJJJQQQKK ?
goal win in 2
proof all hands
rating 600
themes joker swap
answer XJ312

puzzle 87
game dog
position P49F1F2F3||P23F0F2F3| 0 play 8JQX|-|-|- 6:1 -|-|-|- ?92 AAA233459TJJJK ?
goal win in 3
proof all hands
rating 600
answer Q3

puzzle 88
game dog
options players=2
position P4P11P18|P12P14F2F3 1 play -|36 6:0 -|- ?98 22346678JJ ?
goal win in 2
proof all hands
rating 600
themes home
answer 63

puzzle 89
game dog
options players=2
position P4P17|P12F1F2F3 1 play -|9JKK 6:0 -|- ?94 A24445589JQX ?
goal win in 2
proof all hands
rating 600
themes swap
answer J301

puzzle 90
game dog
position P50F1F2F3|P7|P30F1F2F3| 2 play -|-|2JXX|- 6:0 -|-|-|- ?83 3346777788889TTTJQQQKKX ?
goal win in 2
proof all hands
rating 600
themes seven joker partner home
answer X7333'4

puzzle 91
game dog
position P51F0F2F3||P29F1F2F3|P16P26P56 2 play -|-|QX|- 6:2 -|-|-|- ?97 A234455889T ?
goal win in 2
proof all hands
rating 600
themes seven joker partner home
answer X7342'13'2

puzzle 92
game dog
position P51F1F2F3|P16*P43P45|P27F1F2F3|P50 0 play AKX|-|-|- 6:3 -|-|-|- ?88 A233445789JQQQQKKXX ?
goal win in 2
proof all hands
rating 600
answer K3

puzzle 93
game dog
position P52F1F2F3||P26F1F2F3| 0 play A8KX|-|-|- 6:2 -|-|-|- ?88 AAA35668899JJJQQKK ?
goal win in 2
proof all hands
rating 600
themes home
answer K3

puzzle 94
game dog
position P52P56F2F3|P21P22P37|F0F1F2F3|P18 0 play 33TX|-|-|- 6:3 -|-|-|- ?86 AA235556678999TTTQKX ?
goal win in 2
proof all hands
rating 600
themes home
answer T2

puzzle 95
game dog
position P53F1F2F3|P60|P20F1F2F3|P48* 2 play -|-|48JK|- 6:0 -|-|-|- ?82 A2345566667888899TTJQQKX ?
goal win in 3
proof all hands
rating 600
themes home
answer K3

puzzle 96
game dog
position P53P61F2F3||F0F1F2F3| 0 play 489X|-|-|- 6:2 -|-|-|- ?91 223356677899JKX ?
goal win in 2
proof all hands
rating 600
themes joker home
answer XK3

puzzle 97
game dog
position P54P62F2F3|P17P31P36|P25P28F2F3|P32 0 play 46QX|-|-|- 6:0 -|-|-|- ?90 A24466777789TQKX ?
goal win in 4
proof all hands
rating 600
themes home
answer Q3

puzzle 98
game dog
position P55F0F2F3|P37|P28P29F2F3| 2 play -|-|2678|- 6:3 -|-|-|- ?95 AA23689TQKX ?
goal win in 3
proof all hands
rating 600
themes home
answer 63

puzzle 99
game dog
position P55F1F2F3|P7P34P38|P30F1F2F3|P48*P62 2 play -|-|A46X|- 6:0 -|-|-|- ?88 A2333356889TJJQQKX ?
goal win in 2
proof all hands
rating 600
themes seven joker partner home
answer X7333'4

puzzle 100
game dog
position P55P56P62F3||F0F1F2F3|P1P50P53 0 play A34T|-|-|- 6:3 -|-|-|- ?89 A22334568TTJQQQKK ?
goal win in 3
proof all hands
rating 600
themes home
answer A2

puzzle 101
game dog
position P55P58F2F3|P52|F0F1F2F3| 0 play A68T|-|-|- 6:2 -|-|-|- ?86 2233367788999TJQKKXX ?
goal win in 2
proof all hands
rating 600
themes home
answer 82

puzzle 102
game dog
position P55P62P63F0|P36|F0F1F2F3|P17 0 play 47T|-|-|- 6:2 -|-|-|- ?93 A2444789TTJJJQ ?
goal win in 3
proof all hands
rating 600
themes seven home
answer 70314

puzzle 103
game dog
position P55|P4P8F2F3|P9P54|P47F1F2F3 3 play -|-|-|79X 6:1 -|-|-|- ?96 5667899JQQK ?
goal win in 3
proof all hands
rating 600
themes seven partner hit home
answer 7322'13'4

puzzle 104
game dog
position P55|P9F1F2F3|P28|P38F1F2F3 1 play -|ATQX|-|- 6:1 -|-|-|- ?82 A23334445667779999TTTTJQ ?
goal win in 2
proof all hands
rating 600
themes joker home
answer X83

puzzle 105
game dog
position P56F0F2F3|P22P63|F0F1F2F3| 0 play AA9Q|-|-|- 6:0 -|-|-|- ?94 357778TTTJQX ?
goal win in 2
proof all hands
rating 600
answer A'2

puzzle 106
game dog
position P56F1F2F3||P23P30F2F3| 2 play -|-|66TX|- 6:2 -|-|-|- ?89 22233478899TJKKKX ?
goal win in 3
proof all hands
rating 600
themes home
answer T3

puzzle 107
game dog
position P56F1F2F3||P28F0F2F3|P2P35P55 2 play -|-|88X|- 6:3 -|-|-|- ?84 AA223344444567789TTTKXX ?
goal win in 2
proof all hands
rating 600
themes seven joker partner home
answer X721353'1

puzzle 108
game dog
position P56P60F2F3||F0F1F2F3| 0 play 69|-|-|- 6:0 -|-|-|- ?90 234578TTJJQQKKKKXX ?
goal win in 2
proof all hands
rating 600
themes home
answer 62

puzzle 109
game dog
position P57F0F2F3|P34|P22P28F2F3|P20P51 2 play -|-|7QQX|- 6:0 -|-|-|- ?82 A2334445555567778TTJQQXX ?
goal win in 3
proof all hands
rating 600
themes home
answer Q3

puzzle 110
game dog
position P58F1F2F3|P45P55P62|P22F0F2F3|P15P53 2 play -|-|78JQ|- 6:3 -|-|-|- ?89 22234578889TQKKXX ?
goal win in 4
proof all hands
rating 600
answer 83

puzzle 111
game dog
position P59F0F2F3|P9P26|F0F1F2F3| 0 play A6Q|-|-|- 6:3 -|-|-|- ?90 AA222235789JQQKXX ?
goal win in 2
proof all hands
rating 600
answer A'2

puzzle 112
game dog
position P59F1F2F3||F0F1F2F3| 0 play A36J|-|?|- 6:1 -|-|-|- ?90 A24478999TJJQQK ?
goal win in 1
proof all hands
rating 600
themes home
answer 63

puzzle 113
game dog
position P5P21P26|P4F1F2F3|P8P39|P47F1F2F3 1 play -|AA9K|-|- 6:2 -|-|-|- ?93 A233556789JQQ ?
goal win in 3
proof all hands
rating 600
themes home
answer K3

puzzle 114
game dog
options players=2
position P5|P7P8F2F3 1 play -|A47X 6:1 -|- ?96 335779JQQX ?
goal win in 2
proof all hands
rating 600
themes home
answer A3

puzzle 115
game dog
position P60F1F2F3|P22P24P49|P28P31F2F3|P10P47P59 2 play -|-|267|- 6:3 -|-|-|- ?84 AA23344578889TTTQQKKXXX ?
goal win in 2
proof all hands
rating 600
themes home
answer 63

puzzle 116
game dog
position P60F1F2F3||P30F1F2F3|P10 0 play 238X|-|-|- 6:0 -|-|-|- ?95 A22334678JX ?
goal win in 2
proof all hands
rating 600
themes joker home
answer X53

puzzle 117
game dog
position P61F1F2F3|P17P24|P22F1F2F3|P10 2 play -|-|A3X|- 6:3 -|-|-|- ?93 A34677789TTJQK ?
goal win in 2
proof all hands
rating 600
themes home
answer A3

puzzle 118
game dog
position P61F1F2F3|P30P31|F0F1F2F3|P27P53P59 0 play 6J|-|-|- 6:1 -|-|-|- ?84 AAA333466778899TTTJJJKKX ?
goal win in 2
proof all hands
rating 600
themes swap
answer J331

puzzle 119
game dog
position P61F1F2F3|P8P31|P20F1F2F3| 0 play 49QX|-|-|- 6:2 -|-|-|- ?89 AA2234556789TTQQK ?
goal win in 2
proof all hands
rating 600
themes home
answer 43

puzzle 120
game dog
position P62F1F2F3|P60|P16F1F2F3|P36 0 play 479X|?|-|- 6:1 -|-|-|- ?83 234455666889TTTJJQQQQK ?
goal win in 4
proof all hands
rating 600
themes seven partner home
answer 7333'4

puzzle 121
game dog
position P62F1F2F3||P17F1F2F3|P21P24P56 0 play 77KX|-|-|- 6:1 -|-|-|- ?90 A4555688TTTTJQQK ?
goal win in 2
proof all hands
rating 600
themes seven partner hit home
answer 7333'4

puzzle 122
game dog
position P63F1F2F3|P20P39P47|F0F1F2F3|P8P43P59 0 play 456|-|-|- 6:0 -|-|-|- ?87 AAA2445566699TJJQQQK ?
goal win in 2
proof all hands
rating 600
themes backward hit
answer 4'3

puzzle 123
game dog
options players=2
position P6P10P31|P11F1F2F3 1 play -|345T 6:0 -|- ?88 23335667778899JQQQ ?
goal win in 2
proof all hands
rating 600
themes backward
answer 4'3

puzzle 124
game dog
options players=2
position P7P11P19|P10F1F2F3 1 play -|TJ 6:0 -|- ?87 AA2333555777899TTJQKX ?
goal win in 2
proof all hands
rating 600
themes swap
answer J302

puzzle 125
game dog
options players=2
position P8P19P21|P13F0F2F3 1 play -|44X 6:1 -|- ?85 AA234455677788999TQKKX ?
goal win in 2
proof all hands
rating 600
themes joker
answer XA'2

puzzle 126
game dog
position |P10F1F2F3|P30|P40P42F2F3 1 play -|79X|-|- 6:1 -|-|-|- ?85 A2234556778888999TJKXX ?
goal win in 3
proof all hands
rating 600
themes home
answer 737

puzzle 127
game dog
options players=2
position |P10P15F2F3 1 play -|8X 6:1 -|- ?86 A2233455667889JJJJQKKX ?
goal win in 2
proof all hands
rating 600
themes home
answer 83

puzzle 128
game dog
position |P10P15F2F3||F0F1F2F3 1 play -|238J|-|- 6:3 -|-|-|- ?96 AA344589JQ ?
goal win in 2
proof all hands
rating 600
themes home
answer 83

puzzle 129
game dog
options players=2
position |P12F1F2F3 1 play -|449Q 6:0 -|- ?87 A2233344578JJJJKKKX ?
goal win in 2
proof all hands
rating 600
themes backward
answer 4'3

puzzle 130
game dog
options players=2
position |P12F1F2F3 1 play ?|267X 6:1 -|- ?92 345678889TJQX ?
goal win in 1
proof all hands
rating 600
themes joker home
answer X53

puzzle 131
game dog
options players=2
position |P13F0F2F3 1 play -|A4T 6:0 -|- ?87 234455556667899TJJQQ ?
goal win in 2
proof all hands
rating 600
answer A'2

puzzle 132
game dog
position |P13F1F2F3||P45F1F2F3 3 play -|-|-|4468 6:1 -|-|-|- ?83 AA23344677889TJJJJQQKXX ?
goal win in 2
proof all hands
rating 600
themes home
answer 43

puzzle 133
game dog
position |P13P15F2F3|P34P59|F0F1F2F3 1 play -|A34|-|- 6:0 -|-|-|- ?85 A223345677789TTJJQQQQK ?
goal win in 2
proof all hands
rating 600
themes home
answer 32

puzzle 134
game dog
position |P14F0F2F3|P1|F0F1F2F3 1 play -|A38J|-|- 6:2 -|-|-|- ?88 23555667899TTQQKXX ?
goal win in 2
proof all hands
rating 600
answer A'2

puzzle 135
game dog
position |P14P15F1F3||P40P46F2F3 3 play -|-|-|ATXX 6:0 -|-|-|- ?84 AAA2234445577889TJQQKK ?
goal win in 3
proof all hands
rating 600
themes home
answer T3

puzzle 136
game dog
options players=2
position |P15F0F2F3 1 play -|479T 6:0 -|- ?82 AAAA2345566778899TTQKXXX ?
goal win in 2
proof all hands
rating 600
themes backward
answer 4'3

puzzle 137
game dog
options players=2
position |P15F1F2F3 1 play -|468Q 6:1 -|- ?84 AA2223333446788TTJJKXX ?
goal win in 2
proof all hands
rating 600
themes backward
answer 4'3

puzzle 138
game dog
position |P15F1F2F3|P43|P36F1F2F3 1 play -|2278|-|- 6:2 -|-|-|- ?88 A233445566789TTJQK ?
goal win in 2
proof all hands
rating 600
themes seven partner home
answer 7323'5

puzzle 139
game dog
position |P2F1F2F3|P5P28|F0F1F2F3 1 play ?|6JQ|-|- 6:3 -|-|-|- ?95 2224567899Q ?
goal win in 2
proof all hands
rating 600
themes swap
answer J321

puzzle 140
game dog
position |P3F1F2F3||P44F1F2F3 1 play -|JQX|-|- 6:3 -|-|-|- ?86 A2223444558899JQKKKXX ?
goal win in 2
proof all hands
rating 600
answer Q3

puzzle 141
game dog
options players=2
position |P5F0F2F3 1 play -|AJQK 6:1 -|- ?91 223456889TJJQQK ?
goal win in 2
proof all hands
rating 600
answer A'2

puzzle 142
game dog
options players=2
position |P5P9F2F3 1 play -|9JX 6:1 -|- ?93 2334456689TJQQ ?
goal win in 2
proof all hands
rating 600
themes home
answer 92

puzzle 143
game dog
position |P6F0F2F3|P20|P47F0F2F3 3 play ?|-|-|5789 6:3 -|-|-|- ?90 AA2555566778TTQ ?
goal win in 2
proof all hands
rating 600
themes seven partner home
answer 721322'13'3

puzzle 144
game dog
position |P6F0F2F3||P36P42F2F3 1 play ?|479X|-|- 6:3 -|-|-|- ?91 2244566778TJQX ?
goal win in 4
proof all hands
rating 600
answer 93

puzzle 145
game dog
options players=2
position |P6P13F2F3 1 play -|QX 6:0 -|- ?96 AA2346899JQX ?
goal win in 2
proof all hands
rating 600
themes home
answer Q3

puzzle 146
game dog
options players=2
position |P7F0F2F3 1 play -|A4T 6:1 -|- ?94 A567789TTJKKX ?
goal win in 2
proof all hands
rating 600
answer A'2

puzzle 147
game dog
options players=2
position |P7P8F2F3 1 play -|A2X 6:0 -|- ?97 A2445589TK ?
goal win in 2
proof all hands
rating 600
themes home
answer A3

puzzle 148
game dog
position |P7P9F2F3||F0F1F2F3 1 play -|9T|-|- 6:2 -|-|-|- ?84 A2223455677899TJJQQQKKKX ?
goal win in 2
proof all hands
rating 600
themes home
answer 92

puzzle 149
game dog
options players=2
position |P8P9F2F3 1 play -|5TKX 6:0 -|- ?89 A223344577899TTJX ?
goal win in 2
proof all hands
rating 600
themes home
answer T3

puzzle 150
game dog
position |P9F1F2F3|P32*P52|P40F1F2F3 1 play -|89QQ|-|- 6:3 -|-|-|- ?84 AAA222356667778899TTJK ?
goal win in 2
proof all hands
rating 600
themes home
answer 83

puzzle 151
game dog
position |P9P13F2F3|P10P37P63|F0F1F2F3 1 play -|3449|-|- 6:1 -|-|-|- ?85 AA34456667789TTTTJQXX ?
goal win in 2
proof all hands
rating 600
themes home
answer 93

puzzle 152
game dog
position |P9P13F2F3||P40F1F2F3 3 play -|-|-|6KXX 6:0 -|-|-|- ?90 AA2333556777788K ?
goal win in 3
proof all hands
rating 600
themes joker home
answer X93

puzzle 153
game dog
position P52F1F2F3|P2P35|P26F0F2F3| 2 play -|-|A3TX|- 6:3 -|-|-|- ?85 AA22344445678889TTKKX ?
goal win in 3
proof all hands
rating 960
answer 33

puzzle 154
game dog
options players=2
position P21F0F2F3|P13P19 0 play AQ|- 6:0 -|- ?84 22344556677788889TJJKKXX ?
goal win in 2
proof all hands
rating 1170
answer A'2

puzzle 155
game dog
options players=2
position P22F1F2F3|P5P26P29 0 play TJKK|- 6:0 -|- ?92 A4555567888TTJ ?
goal win in 4
proof all hands
rating 1170
themes swap
answer J311

puzzle 156
game dog
options players=2
position P30F1F2F3|P3P19P25 0 play 479|- 6:1 -|- ?83 A223334556777899TJJQQQKK ?
goal win in 2
proof all hands
rating 1170
themes backward
answer 4'3

puzzle 157
game dog
options players=2
position P21P26F0F3|P2P5P15 0 play 289Q|- 6:0 -|- ?95 36668999JQK ?
goal win in 3
proof all hands
rating 1180
answer 21

puzzle 158
game dog
options players=2
position P22P24F1F3|P27P28 0 play A9Q|- 6:0 -|- ?89 222335567778899QKX ?
goal win in 3
proof all hands
rating 1180
answer A'1

puzzle 159
game dog
options players=2
position P20F0F2F3| 0 play 9KKX|- 6:0 -|- ?90 A233456699TTJJKK ?
goal win in 2
proof all hands
rating 1190
themes joker
answer XA'2

puzzle 160
game dog
options players=2
position P2P8P26|P5P15F2F3 1 play -|37Q 6:0 -|- ?94 A2223478TJQKX ?
goal win in 2
proof all hands
rating 1190
themes home
answer 32

puzzle 161
game dog
options players=2
position P8P21|P9F0F2F3 1 play -|88X 6:1 -|- ?85 22456778899TJJJJQQQQKK ?
goal win in 2
proof all hands
rating 1190
themes joker
answer XA'2

puzzle 162
game dog
options players=2
position P10P24|P5P6F2F3 1 play -|2TKX 6:1 -|- ?85 2344446899TJJJJQQQKKK ?
goal win in 2
proof all hands
rating 1200
themes home
answer K3

puzzle 163
game dog
options players=2
position P20P28F2F3| 0 play 5TKX|- 6:0 -|- ?92 A223467778TTJQ ?
goal win in 2
proof all hands
rating 1200
themes joker home
answer X62

puzzle 164
game dog
options players=2
position P22|P7P9F2F3 1 play -|8KX 6:1 -|- ?85 A222334677888TTTJQKKKX ?
goal win in 2
proof all hands
rating 1200
themes joker home
answer XA3

puzzle 165
game dog
options players=2
position P23P29F0F3|P3P19P27 0 play TQX|- 6:0 -|- ?96 A222238899T ?
goal win in 2
proof all hands
rating 1200
themes seven joker home
answer X71225

puzzle 166
game dog
options players=2
position |P4P15F2F3 1 play -|KX 6:1 -|- ?96 AA2234577JJQ ?
goal win in 2
proof all hands
rating 1200
themes joker home
answer X32

puzzle 167
game dog
options players=2
position P11|P13P15F1F3 1 play -|A259 6:0 -|- ?92 4455677TJJJQXX ?
goal win in 3
proof all hands
rating 1240
answer A'1

puzzle 168
game dog
options players=2
position P21F1F2F3|P2P8P17 0 play 347J|- 6:0 -|- ?83 AAA22223444567889TQQQKK ?
goal win in 3
proof all hands
rating 1240
themes swap
answer J311

puzzle 169
game dog
options players=2
position P31F1F2F3|P5P23 0 play 446T|- 6:1 -|- ?96 334799TJQK ?
goal win in 2
proof all hands
rating 1280
themes backward
answer 4'3

puzzle 170
game dog
options players=2
position P3P10|P2F1F2F3 1 play -|A7JK 6:1 -|- ?82 A233556778899TJJQKKKKXXX ?
goal win in 2
proof all hands
rating 1280
themes swap
answer J300

puzzle 171
game dog
options players=2
position P20P23F2F3|P16*P25 0 play A9X|- 6:0 -|- ?97 35678QKKXX ?
goal win in 2
proof all hands
rating 1310
themes home
answer A2

puzzle 172
game dog
options players=2
position P21P27F2F3|P0P20 0 play 6X|- 6:1 -|- ?98 A22689QQKK ?
goal win in 2
proof all hands
rating 1310
themes joker home
answer XK3

puzzle 173
game dog
options players=2
position P21P30|P11P15F2F3 1 play -|3TQX 6:1 -|- ?87 2344555667789TTJJXX ?
goal win in 2
proof all hands
rating 1310
themes home
answer 32

puzzle 174
game dog
options players=2
position P16P24P25|P8P14F2F3 1 play -|57KX 6:0 -|- ?92 22356789TTTJQQ ?
goal win in 2
proof all hands
rating 1370
themes seven hit home
answer 72433

puzzle 175
game dog
options players=2
position P22P31F2F3|P20 0 play A46X|- 6:0 -|- ?82 A2333355678899999TTJJKKX ?
goal win in 2
proof all hands
rating 1370
themes joker home
answer X32

puzzle 176
game dog
options players=2
position P5P7P25|P2F1F2F3 1 play -|ATTJ 6:1 -|- ?90 22355678889JQKKX ?
goal win in 2
proof all hands
rating 1400
themes swap
answer J301

puzzle 177
game dog
options players=2
position P8|P4P13F1F3 1 play -|A56K 6:1 -|- ?84 AAA22334578TTTTTJJQQQK ?
goal win in 3
proof all hands
rating 1400
answer A'1

puzzle 178
game dog
options players=2
position P22P29P30F3| 0 play 45QK|- 6:1 -|- ?92 AA223445677JQK ?
goal win in 3
proof all hands
rating 1410
themes home
answer 51

puzzle 179
game dog
options players=2
position |P15F0F2F3 1 play -|4X 6:1 -|- ?92 23556788TTJQKKKK ?
goal win in 2
proof all hands
rating 1410
themes backward
answer 4'3

puzzle 180
game dog
options players=2
position P25F0F2F3|P16*P17 0 play A5X|- 6:1 -|- ?95 A34667TTTJQQ ?
goal win in 2
proof all hands
rating 1420
answer A'2

puzzle 181
game dog
options players=2
position P28F0F2F3|P17P21P30 0 play A6JX|- 6:0 -|- ?92 2445789JQQQKKX ?
goal win in 2
proof all hands
rating 1420
answer A'2

puzzle 182
game dog
options players=2
position P7P14|P9P15F2F3 1 play -|9TX 6:1 -|- ?90 AAA477778TJJJQQKX ?
goal win in 2
proof all hands
rating 1420
themes home
answer 93

puzzle 183
game dog
options players=2
position P2P12|P7F1F2F3 1 play -|59JQ 6:0 -|- ?92 AA335567889JKX ?
goal win in 2
proof all hands
rating 1450
themes swap
answer J300

puzzle 184
game dog
options players=2
position P1P9P16|P11P12F2F3 1 play -|26J 6:1 -|- ?92 AA579TTTJJJJXXX ?
goal win in 3
proof all hands
rating 1460
themes swap
answer J200

puzzle 185
game dog
options players=2
position P23F1F2F3|P26 0 play A26J|- 6:1 -|- ?94 A25789TJQQKK ?
goal win in 3
proof all hands
rating 1460
themes swap
answer J310

puzzle 186
game dog
options players=2
position P11|P13F0F2F3 1 play -|A3QX 6:0 -|- ?95 A25567899KX ?
goal win in 2
proof all hands
rating 1470
answer A'2

puzzle 187
game dog
options players=2
position P24F0F2F3| 0 play A4QX|- 6:1 -|- ?82 A222455667778899TTJJQQKX ?
goal win in 2
proof all hands
rating 1470
answer A'2

puzzle 188
game dog
options players=2
position P23P25P31F3|P19 0 play 9TX|- 6:0 -|- ?87 233577778TJQQQKKKKXX ?
goal win in 3
proof all hands
rating 1490
themes joker home
answer X41

puzzle 189
game dog
options players=2
position P28F1F2F3| 0 play 244K|- 6:0 -|- ?85 A2224555677899TJJJKXX ?
goal win in 3
proof all hands
rating 1510
themes backward
answer 4'3

puzzle 190
game dog
options players=2
position P1P14|P5P15F2F3 1 play -|369Q 6:0 -|- ?90 AA4444566789TJJK ?
goal win in 2
proof all hands
rating 1520
themes home
answer 32

puzzle 191
game dog
options players=2
position P6P16P31|P2P13F2F3 1 play -|4889 6:1 -|- ?93 AA23456678JJK ?
goal win in 3
proof all hands
rating 1520
answer 83

puzzle 192
game dog
options players=2
position P31F0F2F3|P1P20 0 play 7X|- 6:0 -|- ?84 A23333567899TTTTJJQQQXXX ?
goal win in 2
proof all hands
rating 1530
themes joker backward
answer X4'3

puzzle 193
game dog
options players=2
position P23P31F2F3|P3P9P30 0 play A9X|- 6:1 -|- ?87 AA223555799TTTJJJJQK ?
goal win in 2
proof all hands
rating 1540
themes home
answer A3

puzzle 194
game dog
position P23P34P46|F0F1F2F3|P5|P39P47F2F3 3 play -|-|-|A26J 6:1 -|-|-|- ?84 AA223344579TJJJJQQQKKK ?
goal win in 2
proof all hands
rating 1580
themes home
answer A3

puzzle 195
game dog
options players=2
position |P11P14F2F3 1 play -|22QX 6:0 -|- ?96 AAA23334TJ ?
goal win in 3
proof all hands
rating 1590
answer 22

puzzle 196
game dog
options players=2
position |P9P13F0F3 1 play -|A9XX 6:1 -|- ?88 223334444789JJJKKK ?
goal win in 2
proof all hands
rating 1600
themes seven joker home
answer X71225

puzzle 197
game dog
position P60P61F2F3|P1P13P22|P20F0F2F3|P42 2 play -|-|357Q|- 6:0 -|-|-|- ?96 AA2588JQXX ?
goal win in 3
proof all hands
rating 1680
answer Q3

puzzle 198
game dog
options players=2
position P6P26|P10P14F2F3 1 play -|3JQ 6:0 -|- ?90 A244466699TJQQKXX ?
goal win in 3
proof all hands
rating 1690
themes swap
answer J301

puzzle 199
game dog
options players=2
position P28F0F2F3|P2P10P27 0 play 7X|- 6:0 -|- ?93 AAA2345567899TK ?
goal win in 2
proof all hands
rating 1700
themes joker swap
answer XJ312

puzzle 200
game dog
options players=2
position P22|P13P14F2F3 1 play -|389X 6:1 -|- ?90 AAA23336777789TJ ?
goal win in 2
proof all hands
rating 1710
themes joker home
answer X53

puzzle 201
game dog
options players=2
position P28F1F2F3| 0 play 446K|- 6:0 -|- ?92 A337889TJJQQKX ?
goal win in 3
proof all hands
rating 1730
themes backward
answer 4'3

puzzle 202
game dog
options players=2
position P24P28F1F3| 0 play ATKX|- 6:0 -|- ?88 A234566677789TJQQX ?
goal win in 3
proof all hands
rating 1760
answer A'1

puzzle 203
game dog
options players=2
position P23P29P31F3|P7P14P26 0 play 9QX|- 6:1 -|- ?90 333445789TTJQKKXX ?
goal win in 2
proof all hands
rating 1770
themes home
answer Q3

puzzle 204
game dog
options players=2
position P12P26|P2F1F2F3 1 play -|9TJK 6:0 -|- ?89 A3355679TTJJJQKKX ?
goal win in 3
proof all hands
rating 1790
themes swap
answer J300

puzzle 205
game dog
options players=2
position P25|P13F0F2F3 1 play -|455X 6:0 -|- ?83 AAAA222344568TTTJQQKKKX ?
goal win in 2
proof all hands
rating 1800
themes joker
answer XA'2

puzzle 206
game dog
options players=2
position P20F0F2F3|P8P9 0 play 29KX|- 6:0 -|- ?96 AA25789QKK ?
goal win in 2
proof all hands
rating 1810
themes joker
answer XA'2

puzzle 207
game dog
options players=2
position P23F0F2F3|P17P27 0 play 25TX|- 6:0 -|- ?86 A233344468889TTQQKKX ?
goal win in 2
proof all hands
rating 1810
themes joker
answer XA'2

puzzle 208
game dog
options players=2
position P3P25|P8F0F2F3 1 play -|AA4X 6:0 -|- ?96 A225TTJQQK ?
goal win in 2
proof all hands
rating 1810
answer A'2

puzzle 209
game dog
position |F0F1F2F3|P37|P41F1F2F3 1 give ???|A37X|???|??? 4:3 ?|-|?|? ?81 A356789TTTJKX ?
goal win in 1
proof all hands
rating 1850
themes gift
answer GX

puzzle 210
game dog
options players=2
position P21P22P25F3|P7P28 0 play AKX|- 6:0 -|- ?94 234446788899Q ?
goal win in 3
proof all hands
rating 1940
themes joker home
answer XT1

puzzle 211
game dog
position F0F1F2F3|P1P26P31|P21F0F2F3|P12 2 play -|-|A23Q|- 6:3 -|-|-|- ?85 A2233445567889TTTTJQX ?
goal win in 2
proof all hands
rating 1960
answer A'2

puzzle 212
game dog
options players=2
position P29F1F2F3|P0P26P28 0 play A6JQ|- 6:1 -|- ?96 2344567TKX ?
goal win in 2
proof all hands
rating 1960
themes swap
answer J310

puzzle 213
game dog
position P36|P11F1F2F3|P31P32*|F0F1F2F3 1 play -|A34T|-|- 6:3 -|-|-|- ?96 A2333689TJ ?
goal win in 2
proof all hands
rating 1960
themes backward
answer 4'3

puzzle 214
game dog
position P52P56F2F3||F0F1F2F3|P1P5P46 0 play 6TQK|-|-|- 6:3 -|-|-|- ?94 AAA24579JQXX ?
goal win in 2
proof all hands
rating 1970
themes home
answer T2

puzzle 215
game dog
options players=2
position P17P31F2F3|P6P18P26 0 play TJKX|- 6:1 -|- ?85 2235566667899TTJQKKKX ?
goal win in 4
proof all hands
rating 2000
themes swap
answer J310

puzzle 216
game dog
options players=2
position P2P16P30|P9P14P15F3 1 play -|9JX 6:0 -|- ?88 AA22245777899TTJJKK ?
goal win in 2
proof all hands
rating 2010
themes home
answer 93

puzzle 217
game dog
position P9P51|F0F1F2F3|P27|P45F0F2F3 3 play -|-|-|A4J 6:0 -|-|-|- ?95 A334889JQKXX ?
goal win in 2
proof all hands
rating 2350
answer A'2

puzzle 218
game dog
position |P8F1F2F3|P17P37P40|P39F1F2F3 1 play -|24TK|-|- 6:0 -|-|-|- ?96 A2266999TJ ?
goal win in 3
proof all hands
rating 2350
themes backward
answer 4'3

puzzle 219
game dog
position P52P55P57|F0F1F2F3||P44P47F2F3 3 play -|-|?|3TX 6:2 -|-|-|- ?95 3456779JJKK ?
goal win in 2
proof all hands
rating 2380
themes home
answer 32

puzzle 220
game dog
options players=2
position P8|P5P9F2F3 1 play -|8TX 6:0 -|- ?88 A23456666789TTJQQKK ?
goal win in 2
proof all hands
rating 2380
themes joker home
answer XK3

puzzle 221
game dog
position P58P59P61|F0F1F2F3|P21P37|P32F0F2F3 3 play -|-|-|24JX 6:2 -|-|-|- ?84 22333566778899TJQQQQKK ?
goal win in 4
proof all hands
rating 2400
themes swap
answer J321
`;export{e as default};
var e=`puzzle 1
game romanian-checkers
position 1P1PP3/8/2pp2p1/5pPp/2pPPpPp/3p2Pp/8/8 b
goal win in 2
proof exhaustive
rating 600
themes capture sacrifice gathers
answer c6xe4 g3xd3 c4-d5

puzzle 2
game romanian-checkers
position 1P6/4PP2/8/4Pp2/2p1Pp2/3PP1p1/5p2/8 w
goal win in 3
proof exhaustive
rating 600
themes capture gathers
answer b8xf4

puzzle 3
game romanian-checkers
position 1PPP4/2p5/4P3/4ppP1/4p3/3P1pPp/6P1/3P4 b
goal win in 1
proof exhaustive
rating 600
themes capture gathers
answer c7xg3

puzzle 4
game romanian-checkers
position 2P3P1/p7/p2PP2P/p2P4/p3pP2/p3P3/p7/2PP4 b
goal win in 1
proof exhaustive
rating 600
themes quiet gathers
answer e4-b4

puzzle 5
game romanian-checkers
position 4P3/7p/3PP1Pp/5p1p/3ppp2/8/3p4/8 b
goal win in 1
proof exhaustive
rating 600
themes quiet gathers
answer d2-g5

puzzle 6
game romanian-checkers
position 4P3/p7/p7/p4P1p/2pP2P1/3P2Pp/1p1Pp3/3PPP1p w
goal win in 1
proof exhaustive
rating 600
themes quiet gathers
answer e8-e5

puzzle 7
game romanian-checkers
position 4PPP1/5pPp/1p2pP2/p1pP4/5p1p/4P3/p1pp4/8 w
goal win in 1
proof exhaustive
rating 600
themes capture gathers
answer e3xe6

puzzle 8
game romanian-checkers
position 7P/8/8/3pPP2/3pPP2/2PP4/4pp2/5PP1 w
goal win in 3
proof exhaustive
rating 600
themes capture gathers
answer h8xd4 d5-e6 d3-f3|d4-g4|f1-g2|g1-g2

puzzle 9
game romanian-checkers
position 8/2pp4/3PPp2/3Pp3/8/4Pp2/1Pp5/8 w
goal win in 2
proof exhaustive
rating 600
themes capture gathers
answer b2xe5 c2-d2 e3-d4

puzzle 10
game romanian-checkers
position 8/3p1p2/1ppPPP1p/6pp/6PP/4P1P1/7p/2P5 w
goal win in 2
proof exhaustive
rating 600
themes capture gathers
answer c1xg5 b6-d4 e3-e5|e3xh6|h4-f2

puzzle 11
game romanian-checkers
position 8/7p/p1pPP1pp/3P3p/1PPP4/2P4p/1ppp4/2PPP3 w
goal win in 1
proof exhaustive
rating 600
themes capture gathers
answer b4xb2

puzzle 12
game romanian-checkers
position 8/8/1p3p2/2P5/pPp1pP2/PPp1PP2/3p4/4P3 w
goal win in 2
proof exhaustive
rating 600
themes capture gathers
answer e1xe4 a4-a6 f3-d5

puzzle 13
game romanian-checkers
position 8/8/3PP3/p2Pp2p/p1p1pP2/3ppP2/8/3P4 b
goal win in 2
proof exhaustive
rating 600
themes capture gathers
answer h5xd5 d1-b3 a4-b5|a5-b4|d3-b5|e5-b5

puzzle 14
game romanian-checkers
position 8/8/3pp3/2PPppPp/1p2pP2/2PP1Pp1/8/8 w
goal win in 2
proof exhaustive
rating 600
themes capture gathers
answer c3xe5 b4-c3 c5-d4|d3-c4|d3-e2|d3xd6|g5-e3

puzzle 15
game romanian-checkers
position 8/8/5P2/3ppp2/4Pp1p/1P1pP3/p1p5/3P4 b
goal win in 2
proof exhaustive
rating 600
themes capture gathers
answer h4xe4 f6-g6 a2-b1

puzzle 16
game romanian-checkers
position 8/8/8/2P5/1pPp1p2/pP1Pp3/3pPp2/6P1 w
goal win in 1
proof exhaustive
rating 600
themes quiet gathers
answer g1-f1

puzzle 17
game romanian-checkers
position 1P6/1Pp4p/1PPp4/2PPpp2/4p3/4P3/4p3/3PP3 w
goal win in 2
proof exhaustive
rating 610
themes quiet gathers
answer d1-d4 e2-d2 b6-f2|e1-f2

puzzle 18
game romanian-checkers
position 2P1P3/3P4/3PpP2/4pp2/1p2pp2/2P1p1P1/5p1p/8 b
goal win in 2
proof exhaustive
rating 610
themes capture gathers
answer b4xd6 d7-b5 h2-g1

puzzle 19
game romanian-checkers
position 6p1/1p6/Pp1P2P1/p1P2P1p/pP1pPp2/4P3/8/8 w
goal win in 3
proof exhaustive
rating 610
themes quiet sacrifice gathers
answer a6-b5 f4xd6 b5-c4|c5-c4

puzzle 20
game romanian-checkers
position 8/2P5/2P1p1p1/1PppP3/2pPPp1p/2p5/6pp/5p2 b
goal win in 3
proof exhaustive
rating 610
themes capture gathers
answer g6xe4 d4-f2 c5-e3|g2-g3|h4xf2

puzzle 21
game romanian-checkers
position 8/2P5/3pP1p1/1P1PP3/2P1pp1p/4p1Pp/6p1/8 b
goal win in 3
proof exhaustive
rating 610
themes capture gathers
answer g2xd5 g3-g5 e3-g3|f4-f5|g6-h5|h3-f5

puzzle 22
game romanian-checkers
position 8/8/1P6/2pPP3/3pP3/pP1p1P2/8/2p5 b
goal win in 2
proof exhaustive
rating 660
themes quiet gathers
answer c1-c3 b6-b4 a3-b2

puzzle 23
game romanian-checkers
position 2PPP3/p3P3/4pp2/p4p2/2pPpP2/p2PP3/8/8 b
goal win in 3
proof exhaustive
rating 670
themes capture gathers
answer a7xd4 f4-d2 a3-c5|a3xd3|a5-c5

puzzle 24
game romanian-checkers
position 6P1/8/p1pPP3/2p1pP2/p2P1p2/4Pp1P/8/8 b
goal win in 2
proof exhaustive
rating 670
themes capture sacrifice gathers
answer a4xd4 d6xd4 a6-d6

puzzle 25
game romanian-checkers
position 8/5p2/4P3/p2P4/1p1p1P2/2P1PP2/4pp2/3P1PP1 w
goal win in 2
proof exhaustive
rating 670
themes capture gathers
answer d1xd4 e2-g2 f3-e2
answer d1xd4 f2-g3 f1-g2

puzzle 26
game romanian-checkers
position 8/8/3P4/2PpPp2/1p1P4/3P1p1p/8/5P2 b
goal win in 4
proof exhaustive
rating 670
themes capture gathers
answer b4xd4 c5-c4 h3-e3 e5xe3 f3-f6|f5-e6|f5xd3
answer b4xd4 d3-b1 f3-g4 c5-c4 d5-e4|h3-e6

puzzle 27
game romanian-checkers
position 3PPP2/8/8/p1p1P1Pp/4PP2/P2Pp1P1/p4p2/8 w
goal win in 3
proof exhaustive
rating 680
themes capture gathers
answer a3xe3 c5-a3 e5-f6 a2-b1 e4-e7
answer a3xe3 h5-h6 g5-e7 a5-c7 d8-d6|d8-f6

puzzle 28
game romanian-checkers
position 8/8/3p1p2/4PpP1/3pp3/2PpPP2/8/5P2 w
goal win in 4
proof exhaustive
rating 680
themes capture long gathers
answer f1xf5 d6-b6 c3-d2 b6xe3 d2-e2 e4-g4 e5-f4
answer f1xf5 e4-g4 f3-e4 d6-c5 c3-d2|e5-f4

puzzle 29
game romanian-checkers
position 1P1P4/2p1pp2/3pP3/3p4/2pp3p/3pP3/p4P2/3P2P1 b
goal win in 3
proof exhaustive
rating 730
themes quiet gathers
answer h4-e4

puzzle 30
game romanian-checkers
position 1P6/p7/1P3p2/3Pp3/2PP4/p1Ppp3/8/8 w
goal win in 2
proof exhaustive
rating 730
themes quiet gathers
answer b8-d6 a3-c5 b6-b5|b6-c7|b6-e6

puzzle 31
game romanian-checkers
position 2PPPp2/3pPp1p/6P1/5PP1/5p2/1p5p/3pP3/8 w
goal win in 2
proof exhaustive
rating 730
themes quiet gathers
answer e2-e5 b3-b2 g6-f6

puzzle 32
game romanian-checkers
position 4P3/2p2p2/3P1pPp/2P1PP2/1ppP1PP1/pP2p3/8/8 w
goal win in 2
proof exhaustive
rating 730
themes capture gathers
answer b3xe3 a3-a2 e8-d7
answer b3xe3 a3-a4 e8-c6

puzzle 33
game romanian-checkers
position 3P1P2/2pp4/2p2P2/1ppPppP1/4PpPp/5PPP/7P/8 w
goal win in 3
proof exhaustive
rating 740
themes capture quiet gathers
answer f8-d6 e5-e7 d8-e8 c7-f7 e4xe7
answer f8-d6 b5-e8 d8xh4
answer f8-d6 c7-e7 d8-c7

puzzle 34
game romanian-checkers
position 3PPP2/2P4p/3p1P1p/2pPPP2/2ppP3/8/8/5pP1 w
goal win in 2
proof exhaustive
rating 740
themes capture sacrifice gathers
answer g1xd4 c4xc7 d4-g7|e4-e7

puzzle 35
game romanian-checkers
position 5P2/8/pp1P4/3P3p/2ppPP2/4P3/5p2/4P3 w
goal win in 2
proof exhaustive
rating 740
themes quiet gathers
answer f8-f5 a6-a5 f4-d2|f5xf2

puzzle 36
game romanian-checkers
position 1PP5/2p5/2PPp3/p3pP2/2p1p3/3p1p1p/5p2/2P5 b
goal win in 3
proof exhaustive
rating 750
themes quiet gathers
answer a5-d5 c1-d1 h3-e3 b8-a7 c7-e7
answer a5-d5 c6-d7 c7-c3 b8xe5 c3-g3|f2-g2|f2-g3|h3-g2

puzzle 37
game romanian-checkers
position 3P4/8/2P5/4P2p/2p2pp1/p3pP2/3Pp3/1p3p2 b
goal win in 2
proof exhaustive
rating 800
themes quiet gathers
answer a3-d3 c6-a8 b1-d1

puzzle 38
game romanian-checkers
position 4P3/1P2P3/1p1pp3/1Ppppp2/4P3/P1P5/2pp4/3P4 b
goal win in 2
proof exhaustive
rating 800
themes quiet gathers
answer b6-d4 a3-a2 c5-e3

puzzle 39
game romanian-checkers
position 6P1/5P1p/3Pp3/4pPP1/2p1pP2/4P3/8/8 b
goal win in 2
proof exhaustive
rating 850
themes capture gathers
answer h7xf7 d6-d5 c4-d3|c4xf4

puzzle 40
game romanian-checkers
position 8/8/1P6/2Ppp1p1/2PPp3/3P2p1/3P4/5P2 b
goal win in 3
proof exhaustive
rating 850
themes capture gathers
answer g5xc5 d2-e3 c5-f5|g3-g4
answer g5xc5 b6-b5 g3-e3

puzzle 41
game romanian-checkers
position 8/8/4P3/2p1P1p1/2Ppp3/3PP3/2p2p2/8 b
goal win in 2
proof exhaustive
rating 850
themes capture gathers
answer g5xe3 c4-a2 c2-c4|c5-c3

puzzle 42
game romanian-checkers
position 8/8/p2pPPP1/2Pp1P2/8/5P2/8/8 b
goal win in 2
proof exhaustive
rating 850
themes quiet blocks-the-count gathers
answer a6-b7 c5-c6 b7-c7

puzzle 43
game romanian-checkers
position 8/p1Pp4/p1PP4/2pp4/2PP4/1ppP1P2/p3pp2/8 w
goal win in 2
proof exhaustive
rating 850
themes quiet gathers
answer c7-e5 a2-b1 c4-e4|f3-f5

puzzle 44
game romanian-checkers
position 5P2/4P3/p3Pp2/6P1/1PppP3/1Ppppp2/3pp1P1/6P1 b
goal win in 3
proof exhaustive
rating 860
themes capture quiet gathers
answer a6-d6 g1-h2 d2xg5 b3-a4 d6-f4
answer a6-d6 g5-g8 d6-e5

puzzle 45
game romanian-checkers
position 8/2p1p3/4Pp2/2p1pp2/2pPpp2/4P3/5P2/3PPP2 b
goal win in 2
proof exhaustive
rating 860
themes quiet gathers
answer e4-d5 d1-a1 c7-b6|c7-d8

puzzle 46
game romanian-checkers
position 8/6p1/4Pp1p/4pP1p/3P1p2/2PP3p/8/pP1P4 w
goal win in 2
proof exhaustive
rating 860
themes quiet gathers
answer b1-e4 a1-c1 c3-d2|d1-c2|d1-f3

puzzle 47
game romanian-checkers
position 8/7p/1PP4p/2pP1P1p/2P1p1pp/1Pp1PPp1/3pP3/4PP2 w
goal win in 2
proof exhaustive
rating 860
themes quiet gathers
answer f1-f4 g4-g6 b3-e6
answer f1-f4 h6-e6 b6xe6
answer f1-f4 h7-g8 b6-e6

puzzle 48
game romanian-checkers
position P7/p7/1P1pp3/2PP1p2/3pPp2/3PP3/6Pp/8 w
goal win in 2
proof exhaustive
rating 860
themes quiet gathers
answer g2-c6 a7-b7 a8-a7
answer g2-c6 d6-f8 b6-b7

puzzle 49
game romanian-checkers
position 8/8/2P5/8/1pP1pp2/3P4/5P2/8 b
goal win in 2
proof exhaustive
rating 910
themes quiet gathers
answer b4-c5 c6-b6 c5-d5
answer b4-c5 c6xe4 c5-e3

puzzle 50
game romanian-checkers
position 8/8/2Pp4/2P1Pp2/2ppP3/2Pp4/4P3/8 b
goal win in 2
proof exhaustive
rating 910
themes quiet gathers
answer c4-d5 c3-a3 f5-e6
answer c4-d5 c5-c8 f5-d7

puzzle 51
game romanian-checkers
position 1PP1PP2/2pp1P2/2pppP2/2p4p/4P3/4p1P1/1P6/8 b
goal win in 2
proof exhaustive
rating 920
themes quiet gathers
answer h5-f5 e4-f4 d6-d4
answer h5-f5 e4xc6 e3-f4

puzzle 52
game romanian-checkers
position 2P5/8/1P1ppp2/4pPp1/4PpP1/1pPP1P1p/8/8 b
goal win in 2
proof exhaustive
rating 920
themes quiet gathers
answer b3-d5 b6-c7 f6-h4|h3-h4

puzzle 53
game romanian-checkers
position 3P4/4pp2/3pp3/p1PpppPp/3pP3/3PP1P1/8/8 b
goal win in 2
proof exhaustive
rating 920
themes quiet gathers
answer a5-c7 e4-g4 e6-g6

puzzle 54
game romanian-checkers
position 3P4/5P2/5p2/2p1pPP1/3P1PP1/pp1P2PP/8/8 w
goal win in 3
proof exhaustive
rating 920
themes capture quiet gathers
answer d8-d5 e5-e6 d4xf6|f7-g6|g3-e5|g3-g6
answer d8-d5 b3-b4 h3-e6

puzzle 55
game romanian-checkers
position 4P3/4p3/8/2PpP3/1PPp1p2/3PP3/8/8 w
goal win in 3
proof exhaustive
rating 920
themes quiet gathers
answer e8-d7 d4-b2 b4-e4|e5-c3

puzzle 56
game romanian-checkers
position 5P2/8/2p2PPp/1P1PPp2/2pPPp2/2p5/8/5P2 w
goal win in 2
proof exhaustive
rating 920
themes capture gathers
answer f1xc4 h6-h5 d5-f7|f8-e7|f8-g7|g6-g7

puzzle 57
game romanian-checkers
position 6P1/5p1p/1P2PP2/3PPp2/pp2pp2/3PP3/8/7p w
goal win in 2
proof exhaustive
rating 920
themes quiet gathers
answer b6-d4 a4-a3 g8-g7
answer b6-d4 f7-g6 g8xg6
answer b6-d4 h1-g1 g8-g6

puzzle 58
game romanian-checkers
position 8/1p6/2p2pP1/3P4/4pP2/p3p2P/4P3/4P3 w
goal win in 2
proof exhaustive
rating 920
themes capture gathers
answer g6xe4 a3-a2 h3-f3
answer g6xe4 a3-d3 h3xe3
answer g6xe4 e3-b3 h3-e3
answer g6xe4 e3xh3 f4-e3

puzzle 59
game romanian-checkers
position 8/3p4/4P3/2p1PpPp/3pPP2/3p2P1/p7/2P2P2 w
goal win in 2
proof exhaustive
rating 920
themes capture gathers
answer f1xd3 c5-e3 c1-c2
answer f1xd3 h5-h6 c1-c3

puzzle 60
game romanian-checkers
position 8/8/4p3/3ppP2/2Pp1Pp1/2pPPP1p/3p4/2P5 b
goal win in 3
proof exhaustive
rating 920
themes capture gathers
answer e6xe3 f3-d1 h3xd3 d1-b1 c3-f3|g4-f3
answer e6xe3 c1-b1 d5xf3

puzzle 61
game romanian-checkers
position 1P1P4/2P5/3pP1p1/4PP2/5P2/6Pp/8/6P1 w
goal win in 3
proof exhaustive
rating 930
themes quiet sacrifice gathers
answer g1-g4 d6xd8 e6-c6 d8-d7 f5-d5
answer g1-g4 d6-e7 d8-d7

puzzle 62
game romanian-checkers
position 4P3/1P2P3/4p3/p3P2p/1Pp5/3pp3/1pp1p3/1P6 b
goal win in 3
proof exhaustive
rating 930
themes capture gathers
answer h5xe5 b7-d7 a5-c5 e7-f6 e5-d6
answer h5xe5 e7-c5 e3xc5 b1-a1 a5-d5
answer h5xe5 e7-f6 e3-d4 b1-c1 a5-c5|e2-b5

puzzle 63
game romanian-checkers
position 5P2/2p4p/1PP1P2p/2P3Pp/2pP4/3P4/6pp/2PPP3 w
goal win in 3
proof exhaustive
rating 930
themes quiet gathers
answer f8-d6 h6-g7 e1-d2|g5-d5|g5-e3
answer f8-d6 g2-g4 g5-d2

puzzle 64
game romanian-checkers
position 3PP3/3pp3/3Pp1p1/2p1P1Pp/3p2p1/3P4/8/5P2 b
goal win in 3
proof exhaustive
rating 970
themes quiet gathers
answer g4-e4 e8-c8 e4-d5|h5-f7

puzzle 65
game romanian-checkers
position 8/8/3P4/6P1/2pPpP1p/2PPppPp/4p3/7P w
goal win in 2
proof exhaustive
rating 970
themes quiet gathers
answer c3-e5 c4-b3 d6-h2

puzzle 66
game romanian-checkers
position 8/8/8/2Pp1p2/p2PPP2/3Pp2p/2p5/4P1P1 w
goal win in 3
proof exhaustive
rating 970
themes quiet gathers
answer g1-g2 c2-c4 e1-d2|e1-f2|f4-f2|g2-f2|g2-g3|g2xd5
answer g1-g2 d5-g5 g2-e2

puzzle 67
game romanian-checkers
position 3P4/3Pp3/2pP1p2/4pP2/5p2/3p1p2/p7/8 b
goal win in 2
proof exhaustive
rating 980
themes quiet gathers
answer f3-d5 d6-b4 a2-c4

puzzle 68
game romanian-checkers
position 4P1P1/p3p3/4P3/p3Pp2/3ppP2/4PP2/8/3P4 w
goal win in 2
proof exhaustive
rating 980
themes quiet gathers
answer d1-d3 a5-a3 e8-f7

puzzle 69
game romanian-checkers
position 6P1/4P3/3pp3/2ppPp2/3Ppp2/2PP4/1pP5/4P3 b
goal win in 2
proof exhaustive
rating 980
themes quiet sacrifice gathers
answer b2-b3 c2xc5 b3-f7
answer b2-b3 d3-c4 b3-b4

puzzle 70
game romanian-checkers
position 8/5p2/2p1ppP1/2ppPp2/p2p1P2/8/8/8 b
goal win in 3
proof exhaustive
rating 980
themes quiet blocks-the-count
answer f6-g5

puzzle 71
game romanian-checkers
position 8/6P1/1p2pP2/p1PPpp1p/2p1p3/2ppP3/8/PP1P4 b
goal win in 2
proof exhaustive
rating 980
themes quiet gathers
answer b6-b4 c5-c8 h5-f3|h5-g6

puzzle 72
game romanian-checkers
position 8/8/2PP4/1pP2P2/4p3/1p2PP2/3P4/8 w
goal win in 3
proof exhaustive
rating 980
themes quiet sacrifice gathers
answer d2-d4 b3xe3 d4-e5|d6-e5|f3-g4

puzzle 73
game romanian-checkers
position 8/8/p2PPP2/2p2P2/p2p1P2/2PPP2p/p5pp/2PPp3 w
goal win in 2
proof exhaustive
rating 980
themes quiet gathers
answer c1-c4 a4-c2 d1-e2
answer c1-c4 h2-e2 d1-b3

puzzle 74
game romanian-checkers
position 3P4/p1pp4/p2pP3/p1PPP3/pPPp4/1P2P3/8/5P2 w
goal win in 3
proof exhaustive
rating 990
themes quiet gathers
answer d8-e8 a4-a8 f1-f2 a5-a1 e8-e4
answer d8-e8 a7-a3 e8-e4 c7-e7 f1-f2

puzzle 75
game romanian-checkers
position P7/8/1Pp5/4p3/2p1p2p/1p1PPpPp/pp5p/8 b
goal win in 3
proof exhaustive
rating 990
themes quiet gathers
answer b2-d4 a8-a6 a2-d5 a6-b7 h2-g2
answer b2-d4 b6-a5 c6-g2

puzzle 76
game romanian-checkers
position 1PP5/p2pP2p/1P5p/p1P1P3/1Ppp3p/1P1p4/8/8 w
goal win in 2
proof exhaustive
rating 1030
themes quiet sacrifice gathers
answer b8-d6 a7xe7 c8-b7|e5-c7

puzzle 77
game romanian-checkers
position 2P5/2pPPp2/1PPPp3/1p1ppP2/4PP2/8/8/2p5 w
goal win in 2
proof exhaustive
rating 1030
themes quiet gathers
answer e7-c5 b5-c4 b6-d4
answer e7-c5 c1-e3 f4-d4
answer e7-c5 e5-d4 e4xe6

puzzle 78
game romanian-checkers
position 2PPP3/6p1/3PPpP1/2pPp1P1/2P1pp2/p1p5/p1p5/8 w
goal win in 3
proof exhaustive
rating 1030
themes quiet gathers
answer e8-d7 c2-f5 d7-f7 a3-a5 c8-e8
answer e8-d7 a3-b2 c8-f5

puzzle 79
game romanian-checkers
position 8/8/3p4/1P2PP2/ppp1PP2/p1PpP3/8/8 w
goal win in 3
proof exhaustive
rating 1030
themes quiet blocks-the-count gathers
answer e3-d4 a3-a5 e5-b2|e5-e3|e5xa5|f4-e3
answer e3-d4 d3-g3 f5-c5

puzzle 80
game romanian-checkers
position 2PP4/5p2/2P1P3/2Pp1p2/1p1P1P2/8/8/8 w
goal win in 2
proof exhaustive
rating 1040
themes capture gathers
answer c8xf5 b4-a5 d8xd5
answer c8xf5 d5-a2 d8-d6

puzzle 81
game romanian-checkers
position 3P4/7P/8/1pp1PPP1/2p1P3/p4PP1/7p/8 w
goal win in 2
proof exhaustive
rating 1040
themes capture quiet sacrifice gathers
answer d8-f6 c4xe4 h7xe4

puzzle 82
game romanian-checkers
position 4PP2/7p/4PpP1/2ppppP1/5pP1/1p2p3/8/8 b
goal win in 2
proof exhaustive
rating 1040
themes quiet gathers
answer h7-g7 e6-b6 b3-b5|b3-d3|c5-c4

puzzle 83
game romanian-checkers
position 4p3/7p/3P4/4pp1p/2Pp4/p2p1P2/4P3/3PPP1P b
goal win in 3
proof exhaustive
rating 1040
themes capture quiet sacrifice gathers
answer a3-c5 e1xe5 e8xe5 c4-c2 h5-g6
answer a3-c5 d6-f8 e8-g6

puzzle 84
game romanian-checkers
position 8/8/4P1p1/2pp4/2PP4/3ppp2/1pp1P3/1P1P4 b
goal win in 3
proof exhaustive
rating 1040
themes capture gathers
answer g6xe6 d4-f4 b2-b4|f3-c3

puzzle 85
game romanian-checkers
position 8/7P/3p4/4PP2/4P3/4p3/8/8 b
goal win in 2
proof exhaustive
rating 1080
themes quiet gathers
answer e3-d4 e4-b1 d4-c5|d6-c5

puzzle 86
game romanian-checkers
position 1P4P1/2p2p2/p1P1P3/pp1PPp2/2P1P3/3Pp3/8/8 w
goal win in 3
proof exhaustive
rating 1090
themes quiet gathers
answer g8-e8 b5-b7 b8-d8|e8-c8

puzzle 87
game romanian-checkers
position 2P1P3/ppP5/3pp3/2Pp2p1/3pp3/2PP4/8/8 b
goal win in 2
proof exhaustive
rating 1090
themes quiet gathers
answer g5-f4 c7-b6 a7-c7
answer g5-f4 c7-f7 e6-c6
answer g5-f4 c8xe6 f4xc7

puzzle 88
game romanian-checkers
position 3P4/2Pp4/2ppP3/3p1p1p/3p3p/2pP1P2/8/4P3 b
goal win in 2
proof exhaustive
rating 1090
themes quiet gathers
answer h5-e5 c7-a5 h4-f4|h4-f6

puzzle 89
game romanian-checkers
position 3P4/3p1p2/3pPp2/2P1p3/2P1PP2/5p2/8/3P4 w
goal win in 2
proof exhaustive
rating 1090
themes capture quiet gathers
answer d1-d5 d6-a6 d8xf6
answer d1-d5 f6-d4 d8-e7
answer d1-d5 f6-h4 d8-f6

puzzle 90
game romanian-checkers
position 4P3/4pp2/2P2P2/1p1Pp3/2P1PpP1/2PP4/8/8 w
goal win in 2
proof exhaustive
rating 1090
themes capture quiet gathers
answer g4-f5 b5-b4 c4xf7
answer g4-f5 f7-d7 e8-f7

puzzle 91
game romanian-checkers
position 8/4p3/1Pp1P3/2p5/2p1p3/1P2Pp2/5p2/5P2 b
goal win in 2
proof exhaustive
rating 1090
themes quiet gathers
answer c5-d5 b3-a4 e7-d6|e7-d7

puzzle 92
game romanian-checkers
position 8/5P2/2p1p1P1/2pPP3/2pppPPp/3pppP1/7p/1P6 b
goal win in 2
proof exhaustive
rating 1090
themes capture gathers
answer e6xg4 b1-a1 h2-g2
answer e6xg4 b1-a2 h2-f2

puzzle 93
game romanian-checkers
position 8/8/1p1Pp3/2pPpP2/2pP4/2P2P2/5P2/2P5 w
goal win in 2
proof exhaustive
rating 1090
themes quiet gathers
answer f5-e4 b6-a5 c1-b2|c1-d2

puzzle 94
game romanian-checkers
position Pp6/5p2/2p5/1ppp4/p1p5/3PP1P1/2P1PP2/8 b
goal win in 2
proof exhaustive
rating 1090
themes quiet gathers
answer b8-d6 a8-a6 c5-e7|f7-e7

puzzle 95
game romanian-checkers
position 1P2P1P1/2P1pp2/3p4/P3Pp2/2pp1p2/pp2P1P1/3p1p2/2P5 b
goal win in 3
proof exhaustive
rating 1100
themes capture sacrifice gathers
answer a3xe3 c7xc4 f2-c5|f2-f6

puzzle 96
game romanian-checkers
position 3P4/2p5/2Pp4/3P4/2pP4/4PpP1/2p3Pp/8 w
goal win in 3
proof exhaustive
rating 1100
themes quiet gathers
answer d8-e7 c2-f2 d4-f4 c4-a2 e7-e5
answer d8-e7 c2xc6 e7-e5 c4-c1 g3-f2
answer d8-e7 c7xg3 g2-d2 c2-d1 e7-d7|e7-e5

puzzle 97
game romanian-checkers
position 4P3/8/p2Pp1P1/pPPPP2p/2PP4/7P/8/8 w
goal win in 2
proof exhaustive
rating 1100
themes quiet gathers
answer h3-f5 a6-a4 c5-e7|d4-d7|e8xh5

puzzle 98
game romanian-checkers
position 8/p4p2/4ppP1/3Ppp2/4P3/2p1P3/8/8 b
goal win in 3
proof exhaustive
rating 1100
themes capture quiet sacrifice gathers
answer a7-c5 e3xc5 c3xc5 e4-d4 c5-d6|e5-d6
answer a7-c5 e4-b1 e5-d6 b1-a1 c3-b4
answer a7-c5 e4-d4 c3-b4 d4-d6 f6-d4
answer a7-c5 e3-d2 c5-d4

puzzle 99
game romanian-checkers
position 6P1/4p3/2PPP3/1PPpPp2/2p1p3/1P6/3p4/8 b
goal win in 2
proof exhaustive
rating 1140
themes quiet gathers
answer e7-f6 b3-c3 d2-e3

puzzle 100
game romanian-checkers
position 2PP4/8/2Ppp3/2p1pP1p/3PPp1p/5P1p/8/6P1 b
goal win in 2
proof exhaustive
rating 1150
themes capture sacrifice gathers
answer h5xf3 c6xf3 h4-g3
answer h5xf3 e4-e1 f3-g4

puzzle 101
game romanian-checkers
position 2PPP3/3p4/2p2p2/3Pp3/p3P3/2Ppp3/4P3/8 b
goal win in 3
proof exhaustive
rating 1150
themes quiet gathers
answer a4-c4 d8-c7 f6-d6 c3-b4 e3-d4
answer a4-c4 d8xf6 c6-e6 c3-b4 e3-d4

puzzle 102
game romanian-checkers
position 4P3/8/4p3/3Pp1P1/3PPP1p/6P1/5p2/8 w
goal win in 2
proof exhaustive
rating 1150
themes quiet gathers
answer e8-f7 e5-b8 f7-g6
answer e8-f7 e5-e8 f7-h5
answer e8-f7 h4-h5 f7xh5

puzzle 103
game romanian-checkers
position 5P2/5p2/2pP1p2/1PP1P3/1pP2PP1/4P3/1p3p2/3P4 w
goal win in 2
proof exhaustive
rating 1150
themes capture sacrifice gathers
answer f8xb4 b2xe5 d1-d3

puzzle 104
game romanian-checkers
position 7p/8/3P4/p4p2/p1P5/p3P3/4P3/1P6 w
goal win in 2
proof exhaustive
rating 1150
themes quiet sacrifice gathers
answer b1-d3 a3xd3 d6-d4
answer b1-d3 f5-d5 d6-b4

puzzle 105
game romanian-checkers
position 8/1PPp4/3Pp3/2P1p2p/3ppp2/4P3/p3P3/8 b
goal win in 2
proof exhaustive
rating 1150
themes quiet sacrifice gathers
answer a2-c4 c7xc4 h5-f3
answer a2-c4 e2-g4 d7xg4
answer a2-c4 e2xc4 h5-g4
answer a2-c4 e3-f3 c4-g4

puzzle 106
game romanian-checkers
position 8/2P1pp2/2pppP2/3ppPP1/4P1P1/5P2/4p3/8 b
goal win in 2
proof exhaustive
rating 1150
themes quiet gathers
answer e2-d3 c7-b6 d3-c4|f7-c4

puzzle 107
game romanian-checkers
position 8/2p1p3/2PPP3/2ppP3/3Pppp1/3PpP2/8/8 w
goal win in 2
proof exhaustive
rating 1150
themes capture gathers
answer e6xg4 c5-c2 g4-e2

puzzle 108
game romanian-checkers
position 8/4P3/3p4/2pP1p2/3pPp2/1Pp1Pp2/2pP4/6P1 b
goal win in 2
proof exhaustive
rating 1150
themes capture quiet sacrifice blocks-the-count gathers
answer f5-e6 b3xe6 c2xe4
answer f5-e6 d5-f5 c5-e5

puzzle 109
game romanian-checkers
position 8/8/1pP1p1Pp/1pp1ppPP/2ppPpP1/1p3P2/8/8 b
goal win in 2
proof exhaustive
rating 1150
themes quiet gathers
answer h6-g7 g5-f6 g7-f7
answer h6-g7 h5-f7 b3xf7

puzzle 110
game romanian-checkers
position 8/8/2P5/1P1Ppp2/pPPp1p2/1P1pP3/3pp3/2PP4 w
goal win in 2
proof exhaustive
rating 1150
themes capture gathers
answer b4xd2 e2-g2 c6-c3
answer b4xd2 e5-c3 c6-e4

puzzle 111
game romanian-checkers
position 8/8/2PPpP2/2pppPp1/3PPP2/8/8/8 w
goal win in 3
proof exhaustive
rating 1150
themes quiet
answer c6-d7 d5-b7 d6-d3|d7-f7
answer c6-d7 e5-e8 d7-e7

puzzle 112
game romanian-checkers
position 8/8/2ppP3/3PPPp1/3PPpp1/3PppP1/8/8 w
goal win in 3
proof exhaustive
rating 1150
themes quiet gathers
answer g3-f2 g4-e2 e6-g4 c6-a6 f2-g3
answer g3-f2 c6-b5 f2-e2
answer g3-f2 g5-d2 f2xd2

puzzle 113
game romanian-checkers
position 8/8/4P3/8/p1PppP2/3pPp2/8/4P3 b
goal win in 2
proof exhaustive
rating 1150
themes quiet gathers
answer a4-b3 e1-d1 d4-c3
answer a4-b3 e6-f6 b3-c2

puzzle 114
game romanian-checkers
position 8/8/4PP1p/3ppP2/2P1pp2/3pp1P1/8/8 b
goal win in 2
proof exhaustive
rating 1150
themes quiet gathers
answer h6-h5 e6-g4 e3-g5
answer h6-h5 f6-g5 h5-g4

puzzle 115
game romanian-checkers
position 8/8/p1PP4/2ppP3/2p1PpP1/1p2p3/8/6P1 b
goal win in 3
proof exhaustive
rating 1150
themes capture quiet gathers
answer a6-a5 e4-f5 e3xe5 c6-b5 a5-a4|a5-b4|a5-b6|b3xb5
answer a6-a5 g1-f1 a5xe5

puzzle 116
game romanian-checkers
position 8/p7/P2P4/p3Pp2/p2pp3/1p3p2/1P6/8 b
goal win in 3
proof exhaustive
rating 1150
themes capture quiet sacrifice gathers
answer a7-c5 d6xd4 a4xd4|f3-d5

puzzle 117
game romanian-checkers
position 8/1Pp2p2/2pP3p/3p4/4p2p/3pp3/7p/3P4 b
goal win in 3
proof exhaustive
rating 1160
themes quiet gathers
answer h2-e5 d1-c1 h4-g5 b7-a6 f7-f6

puzzle 118
game romanian-checkers
position 1P6/8/2p1P2p/2pP1P1p/2P1ppPp/2pP1P1p/8/4PP2 w
goal win in 3
proof exhaustive
rating 1200
themes capture quiet gathers
answer b8-d6 c5-d4 e1xe4|f1xh3

puzzle 119
game romanian-checkers
position 2P5/2P5/3pp1Pp/2ppp1Pp/3PPpP1/7p/8/8 b
goal win in 2
proof exhaustive
rating 1200
themes quiet gathers
answer h3-g3 c7-b6 h6-h4
answer h3-g3 g5-h4 c5-g5

puzzle 120
game romanian-checkers
position 3P4/2p2p2/4pp2/2PPPP2/pPp1Pppp/3PP3/2p5/8 w
goal win in 2
proof exhaustive
rating 1200
themes quiet gathers
answer b4-d6 c2-d2 c5-e7

puzzle 121
game romanian-checkers
position 4P3/2p5/1PP1p3/3ppp2/2Pp4/1p1pP3/8/8 b
goal win in 2
proof exhaustive
rating 1200
themes capture sacrifice gathers
answer b3xe3 b6xe6 d3-d6

puzzle 122
game romanian-checkers
position 4P3/pp6/3p1P2/2PPp3/3PPp2/p1p2P1p/2P5/2P1P3 w
goal win in 2
proof exhaustive
rating 1200
themes capture gathers
answer e1xc3 a3-a1 e8xe5
answer e1xc3 e5-b8 e8-e6

puzzle 123
game romanian-checkers
position 8/8/2PP4/2pp4/3P4/4P3/2P1p3/4P3 w
goal win in 3
proof exhaustive
rating 1200
themes quiet gathers
answer e1-d2 d5-f3 c6-e4|c6-e6|d2-d5|d6-d3|d6-e5
answer e1-d2 e2-d3 c2xc5

puzzle 124
game romanian-checkers
position 8/8/2pPppP1/2ppP3/2PPPP2/6p1/3P4/5P2 w
goal win in 3
proof exhaustive
rating 1200
themes quiet gathers
answer g6-g4 c6-b5 d2-e2|e4-d3
answer g6-g4 g3-g1 f1-d3

puzzle 125
game romanian-checkers
position 1P6/8/2p5/3PP3/1PPPPp2/ppP1pP2/4Pp2/2P3P1 w
goal win in 3
proof exhaustive
rating 1210
themes quiet gathers
answer b8-b5 b3-c2 b4-d2|d4-d2|g1-e1|g1-g2

puzzle 126
game romanian-checkers
position 2P5/8/6P1/2p2P2/2pPP3/2PPPP2/3pppp1/4P3 w
goal win in 3
proof exhaustive
rating 1210
themes quiet sacrifice gathers
answer c8-e6 c4xe6 g6-c2 e6-f6 e1-d1

puzzle 127
game romanian-checkers
position 4P2p/1p1pp3/2PPPP2/p3P3/2p1P2p/4P3/8/5P2 w
goal win in 2
proof exhaustive
rating 1210
themes quiet gathers
answer e8-f7 a5-a6 f1-f4

puzzle 128
game romanian-checkers
position 2P5/8/2PPp3/p4P2/3ppp2/3pp3/8/8 w
goal win in 2
proof exhaustive
rating 1250
themes quiet gathers
answer f5-d5 a5-a4 c8-b7|c8xe6

puzzle 129
game romanian-checkers
position 8/2Pp4/1PPPP3/2PPpp2/3pppp1/5P2/8/8 b
goal win in 2
proof exhaustive
rating 1250
themes quiet gathers
answer d7-f7 b6-f6 e4-g6|f7-g6

puzzle 130
game romanian-checkers
position 1P2P3/2P1p3/8/p2PPp2/3ppp2/3Ppp2/8/8 b
goal win in 3
proof exhaustive
rating 1260
themes quiet gathers
answer a5-b4 d3-a3 b4-c3|e7-f6|f3-c3|f3-f6

puzzle 131
game romanian-checkers
position 3P1P2/1p6/3p4/3P4/2p1pP1P/2pp4/4P3/8 b
goal win in 2
proof exhaustive
rating 1260
themes quiet sacrifice gathers
answer c3-c5 f4xd6 b7-b6

puzzle 132
game romanian-checkers
position 6P1/3P4/3Pp3/2pPPp2/2p4p/2pp1pP1/2p2p2/1P6 b
goal win in 2
proof exhaustive
rating 1260
themes quiet gathers
answer f2-d4 b1-a1 h4-e4

puzzle 133
game romanian-checkers
position 8/1P6/3PP2p/1PpPpPpp/4P2p/1p6/8/3P4 w
goal win in 2
proof exhaustive
rating 1260
themes quiet gathers
answer b5-c6 c5-d4 d1-f3
answer b5-c6 h5-g6 d1-d4

puzzle 134
game romanian-checkers
position 8/1p2P3/4Pp2/3PPp2/3ppp2/2P1P1P1/8/8 b
goal win in 2
proof exhaustive
rating 1260
themes capture quiet gathers
answer b7-b6 e3-b3 b6xe6
answer b7-b6 e6-c4 b6xe3

puzzle 135
game romanian-checkers
position 8/3P4/4ppP1/2P1pPPp/3p1PPp/4P2p/8/8 w
goal win in 2
proof exhaustive
rating 1260
themes quiet sacrifice gathers
answer d7-d5 e6xe3 g6-e4
answer d7-d5 h4-h7 g4xd4

puzzle 136
game romanian-checkers
position 8/5p2/3Pp3/p1Pp4/1Ppp4/2PP4/8/1P6 b
goal win in 2
proof exhaustive
rating 1260
themes quiet blocks-the-count gathers
answer f7-b3 b1-a1 a5-a3
answer f7-b3 b1-c1 a5-a4
answer f7-b3 d6-a3 a5xa3

puzzle 137
game romanian-checkers
position 8/7p/3PP1P1/1ppppp2/3ppP2/4P2P/8/8 b
goal win in 2
proof exhaustive
rating 1260
themes quiet gathers
answer h7-h5 d6-a6 h5-g4
answer h7-h5 h3-f3 h5xf3

puzzle 138
game romanian-checkers
position 8/8/5P1p/2pp1P2/p3p3/3pPpP1/1p6/1P1P4 b
goal win in 3
proof exhaustive
rating 1260
themes quiet gathers
answer h6-f4 d1-b3 a4-d4|b2-c2|b2-d4|d5xb3

puzzle 139
game romanian-checkers
position 3P4/8/2PpP3/1PpPP3/1PPP4/p3p3/8/6P1 w
goal win in 3
proof exhaustive
rating 1270
themes capture gathers
answer e6xe3 a3-a2 g1xc5 a2-a1 b5-d7|c4-c7|d8-c7

puzzle 140
game romanian-checkers
position 8/8/4P3/2p1p3/4p3/2ppPP2/p4p2/8 w
goal win in 2
proof exhaustive
rating 1300
themes quiet gathers
answer e6-f5 e5-f4 f5-g4

puzzle 141
game romanian-checkers
position 1P6/2p1P3/2p2p2/2Pp4/p1PP2p1/2PPP3/8/8 w
goal win in 2
proof exhaustive
rating 1310
themes capture gathers
answer e7xc7 f6-d6 e3-b6

puzzle 142
game romanian-checkers
position 2P5/3p1p2/8/1p1PPPpp/2PPpp2/1P1P1p2/1P3P2/8 w
goal win in 2
proof exhaustive
rating 1310
themes quiet gathers
answer f2-d2 b5-b8 c8-c6

puzzle 143
game romanian-checkers
position 6p1/8/3p4/2ppP3/4P3/3pp3/4p3/3P4 w
goal win in 4
proof exhaustive
rating 1310
themes capture quiet long gathers
answer d1-c1 d5-d2 c1-c3 d2-f4 c3xc5 d3-d5 c5xe3|e5-d4
answer d1-c1 e3-c3 c1-d2 c3-e3 e4-d4 d5-a5 e5-c3
answer d1-c1 c5-a7 c1xe3

puzzle 144
game romanian-checkers
position 8/5p2/4pp2/1PppPPP1/2pPPPp1/4P1P1/6p1/8 w
goal win in 2
proof exhaustive
rating 1310
themes quiet gathers
answer b5-b4 f7-b3 b4-c3

puzzle 145
game romanian-checkers
position 8/5pp1/3P2p1/3pPpP1/p5P1/1P3P2/8/8 b
goal win in 2
proof exhaustive
rating 1310
themes capture quiet gathers
answer a4-c4 d6-f4 g7xe5
answer a4-c4 d6-f6 c4-e4
answer a4-c4 e5-e4 g6-e6

puzzle 146
game romanian-checkers
position 8/8/4p3/2pP4/2ppp3/3Pp3/1pP2P2/5P2 b
goal win in 2
proof exhaustive
rating 1310
themes quiet gathers
answer e6-f6 c2-b3 b2-e5|f6-c3

puzzle 147
game romanian-checkers
position 8/p7/1PPP1p2/1PpPP3/1ppPp3/1P2p1P1/p7/8 w
goal win in 2
proof exhaustive
rating 1310
themes capture gathers
answer b3xe3 c4-c1 g3-f2

puzzle 148
game romanian-checkers
position 1P6/8/8/2pPPPP1/2pPPPPp/2p3p1/8/8 w
goal win in 2
proof exhaustive
rating 1320
themes quiet gathers
answer e4-c6 c3-a3 b8-b7
answer e4-c6 c3-b4 b8-b6

puzzle 149
game romanian-checkers
position 1p6/1p6/2PPPP2/3PpP1p/1P1p1p2/6Pp/8/8 w
goal win in 2
proof exhaustive
rating 1320
themes quiet gathers
answer g3-g4 b8-b5 c6-c5

puzzle 150
game romanian-checkers
position 2pP1P2/7p/2p2P2/3PP3/3P1p2/4P3/8/3P4 w
goal win in 3
proof exhaustive
rating 1320
themes capture quiet sacrifice gathers
answer f8-e7 f4xd4 d8xd4 c6-d7 d1-e2
answer f8-e7 f4xf6 d1-e2 c6-e6 e5-d6

puzzle 151
game romanian-checkers
position 3P2P1/3p1PP1/3pp3/p2p1p2/4pp1p/p7/4P1P1/2P3P1 b
goal win in 3
proof exhaustive
rating 1320
themes quiet gathers
answer a3-c5 c1-c3 a5-c7|a5-e5|h4-f6|h4-g3

puzzle 152
game romanian-checkers
position 5P2/3pp3/1P1pp3/2PppP1p/2pppP2/1Pp1P2p/8/8 b
goal win in 2
proof exhaustive
rating 1320
themes quiet gathers
answer h5-g4 b3-a4 d5-f3

puzzle 153
game romanian-checkers
position 5p2/p3Pp2/2Pppp2/3pp3/4pP2/4PP1p/8/8 b
goal win in 2
proof exhaustive
rating 1320
themes quiet gathers
answer h3-f5 c6-c5 a7-d7
answer h3-f5 c6-c7 a7-c5

puzzle 154
game romanian-checkers
position 8/4Pp2/p7/3PP1P1/1pPp1pP1/1pppp3/p7/8 b
goal win in 2
proof exhaustive
rating 1320
themes quiet gathers
answer f7-f5 d5-c6 a6-a4
answer f7-f5 e5-a5 a2xa5

puzzle 155
game romanian-checkers
position 8/P7/8/1PpP1p2/3p3p/1P1p3p/4pP1p/2P5 b
goal win in 3
proof exhaustive
rating 1320
themes capture quiet sacrifice gathers
answer f5-f3 d5xf3 h4xf2 a7-b8 h3-g2
answer f5-f3 b3-b1 h2-g3

puzzle 156
game romanian-checkers
position 1PP5/2pPpp2/2p2P2/2PPPP2/1PP3p1/pP2p3/8/4P3 w
goal win in 2
proof exhaustive
rating 1370
themes quiet gathers
answer f6-d6 a3-a2 e1-c3
answer f6-d6 e3-d2 e1-e4

puzzle 157
game romanian-checkers
position 2PP4/8/P7/2pP4/2p1p2p/4p3/8/4P3 b
goal win in 2
proof exhaustive
rating 1370
themes quiet gathers
answer e3-f4 a6-a5 h4-d4

puzzle 158
game romanian-checkers
position 3P4/3P4/3pp3/3ppPP1/4P1Pp/8/8/8 b
goal win in 3
proof exhaustive
rating 1370
themes quiet
answer d6-f4 e4-e1 e6-e3|h4-f2
answer d6-f4 d8xd5 h4-g3

puzzle 159
game romanian-checkers
position 3P4/8/3P2Pp/p1p2PP1/3ppP2/p7/8/8 w
goal win in 2
proof exhaustive
rating 1370
themes quiet gathers
answer d8-c8 a3-a1 c8-e6

puzzle 160
game romanian-checkers
position 8/3Pp2p/4p1p1/4pPPp/3p2P1/5Pp1/8/8 b
goal win in 2
proof exhaustive
rating 1370
themes quiet sacrifice gathers
answer d4-f4 g5xe7 h5-f7

puzzle 161
game romanian-checkers
position 8/7p/3P2P1/1Pppp3/2ppp3/3pPP2/6P1/8 b
goal win in 2
proof exhaustive
rating 1370
themes quiet gathers
answer d4-f6 b5-a4 h7-g7

puzzle 162
game romanian-checkers
position 8/8/1P6/pPp1P3/1Pp2p1p/3ppP2/2p1Pp2/2P1P1P1 b
goal win in 2
proof exhaustive
rating 1370
themes capture gathers
answer h4xe1 b6-d8 e1xb4

puzzle 163
game romanian-checkers
position 8/8/P1P3Pp/p2p1p2/3pPp2/3pp1P1/8/4P3 b
goal win in 2
proof exhaustive
rating 1370
themes quiet gathers
answer d5-g5 c6-b5 a5-c3
answer d5-g5 e1-d1 a5-d5

puzzle 164
game romanian-checkers
position 8/8/p3p3/3Pp3/3ppp2/p1pPP3/p1P5/8 b
goal win in 2
proof exhaustive
rating 1370
themes quiet gathers
answer a6-c4 e3-c1 c3-b4|f4-b4

puzzle 165
game romanian-checkers
position 8/p2p4/3p4/3p4/1ppPP3/1P2PP2/3pp1P1/2p5 b
goal win in 2
proof exhaustive
rating 1370
themes quiet gathers
answer c1-c3 e3-b6 a7-c7
answer c1-c3 e4-e7 a7xd4

puzzle 166
game romanian-checkers
position 1P3P2/8/4pPP1/p3p3/p4p1p/3pPPpp/p3pp2/4PP1P b
goal win in 2
proof exhaustive
rating 1380
themes quiet gathers
answer a2-c4 b8-a7 a4-b5

puzzle 167
game romanian-checkers
position 3P4/2p5/3pP3/7p/3ppPP1/2p1pP2/2p5/5P2 b
goal win in 2
proof exhaustive
rating 1380
themes quiet gathers
answer c2-c5 d8-c8 h5-f5
answer c2-c5 e6-d5 h5-e5
answer c2-c5 g4-g5 h5xf3

puzzle 168
game romanian-checkers
position 3P4/7p/2pP2P1/2P1Pp1p/2pp1P1p/1PPPPP2/3p4/6P1 w
goal win in 3
proof exhaustive
rating 1380
themes quiet gathers
answer g1-g3 h4-h1 g6-g4 f5-f8 d8-c7|d8-e7|g3-c7

puzzle 169
game romanian-checkers
position 8/8/3P4/3ppp2/2ppp1P1/2PpPP2/4Pp2/8 b
goal win in 2
proof exhaustive
rating 1380
themes capture gathers
answer c4xg4 d6-c5 f2-g3

puzzle 170
game romanian-checkers
position 1P6/3P4/p1P1P1p1/2pp1p2/1P1p1p2/2p5/8/8 w
goal win in 2
proof exhaustive
rating 1420
themes quiet sacrifice gathers
answer b4-b6 c3xc6 b6-c7
answer b4-b6 d4xd7 b8-d6

puzzle 171
game romanian-checkers
position 8/1P6/2Ppp3/2PppPP1/2pppP2/p1pPP1p1/8/8 b
goal win in 3
proof exhaustive
rating 1420
themes capture gathers
answer g3xg5 b7-b6 a3-b2|e5-b2|e6-b3|g5-f6

puzzle 172
game romanian-checkers
position 1P1P4/3p4/P1P5/P2p4/p3pp2/pp1pPp2/8/8 b
goal win in 2
proof exhaustive
rating 1430
themes quiet gathers
answer a4-c2 a5-c7 d7-e6

puzzle 173
game romanian-checkers
position 1P6/2p2p2/pPPP4/pP6/4Pp2/pP1pP3/p4p2/8 w
goal win in 2
proof exhaustive
rating 1430
themes quiet gathers
answer b3-b7 a3-c5 e3-e5
answer b3-b7 f2-e1 b5-d5

puzzle 174
game romanian-checkers
position 1PP5/2p5/p3PP2/3pP2p/4ppp1/p2p1pP1/3P4/3P4 b
goal win in 2
proof exhaustive
rating 1430
themes quiet gathers
answer a6-d6 d2-c3 a3-c5
answer a6-d6 f6-e7 a3-e3

puzzle 175
game romanian-checkers
position 2P1P3/8/2ppp3/1P5p/2pp2pp/1P1Pp2p/7p/1P5p b
goal win in 2
proof exhaustive
rating 1430
themes quiet gathers
answer h5-f5 b1-e4 e3-c5|h1xe4

puzzle 176
game romanian-checkers
position 2P2P2/8/3p4/2p1p1p1/2Pp1P2/ppPp4/8/8 b
goal win in 2
proof exhaustive
rating 1430
themes quiet gathers
answer b3-b4 c4-d5 g5-f6

puzzle 177
game romanian-checkers
position 2P3P1/6p1/P3pP2/2pppp2/p2PP3/5p2/6P1/1P6 b
goal win in 2
proof exhaustive
rating 1430
themes capture gathers
answer f3xf6 a6-b5 a4xd4

puzzle 178
game romanian-checkers
position 2P5/2pp2P1/3pp3/3PpP2/3P2P1/p7/p7/8 b
goal win in 2
proof exhaustive
rating 1430
themes capture quiet gathers
answer a3-c5 c8-b7 a2xd5
answer a3-c5 d5-c6 a2-c4

puzzle 179
game romanian-checkers
position 3p1p2/2pp4/1P1P4/1ppP1p2/2pPPp2/8/3P4/8 w
goal win in 2
proof exhaustive
rating 1430
themes quiet gathers
answer e4-c6 b5-b3 d2-c3

puzzle 180
game romanian-checkers
position 4P3/2P2Pp1/3P4/2Ppp3/p1Ppp3/1P1PPP2/1p6/4P3 b
goal win in 2
proof exhaustive
rating 1430
themes quiet gathers
answer a4-a3 b3-a4 g7-c3

puzzle 181
game romanian-checkers
position 4P3/8/8/1Ppp4/2p2P2/1Pp1pP2/p1p5/2P5 b
goal win in 2
proof exhaustive
rating 1430
themes quiet sacrifice gathers
answer a2-b1 f3xd5 b1-d3|e3xb3

puzzle 182
game romanian-checkers
position 5P2/7p/1P4P1/2PP4/2Pp4/1P2pp2/p7/6p1 w
goal win in 2
proof exhaustive
rating 1430
themes quiet sacrifice gathers
answer g6-e6 f3xd5 f8-d6

puzzle 183
game romanian-checkers
position 8/1P6/p7/2ppP3/p1P1P3/3pP3/8/8 b
goal win in 2
proof exhaustive
rating 1430
themes capture quiet gathers
answer d3-b3 b7-a7 a6xc4
answer d3-b3 b7-b5 b3xb5
answer d3-b3 e4-d3 b3-b5

puzzle 184
game romanian-checkers
position 8/2PP1p2/2pp1Pp1/2pPP3/2PPpP2/1p1p2P1/7p/8 w
goal win in 2
proof exhaustive
rating 1430
themes capture gathers
answer c7xf7 b3-a4 d7-e6
answer c7xf7 c5-c8 d7-f5

puzzle 185
game romanian-checkers
position 8/3P4/3p4/p7/2p1pp1p/3ppP2/4P3/4P3 b
goal win in 2
proof exhaustive
rating 1430
themes quiet gathers
answer h4-g5 d7-c6 a5-c5
answer h4-g5 f3-h5 a5-d5

puzzle 186
game romanian-checkers
position 8/8/1P1p4/6pp/4p3/4PP2/2P4p/1PPP4 w
goal win in 2
proof exhaustive
rating 1430
themes quiet gathers
answer b6-d4 e4-c6 b1-d3|c2-e2|f3-d3

puzzle 187
game romanian-checkers
position 8/8/2pPPp2/4Pp2/4pp2/1P1P4/8/8 b
goal win in 2
proof exhaustive
rating 1430
themes quiet gathers
answer c6-d7 b3-a4 d7-e7
answer c6-d7 d6-e7 d7-d5

puzzle 188
game romanian-checkers
position 8/8/3Ppp2/3P4/3pPP2/2PPp3/8/5P2 w
goal win in 2
proof exhaustive
rating 1430
themes quiet gathers
answer c3-d2 d4-b2 f1-e1

puzzle 189
game romanian-checkers
position 8/8/3p4/2P5/2PPppP1/3P2P1/4p3/8 b
goal win in 2
proof exhaustive
rating 1430
themes quiet gathers
answer f4-f3 c4-b3 d6-f4
answer f4-f3 c5-c7 d6xg3
answer f4-f3 g3-e5 e2xe5
answer f4-f3 g3-f2 d6-e5

puzzle 190
game romanian-checkers
position 8/8/p1PPp3/p3p3/p1pP1p2/3ppP2/8/3PP1P1 b
goal win in 2
proof exhaustive
rating 1430
themes capture gathers
answer a4xc6 d1-a1 c6-b5

puzzle 191
game romanian-checkers
position PP1P4/p7/2p1P3/2p2p2/2PPpp2/2ppP3/4p3/3P4 b
goal win in 2
proof exhaustive
rating 1430
themes quiet gathers
answer a7-a5 a8-a6 a5-d5

puzzle 192
game romanian-checkers
position 6P1/3p1p2/1pPPP3/4pP1p/4pPPp/2p5/4P3/8 w
goal win in 2
proof exhaustive
rating 1440
themes capture gathers
answer e2xh5 f7-h7 g8-g6

puzzle 193
game romanian-checkers
position 8/2Pp2p1/2Ppp1P1/3pp3/2ppP2p/8/8/8 b
goal win in 2
proof exhaustive
rating 1440
themes quiet gathers
answer d4-d8 c6-a4 h4-f6

puzzle 194
game romanian-checkers
position 8/4p3/Pp1p1P2/3PP3/2P1P1p1/2P5/8/8 w
goal win in 2
proof exhaustive
rating 1440
themes quiet gathers
answer d5-b5 g4-f3 a6-d3

puzzle 195
game romanian-checkers
position 1P6/6p1/2PP1P2/2ppP3/1pp1p3/Pp1PpP2/3p4/8 b
goal win in 3
proof exhaustive
rating 1490
themes quiet gathers
answer g7-g6 f3-f5 b3-e6 a3-a2 g6-f7

puzzle 196
game romanian-checkers
position 1PP5/8/p7/p1P1P3/pPPP2pp/1P1PP3/pp6/pp1P4 w
goal win in 3
proof exhaustive
rating 1490
themes quiet gathers
answer b8-d6 a4-b5 c5-c2|c8-e6|d1-d5|d1-f3

puzzle 197
game romanian-checkers
position 3PP1P1/2P3P1/1p6/2p1PP2/2PPp3/2p5/p3p3/8 w
goal win in 2
proof exhaustive
rating 1490
themes quiet gathers
answer c4-f7 e4-g4 d4-d6

puzzle 198
game romanian-checkers
position 4P3/p3P3/P2P4/3P4/2pP4/2PpPP2/5ppp/5P1p w
goal win in 3
proof exhaustive
rating 1500
themes quiet gathers
answer a6-c6 h2-e2 f1-d1 d3-c2 c3-d2
answer a6-c6 a7-c7 f3-e2

puzzle 199
game romanian-checkers
position 2PPP3/2Pp4/2PpP3/1Ppp1p2/1PPp4/8/p7/8 w
goal win in 3
proof exhaustive
rating 1550
themes capture quiet sacrifice gathers
answer e8-b8 f5xb5 b8xb5 a2-a1 e6-e7
answer e8-b8 a2-a1 e6-e7
answer e8-b8 d4-e5 e6-e8

puzzle 200
game romanian-checkers
position 8/2p2p2/3p1PPp/3p1pP1/2PppPP1/2P5/8/4PPP1 b
goal win in 2
proof exhaustive
rating 1550
themes quiet gathers
answer e4-e6 c3-a5 h6-g7

puzzle 201
game romanian-checkers
position 8/7p/6P1/3p1p2/1PP2PPp/pPp5/1PpP2p1/2PPP3 w
goal win in 3
proof exhaustive
rating 1550
themes quiet gathers
answer g6-g3 d5-f3 d1-g1 a3-a2 g1-f2

puzzle 202
game romanian-checkers
position 4P3/6p1/1P1PppPp/3pPP1p/1P2PpP1/8/8/8 b
goal win in 2
proof exhaustive
rating 1590
themes quiet gathers
answer h6-h4 b4-a5 f4-g5

puzzle 203
game romanian-checkers
position 1pp2p2/3P1P2/1pP5/2pPPp2/1P6/8/3P1p2/8 w
goal win in 3
proof exhaustive
rating 1600
themes quiet gathers
answer b4-c4 b6-a5 d2-b4 b8-e8 e5-e7
answer b4-c4 b6-b4 d2xb4 b8-e8 e5-e7
answer b4-c4 f5-e4 d2-c3 e4xc4 f7xc4

puzzle 204
game romanian-checkers
position 2P5/3P4/4P2P/2PP2P1/2pp2p1/1Pp5/2p1p3/8 w
goal win in 3
proof exhaustive
rating 1600
themes quiet gathers
answer b3-b4 c4-a6 c5-f5|h6-f4
answer b3-b4 c2-d1 h6-f6

puzzle 205
game romanian-checkers
position 8/2P5/2pp2Pp/3ppP2/3ppP2/4P3/8/8 b
goal win in 2
proof exhaustive
rating 1600
themes quiet gathers
answer d4-f6 c7-b6 h6-g7
answer d4-f6 g6-g7 c6-g6

puzzle 206
game romanian-checkers
position 8/8/3Pp1p1/4p3/1Pp2PP1/1P5p/8/8 b
goal win in 4
proof exhaustive
rating 1600
themes quiet gathers
answer h3-f3 b3-b5 g6-f5|g6xd6|g6xg4

puzzle 207
game romanian-checkers
position 8/2P5/3pP3/3P4/1pp5/1PPP4/2p5/8 w
goal win in 3
proof exhaustive
rating 1610
themes quiet gathers
answer c7-d7 c2-b2 b3-c2 b4-b6 c2-e4
answer c7-d7 d6-b6 d7-d4

puzzle 208
game romanian-checkers
position 2P5/8/4PP2/2pPp1p1/5P2/8/8/8 b
goal win in 4
proof exhaustive
rating 1650
themes quiet long gathers
answer c5-d6 d5-d3 d6-d4 d3-c4 g5-g6 c4-a2 g6-f5
answer c5-d6 d5-b3 g5-g6 c8-c7 g6-f5

puzzle 209
game romanian-checkers
position 2PPPp2/1PpppP1P/3ppp2/2p1p2p/2PP4/2P1PP2/2p5/8 b
goal win in 3
proof exhaustive
rating 1650
themes quiet sacrifice gathers
answer c2-e4 b7xe4 c7-f4|h5xh7

puzzle 210
game romanian-checkers
position 4pP2/8/3ppp2/2pPPPP1/3P1pP1/4p2p/8/8 w
goal win in 3
proof exhaustive
rating 1650
themes quiet gathers
answer d5-e4 e3-c3 f8-g7 d6-f8 e4-g6
answer d5-e4 d6-g6 f8-d6

puzzle 211
game romanian-checkers
position 8/3P4/2ppPp2/2pPp3/1Ppp4/3PP3/ppPP4/8 b
goal win in 2
proof exhaustive
rating 1650
themes capture gathers
answer c6xc2 b4-b6 c2-b3
answer c6xc2 d3-b3 c4-d3

puzzle 212
game romanian-checkers
position 8/p2Pp3/1PPp1P2/2ppP3/2pp4/4P3/2p1p3/5pP1 b
goal win in 3
proof exhaustive
rating 1660
themes capture quiet gathers
answer c2-d3 b6-b7 f1-b5 b7xb5 a7xd7
answer c2-d3 e5-g3 a7xd7

puzzle 213
game romanian-checkers
position 4PP2/5P2/2pp1P2/1p1P1p2/2Pp2P1/3Pp3/2p5/8 w
goal win in 2
proof exhaustive
rating 1710
themes quiet gathers
answer e8-e6 b5-b4 g4-g5
answer e8-e6 d4xf6 g4-e4

puzzle 214
game romanian-checkers
position 8/2p1p2p/2Ppp3/2P1pp2/1pPpP3/2P1P3/6P1/8 b
goal win in 3
proof exhaustive
rating 1710
themes capture gathers
answer e6xc4 e4-h1 c7-f7|h7-g8|h7-h5
answer e6xc4 c6-a6 h7xe4

puzzle 215
game romanian-checkers
position 8/4p3/1Ppp4/1ppPPp2/2PPP3/4p3/8/8 w
goal win in 3
proof exhaustive
rating 1710
themes capture quiet gathers
answer b6-a5 b5-b4 a5-a4 b4-b3 a4xc6
answer b6-a5 e3-f4 a5-b4

puzzle 216
game romanian-checkers
position 2p5/7p/3P2Pp/3P1p2/p1p1PP1p/4P3/8/2P3P1 w
goal win in 3
proof exhaustive
rating 1720
themes quiet gathers
answer c1-g5 h4-g3 d6-c5 a4xe4 g1-d4
answer c1-g5 c8-d8 g1-g4

puzzle 217
game romanian-checkers
position 4p3/1p6/3PPp2/3ppp2/p1p5/p2pP3/8/1PP5 b
goal win in 2
proof exhaustive
rating 1720
themes quiet gathers
answer b7-b5 d6-f8 e8-f7

puzzle 218
game romanian-checkers
position 3PP3/3p1P1p/7p/3pPP2/4p1p1/7p/3P4/8 w
goal win in 3
proof exhaustive
rating 1760
themes quiet sacrifice gathers
answer d2-f4 d5xf7 d8-e7 d7-d6 e5-f6

puzzle 219
game romanian-checkers
position p7/7p/pp2P1P1/2P1p3/1PPP4/3P4/p2Ppp2/4P3 w
goal win in 2
proof exhaustive
rating 1760
themes quiet gathers
answer b4-e4 a2-a5 e6-f5
answer b4-e4 a6xe6 g6-c2

puzzle 220
game romanian-checkers
position 8/6p1/3P4/3PpP2/2pppp2/3P4/2PP4/1PP2P2 w
goal win in 3
proof exhaustive
rating 1770
themes capture quiet gathers
answer d6-e6 c4-g4 f1xf4 d4-e3 c2-c4
answer d6-e6 f4xf1 c1xc4
answer d6-e6 g7-f7 f1xc4

puzzle 221
game romanian-checkers
position 8/8/3p4/2PP3p/5p1p/2P1PP1p/2P5/3PP3 b
goal win in 4
proof exhaustive
rating 1770
themes quiet long gathers
answer d6-e6 d1-g4 f4-h6 c5-d6 e6-g8 f3-h1 g8-g6|g8-h7
answer d6-e6 c2-d2 e6-g4

puzzle 222
game romanian-checkers
position 8/8/3p4/5P2/3PPp2/4Ppp1/6p1/6P1 b
goal win in 3
proof exhaustive
rating 1770
themes quiet gathers
answer d6-e6 g1-h2 e6-f6 f5-g4 f6-g5
answer d6-e6 g1-f1 g3-e5

puzzle 223
game romanian-checkers
position 2P1PP2/2P1P3/4P3/1P2Pp2/p1pp4/2pppp2/2p5/8 b
goal win in 2
proof exhaustive
rating 1820
themes quiet gathers
answer f3-e4 e5-g3 c3-b4
answer f3-e4 e6xc4 e3-b3

puzzle 224
game romanian-checkers
position 3PP3/2p5/3P4/2p2PPp/4PpPp/6P1/8/3P4 w
goal win in 3
proof exhaustive
rating 1820
themes quiet gathers
answer d1-d4 c7-a5 d4-e5|d8-d5

puzzle 225
game romanian-checkers
position 8/8/2PP1p1p/2PPP1Pp/4Pp2/2P2P2/8/2P5 b
goal win in 3
proof exhaustive
rating 1820
themes quiet gathers
answer h6-g7 c6-g2 f4-f7 c3-c6 h5-h6
answer h6-g7 c1-b1 g7xg5

puzzle 226
game romanian-checkers
position 8/8/2pppp2/3p1p2/2ppp1Pp/3PP1P1/6p1/2P1P3 b
goal win in 2
proof exhaustive
rating 1820
themes quiet sacrifice gathers
answer h4-h3 c1xc4 f5-f3

puzzle 227
game romanian-checkers
position 8/8/8/3p4/2PPPPP1/3pp3/2P5/2Pp4 w
goal win in 2
proof exhaustive
rating 1820
themes quiet gathers
answer g4-b4 d3-b3 b4-c3
answer g4-b4 e3-c3 b4-b3

puzzle 228
game romanian-checkers
position 1P1PP3/3P1p2/6P1/5p1p/2pppp2/pPpPp1P1/p7/8 b
goal win in 3
proof exhaustive
rating 1830
themes capture sacrifice gathers
answer f7xb3 d8xd4 a2-d5|f5-d5|h5-g4

puzzle 229
game romanian-checkers
position 8/8/3P4/p1P1p1pP/2pPPP2/3Pp3/p7/3P1PP1 w
goal win in 2
proof exhaustive
rating 1830
themes quiet gathers
answer e4-f3 a2-a4 h5-e2

puzzle 230
game romanian-checkers
position 8/p7/8/ppPP4/p1PP1P2/3p3P/4PP2/8 b
goal win in 4
proof exhaustive
rating 1830
themes capture quiet sacrifice gathers
answer d3-b3 e2xb5 b3xb5 f2-b6 a4-c6|a7-b7
answer d3-b3 c4-g4 a5-b6

puzzle 231
game romanian-checkers
position 2P1PP2/p3pp2/1p1Ppp2/2P1PP2/2PP4/5P2/8/8 b
goal win in 2
proof exhaustive
rating 1870
themes quiet gathers
answer f7-c7 c8-b7 f6-d8
answer f7-c7 d6-d8 a7-d7

puzzle 232
game romanian-checkers
position 3P4/6p1/2PPPpP1/3ppP2/2P1Ppp1/6p1/2p5/2P5 w
goal win in 3
proof exhaustive
rating 1880
themes capture quiet gathers
answer c1-e3 c2-d1 d8xf6 d1-d4 c4-b5|c4-d3|g6-d3

puzzle 233
game romanian-checkers
position 4P3/6Pp/3P4/2PP1PP1/5P2/2PP4/3pp3/2p5 w
goal win in 2
proof exhaustive
rating 1880
themes quiet gathers
answer g7-e7 c1-b1 f4-e4

puzzle 234
game romanian-checkers
position 8/4p3/1PppP3/2pPpP2/2pP1P2/4Pp2/8/8 w
goal win in 3
proof exhaustive
rating 1880
themes quiet gathers
answer f5-d7 c4-c7 b6-b5 c6-c3 b5-c4
answer f5-d7 c4-b5 b6-c7

puzzle 235
game romanian-checkers
position 8/4p3/3PPP2/5p2/3Pppp1/2PP4/8/8 b
goal win in 2
proof exhaustive
rating 1880
themes quiet gathers
answer e7-f7 c3-e3 f7-g6

puzzle 236
game romanian-checkers
position 4P3/8/2p5/3P1Ppp/2PP3p/3P4/8/4P3 b
goal win in 3
proof exhaustive
rating 1890
themes capture gathers
answer c6xe8 d5-f7 e8-e6 f7-e7 e6-f6
answer c6xe8 c4-e2 e8-g6

puzzle 237
game romanian-checkers
position 1P4P1/5p2/1pPP4/2PP4/3Pp3/8/8/8 w
goal win in 3
proof exhaustive
rating 2000
themes quiet gathers
answer g8-e8 f7-e7 d4-d7|e8-c8

puzzle 238
game romanian-checkers
position 8/p7/1P1P4/3PP3/2ppP3/1ppp4/3pP3/8 b
goal win in 3
proof exhaustive
rating 2010
themes quiet gathers
answer d4-a4 b6-a5 a7-b6 e5-b5 b6-c5|c3-c5|d2xa5
answer d4-a4 b6-c7 a7-a5

puzzle 239
game romanian-checkers
position 4P3/4P3/3Pp1P1/3ppp1p/p1Ppp3/3P1P2/6p1/8 b
goal win in 3
proof exhaustive
rating 2060
themes quiet sacrifice gathers
answer a4-c6 f3xf5 g2-g4 c4-e2 c6-f3
answer a4-c6 g6-g4 g2xg4

puzzle 240
game romanian-checkers
position 8/2p3P1/pP1P4/1PP5/P1P1Pp1p/3Ppp1p/2p5/PPp5 w
goal win in 3
proof exhaustive
rating 2390
themes quiet sacrifice gathers
answer g7-e5 h3xd3 a1-c3|b1-a2
`;export{e as default};
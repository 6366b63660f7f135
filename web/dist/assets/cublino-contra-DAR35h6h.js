var e=`puzzle 1
game cublino-contra
position CJf2Xb5Wc5id6va7re7
goal win in 4
proof exhaustive
rating 600
themes zugzwang long fight
answer c5d5 a7b7 d5d6 b7a7 d6c6 a7a6 c6c7

puzzle 2
game cublino-contra
position CSc1Tf2Ve3Pd4Ng4Kb6ig6va7vd7ve7
goal win in 3
proof exhaustive
rating 600
themes fight
answer g4g5 d7c7 g5g6 a7a6 g6g7

puzzle 3
game cublino-contra
position CSd1Rc3Wb5Fd5Gf5jc6vb7vg7
goal win in 2
proof exhaustive
rating 600
themes fight
answer d5d6 b7a7 d6d7

puzzle 4
game cublino-contra
position CWa1Wb1Wc1Je2Sc5Xd5Xf5qc6kg6vc7
goal win in 4
proof exhaustive
rating 600
themes fight support
answer d5d6 c7d7 d6e6

puzzle 5
game cublino-contra
position CWa1Wc1Wf1la3rb3Cf3Jc5We5id6va7ve7vg7
goal win in 3
proof exhaustive
rating 600
themes fight
answer c5c6 e7d7 c6d6 a3a2 d6d7
answer c5c6 a3a2 c6c7

puzzle 6
game cublino-contra
position CWb1Sd1Sf1Rb3Rf3Sg5qb6qc6va7vb7
goal win in 2
proof exhaustive
rating 600
themes quiet
answer g5g6 a7a6 g6g7

puzzle 7
game cublino-contra
position CWb1Wd1We1Sg1Ia4Mg4ia6ib6mg6vd7vf7vg7
goal win in 3
proof exhaustive
rating 600
themes fight
answer a4a5 b6a6 a5a6 d7c7 a6a7

puzzle 8
game cublino-contra
position CWb1We1Wf1Wg1La2ve3Oa5cf5vc7vd7rf7
goal win in 4
proof exhaustive
rating 600
themes quiet long fight
answer a5a6 c7b7 a6b6 d7c7 b6a6 c7b7 a6a7
answer a5a6 e3d3 a6a7

puzzle 9
game cublino-contra
position CWb1We1Wf1Wg1Ud2rf3Sb5Gd5pg5qb6vb7re7
goal win in 3
proof exhaustive
rating 600
themes quiet fight
answer d5d6 b7c7 d6e6 b6a6 e6e7
answer d5d6 e7e6 d6d7

puzzle 10
game cublino-contra
position CWc1ia2Re3Mf4Gb5Vd5qe6
goal win in 3
proof exhaustive
rating 600
themes quiet
answer c1b1 a2a1 b5b6 e6d6 b6b7

puzzle 11
game cublino-contra
position CWd1Lf2Gd3Xc4We5Hg5qd6va7vb7vc7vd7
goal win in 2
proof exhaustive
rating 600
themes quiet
answer g5g6 a7a6 g6g7

puzzle 12
game cublino-contra
position CWe1Tg2Bd3Qb4pf4Xa5Wg5vb7
goal win in 2
proof exhaustive
rating 600
themes quiet
answer g5g6 b7a7 g6g7

puzzle 13
game cublino-contra
position CWf1Md4Wb5Wc5qd6vb7vg7
goal win in 4
proof exhaustive
rating 600
themes fight
answer d4d5 g7g6 d5d6 b7c7 c5c6|d6e6

puzzle 14
game cublino-contra
position CWg1La2Ad2Rc3Md4qd6ug6va7vb7
goal win in 4
proof exhaustive
rating 600
themes long fight
answer d4d5 b7c7 d5d6 a7a6 d6e6 a6a5 e6e7

puzzle 15
game cublino-contra
position CWg1Ra3Xb4qa5ud5ee5Gg5qc6
goal win in 2
proof exhaustive
rating 600
themes quiet
answer g5g6 a5a4 g6g7

puzzle 16
game cublino-contra
position cCc1Uf2va3kd3uf3ub5Xg6vd7rf7
goal win in 2
proof exhaustive
rating 600
themes quiet
answer d3d2 c1b1 d2d1

puzzle 17
game cublino-contra
position cCe1Hg2mb3Oe4wf5xb6ke6va7
goal win in 2
proof exhaustive
rating 600
themes quiet
answer b3b2 e1d1 b2b1

puzzle 18
game cublino-contra
position cCg3Nd4uf4Xc5se5cg5Nb6jd6va7
goal win in 3
proof exhaustive
rating 600
themes fight
answer f4f3 b6a6 f3f2 a6b6 f2f1

puzzle 19
game cublino-contra
position cGb1We1ia2Te2Tg2vb3nc4nc5Wg5if6vc7vg7
goal win in 2
proof exhaustive
rating 600
themes fight
answer b3b2 e1d1 a2a1|b2b1

puzzle 20
game cublino-contra
position cLa2Lc2wb3Rf3pc4ue4wf5ue6vc7vf7
goal win in 3
proof exhaustive
rating 600
themes fight
answer c4c3 a2a3 b3b2|c3c2

puzzle 21
game cublino-contra
position cLa2Pc2vb3Vf3hc4md4Sf5ie6va7vc7rf7
goal win in 3
proof exhaustive
rating 600
themes fight
answer c4c3 a2a3 b3b2|c3c2

puzzle 22
game cublino-contra
position cLc2Vb3Uf4cd5wf5fb7vg7
goal win in 4
proof exhaustive
rating 600
themes quiet long
answer d5d4 b3a3 d4d3 a3a4 d3d2 a4a5 d2d1

puzzle 23
game cublino-contra
position cSb1Gc1We1Sg1ra2nf3Wc5ib6vc7vd7ve7vg7
goal win in 2
proof exhaustive
rating 600
themes fight
answer a2b2 c1b1 b2b1

puzzle 24
game cublino-contra
position cSc1Wd1We1Wg1qa2rc3sb5ie6vf7vg7
goal win in 1
proof exhaustive
rating 600
themes quiet
answer a2a1

puzzle 25
game cublino-contra
position cSe1Wf1Xb2Le2Lg2xb3Ve3pa4tf4ra7fe7vf7
goal win in 3
proof exhaustive
rating 600
themes quiet fight support
answer a4a3 e1d1 a3a2 d1c1 a2a1

puzzle 26
game cublino-contra
position cTc2If2Kg2Rb3vd3ve3Pa4jc5wd5vg7
goal win in 2
proof exhaustive
rating 600
themes quiet
answer e3e2 a4a5 e2e1

puzzle 27
game cublino-contra
position cWb1Wf1Tb2Lc2ie2va3jf3ac4ee4pg4vb7
goal win in 4
proof exhaustive
rating 600
themes fight
answer e2d2 b1c1 e4e3|f3e3

puzzle 28
game cublino-contra
position cWc1Wd1Tb2Lf2xc3se3of4uc6rd7
goal win in 4
proof exhaustive
rating 600
themes fight
answer f4f3 b2a2 f3f2|f3g3

puzzle 29
game cublino-contra
position cWc1We1Wf1Wg1Tb2Te2hb4wd5qc6vc7ve7vg7
goal win in 4
proof exhaustive
rating 600
themes long fight
answer b4b3 c1d1 b3a3 d1c1 a3a2 c1b1 a2a1

puzzle 30
game cublino-contra
position cWd1We1Ra3fg3Pd4ia6ve7
goal win in 2
proof exhaustive
rating 600
themes quiet
answer g3g2 a3a4 g2g1

puzzle 31
game cublino-contra
position cWd1Wg1Kb2va3rc3Bf3ig6vb7vf7
goal win in 2
proof exhaustive
rating 600
themes quiet
answer a3a2 b2b3 a2a1

puzzle 32
game cublino-contra
position cXd2Tg2Wc5cg5qb6vd7
goal win in 4
proof exhaustive
rating 600
themes quiet long fight
answer g5g4 c5b5 g4g3 d2c2 g3g2 c2b2 g2g1

puzzle 33
game cublino-contra
position CHa2Ld2Ma4qc5We5Xf5ig6ff7
goal win in 3
proof exhaustive
rating 660
themes quiet
answer a4a5 c5b5 a5a6 f7e7 a6a7

puzzle 34
game cublino-contra
position CSb1Wf1Ld2vg3Ub4wa5Ud5qc6Kf6re7
goal win in 2
proof exhaustive
rating 660
themes fight
answer f6e6 a5a4 e6e7

puzzle 35
game cublino-contra
position CWb1Sd1Tb2Tc2wa3Tf4Wd5Wg5ec6fb7rc7rd7
goal win in 2
proof exhaustive
rating 660
themes quiet
answer g5g6 a3a2 g6g7

puzzle 36
game cublino-contra
position CWg1Qb2Wc4Ed4lb5mc6
goal win in 3
proof exhaustive
rating 660
themes quiet fight
answer d4d5 b5a5 d5d6 a5a4 d6d7

puzzle 37
game cublino-contra
position CSe1Sg1Tf2Rb3rf3xg3Gb5ia6ie6
goal win in 2
proof exhaustive
rating 720
themes quiet
answer b5b6 a6a5 b6b7

puzzle 38
game cublino-contra
position CWb1Wf1Wg1Vg3Md4Db5gf5rd7
goal win in 2
proof exhaustive
rating 720
themes quiet fight
answer b5b6 d7c7 b6b7

puzzle 39
game cublino-contra
position cLg2Fc3Rd3vf3Va5sd5qc6va7vb7vc7
goal win in 2
proof exhaustive
rating 720
themes quiet
answer f3f2 a5a6 f2f1

puzzle 40
game cublino-contra
position cSg1Tb2sd3ue3sa5gf5va7vc7vd7
goal win in 2
proof exhaustive
rating 720
themes quiet
answer d3d2 b2a2 d2d1

puzzle 41
game cublino-contra
position CRb3La4Nd4Og4Wd5Wg5ve7vg7
goal win in 3
proof exhaustive
rating 730
themes quiet
answer a4a5 e7d7 a5a6 d7c7 a6a7

puzzle 42
game cublino-contra
position CWa1Sd1Sf1Tc2ig2wf5ia6Ld6ef6vb7vc7
goal win in 4
proof exhaustive
rating 730
themes long fight
answer d6e6 c7d7 e6d6 b7c7 d6e6 a6a5 e6e7
answer d6e6 a6a5 e6e7

puzzle 43
game cublino-contra
position cSd1We1Wf1Wg1La2Te2wb3qc6ig6va7vc7ve7vf7
goal win in 4
proof exhaustive
rating 740
themes long fight
answer b3b2 d1c1 b2a2 c1b1 a2b2 e1d1 b2b1

puzzle 44
game cublino-contra
position cWc1We1Xb2Xf2vb3rd3oe3vg3wb5uf6rb7
goal win in 4
proof exhaustive
rating 740
themes quiet long fight support
answer e3f3 b2c2 g3g2 e1f1 f3f2 c1b1 g2g1
answer e3f3 f2e2 f3f2 b2a2 g3g2 a2a3 g2g1

puzzle 45
game cublino-contra
position CPc2pc3ca5Je5uf6vg7
goal win in 3
proof exhaustive
rating 780
themes quiet
answer e5d5 a5a4 d5d6 a4a3 d6d7

puzzle 46
game cublino-contra
position cSf1Ja2bd3qa5qd6vf7vg7
goal win in 2
proof exhaustive
rating 780
themes quiet
answer d3d2 a2a3 d2d1

puzzle 47
game cublino-contra
position cWc1Wg1Kb2Ld2wc3Re3ob4We5ub6vd7ve7vf7vg7
goal win in 4
proof exhaustive
rating 780
themes fight
answer b4b3 c1d1 b3a3|b3b2

puzzle 48
game cublino-contra
position CWd1Wg1Tg2Rb3Ub4sa5ge5vf7vg7
goal win in 3
proof exhaustive
rating 790
themes quiet
answer b4b5 a5a4 b5b6 a4a3 b6b7

puzzle 49
game cublino-contra
position CWe1Sg1Xa2Ld2Vc3td4cb5Wg5ld6ke6fb7
goal win in 2
proof exhaustive
rating 790
themes quiet
answer g5g6 b5a5 g6g7

puzzle 50
game cublino-contra
position cGf1Rg3ne4sf5va7fc7ve7
goal win in 3
proof exhaustive
rating 790
themes quiet fight
answer e4e3 f1e1 e3e2 g3f3 e2e1

puzzle 51
game cublino-contra
position cSf1Kb2va3qb4cg5ud6uf6
goal win in 2
proof exhaustive
rating 790
themes quiet
answer a3a2 b2b3 a2a1

puzzle 52
game cublino-contra
position cWe1Ha2Sa3fd3Eb4Xb5wd5qd6uf6ra7vc7
goal win in 3
proof exhaustive
rating 790
themes quiet fight
answer d3d2 a2b2 d2c2 a3a4 c2c1

puzzle 53
game cublino-contra
position cWf1Tc2Ld2Ie2Lg2na4vd4va7vc7vd7ve7vf7
goal win in 3
proof exhaustive
rating 790
themes quiet
answer a4a3 c2b2 a3a2 b2b3 a2a1

puzzle 54
game cublino-contra
position CSb1Sd1Wf1Ha2ob3rd3Mg4Xf5je6fd7
goal win in 4
proof exhaustive
rating 800
themes long fight
answer f5e5 b3a3 g4g5 d3c3 g5g6 c3b3 g6g7
answer f5e5 d7e7 e5e6

puzzle 55
game cublino-contra
position cWc1Wd1Tb2Tg2Vb3kf3tc4Mg4eb6vc7vd7ve7vg7
goal win in 4
proof exhaustive
rating 800
themes quiet long fight
answer f3f2 d1e1 f2e2 c1d1 e2f2 b2a2 f2f1
answer f3f2 b2a2 f2f1

puzzle 56
game cublino-contra
position Cle4Wa5Kc5Ta6vb7
goal win in 3
proof exhaustive
rating 830
themes quiet
answer c5c6 e4d4 c6b6|c6d6

puzzle 57
game cublino-contra
position CSe1Wf1Lc2Pg2jc3re3Oa4wb5Wg5ic6jf6va7
goal win in 2
proof exhaustive
rating 840
themes quiet
answer g5g6 a7a6 g6g7

puzzle 58
game cublino-contra
position CWb1Sd1Te2ub3wd3sc5Ag5qa6vc7ve7
goal win in 2
proof exhaustive
rating 840
themes quiet
answer g5g6 a6a5 g6g7

puzzle 59
game cublino-contra
position CJc2Of4Wa5Cd5Wf5qb6Pe6vd7vg7
goal win in 4
proof exhaustive
rating 850
themes quiet fight
answer d5c5 g7f7 c5b5 d7c7 a5a6|b5b6

puzzle 60
game cublino-contra
position CWa1Wb1We1Wg1Ke2Wc5Vd5cf5ub6be7vg7
goal win in 2
proof exhaustive
rating 850
themes quiet
answer d5d6 b6a6 d6d7

puzzle 61
game cublino-contra
position CWa1Wd1Pe2bb3Rf3If4wd5Wg5ed6va7rd7
goal win in 2
proof exhaustive
rating 850
themes quiet
answer g5g6 a7a6 g6g7

puzzle 62
game cublino-contra
position CWe1Wg1La2nf3Xb5ia6rd7vf7vg7
goal win in 3
proof exhaustive
rating 850
themes fight
answer b5a5 d7c7 a5a6 c7b7 a6a7

puzzle 63
game cublino-contra
position CWf1Id2Rd3Nb4Pc4Xf4we5nf6
goal win in 3
proof exhaustive
rating 850
themes quiet
answer b4b5 e5d5 b5b6 d5c5 b6b7

puzzle 64
game cublino-contra
position cWb1Wg1Ke2rc3Ve3ia4wd5Wf5mc6rf7
goal win in 3
proof exhaustive
rating 850
themes quiet fight
answer a4a3 b1a1 a3a2 e2d2 a2a1

puzzle 65
game cublino-contra
position cWg1Jb2Hc2Uf2Vd3la4Rd5ef6vb7vd7re7vg7
goal win in 3
proof exhaustive
rating 850
themes quiet
answer a4a3 b2a2 a3a2 c2b2 a2a1

puzzle 66
game cublino-contra
position CCc1Xb2Xe2xa3Rc3Vd3Bg3la4nf4sc5va7
goal win in 4
proof exhaustive
rating 860
themes quiet long
answer g3g4 a3a2 g4g5 a4a3 g5g6 a3a2 g6g7

puzzle 67
game cublino-contra
position cWc1Wf1Lb2va3mb4Qe4wc5We5Sf5id6vc7re7rf7
goal win in 4
proof exhaustive
rating 860
themes quiet long fight support
answer a3a2 c1b1 b4b3 e4d4 b3b2 d4c4 a2a1|b2b1
answer a3a2 b2c2 a2a1

puzzle 68
game cublino-contra
position CGa1Wf1qb3Tf4Wd5Xf5ic6vd7
goal win in 3
proof exhaustive
rating 910
themes quiet fight
answer f5f6 d7e7 f6e6|f6g6
answer f5f6 b3b2 f6f7

puzzle 69
game cublino-contra
position CWa1Ke2Nb4Uf4rd5we5uf6
goal win in 3
proof exhaustive
rating 910
themes quiet
answer b4b5 d5c5 b5b6 e5d5 b6b7

puzzle 70
game cublino-contra
position cGa1We1id2af2Rb3sf5ib6va7vc7rf7
goal win in 2
proof exhaustive
rating 910
themes quiet
answer f2g2 a1a2 g2g1
answer f2g2 e1f1 d2d1

puzzle 71
game cublino-contra
position cGd1Wf1Lc2Pf2xd3Xb5Uf5ie6ra7vd7vf7vg7
goal win in 3
proof exhaustive
rating 910
themes fight
answer d3c3 b5a5 c3c2 a5a6 c2c1

puzzle 72
game cublino-contra
position cSb1Wf1Lg2jd3Ma4Wb5Wc5we5qa6id6va7vc7ve7
goal win in 2
proof exhaustive
rating 910
themes quiet sacrifice
answer d3d2 a4a5 d2d1

puzzle 73
game cublino-contra
position cWa1Wb1Wc1ud2Lf2re3wc5sf5
goal win in 2
proof exhaustive
rating 910
themes quiet
answer e3e2 a1a2 e2e1

puzzle 74
game cublino-contra
position cWa1Wc1Se1Lf2vc3re3vg3ae4ud6vb7
goal win in 2
proof exhaustive
rating 910
themes quiet
answer g3g2 a1a2 g2g1

puzzle 75
game cublino-contra
position cWb1Wd1kc2xb3vd3ta4fb7ve7vg7
goal win in 4
proof exhaustive
rating 910
themes quiet zugzwang fight
answer c2b2 d1c1 b2c2|b3c3|d3c3

puzzle 76
game cublino-contra
position cWc1Sf1sf2cc3Wg5ue6vf7vg7
goal win in 4
proof exhaustive
rating 910
themes quiet long
answer c3b3 c1d1 b3b2 d1c1 b2a2 c1b1 a2a1

puzzle 77
game cublino-contra
position cWc1Wd1Wg1Xa2Lf2ua3xb3vd3pg4vc7ve7vf7
goal win in 3
proof exhaustive
rating 910
themes fight support
answer b3b2 d1d2 a3a2 f2e2 a2a1

puzzle 78
game cublino-contra
position cSb1Sd1va3ub3ub4me4hd5
goal win in 3
proof exhaustive
rating 920
themes quiet fight
answer e4e3 b1a1 e3e2 a1a2 e2e1

puzzle 79
game cublino-contra
position cSd1Se1Ha2uc3Bg3pb4od4Xf4fb7vc7re7vg7
goal win in 4
proof exhaustive
rating 920
themes quiet long
answer b4b3 a2a3 b3a3 d1c1 a3a2 c1b1 a2a1
answer b4b3 d1d2 b3b2 e1d1 b2a2|b2b1

puzzle 80
game cublino-contra
position cWc1Fg3eb4Xf4cd5eb6ic6je6
goal win in 3
proof exhaustive
rating 920
themes quiet fight
answer b4b3 c1b1 b3b2 f4e4 b2b1

puzzle 81
game cublino-contra
position cWg1Jb2Le2kg3Uc5Wd5qf5xe6ra7rb7vd7
goal win in 4
proof exhaustive
rating 920
themes quiet long fight
answer g3f3 b2a2 f3e3 a2a3 e3e2 a3a4 e2e1

puzzle 82
game cublino-contra
position CSb1Sc1fa3kc3Ue5Ng5Ld6vb7re7
goal win in 2
proof exhaustive
rating 960
themes quiet
answer g5g6 a3a2 g6g7
answer g5g6 e7f7 d6d7

puzzle 83
game cublino-contra
position CWa1Rd3Qc4Wa5Wg5jc6qf6ve7vf7
goal win in 2
proof exhaustive
rating 960
themes quiet
answer a5a6 c6b6 a6a7

puzzle 84
game cublino-contra
position CWc1Lb2Pg2vd3ng3pa4Sb5sc5vf5rf7
goal win in 3
proof exhaustive
rating 960
themes fight
answer b5a5 c5b5 a5a6 b5a5 a6a7

puzzle 85
game cublino-contra
position cWa1Sc1Ie2Lf2vg3qa6va7vd7ve7vf7
goal win in 2
proof exhaustive
rating 960
themes quiet
answer g3g2 a1a2 g2g1

puzzle 86
game cublino-contra
position cWg1Ee2Te3hc4xa5
goal win in 3
proof exhaustive
rating 960
themes quiet fight
answer c4c3 e2d2 c3c2 e3d3 c2c1

puzzle 87
game cublino-contra
position CWa1Sg1Vc3Nf4Wb5wd5ia6xc6qd6ra7
goal win in 3
proof exhaustive
rating 970
themes quiet
answer f4f5 a6a5 f5f6 a7a6 f6f7

puzzle 88
game cublino-contra
position CWa1Wb1Wd1Le2Lg2sa5Wc5Se5id6re7vg7
goal win in 2
proof exhaustive
rating 970
themes quiet
answer c5c6 a5a4 c6c7

puzzle 89
game cublino-contra
position CWb1Sg1Tf2Qe4Sb5Sd5xe6ba7
goal win in 4
proof exhaustive
rating 970
themes quiet fight support
answer e4e5 a7b7 d5d6

puzzle 90
game cublino-contra
position CWb1Wc1Wd1Wg1Le2Sb5Ug5ma6vd7ve7vf7vg7
goal win in 3
proof exhaustive
rating 970
themes fight
answer b5a5 d7c7 a5a6 c7b7 a6a7

puzzle 91
game cublino-contra
position CWc1We1Wg1Wb5Vc5Wd5Wf5ia6ve7vf7vg7
goal win in 2
proof exhaustive
rating 970
themes quiet
answer b5b6 a6a5 b6b7

puzzle 92
game cublino-contra
position CWd1Wf1xd3vg3Wa5sg5Lb6va7ff7
goal win in 3
proof exhaustive
rating 970
themes quiet fight
answer b6c6 a7b7 c6b6 d3c3 b6b7
answer b6c6 d3c3 c6c7

puzzle 93
game cublino-contra
position cWa1Wb1Wc1Te2xb3Xd3oe4hf4kc6va7ve7
goal win in 3
proof exhaustive
rating 970
themes quiet
answer f4f3 a1a2 f3f2 a2a3 f2f1

puzzle 94
game cublino-contra
position cWb1Wd1Tb2Le2wd3ug3ob4kf6vb7vc7vg7
goal win in 3
proof exhaustive
rating 970
themes fight
answer d3e3 b1a1 g3g2 a1a2 g2g1

puzzle 95
game cublino-contra
position cWc1Wd1Tb2Tc2Lf2rc3vg3qb6if6va7vb7ve7
goal win in 2
proof exhaustive
rating 970
themes quiet
answer g3g2 b2a2 g2g1

puzzle 96
game cublino-contra
position cWc1We1Wf1Wg1La2Te2vb3ic6va7vd7ve7vf7vg7
goal win in 3
proof exhaustive
rating 970
themes fight
answer b3a3 c1b1 a3a2 b1a1 a2a1

puzzle 97
game cublino-contra
position cWd1We1Wf1ec2Ca3vg3Qb4Ua5ra7vc7ve7vf7
goal win in 3
proof exhaustive
rating 970
themes quiet fight
answer c2b2 d1c1 b2a2 a5a6 a2a1

puzzle 98
game cublino-contra
position cWb1Wc1Wd1Wf1ub2wc3re3vg3ma4pd4kb6
goal win in 3
proof exhaustive
rating 980
themes quiet
answer a4a3 c1c2 a3a2 b1c1 a2a1

puzzle 99
game cublino-contra
position CWa1xa3tb3Rc3Ge5Wg5ad6jf6
goal win in 2
proof exhaustive
rating 1020
themes quiet
answer g5g6 a3a2 g6g7

puzzle 100
game cublino-contra
position CWf1Ld2uf3Eb4Wb5cd5kc6ff7
goal win in 2
proof exhaustive
rating 1020
themes quiet
answer b5b6 c6c5 b6b7

puzzle 101
game cublino-contra
position cSb1jc2va3vb3hb4Mf4Sg6vf7
goal win in 2
proof exhaustive
rating 1020
themes quiet
answer c2d2 b1a1 d2d1

puzzle 102
game cublino-contra
position cSe1Wf1Wg1Lc2va3ue3Mb4ce5vb7vc7vg7
goal win in 2
proof exhaustive
rating 1020
themes quiet
answer a3a2 b4a4 a2a1

puzzle 103
game cublino-contra
position cWd1Sg1Lc2vd3vf3Wa5va7rb7ve7vg7
goal win in 4
proof exhaustive
rating 1020
themes fight
answer d3c3 a5a6 c3b3|c3c2

puzzle 104
game cublino-contra
position cWb1Wg1Kf2Rg3Nb4ad4Wa5wc5sf5ib6va7vc7vf7
goal win in 3
proof exhaustive
rating 1030
themes quiet
answer d4d3 a5a6 d3d2 b1a1 d2d1

puzzle 105
game cublino-contra
position cWc1We1rd2qf2Vb3hd4sg5La6vb7
goal win in 2
proof exhaustive
rating 1030
themes quiet fight support
answer d2e2 a6a7 f2f1
answer d2e2 e1f1 e2e1

puzzle 106
game cublino-contra
position cWc1Wf1Wg1Te2Rc3vg3na4ub5He5ic6vd7
goal win in 3
proof exhaustive
rating 1030
themes quiet
answer a4a3 c1b1 a3a2 b1a1 a2a1

puzzle 107
game cublino-contra
position cWe1Sg1La2Td2Lg2vb3Wd5ia6ic6ve7vf7vg7
goal win in 3
proof exhaustive
rating 1030
themes fight
answer b3a3 d2c2 a3a2 c2b2 a2a1

puzzle 108
game cublino-contra
position CGf1Wa5Sc5We5Ug5Td6ug6ra7ve7
goal win in 4
proof exhaustive
rating 1040
themes quiet fight support
answer e5f5 a7b7 f5f6 b7a7 f6e6|f6g6|g5g6

puzzle 109
game cublino-contra
position CWa1Wf1Jb2Me4Vb5Wd5Wg5qf6va7fe7
goal win in 4
proof exhaustive
rating 1040
themes quiet long fight
answer e4f4 e7d7 f4f5 a7a6 g5g6 a6a5 g6g7
answer e4f4 f6e6 d5e5 e7d7 g5g6 a7a6 g6g7

puzzle 110
game cublino-contra
position CWd1Wf1Jd4Sd5mg5Xa6Ib6va7rc7
goal win in 2
proof exhaustive
rating 1040
themes double-fight fight support
answer b6b7 c7b7 a6a7

puzzle 111
game cublino-contra
position cVb3Cd3uc4qg4sa5cd5vg7
goal win in 3
proof exhaustive
rating 1040
themes quiet
answer g4g3 b3a3 g3g2 a3a4 g2g1

puzzle 112
game cublino-contra
position cWc1Wd1Wg1La2Lf2rc3pb4Of4se5va7vc7ve7vg7
goal win in 4
proof exhaustive
rating 1040
themes quiet long
answer b4b3 a2a3 b3a3 c1b1 a3a2 b1a1 a2a1

puzzle 113
game cublino-contra
position CWc1Tc2Je2vg3Md4Wa5ib6ic6vf7
goal win in 2
proof exhaustive
rating 1080
themes quiet
answer a5a6 b6b5 a6a7

puzzle 114
game cublino-contra
position CWg1Bf3Sb5Xc5ia6uc6rc7ve7vf7vg7
goal win in 3
proof exhaustive
rating 1080
themes fight
answer b5a5 c6b6 a5a6 b6b5 a6a7

puzzle 115
game cublino-contra
position CXa2Xe4Sg5ee6
goal win in 3
proof exhaustive
rating 1080
themes quiet
answer g5f5 e6d6 f5f6 d6c6 f6f7

puzzle 116
game cublino-contra
position CEd3Qa4Mg4Wa5ic6Te6va7rf7
goal win in 2
proof exhaustive
rating 1090
themes quiet
answer e6d6 a7a6 d6d7

puzzle 117
game cublino-contra
position CWa1Wb1Cd1Wg1Le2Oc4ca5Wc5ce5sf5vd7vf7
goal win in 4
proof exhaustive
rating 1090
themes long fight
answer c5b5 d7d6 b5c5 d6c6 c5c6 e5d5 c6c7

puzzle 118
game cublino-contra
position CWa1Wc1Wd1Le2Lg2uc3Wf5ld6ie6ig6va7vb7vc7
goal win in 3
proof exhaustive
rating 1090
themes fight
answer f5g5 a7a6 g5g6 a6a5 g6g7

puzzle 119
game cublino-contra
position cWb1Wg1ia2Lf2dc3De3Xg4cb5sf5vc7vd7rf7
goal win in 2
proof exhaustive
rating 1090
themes quiet
answer c3c2 b1c1 a2a1
answer c3c2 e3d3 c2c1

puzzle 120
game cublino-contra
position cWc1Se1qb2Tg2wc3nc6ke6vf7vg7
goal win in 3
proof exhaustive
rating 1090
themes quiet fight
answer b2a2 c1b1 a2b2 e1d1 b2b1
answer b2a2 e1d1 a2a1

puzzle 121
game cublino-contra
position CGc1Jf2Va3Vc3Wf5ub6Le6vc7vd7
goal win in 2
proof exhaustive
rating 1140
themes quiet
answer f5f6 b6a6 f6f7

puzzle 122
game cublino-contra
position CWa1Wb1Se1Td2Tf2pa4nc4Ue5ed6if6ra7vg7
goal win in 3
proof exhaustive
rating 1140
themes fight
answer e5d5 a4a3 d5d6 a3a2 d6d7

puzzle 123
game cublino-contra
position CWb1Gc1We1Wf1La2Lc2Mg4sd5ib6if6ig6va7vc7vd7
goal win in 3
proof exhaustive
rating 1140
themes fight
answer g4g5 a7a6 g5g6 a6a5 g6g7

puzzle 124
game cublino-contra
position cGb1Wd1Hd2Lg2Bb3vf3pg4Wa5ic6kf6vb7vd7
goal win in 3
proof exhaustive
rating 1140
themes fight
answer g4g3 a5a6 g3g2 a6a7 g2g1

puzzle 125
game cublino-contra
position cWc1Wd1We1Wf1La2vb3vc3Wg5if6fb7vd7ve7vg7
goal win in 3
proof exhaustive
rating 1140
themes fight
answer b3a3 c1b1 a3a2 b1a1 a2a1

puzzle 126
game cublino-contra
position cWc1wc2ob4td4sd5ae5vd7vg7
goal win in 3
proof exhaustive
rating 1140
themes quiet fight support
answer b4b3 c1d1 b3b2 d1c1 b2b1

puzzle 127
game cublino-contra
position cWd1Sf1Lc2Lg2rb3Wa5Wf5jc6ie6eg6va7vb7rf7
goal win in 2
proof exhaustive
rating 1140
themes quiet
answer b3b2 a5a6 b2b1

puzzle 128
game cublino-contra
position CWd1Sf1Eb5Id5Wg5Ra6ic6Te6vb7vd7vg7
goal win in 3
proof exhaustive
rating 1150
themes fight support
answer d5c5 b7a7 b5b6 a7b7 a6a7

puzzle 129
game cublino-contra
position cWc1Se1Wf1Lg2rc3rd3ve3vf3ud4bc5
goal win in 3
proof exhaustive
rating 1150
themes quiet fight
answer c3b3 c1b1 b3b2 e1d1 b2b1

puzzle 130
game cublino-contra
position CWd1We1Wf1Wg1Lb2Bc3pf4Wa5ib6ed6vd7ve7vg7
goal win in 2
proof exhaustive
rating 1190
themes quiet
answer a5a6 b6b5 a6a7

puzzle 131
game cublino-contra
position cGb1We1qa2Ld2Hf2hd4cd5Wf5va7ve7vf7vg7
goal win in 2
proof exhaustive
rating 1190
themes fight
answer a2b2 d2c2 b2b1

puzzle 132
game cublino-contra
position cWe1Sg1La2Lc2vb3Xd4Hf4Wd5hb6vd7ve7vg7
goal win in 3
proof exhaustive
rating 1190
themes fight
answer b3a3 c2b2 a3a2 d4c4 a2a1

puzzle 133
game cublino-contra
position CWd1Od4Ib5Xe5uc6rc7ve7vf7
goal win in 3
proof exhaustive
rating 1200
themes quiet fight
answer b5a5 c6b6 a5a6 c7b7 a6a7

puzzle 134
game cublino-contra
position cCa1Wd1Wg1Pd2vb3We5qc6Uf6fd7vf7
goal win in 3
proof exhaustive
rating 1200
themes quiet
answer b3a3 a1a2 a3a2 d1c1 a2a1

puzzle 135
game cublino-contra
position cSb1Kc2De2va3Xc3fg3sd5kc6ee6vg7
goal win in 4
proof exhaustive
rating 1200
themes quiet long fight
answer g3f3 c2d2 f3e3 b1a1 e3e2 a1a2 e2e1

puzzle 136
game cublino-contra
position cSb1Sc1jd2va3ub3uc5Wg5pd6rf7
goal win in 2
proof exhaustive
rating 1200
themes quiet
answer d2e2 b1a1 e2e1

puzzle 137
game cublino-contra
position CWb1Ud2vc3bd4De4Ug5ra7vg7
goal win in 4
proof exhaustive
rating 1210
themes quiet long
answer g5f5 a7a6 f5e5 a6a5 e5e6 a5a4 e6e7

puzzle 138
game cublino-contra
position CWa1Wc1Sg1Lg2De4Sc5Ta6kf6rb7
goal win in 3
proof exhaustive
rating 1250
themes quiet fight
answer c5c6 f6e6 c6b6 e6d6 a6a7|b6b7
answer c5c6 b7c7 a6a7

puzzle 139
game cublino-contra
position CWc1We1Wg1Pd2Vd3xf3ga5cg5Td6re7
goal win in 2
proof exhaustive
rating 1250
themes quiet
answer d6c6 a5a4 c6c7

puzzle 140
game cublino-contra
position CWc1Wf1Wg1Pg2vf3Mb4sf5cg5Kc6vb7
goal win in 2
proof exhaustive
rating 1250
themes quiet
answer c6d6 b7a7 d6d7

puzzle 141
game cublino-contra
position CUa2Rb3Fg3Xd4me6
goal win in 4
proof exhaustive
rating 1260
themes quiet long
answer b3b4 e6d6 b4b5 d6c6 b5b6 c6c5 b6b7

puzzle 142
game cublino-contra
position cWa1Wc1We1ua3rb3xf3
goal win in 4
proof exhaustive
rating 1260
themes quiet long fight
answer f3g3 a1b1 g3g2 e1f1 g2f2 b1a1 f2f1

puzzle 143
game cublino-contra
position cWf1Tb2vc3rf3cf5qd6
goal win in 3
proof exhaustive
rating 1260
themes quiet
answer f3e3 b2a2 e3e2 a2a3 e2e1

puzzle 144
game cublino-contra
position CWb1We1Wf1Ud2Xb5Sd5Nf6vb7rc7ve7
goal win in 2
proof exhaustive
rating 1270
themes quiet
answer f6g6 b7a7 g6g7

puzzle 145
game cublino-contra
position CWa1Wc1Wd1Xf2nc3cb5We5id6Tf6fb7rf7
goal win in 2
proof exhaustive
rating 1300
themes quiet fight support
answer e5e6 b5a5 e6e7
answer e5e6 f7e7 f6f7

puzzle 146
game cublino-contra
position CWa1Sd1Xe2Vd3na4Wg5ia6Te6rf7
goal win in 2
proof exhaustive
rating 1310
themes quiet
answer e6d6 a4a3 d6d7

puzzle 147
game cublino-contra
position CWa1Wc1Vb5Jd5Gf5Uf6va7vb7rc7ve7
goal win in 2
proof exhaustive
rating 1310
themes quiet
answer f6g6 a7a6 g6g7

puzzle 148
game cublino-contra
position CWa1Wd1Wg1Rb3ca5Ud5Wf5Kc6qe6rd7rf7
goal win in 2
proof exhaustive
rating 1310
themes quiet
answer c6b6 a5a4 b6b7

puzzle 149
game cublino-contra
position CWg1Kc2Ee2ef2xa3Vc3wg3ab5Wd5va7vf7
goal win in 4
proof exhaustive
rating 1310
themes long fight
answer d5c5 a3a2 c2b2 a7a6 c5c6 a6a5 c6c7
answer d5c5 f7f6 c5c6 a3a2 c2b2|c6c7

puzzle 150
game cublino-contra
position cWd1jc2Le2Lf2Ma4Wg5ia6ic6qd6vb7re7vg7
goal win in 2
proof exhaustive
rating 1310
themes quiet sacrifice
answer c2b2 a4a5 b2b1

puzzle 151
game cublino-contra
position cWb1Wc1Wf1vb2Tf2rb3rc3od4ig6re7
goal win in 3
proof exhaustive
rating 1320
themes quiet
answer b3a3 c1c2 a3a2 b1c1 a2a1

puzzle 152
game cublino-contra
position cWb1Wg1ia2Te2vb3sc4ld6
goal win in 4
proof exhaustive
rating 1320
themes quiet long fight
answer c4d4 e2d2 d4d3 g1f1 d3d2 b1c1 a2a1

puzzle 153
game cublino-contra
position CWe1Wg1La2Na4Dd4Sd5Ue5qa6kg6ve7
goal win in 4
proof exhaustive
rating 1330
themes quiet long fight
answer a4b4 a6a5 b4b5 e7d7 b5b6 d7c7 b6b7

puzzle 154
game cublino-contra
position CWa1Wb1Wc1Wd1We1Lg2ca5Wf5qe6ig6vb7vc7vd7ve7
goal win in 3
proof exhaustive
rating 1360
themes fight
answer f5g5 a5a4 g5g6 a4a3 g6g7

puzzle 155
game cublino-contra
position cGc1Wf1ib2Lg2nb4Xd5Sf5vc7vd7ve7vg7
goal win in 2
proof exhaustive
rating 1360
themes quiet
answer b2a2 c1b1 a2a1

puzzle 156
game cublino-contra
position cWc1Wg1La2Tf2vb3vd3sb5wd5ce5ug6
goal win in 3
proof exhaustive
rating 1360
themes fight
answer b3a3 c1b1 a3a2 b1a1 a2a1

puzzle 157
game cublino-contra
position cWg1Pb2kf2Vd3Nd4Wa5qe6rb7rc7vg7
goal win in 2
proof exhaustive
rating 1360
themes quiet
answer f2e2 a5a6 e2e1

puzzle 158
game cublino-contra
position CQf4Wa5Sc5Xd5Se5Xf6ra7vd7ve7vf7
goal win in 4
proof exhaustive
rating 1370
themes quiet long fight support
answer f4g4 a7b7 g4g5 b7a7 g5g6 a7a6 g6g7

puzzle 159
game cublino-contra
position CSb1Wg1Bc3qb4Ud4ga5Kd5Wf5Td6re7vg7
goal win in 2
proof exhaustive
rating 1370
themes quiet
answer d6c6 a5a4 c6c7

puzzle 160
game cublino-contra
position CWa1Wc1Wd1Wg1Lb2Le2Wf5ia6ie6ig6vb7vc7vd7
goal win in 3
proof exhaustive
rating 1370
themes fight
answer f5g5 a6a5 g5g6 a5a4 g6g7

puzzle 161
game cublino-contra
position CWd1Wf1Xb2Le2va3Vc3pb4Ie4ca5jc6Kf6ve7
goal win in 2
proof exhaustive
rating 1370
themes quiet
answer f6g6 a3a2 g6g7

puzzle 162
game cublino-contra
position cSb1Pa3Bg3pa4nd4be5vb7rc7vf7
goal win in 3
proof exhaustive
rating 1370
themes quiet
answer d4d3 a3b3 d3d2 b1a1 d2d1

puzzle 163
game cublino-contra
position cSc1Wg1Tf2va3vb3ne3vg3nc4uf6vc7
goal win in 3
proof exhaustive
rating 1370
themes quiet fight support
answer g3f3 c1b1 e3e2 b1a1 e2e1
answer g3f3 c1d1 a3a2 d1c1 a2a1

puzzle 164
game cublino-contra
position cWc1Wd1Wg1jb2if2rc3rd3jf6va7
goal win in 2
proof exhaustive
rating 1370
themes quiet
answer b2a2 c1b1 a2a1

puzzle 165
game cublino-contra
position CWa1Wg1Ud2Pe2Ve3Qa4sf5dc6ue6ig6
goal win in 4
proof exhaustive
rating 1380
themes quiet long fight
answer a4b4 c6b6 b4b5 e6d6 b5b6 d6c6 b6b7

puzzle 166
game cublino-contra
position cWb1Sd1Wf1ja2vd3qg3kc5
goal win in 4
proof exhaustive
rating 1380
themes quiet zugzwang long fight
answer d3e3 d1c1 e3e2 c1c2 e2d2 f1e1 d2d1
answer d3e3 d1d2 e3d3 f1e1 d3d2 b1a1 a2a1
answer d3e3 f1f2 g3f3 d1e1 e3e2 b1a1 a2a1|e2e1

puzzle 167
game cublino-contra
position cWb1ia2ma4Se5Te6Sg6vd7vf7
goal win in 4
proof exhaustive
rating 1410
themes quiet
answer a4a3 e5d5 a2a1|a2b2
answer a4a3 b1c1 a2a1

puzzle 168
game cublino-contra
position CWd1We1Wf1Lb2Wa5Ke5jf6ra7
goal win in 4
proof exhaustive
rating 1420
themes quiet
answer e5d5 a7b7 a5a6|d5d6
answer e5d5 f6g6 d5d6 a7b7 a5a6|d6d7|d6e6

puzzle 169
game cublino-contra
position CWe1Ec2qf2Wc3Xb5dd5gg5ja6vd7
goal win in 4
proof exhaustive
rating 1420
themes long fight
answer b5a5 f2g2 e1f1 d5c5 a5a6 c5b5 a6a7
answer b5a5 d5c5 a5a6 c5b5 a6a7

puzzle 170
game cublino-contra
position cWd1Ja2sd3wa5wd5sf5uf6
goal win in 4
proof exhaustive
rating 1420
themes quiet long
answer f5f4 a2a3 f4f3 a3a4 f3f2 d1c1 f2f1

puzzle 171
game cublino-contra
position CKe2Ba3Vc3vd4wc5Kf6va7ve7
goal win in 2
proof exhaustive
rating 1430
themes quiet
answer f6g6 a7a6 g6g7

puzzle 172
game cublino-contra
position CWa1Wd1Lc2Jf2va3cb5Td6re7vg7
goal win in 2
proof exhaustive
rating 1430
themes quiet
answer d6c6 a3a2 c6c7

puzzle 173
game cublino-contra
position CWa1Wd1Wf1Pa2Lg2Vd3sb5ef5Pc6fb7rf7
goal win in 2
proof exhaustive
rating 1430
themes quiet
answer c6d6 b5a5 d6d7

puzzle 174
game cublino-contra
position cWa1Wb1Wc1Se1qf2nc3pa4ae5ib6bf7
goal win in 2
proof exhaustive
rating 1430
themes quiet
answer f2g2 a1a2 g2g1

puzzle 175
game cublino-contra
position cWc1jb2Te2vc3Dg3md4Of4Wg5ee6vb7rd7vg7
goal win in 2
proof exhaustive
rating 1430
themes quiet
answer b2a2 c1b1 a2a1

puzzle 176
game cublino-contra
position CSb1Wd1Wg1Oa2We3od4Sb5Xg5vb7re7vg7
goal win in 4
proof exhaustive
rating 1440
themes quiet long fight
answer b5c5 d4c4 c5c6 e7d7 c6d6 b7a7 d6d7

puzzle 177
game cublino-contra
position CWa1Sc1Ld2Bf3Mg4gb5Xd5Kf6rc7ve7
goal win in 2
proof exhaustive
rating 1440
themes quiet
answer f6g6 b5a5 g6g7

puzzle 178
game cublino-contra
position cCc1Tb2Ld2Ra3kd3uf3fb7rc7ve7
goal win in 4
proof exhaustive
rating 1440
themes quiet long fight
answer f3g3 d2e2 g3g2 e2f2 d3d2 a3a4 d2d1

puzzle 179
game cublino-contra
position cWa1Wb1Wc1Sf1vf3pa4pb4wc5id6vc7vg7
goal win in 3
proof exhaustive
rating 1440
themes quiet
answer f3g3 a1a2 g3g2 a2a3 g2g1

puzzle 180
game cublino-contra
position cWb1Sd1Wg1ia2Tg2bb3vd3hf4rb7vg7
goal win in 4
proof exhaustive
rating 1440
themes quiet long fight
answer d3e3 d1d2 e3d3 g1f1 d3d2 b1c1 a2a1
answer d3e3 g1f1 e3e2 g2f2 e2d2|f4f3
answer d3e3 g2f2 f4f3 d1c1 e3e2 c1c2 e2e1

puzzle 181
game cublino-contra
position cXc2Xd3Ve4aa5we5
goal win in 4
proof exhaustive
rating 1460
themes quiet long
answer a5a4 c2b2 a4a3 b2a2 a3a2 d3c3 a2a1

puzzle 182
game cublino-contra
position CWe1Xc2Vc3Bg3Mf4sb5Xe5ia6ud6
goal win in 3
proof exhaustive
rating 1480
themes quiet
answer f4f5 a6a5 f5f6 a5a4 f6f7

puzzle 183
game cublino-contra
position CSb1Wf1qg2xa3Ve3Pd4wb5Xd5ic6va7vg7
goal win in 4
proof exhaustive
rating 1490
themes quiet long
answer d4e4 a3a2 e4e5 a2a1 e5e6 a7a6 e6e7

puzzle 184
game cublino-contra
position CWc1Wg1Tg2Ff3Pe4Xc5Qd5sf5vd7
goal win in 4
proof exhaustive
rating 1490
themes quiet long fight
answer c5b5 d7c7 b5b6 c7c6 d5d6 f5e5 d6d7

puzzle 185
game cublino-contra
position cWb1Sd1Wf1Wg1qe2rb3vf3vg3ce5
goal win in 3
proof exhaustive
rating 1490
themes quiet fight
answer b3a3 b1a1 a3a2 d1c1 a2a1

puzzle 186
game cublino-contra
position CWa1We1Sg1Lc2Cd3Uc5Tf6va7vc7vd7ve7
goal win in 4
proof exhaustive
rating 1500
themes quiet long fight
answer f6g6 e7f7 g6f6 d7e7 f6g6 a7a6 g6g7
answer f6g6 a7a6 g6g7

puzzle 187
game cublino-contra
position cWa1Wb1Sd1Wg1wd3rf3ia6vd7vf7vg7
goal win in 4
proof exhaustive
rating 1500
themes quiet long fight
answer f3e3 a1a2 e3e2 g1f1 e2f2 a2a3 f2f1

puzzle 188
game cublino-contra
position CQc4Pd4Va5Wb5Wg5Sa6qf6vb7
goal win in 4
proof exhaustive
rating 1540
themes quiet long fight support
answer b5c5 b7a7 c5c6 a7b7 c6b6 b7a7 b6b7

puzzle 189
game cublino-contra
position CWa1Wd1rb3Qf4se5if6va7vb7
goal win in 4
proof exhaustive
rating 1540
themes quiet long fight
answer f4g4 a7a6 g4g5 a6a5 g5g6 a5a4 g6g7

puzzle 190
game cublino-contra
position CSb1We1Pd2va3na4Tc4Xe5rc7
goal win in 3
proof exhaustive
rating 1550
themes quiet
answer e5f5 a3a2 f5f6 a2a1 f6f7

puzzle 191
game cublino-contra
position CWa1Wd1xa3Rd3Qe3Rc5Te5Sg5vd7ve7vg7
goal win in 4
proof exhaustive
rating 1560
themes quiet long
answer c5b5 d7d6 b5a5 a3a2 a5a6 d6c6 a6a7

puzzle 192
game cublino-contra
position cWb1Wc1Sg1qa2re3ma4xe6
goal win in 4
proof exhaustive
rating 1590
themes quiet
answer a4a3 c1c2 a2a1|a2b2

puzzle 193
game cublino-contra
position cWe1id2Lf2ve3Ob4Mg4wc5ge5ra7vc7vg7
goal win in 3
proof exhaustive
rating 1590
themes quiet
answer d2c2 e1d1 c2b2|c2d2

puzzle 194
game cublino-contra
position CGf1Uf2Va3Xb4sc5fg7
goal win in 4
proof exhaustive
rating 1600
themes quiet long fight support
answer a3a4 c5b5 a4a5 g7f7 a5a6 f7e7 a6a7

puzzle 195
game cublino-contra
position CWd1Wg1Va3Sc5Wf5ia6Td6Vf6vb7vc7re7
goal win in 3
proof exhaustive
rating 1600
themes quiet
answer f5g5 a6a5 g5g6 a5a4 g6g7

puzzle 196
game cublino-contra
position CWe1Oe2Rg3Pc4Qf4wb5wd5we5qd6vc7
goal win in 4
proof exhaustive
rating 1600
themes quiet long
answer g3g4 b5a5 g4g5 a5a4 g5g6 a4a3 g6g7

puzzle 197
game cublino-contra
position cGd1Wg1Te2wd3Wa5Wb5Wc5nf6va7vb7bd7
goal win in 3
proof exhaustive
rating 1600
themes quiet fight
answer d3c3 a5a6 c3c2 b5a5 c2c1

puzzle 198
game cublino-contra
position CWc1Wf1Ja2Ke2ub3xc3vg3Sf5va7vb7rd7vf7
goal win in 3
proof exhaustive
rating 1610
themes quiet
answer f5g5 a7a6 g5g6 a6a5 g6g7

puzzle 199
game cublino-contra
position cId2Ba3ue3gf5kc6ie6vd7
goal win in 3
proof exhaustive
rating 1610
themes quiet
answer e3f3 a3a4 f3f2 a4a5 f2f1

puzzle 200
game cublino-contra
position CWb1Sd1We1Wf1Re3te4Mg4jb6jd6if6ig6va7
goal win in 3
proof exhaustive
rating 1640
themes fight
answer g4g5 a7a6 g5g6 a6a5 g6g7

puzzle 201
game cublino-contra
position CWa1Wb1Wd1Te4Ta5nd5Wg5eb6ug6
goal win in 4
proof exhaustive
rating 1650
themes quiet long fight support
answer e4f4 b6c6 f4f5 c6b6 f5f6 b6a6 f6f7

puzzle 202
game cublino-contra
position CWc1Se1Ba3Bb3Vc5Te5Wf5qa6ig6vc7vd7
goal win in 3
proof exhaustive
rating 1650
themes fight
answer f5g5 a6a5 g5g6 a5a4 g6g7

puzzle 203
game cublino-contra
position CWe1Wg1Tb2Jc2Rg3Wb5Xd5ia6ic6ve7vf7vg7
goal win in 3
proof exhaustive
rating 1650
themes fight
answer d5c5 a6a5 b5b6 e7d7 b6b7

puzzle 204
game cublino-contra
position cWe1Jf2Ka3xd3Ug3Wb5Uc5rg5vb7vc7rd7vf7
goal win in 3
proof exhaustive
rating 1650
themes quiet
answer d3c3 a3a4 c3c2 a4a5 c2c1

puzzle 205
game cublino-contra
position cWg1jf2Ba3Vd3wb5we5
goal win in 3
proof exhaustive
rating 1650
themes quiet
answer e5e4 a3a4 f2e2 a4a5 e2e1

puzzle 206
game cublino-contra
position CSe1Rb3Tf4Ma5Sf5qc6va7vb7ve7vf7
goal win in 3
proof exhaustive
rating 1660
themes quiet
answer f5g5 a7a6 g5g6 b7a7 g6g7

puzzle 207
game cublino-contra
position CWa1Se1Wf1fb3Rb5We5Wg5kd6ve7vf7vg7
goal win in 3
proof exhaustive
rating 1660
themes quiet
answer b5a5 b3a3 a5a6 a3a2 a6a7

puzzle 208
game cublino-contra
position CWd1Wf1Wg1Rd3Ea4Cc5Ne5cg5ia6vb7ve7
goal win in 3
proof exhaustive
rating 1660
themes quiet
answer e5f5 a6a5 f5f6 b7a7 f6f7

puzzle 209
game cublino-contra
position CSg1Hd2Vb3rf3Ma4bd4sc5jc6qd6vf7
goal win in 3
proof exhaustive
rating 1700
themes quiet
answer a4a5 c5b5 a5a6 b5a5 a6a7

puzzle 210
game cublino-contra
position CWb1We1Wf1La4Qc4Ve5ja6ic6md6rf7
goal win in 3
proof exhaustive
rating 1700
themes fight
answer e5d5 a6a5 d5d6 f7e7 d6d7

puzzle 211
game cublino-contra
position CWa1Sd1Wg1Le2Bd3rf3Sc5ib6qd6vd7vf7
goal win in 4
proof exhaustive
rating 1710
themes long fight
answer c5b5 d6c6 b5a5 c6b6 a5a6 d7c7 a6a7

puzzle 212
game cublino-contra
position CWe1Wf1Ld2Lg2Wb5Xd5vc7vd7vf7vg7
goal win in 4
proof exhaustive
rating 1730
themes quiet long fight
answer b5a5 c7c6 d5c5 d7c7 a5a6 c7b7 a6a7

puzzle 213
game cublino-contra
position CWc1Wd1We1Ub2ja3vd3Bg3td4ca5Xf6vf7
goal win in 4
proof exhaustive
rating 1760
themes quiet long fight support
answer g3g4 a3a2 g4g5 a5a4 g5g6 a4a3 g6g7

puzzle 214
game cublino-contra
position cSd1Sf1kc3xe3vb7vd7ve7vg7
goal win in 4
proof exhaustive
rating 1760
themes quiet long
answer c3b3 d1c1 b3a3 c1b1 a3a2 b1a1 a2a1

puzzle 215
game cublino-contra
position cWa1Sd1rb2ae2cc3Vg3sc5Sg5te6
goal win in 3
proof exhaustive
rating 1760
themes quiet double-fight fight support
answer c3c2 a1b1 c2c1 d1c1 e2e1
answer c3c2 d1c1 e2e1

puzzle 216
game cublino-contra
position CSb1Wc1Wd1Kg2Sd3Vb5sg5rb7
goal win in 4
proof exhaustive
rating 1770
themes quiet long fight
answer b5a5 b7c7 a5a6 c7b7 a6b6 g5f5 b6b7

puzzle 217
game cublino-contra
position CWa1Wd1Wg1Le2Vd3Wf5Lc6fb7re7vg7
goal win in 4
proof exhaustive
rating 1770
themes quiet long
answer d3d4 e7f7 d4d5 f7e7 d5d6 e7d7 d6d7

puzzle 218
game cublino-contra
position CWb1Lg2Rg3Ob4Ed4Uf4Wc5we5ib6qd6va7vc7
goal win in 4
proof exhaustive
rating 1770
themes quiet long
answer g3g4 a7a6 g4g5 a6a5 g5g6 a5a4 g6g7

puzzle 219
game cublino-contra
position CWc1Ha3Wc5Sg5rc7bd7vg7
goal win in 3
proof exhaustive
rating 1770
themes quiet fight
answer c5b5 c7b7 b5b6 d7c7 b6b7

puzzle 220
game cublino-contra
position CWg1Re3Ua5Wc5Se5ib6va7rc7ve7
goal win in 3
proof exhaustive
rating 1770
themes quiet
answer e5f5 a7b7 f5f6 b6a6 f6f7

puzzle 221
game cublino-contra
position cWd1Sf1qg2rd3Ma4Sc5Sd5ia6rb7vd7rf7
goal win in 3
proof exhaustive
rating 1770
themes quiet sacrifice
answer d3c3 a4a5 c3c2 a5a6 c2c1

puzzle 222
game cublino-contra
position cGa1Wc1Wg1wb2Tg2vc3vd3cf5ra7rd7rf7
goal win in 3
proof exhaustive
rating 1780
themes quiet
answer d3e3 a1b1 e3e2 b1a1 e2e1

puzzle 223
game cublino-contra
position cWc1Wg1Te2Tf2rc3nd4Og4Xa5mc6ke6vb7rf7
goal win in 3
proof exhaustive
rating 1780
themes quiet
answer c3b3 a5a6 b3b2 a6a7 b2b1

puzzle 224
game cublino-contra
position CRb3Vd3gd5Xf5xf6
goal win in 4
proof exhaustive
rating 1810
themes quiet long fight
answer b3b4 d5c5 b4b5 f6e6 b5b6 e6d6 b6b7

puzzle 225
game cublino-contra
position CSb1Wc1We1Wg1Pd2ob4Wf5vc7vd7ve7
goal win in 3
proof exhaustive
rating 1820
themes quiet
answer f5g5 b4a4 g5g6 a4a3 g6g7

puzzle 226
game cublino-contra
position CSg1Bc3Nb4Od4Vd5Wg5uc6ef6fe7vg7
goal win in 4
proof exhaustive
rating 1820
themes quiet long
answer b4b5 e7d7 b5a5 c6b6 a5a6 b6b5 a6a7

puzzle 227
game cublino-contra
position CWa1Wb1Wg1Hd2Ve3lc4nb5Wd5wg5ra7vc7
goal win in 3
proof exhaustive
rating 1820
themes quiet
answer d5e5 a7a6 e5e6 a6a5 e6e7

puzzle 228
game cublino-contra
position cWc1Wd1Xe2Aa3vd3Ob4nc4qf4sd5cg5je6va7
goal win in 4
proof exhaustive
rating 1820
themes quiet long
answer g5g4 a3a4 g4g3 a4a5 g3g2 a5a6 g2g1

puzzle 229
game cublino-contra
position CWa1We1Wf1Ld2Bg3Wb5Wc5qd6vc7re7vg7
goal win in 3
proof exhaustive
rating 1830
themes quiet
answer b5a5 c7b7 a5a6 b7a7 a6a7

puzzle 230
game cublino-contra
position CWd1We1Ve3Qb4Ng4Ua5Ud5qf5ie6ra7rb7vd7
goal win in 3
proof exhaustive
rating 1880
themes quiet
answer g4g5 a7a6 g5g6 b7a7 g6g7

puzzle 231
game cublino-contra
position CWd1Wg1Lb2Ba3nc4Oe4Uf5ib6qe6va7vc7rd7
goal win in 3
proof exhaustive
rating 1880
themes quiet
answer f5g5 a7a6 g5g6 a6a5 g6g7

puzzle 232
game cublino-contra
position cWd1Sg1xc3se5Sf5Lg6ve7rf7
goal win in 3
proof exhaustive
rating 1880
themes quiet
answer c3b3 d1c1 b3b2 c1b1 b2b1

puzzle 233
game cublino-contra
position CWc1Wf1Wg1Te2Tc3Sf5qa6qb6ie6va7vd7vf7
goal win in 3
proof exhaustive
rating 1890
themes quiet
answer f5g5 a6a5 g5g6 a5a4 g6g7

puzzle 234
game cublino-contra
position cSb1We1re3pa4Mb4pg4Wc5qa6me6rc7ve7
goal win in 4
proof exhaustive
rating 1890
themes quiet long fight
answer e3d3 b1c1 d3d2 b4b5 d2c2 b5a5 c2c1

puzzle 235
game cublino-contra
position cWa1Gd1Rc3ve3vf3cb5ug6va7vd7
goal win in 3
proof exhaustive
rating 1890
themes quiet
answer f3g3 a1a2 g3g2 a2a3 g2g1

puzzle 236
game cublino-contra
position cWe1Wf1Wg1Ab3rd3Oa4Wa5id6qf6va7vc7re7
goal win in 3
proof exhaustive
rating 1890
themes quiet
answer d3c3 a4b4 c3c2 a5a6 c2c1

puzzle 237
game cublino-contra
position CGc1Wf1Xa2Le2Sd3Wb5se5Wg5rb7ff7
goal win in 3
proof exhaustive
rating 1950
themes quiet fight
answer b5a5 b7a7 a5a6 e5d5 a6a7

puzzle 238
game cublino-contra
position cWd1Pc2Ve3nc4nf4wd5bg5qb6va7
goal win in 4
proof exhaustive
rating 1950
themes quiet long
answer f4g4 c2b2 g4g3 b2a2 g3g2 a2a3 g2g1

puzzle 239
game cublino-contra
position CWa1Se1Wf1Kc2nb4Xd5Sf5Lg6vc7rd7vf7
goal win in 4
proof exhaustive
rating 2400
themes quiet
answer f5g5 b4a4 g6f6|g6g7
answer f5g5 f7e7 g6g7

puzzle 240
game cublino-contra
position CWa1Wd1We1Mb4Ve5Wf5uc6qd6rc7ve7vg7
goal win in 4
proof exhaustive
rating 2400
themes quiet long
answer b4a4 c6b6 a4a5 b6a6 a5a6 c7b7 a6a7
`;export{e as default};
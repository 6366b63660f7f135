var e=`puzzle 1
game cublino-pur
position Pca1vb1vc1ve1cf1vg1jc2Me6Ua7Rb7Uc7Bd7Xf7Wg7
goal win in 1
proof exhaustive
rating 600
themes quiet last-die
answer e6e7

puzzle 2
game cublino-pur
position Pvb1vc1ge1wf1wg1ed2ab3Nb6Ga7Vc7Bd7We7Uf7Xg7
goal win in 1
proof exhaustive
rating 600
themes quiet last-die
answer b6b7

puzzle 3
game cublino-pur
position Psa1xb1vd1vf1cg1eb2cg3Ra5Rb7Nc7Wd7Se7Rf7Bg7
goal win in 2
proof exhaustive
rating 640
themes quiet last-die
answer a5a6 a1c1 a6a7

puzzle 4
game cublino-pur
position Pcb1vc1rd1ve1af1ta4rg5Oc6Fa7Hb7Vc7We7Df7Wg7
goal win in 2
proof exhaustive
rating 650
themes quiet last-die
answer c6d6 a4a3 d6d7

puzzle 5
game cublino-pur
position Pva1rb1nc1rd1se1qa2se3Ge6Ra7Rb7Rc7Wd7We7Sf7
goal win in 2
proof exhaustive
rating 650
themes quiet jump last-die
answer e7g7 a2b2 e6e7

puzzle 6
game cublino-pur
position pfb1wc1wd1ce1wf1ag1qb2Bg5Md6Fa7Vc7Wd7Ve7Vg7
goal win in 2
proof exhaustive
rating 700
themes quiet last-die
answer b1a1 a7b7 b2b1

puzzle 7
game cublino-pur
position pca1vb1vc1wd1vf1wg1pc2Oa6Nb6Wa7Wb7Wc7Wd7Bg7
goal win in 2
proof exhaustive
rating 710
themes quiet jump last-die
answer c1e1 a6c6 c2c1

puzzle 8
game cublino-pur
position pva1wc1se1wf1wg1lb2rd3Td6Va7Wb7Bc7Ve7Tf7Mg7
goal win in 3
proof exhaustive
rating 730
themes quiet last-die
answer b2b1 b7d7 d3d2 a7b7 d2d1

puzzle 9
game cublino-pur
position Pba1eb1vd1eb2td2sf3gg3Ff5Ga7Vb7Tc7Rd7Ve7Sg7
goal win in 2
proof exhaustive
rating 770
themes quiet last-die
answer f5f6 a1c1 f6f7

puzzle 10
game cublino-pur
position Pca1sb1uc1vf1vg1ub2af3Ke6Wa7Hb7Rc7Rd7We7Ff7
goal win in 2
proof exhaustive
rating 770
themes quiet jump last-die
answer e7g7 b1d1 e6e7

puzzle 11
game cublino-pur
position pvb1ec1rd1ve1vf1dg1pc2Hd6Ie6Xg6Bd7Re7Cf7Wg7
goal win in 2
proof exhaustive
rating 770
themes quiet jump last-die
answer c1a1 d6c6 c2c1

puzzle 12
game cublino-pur
position pwb1wc1rd1ae1qf1vg1lc2Jc6Va7Fb7Vc7Bd7Ve7Ag7
goal win in 2
proof exhaustive
rating 770
themes quiet jump last-die
answer c1a1 c6b6 c2c1

puzzle 13
game cublino-pur
position Pwa1vc1vd1ue1sf1vg1cd5Tc6Va7Wb7Dd7We7Vf7Wg7
goal win in 4
proof exhaustive
rating 780
themes quiet long jump last-die
answer d7c7 a1b1 b7d7 b1a1 c7b7 a1b1 c6c7

puzzle 14
game cublino-pur
position pwa1vb1vc1ue1wf1vg1hb2Ob6Ba7Xb7Xc7Se7Vf7Vg7
goal win in 2
proof exhaustive
rating 780
themes quiet jump last-die
answer b1d1 b6a6 b2b1

puzzle 15
game cublino-pur
position Pba1rb1sc1xd1se1ee2ef2Uc6Sa7Cb7Vc7Xd7Vf7Vg7
goal win in 2
proof exhaustive
rating 830
themes quiet jump last-die
answer c7e7 d1f1 c6c7

puzzle 16
game cublino-pur
position Pxb1xc1ud1de1dg1ob2od2Ma6Wa7Ub7Xd7De7Wf7Sg7
goal win in 2
proof exhaustive
rating 830
themes quiet jump last-die
answer a7c7 b1a1 a6a7

puzzle 17
game cublino-pur
position pra1vb1xd1we1sf1vg1ha2Tc6Ba7Sb7Gd7Re7Wf7Bg7
goal win in 2
proof exhaustive
rating 830
themes quiet jump last-die
answer a1c1 a7c7 a2a1

puzzle 18
game cublino-pur
position pwa1vc1wd1ae1rf1ug1qd2Ef6Wa7Db7Uc7Ve7Wf7Rg7
goal win in 2
proof exhaustive
rating 830
themes quiet jump last-die
answer d1b1 b7d7 d2d1

puzzle 19
game cublino-pur
position pxb1sc1wd1ue1rf1qg1ic2Od4Sa7Sb7Wd7De7Rf7Bg7
goal win in 2
proof exhaustive
rating 830
themes quiet jump last-die
answer c1a1 a7c7 c2c1

puzzle 20
game cublino-pur
position Pga1sb1wd1he1xf1ug1kb2Lf6Wa7Wb7Wc7Ve7Wf7Vg7
goal win in 2
proof exhaustive
rating 840
themes quiet jump last-die
answer f7d7 a1c1 f6f7

puzzle 21
game cublino-pur
position Pvc1md1se1vf1wg1mf2ug2Tc6Wa7Db7Uc7Ve7Wf7Jg7
goal win in 2
proof exhaustive
rating 840
themes quiet last-die
answer c6d6 c1b1 d6d7

puzzle 22
game cublino-pur
position Pwa1wb1ud1ve1vf1cg1qa2Tc6Wa7Vb7Wc7Qd7Sf7Wg7
goal win in 2
proof exhaustive
rating 840
themes quiet jump last-die
answer c7e7 a1c1 c6c7

puzzle 23
game cublino-pur
position pca1fc1jd1ve1vf1wg1qd2Td6Tf6Wa7Rc7Wd7We7Wf7
goal win in 4
proof exhaustive
rating 840
themes quiet long jump last-die
answer c1b1 a7b7 e1c1 b7a7 d1e1 a7b7 d2d1

puzzle 24
game cublino-pur
position pra1ub1vd1we1vf1qg1me2Te6Wa7Vb7Wc7We7Wf7Og7
goal win in 2
proof exhaustive
rating 840
themes quiet jump last-die
answer e1c1 b7d7 e2e1

puzzle 25
game cublino-pur
position pra1wc1rd1se1sf1rg1ib3Kd6Qg6Ca7Gb7Wc7Of7Rg7
goal win in 2
proof exhaustive
rating 840
themes quiet last-die
answer b3b2 b7d7 b2b1

puzzle 26
game cublino-pur
position psa1vb1vc1ve1af1xg1nf2Kb6Rb7Dc7Gd7Ae7Ff7Dg7
goal win in 2
proof exhaustive
rating 840
themes quiet jump last-die
answer f1d1 b6a6 f2f1

puzzle 27
game cublino-pur
position pva1cb1vc1vd1ve1af1ee2Mc6Fa7Hb7Bc7Ad7Cf7Vg7
goal win in 2
proof exhaustive
rating 840
themes quiet jump last-die
answer e1g1 c6b6 e2e1

puzzle 28
game cublino-pur
position pva1sb1sc1ve1gf1rg1lb2Tf6Og6Wa7Wb7Xc7We7Vg7
goal win in 2
proof exhaustive
rating 840
themes quiet jump last-die
answer b1d1 b7d7 b2b1

puzzle 29
game cublino-pur
position pva1vb1wc1ve1ff1gg1mb2Bc5Jg5Ra7Bb7Wc7Sf7Rg7
goal win in 2
proof exhaustive
rating 840
themes quiet jump last-die
answer b1d1 b7d7 b2b1

puzzle 30
game cublino-pur
position Pvb1sc1uf1pb2cc3qb4kf4Cb5Hc6Nf6Va7Xb7Sc7Rd7
goal win in 4
proof exhaustive
rating 850
themes quiet long jump last-die
answer f6f7 b1a1 c7e7g7 a1b1 b5c5c7e7 b1a1 c6c7

puzzle 31
game cublino-pur
position pra1jb1vc1we1wg1ud2qe3Nb6Oc6Vb7Wc7Rd7Je7Vf7
goal win in 2
proof exhaustive
rating 850
themes quiet jump last-die
answer e3d3d1f1 b6a6 d2d1

puzzle 32
game cublino-pur
position pva1wb1rc1ce1wg1id2hd4Bc5Rf5Xc7Vd7Be7Sf7Sg7
goal win in 2
proof exhaustive
rating 850
themes quiet jump last-die
answer d4d3d1f1 c5b5 d2d1

puzzle 33
game cublino-pur
position pvb1wc1ve1wf1vg1La2ib2Wb3Jd3Bg3pa4Ba5Ff5Wf7
goal win in 3
proof exhaustive
rating 850
themes quiet jump last-die
answer a4a3a1 a2a3 b1d1 a3a4 b2b1

puzzle 34
game cublino-pur
position Paa1vc1vd1ce1vf1qb2qd2Te6Wa7Rb7Vc7Wd7Te7Bf7
goal win in 2
proof exhaustive
rating 890
themes quiet jump last-die
answer e7g7 a1b1 e6e7

puzzle 35
game cublino-pur
position Pca1ub1sc1xd1re1na2qd2Lg6Ha7Gb7Uc7Sd7Vf7Sg7
goal win in 2
proof exhaustive
rating 890
themes quiet jump last-die
answer g7e7 a2b2 g6g7

puzzle 36
game cublino-pur
position Ppd1pb2xd2sa5cc5df5cg5Td6Ba7Rc7Nd7Ce7Wf7Bg7
goal win in 2
proof exhaustive
rating 890
themes quiet jump last-die
answer d7b7 a5a4 d6d7

puzzle 37
game cublino-pur
position Psa1ub1vc1vd1sf1vg1ib2Lg6Wa7Wb7Vc7Vd7We7Rg7
goal win in 2
proof exhaustive
rating 890
themes quiet last-die
answer g6f6 b2a2 f6f7

puzzle 38
game cublino-pur
position Psa1uc1vd1ve1pa2qb2me2Le6Sa7Bb7Wc7Fd7We7Kf7
goal win in 4
proof exhaustive
rating 890
themes quiet jump
answer e7g7 b2b1 e6f6|f7e7
answer e7g7 a2c2 e6e7

puzzle 39
game cublino-pur
position Pvb1wc1pa2mb2na3wg3ld4Td6Ra7Wc7Rd7Ne7Wf7Dg7
goal win in 2
proof exhaustive
rating 890
themes quiet jump last-die
answer d7b7 a2a1 d6d7

puzzle 40
game cublino-pur
position Pvc1bd1ce1vf1jg1jf2dg3Kd5Ua7Rb7Wc7We7Wf7Og7
goal win in 2
proof exhaustive
rating 890
themes quiet last-die
answer d5d6 c1b1 d6d7

puzzle 41
game cublino-pur
position Pwa1rb1ac1ne1vf1vg1qc2Lc6Xb7Uc7Rd7Se7Ff7Xg7
goal win in 2
proof exhaustive
rating 890
themes quiet jump last-die
answer c7a7 b1d1 c6c7

puzzle 42
game cublino-pur
position Pwb1ec1wd1vf1wg1qb2qd2Ld6Ka7Ub7Gc7Vd7Ve7Wg7
goal win in 2
proof exhaustive
rating 890
themes quiet jump last-die
answer d7f7 b1a1 d6d7

puzzle 43
game cublino-pur
position pna1ub1sc1vd1xf1wg1qc2Pe6Ka7Sb7Fc7Ud7Me7Kf7
goal win in 2
proof exhaustive
rating 890
themes quiet jump last-die
answer c1e1 e6d6 c2c1

puzzle 44
game cublino-pur
position psa1ub1wd1ve1uf1gg1ia2Lc6Rd6Bb7Wc7Vd7Ve7Wg7
goal win in 2
proof exhaustive
rating 890
themes quiet jump last-die
answer a1c1 b7a7 a2a1

puzzle 45
game cublino-pur
position pua1vb1cc1gd1re1sf1ie2Ba5Pc6Ld6Gc7Ad7Wf7Wg7
goal win in 2
proof exhaustive
rating 890
themes quiet jump last-die
answer e1g1 a5a6 e2e1

puzzle 46
game cublino-pur
position pwa1ab1uc1vd1we1sf1te2Sd5He6Pg6Sc7Vd7Sf7Og7
goal win in 2
proof exhaustive
rating 890
themes quiet jump last-die
answer e1g1 c7b7 e2e1

puzzle 47
game cublino-pur
position pwa1vc1cd1je1wf1vg1qc2Tb6Wa7Fb7Fc7Se7Vf7Vg7
goal win in 2
proof exhaustive
rating 890
themes quiet last-die
answer c2b2 b6a6 b2b1

puzzle 48
game cublino-pur
position Pea1vb1rd1we1rg1ta2td2Pe6Wa7Wb7Bd7Ve7Df7Rg7
goal win in 2
proof exhaustive
rating 900
themes quiet jump last-die
answer e7c7 a1c1 e6e7

puzzle 49
game cublino-pur
position Pfa1sc1wd1ff1wg1vd2xg2Gc6Sb7Dc7Ad7Ue7Rf7Ug7
goal win in 2
proof exhaustive
rating 900
themes quiet jump last-die
answer c7a7 a1b1 c6c7

puzzle 50
game cublino-pur
position Pfb1wd1fe1vg1mc2nd2ne2Jg6Ka7Xb7Rc7Rd7Rf7Rg7
goal win in 2
proof exhaustive
rating 900
themes quiet jump last-die
answer g7e7 b1a1 g6g7

puzzle 51
game cublino-pur
position Psa1cb1vc1rd1wf1cg1ie2Pe6Wa7Vb7Hc7Rd7Se7Rg7
goal win in 2
proof exhaustive
rating 900
themes quiet last-die
answer e6f6 c1e1 f6f7

puzzle 52
game cublino-pur
position Pva1fb1sc1jd1we1ud2mg2Hc6Eb7Vc7Rd7Ue7Sf7Vg7
goal win in 2
proof exhaustive
rating 900
themes quiet jump last-die
answer c7a7 d1f1 c6c7

puzzle 53
game cublino-pur
position Pvc1vd1te1sf1me2ra3fe3Lc6Ra7Rb7Uc7Wd7Uf7Wg7
goal win in 2
proof exhaustive
rating 900
themes quiet jump last-die
answer c7e7 a3a2 c6c7

puzzle 54
game cublino-pur
position Pwc1ud1ve1vf1vg1rc3jd3Rb6Wa7Xb7Xc7Ve7Wf7Wg7
goal win in 2
proof exhaustive
rating 900
themes quiet jump last-die
answer b7d7 c1b1 b6b7

puzzle 55
game cublino-pur
position Pwe1ff1ug1ia2me2if2ee4Pg6Va7Tb7Wc7Wd7Rf7Rg7
goal win in 2
proof exhaustive
rating 900
themes quiet jump last-die
answer g7e7 a2a1 g6g7

puzzle 56
game cublino-pur
position Pxc1ud1ve1sf1cg1dd4ne4Ec6Ua7Xb7Wc7Nd7Gf7Cg7
goal win in 2
proof exhaustive
rating 900
themes quiet jump last-die
answer c7e7 c1b1 c6c7

puzzle 57
game cublino-pur
position paa1vb1vc1we1uf1vg1pf2Tg6Ta7Db7Wc7Wd7Be7Vf7
goal win in 2
proof exhaustive
rating 900
themes quiet jump last-die
answer f1d1 e7g7 f2f1

puzzle 58
game cublino-pur
position pka1wb1sc1xd1sf1qg1ng2Qc6Ba7Fc7Ud7We7Sf7Rg7
goal win in 2
proof exhaustive
rating 900
themes quiet jump last-die
answer g1e1 a7b7 g2g1

puzzle 59
game cublino-pur
position pua1wb1sd1ve1rf1xg1ie2Ha6Wa7Xb7Wc7Bd7Vf7Bg7
goal win in 2
proof exhaustive
rating 900
themes quiet jump last-die
answer e1c1 a6b6 e2e1

puzzle 60
game cublino-pur
position pva1wb1vc1vd1wf1cg1qf2Lb6Tf6Ta7Vb7Wc7Vf7Wg7
goal win in 2
proof exhaustive
rating 900
themes quiet last-die
answer f2e2 b6a6 e2e1

puzzle 61
game cublino-pur
position pva1wb1xc1we1uf1vg1mf2Tg6Wa7Vb7Vc7Te7Wf7Vg7
goal win in 2
proof exhaustive
rating 900
themes quiet jump last-die
answer f1d1 b7d7 f2f1

puzzle 62
game cublino-pur
position pwa1ob1wd1ve1rf1wg1ve2Pd6Wa7Pb7Wc7Sd7Vf7Rg7
goal win in 2
proof exhaustive
rating 900
themes quiet jump last-die
answer e1c1 c7e7 e2e1

puzzle 63
game cublino-pur
position pwa1ub1wc1qd1fe1vf1mc2Ja6Sa7Nb7Vc7Ad7Ff7Wg7
goal win in 3
proof exhaustive
rating 900
themes quiet jump last-die
answer e1g1 a6b6 c1e1 b6a6 c2c1

puzzle 64
game cublino-pur
position pwa1wb1vc1wd1rf1rg1qf2Ee6Ra7Vb7Wc7Ud7We7Og7
goal win in 2
proof exhaustive
rating 900
themes quiet last-die
answer f2e2 d7f7 e2e1

puzzle 65
game cublino-pur
position Psc1gd1we1qc2ee2nf2cc3Tf6Wa7Bb7Bc7Bd7Wf7Bg7
goal win in 2
proof exhaustive
rating 910
themes quiet last-die
answer f6e6 c1b1 e6e7

puzzle 66
game cublino-pur
position psa1vc1xe1cf1vg1vd2vc3Pa4Mb6Wa7Rb7Od7Se7Vg7
goal win in 2
proof exhaustive
rating 910
themes quiet jump last-die
answer c3d3d1b1 a4a5 d2d1

puzzle 67
game cublino-pur
position Psa1sb1xc1ve1rf1gg1nb2Td6Na7Xc7Od7Ve7Vf7Wg7
goal win in 2
proof exhaustive
rating 950
themes quiet jump last-die
answer d7b7 b1d1 d6d7

puzzle 68
game cublino-pur
position Pwc1wd1ke1vf1vg1qe2ve3Qe6Ka7Ab7Rc7Fd7Ve7Wf7
goal win in 2
proof exhaustive
rating 950
themes quiet jump last-die
answer e7g7 c1b1 e6e7

puzzle 69
game cublino-pur
position Pxa1wc1wd1ve1vf1qb2ae2Ld6Wa7Vc7Ud7We7Wf7Xg7
goal win in 2
proof exhaustive
rating 950
themes quiet jump last-die
answer d7b7 a1b1 d6d7

puzzle 70
game cublino-pur
position psa1gb1wc1sd1vf1vg1qc2Lg6Wa7Db7Vc7Wd7Xe7Rg7
goal win in 2
proof exhaustive
rating 950
themes quiet jump last-die
answer c1e1 d7f7 c2c1

puzzle 71
game cublino-pur
position pua1uc1vd1ve1af1vg1jd2Tb6Ge6Fa7Rb7Uc7We7Rg7
goal win in 2
proof exhaustive
rating 950
themes quiet jump last-die
answer d1b1 b6a6 d2d1

puzzle 72
game cublino-pur
position pva1rb1vc1sd1re1cf1Ld2qe2Kg4Ba5Ce5La6Od7Ff7
goal win in 2
proof exhaustive
rating 950
themes quiet jump last-die
answer e1g1 a5a7 e2e1

puzzle 73
game cublino-pur
position pwa1ac1kd1ve1vf1wg1td2Pf6Lg6Rb7Wc7Vd7Ce7Wf7
goal win in 2
proof exhaustive
rating 950
themes quiet jump last-die
answer d1b1 b7a7 d2d1

puzzle 74
game cublino-pur
position pwa1cb1wc1vd1we1vg1id2Lg2Uf4Mb6Sc7We7Af7Wg7
goal win in 2
proof exhaustive
rating 950
themes quiet jump last-die
answer d1f1 b6a6 d2d1

puzzle 75
game cublino-pur
position pwa1vb1vc1sd1rf1gg1qc2Mg4Ub5Wa7Sc7Xe7Df7Rg7
goal win in 2
proof exhaustive
rating 950
themes quiet jump last-die
answer c1e1 a7b7 c2c1

puzzle 76
game cublino-pur
position pwa1wb1vd1we1af1dg1ma2Rb5La6Ba7Wb7Vc7Vf7Ag7
goal win in 2
proof exhaustive
rating 950
themes quiet jump last-die
answer a1c1 a6b6 a2a1

puzzle 77
game cublino-pur
position pxa1rc1wd1ce1af1vg1kd2Ce5Le6Na7Wb7Wd7Ne7Nf7
goal win in 2
proof exhaustive
rating 950
themes quiet jump last-die
answer d1b1 a7c7 d2d1

puzzle 78
game cublino-pur
position pxa1vb1vc1ge1uf1vg1tb2Ae5Na7Ub7Sc7Be7Of7Wg7
goal win in 2
proof exhaustive
rating 950
themes quiet jump last-die
answer b1d1 b7d7 b2b1

puzzle 79
game cublino-pur
position Pca1ub1wc1ge1ib2ic2gg5Ed6Xa7Vc7Sd7Ue7Bf7Wg7
goal win in 2
proof exhaustive
rating 960
themes quiet jump last-die
answer d7b7 b1d1 d6d7

puzzle 80
game cublino-pur
position Pca1vc1rd1wf1rg1mb2qf2Lc6Kb7Wc7Ad7We7Wf7Rg7
goal win in 2
proof exhaustive
rating 960
themes quiet jump last-die
answer c7a7 a1b1 c6c7

puzzle 81
game cublino-pur
position Pfb1qc1vd1ee1vf1be3tc4Tb6Ga7Vb7Dc7Ve7Rf7Wg7
goal win in 2
proof exhaustive
rating 960
themes quiet jump last-die
answer b7d7 b1a1 b6b7

puzzle 82
game cublino-pur
position Pna1uc1vd1we1qg1eb2mf2Gc6Wa7Fb7Sc7Wd7Xf7Ag7
goal win in 2
proof exhaustive
rating 960
themes quiet jump last-die
answer c7e7 a1b1 c6c7

puzzle 83
game cublino-pur
position Psa1cb1wc1we1xf1pa2qc2Ka6Va7Wb7Wc7Fd7Sf7Rg7
goal win in 3
proof exhaustive
rating 960
themes quiet jump last-die
answer c7e7 a2b2 a7c7 b1d1 a6a7

puzzle 84
game cublino-pur
position Pva1ab1vc1ue1vf1vg1qc2Tb6Wb7Vc7Wd7He7Wf7Wg7
goal win in 2
proof exhaustive
rating 960
themes quiet last-die
answer b6a6 b1d1 a6a7

puzzle 85
game cublino-pur
position Pva1ge1vf1bg1md2nf2ig2Hd6Wa7Vc7Fd7Re7Vf7Sg7
goal win in 2
proof exhaustive
rating 960
themes quiet jump last-die
answer d7b7 a1b1 d6d7

puzzle 86
game cublino-pur
position Pvb1vc1je1vf1vg1qc2mc4Hd6Wa7Wb7Kc7Vd7We7Xg7
goal win in 2
proof exhaustive
rating 960
themes quiet jump last-die
answer d7f7 b1a1 d6d7

puzzle 87
game cublino-pur
position Pvb1vc1vd1ve1vf1ia2ic2Mg6Da7Vb7Vc7Rd7Ff7Xg7
goal win in 2
proof exhaustive
rating 960
themes quiet jump last-die
answer g7e7 a2a1 g6g7

puzzle 88
game cublino-pur
position paa1ub1vd1ve1vf1vg1qb2Lb6Wa7Wb7Uc7Rd7We7Bg7
goal win in 2
proof exhaustive
rating 960
themes quiet last-die
answer b2c2 b6a6 c2c1

puzzle 89
game cublino-pur
position pba1vb1fc1we1wf1qg1ia2Xd6Pe6Vb7Nc7Sd7Re7Wg7
goal win in 3
proof exhaustive
rating 960
themes quiet jump last-die
answer b1d1 b7a7 a1b1 a7b7 a2a1

puzzle 90
game cublino-pur
position pfa1rb1wc1we1qf1vg1ib2Pg4Of6Wa7Wb7Bd7We7Rg7
goal win in 2
proof exhaustive
rating 960
themes quiet jump last-die
answer b1d1 a7c7 b2b1

puzzle 91
game cublino-pur
position pnb1gc1wd1we1rf1og1mc2Ud5Xb6Qf6Rc7Sd7Of7Bg7
goal win in 2
proof exhaustive
rating 960
themes quiet jump last-die
answer c1a1 b6a6 c2c1

puzzle 92
game cublino-pur
position psa1wb1qc1ne1vf1vg1qf2Le6Sa7Sb7Vd7Oe7Sf7Rg7
goal win in 2
proof exhaustive
rating 960
themes quiet jump last-die
answer f1d1 a7c7 f2f1

puzzle 93
game cublino-pur
position pva1sb1vc1bd1wf1rg1be3Lb6Wa7Wb7Vc7Ad7Sf7Xg7
goal win in 2
proof exhaustive
rating 960
themes quiet last-die
answer e3e2 b6a6 e2e1

puzzle 94
game cublino-pur
position pva1ub1ac1ve1vf1rg1eb2Ec6Xd6Rb7Wc7Ge7Xf7Wg7
goal win in 2
proof exhaustive
rating 960
themes quiet jump last-die
answer b1d1 b7a7 b2b1

puzzle 95
game cublino-pur
position pva1vb1vc1cd1sf1wg1jc2Tc6Le6Ba7Wb7Sd7Se7Ff7
goal win in 2
proof exhaustive
rating 960
themes quiet jump last-die
answer c1e1 a7c7 c2c1

puzzle 96
game cublino-pur
position pwa1sc1sd1qe1wf1rg1od2Ib6Td6Ee6Rb7Vc7Vd7We7
goal win in 2
proof exhaustive
rating 960
themes quiet jump last-die
answer d1b1 b6a6 d2d1

puzzle 97
game cublino-pur
position pxa1sb1vc1vd1df1wg1ec2Pd6Wb7Cc7Ud7Ee7Hf7Bg7
goal win in 2
proof exhaustive
rating 960
themes quiet jump last-die
answer c1e1 b7a7 c2c1

puzzle 98
game cublino-pur
position Psa1hb1qc1vf1cg1mc2ed2We5Ld6Ra7Wb7Ad7Ve7Og7
goal win in 3
proof exhaustive
rating 970
themes quiet jump last-die
answer d7c7 b1d1 e5d5d7f7 a1b1 d6d7

puzzle 99
game cublino-pur
position pva1cb1rc1gd1ve1vf1hb2Wg5Md6Na7Xb7Sd7Re7Sg7
goal win in 4
proof exhaustive
rating 970
themes quiet long jump last-die
answer e1g1 d7c7 d1e1 b7d7 b1d1 a7b7 b2b1

puzzle 100
game cublino-pur
position pva1vb1vc1xe1gg1jd2ed4Ug5Sa7Db7Wc7Rd7Le7Xf7
goal win in 2
proof exhaustive
rating 970
themes quiet jump last-die
answer d4d3d1f1 e7g7 d2d1

puzzle 101
game cublino-pur
position Pbb1vc1ne1cd3qc4hd4pg4Tc6Ka7Vb7Wc7Wd7Rf7Bg7
goal win in 2
proof exhaustive
rating 1010
themes quiet jump last-die
answer c7e7 b1a1 c6c7

puzzle 102
game cublino-pur
position Psc1xd1ue1kd2te2fb3pg4Qe6Xb7Wc7Wd7Be7Vf7Wg7
goal win in 3
proof exhaustive
rating 1010
themes quiet jump last-die
answer c7a7 b3a3 e7c7 a3a2 e6e7

puzzle 103
game cublino-pur
position pca1ub1sc1vd1xf1vg1qc2Wa5Ka7Vb7Sc7Ne7If7Xg7
goal win in 2
proof exhaustive
rating 1010
themes quiet jump last-die
answer c1e1 a5a6 c2c1

puzzle 104
game cublino-pur
position pca1vb1wc1ue1vf1wg1tb2Tc6Ba7Wb7Rd7Ve7Wf7Og7
goal win in 2
proof exhaustive
rating 1010
themes quiet jump last-die
answer b1d1 a7c7 b2b1

puzzle 105
game cublino-pur
position pca1vb1wc1we1vf1xg1qb2Oc4Lf6Wa7Vb7Vc7We7Wg7
goal win in 2
proof exhaustive
rating 1010
themes quiet jump last-die
answer b1d1 b7d7 b2b1

puzzle 106
game cublino-pur
position psa1ub1vc1rd1ne1gg1id2Ga3Bg3Xb6Tg6Dd7Te7Wg7
goal win in 2
proof exhaustive
rating 1010
themes quiet jump last-die
answer d1f1 a3a4 d2d1

puzzle 107
game cublino-pur
position psa1ub1vc1vd1ve1wf1me2Bb3Uf5Of6Eg6Wb7Rd7Jg7
goal win in 2
proof exhaustive
rating 1010
themes quiet jump last-die
answer e1g1 b3a3 e2e1

puzzle 108
game cublino-pur
position psa1wb1ud1xe1uf1vg1ua2Tb6Wa7Wb7Vc7Vd7Cf7Wg7
goal win in 2
proof exhaustive
rating 1010
themes quiet jump last-die
answer a1c1 b6a6 a2a1

puzzle 109
game cublino-pur
position psa1wc1xd1ae1vf1bg1qf2Lb4Xc4Td6Lg6Wa7Nb7Sg7
goal win in 3
proof exhaustive
rating 1010
themes quiet jump last-die
answer d1b1 a7c7 f1d1 b4a4 f2f1

puzzle 110
game cublino-pur
position Pga1fc1rd1xa2jb2gb3qe4Td6Wa7Wb7Wc7Dd7De7Sg7
goal win in 2
proof exhaustive
rating 1020
themes quiet jump last-die
answer d7f7 a1b1 d6d7

puzzle 111
game cublino-pur
position Pra1rb1vc1ve1jg1je2kc4Tg6Ba7Wb7Wc7Rd7Xf7Rg7
goal win in 2
proof exhaustive
rating 1020
themes quiet jump last-die
answer g7e7 b1d1 g6g7

puzzle 112
game cublino-pur
position Psb1uc1wg1la2db2ie2jg2Ld6Va7Ac7Vd7We7Df7Wg7
goal win in 2
proof exhaustive
rating 1020
themes quiet jump last-die
answer d7b7 a2a1 d6d7

puzzle 113
game cublino-pur
position Puc1vd1ve1vg1ic2qd2if2Te6Wa7Wb7Dd7Ve7Wf7Tg7
goal win in 2
proof exhaustive
rating 1020
themes quiet jump last-die
answer e7c7 c1b1 e6e7

puzzle 114
game cublino-pur
position Pva1lb1vd1we1vf1vg1qe2Te6Va7Gc7Rd7Ve7Wf7Vg7
goal win in 4
proof exhaustive
rating 1020
themes quiet long jump last-die
answer d7b7 a1c1 c7d7 b1a1 e7c7 a1b1 e6e7

puzzle 115
game cublino-pur
position Pva1vc1cd1vf1wg1qb2qc2Pf6Wa7Xb7Rc7We7Xf7Sg7
goal win in 2
proof exhaustive
rating 1020
themes quiet jump last-die
answer f7d7 a1b1 f6f7

puzzle 116
game cublino-pur
position pca1qb1vd1ne1vf1vg1qb2Td6Ke6Va7Jb7Wc7Re7Wg7
goal win in 2
proof exhaustive
rating 1020
themes quiet last-die
answer b2c2 b7d7 c2c1

puzzle 117
game cublino-pur
position pva1rb1vc1vd1wf1cg1eg2Le6Hf6Va7Pc7Je7Wf7Dg7
goal win in 2
proof exhaustive
rating 1020
themes quiet jump last-die
answer g1e1 a7b7 g2g1

puzzle 118
game cublino-pur
position pva1vb1cc1xe1uf1vg1mf2Pd6Ie6Wa7Wc7Sd7Se7Pg7
goal win in 2
proof exhaustive
rating 1020
themes quiet jump last-die
answer f1d1 a7b7 f2f1

puzzle 119
game cublino-pur
position pva1wb1vd1we1wf1vg1me2Tc6Va7Ub7Wc7Fe7Wf7Jg7
goal win in 2
proof exhaustive
rating 1020
themes quiet jump last-die
answer e1c1 b7d7 e2e1

puzzle 120
game cublino-pur
position pwa1bb1sd1we1wf1jg1ud2Lg6Ka7Wb7Xc7We7Wf7Jg7
goal win in 3
proof exhaustive
rating 1020
themes quiet jump last-die
answer b1c1 b7d7 d1b1 a7b7 d2d1

puzzle 121
game cublino-pur
position Pva1ab1vd1we1wf1gg1pa2Bb5Hf6Pa7Wc7Wd7Ve7Wg7
goal win in 3
proof exhaustive
rating 1030
themes quiet last-die
answer b5b6 a1c1 b6b7 a2b2 f6f7

puzzle 122
game cublino-pur
position pva1nb1ad1ve1vf1vg1pb2Tb6Ga7Sc7Rd7We7Wf7Jg7
goal win in 2
proof exhaustive
rating 1030
themes quiet last-die
answer b2c2 a7b7 c2c1

puzzle 123
game cublino-pur
position Pca1sb1sc1re1of1ia2ef4Tc6Wa7Sb7Vc7Wd7Kf7Wg7
goal win in 2
proof exhaustive
rating 1070
themes quiet jump last-die
answer c7e7 a2b2 c6c7

puzzle 124
game cublino-pur
position Pgd1ge1ad2ae2sc3hb4eb6De6Ba7Ab7Wc7Bd7Xe7Wf7
goal win in 2
proof exhaustive
rating 1070
themes quiet jump last-die
answer e7g7 b4a4 e6e7

puzzle 125
game cublino-pur
position Pva1cb1wc1rd1xe1qb2Wd5md6Wa7Xb7Sc7Wd7We7Wg7
goal win in 3
proof exhaustive
rating 1070
themes quiet jump last-die
answer d7f7 d6c6 d5d6 b2a2 d6d7
answer d7f7 b2a2 d5d7

puzzle 126
game cublino-pur
position Pxa1rb1xd1wf1cg1ie2rg3Oc6Vb7Wc7Ld7Le7Ff7Vg7
goal win in 2
proof exhaustive
rating 1070
themes quiet jump last-die
answer c7a7 a1c1 c6c7

puzzle 127
game cublino-pur
position pca1vb1vd1ve1rf1qg1qe2Re5Af5Dc6Ld6Wa7Uc7Sd7
goal win in 2
proof exhaustive
rating 1070
themes quiet jump last-die
answer e1c1 a7b7 e2e1

puzzle 128
game cublino-pur
position pva1nb1sc1wd1rf1vg1Ja2pc2Jc5Ma6Te6Rg6Vd7We7
goal win in 2
proof exhaustive
rating 1070
themes quiet jump last-die
answer c1e1 a2a3 c2c1

puzzle 129
game cublino-pur
position pba1gb1vc1vd1se1vf1eb2Tb6Xf6Wb7Sd7Ve7Df7Rg7
goal win in 4
proof exhaustive
rating 1080
themes quiet long jump last-die
answer e1g1 e7c7 c1e1 f7e7 b1c1 b6a6 b2b1

puzzle 130
game cublino-pur
position psa1sb1cc1we1af1gg1pb2Td4Je5Rg6Wc7Qd7Xe7Gg7
goal win in 2
proof exhaustive
rating 1080
themes quiet jump last-die
answer b1d1 c7b7 b2b1

puzzle 131
game cublino-pur
position pva1xb1rc1vd1vf1vg1le4He6Sa7Wb7Vc7Rd7Rf7Wg7
goal win in 3
proof exhaustive
rating 1080
themes quiet last-die
answer e4e3 c7e7 e3e2 a7c7 e2e1

puzzle 132
game cublino-pur
position pwa1ab1sd1re1vf1fg1ie2Xd6Tf6Sa7Xb7Vd7We7Ff7
goal win in 2
proof exhaustive
rating 1080
themes quiet jump last-die
answer e1c1 a7c7 e2e1

puzzle 133
game cublino-pur
position pwa1xc1sd1we1vf1ug1nf2Te6Tg6Xb7Wc7Qe7Tf7Wg7
goal win in 3
proof exhaustive
rating 1080
themes quiet jump last-die
answer d1b1 b7a7 f1d1 a7b7 f2f1

puzzle 134
game cublino-pur
position Pra1qc1xd1ae1gf1wg1if2Oc5Ld6Wa7Sb7Uc7Vd7Ve7
goal win in 4
proof exhaustive
rating 1090
themes quiet long jump last-die
answer d7f7 a1b1 f7g7 b1a1 c5d5d7f7 a1b1 d6d7

puzzle 135
game cublino-pur
position Puf1ag1ja2bc3ia4ic4id4Sb5Qc6Wb7Rd7We7Ff7Dg7
goal win in 2
proof exhaustive
rating 1090
themes quiet jump last-die
answer b5c5c7a7 a2a1 c6c7

puzzle 136
game cublino-pur
position Prc1vf1xc2ie2va3rc3ne3Tf6Fa7Bb7Wc7We7Wf7Wg7
goal win in 2
proof exhaustive
rating 1130
themes quiet jump last-die
answer f7d7 a3a2 f6f7

puzzle 137
game cublino-pur
position Psc1ad1sf1ib2jf2gb3pd4Sf5Wa7Gb7Dc7Rd7Re7Gg7
goal win in 2
proof exhaustive
rating 1130
themes quiet last-die
answer f5f6 b2a2 f6f7

puzzle 138
game cublino-pur
position Pva1uc1sd1vf1wg1qb2tc2Nc6Wa7Nb7Mc7Xd7Ve7Sf7
goal win in 3
proof exhaustive
rating 1130
themes quiet jump last-die
answer e7g7 a1b1 c7e7 b1a1 c6c7

puzzle 139
game cublino-pur
position Pwa1xc1sd1wf1cg1he2wc5Xf6Ca7Xb7Nd7Se7Ff7Tg7
goal win in 4
proof exhaustive
rating 1130
themes quiet long last-die
answer d7c7 a1b1 e7d7 b1a1 f7e7 a1b1 f6f7

puzzle 140
game cublino-pur
position pua1xb1ud1ve1vf1vg1qe2Ac3Ma4Hd6Bb7Rc7Sd7Sf7
goal win in 2
proof exhaustive
rating 1130
themes quiet jump last-die
answer e1c1 a4a5 e2e1

puzzle 141
game cublino-pur
position pva1gb1nc1vd1ve1gg1gb2Pc6Ed6Sb7Rc7Vd7Be7Sg7
goal win in 3
proof exhaustive
rating 1130
themes quiet jump last-die
answer d1f1 b7a7 b1d1 a7b7 b2b1

puzzle 142
game cublino-pur
position Pwc1vf1ag1kb2tf2qa3ja4Ge6Sa7Rb7Wd7Be7Rf7Rg7
goal win in 2
proof exhaustive
rating 1140
themes quiet jump last-die
answer e7c7 a3a2 e6e7

puzzle 143
game cublino-pur
position pca1vc1vd1ve1vf1vg1Kb2qc2Sd5Rf5Ha6Id6Sa7Rd7
goal win in 2
proof exhaustive
rating 1140
themes quiet last-die
answer c1b1 a6b6 c2c1

puzzle 144
game cublino-pur
position pjb1vc1cd1we1sf1vg1he2Cc3Lb6Ef6Sb7Sc7Vf7Wg7
goal win in 3
proof exhaustive
rating 1140
themes quiet jump last-die
answer c1a1 b6a6 e1c1 a6a7 e2e1

puzzle 145
game cublino-pur
position pva1vc1ad1ue1xf1gg1md2Tf4Cb5Wa7Wb7Vc7Ud7Rg7
goal win in 3
proof exhaustive
rating 1140
themes quiet last-die
answer c1b1 b5a5 d1c1 a5a6 d2d1

puzzle 146
game cublino-pur
position Pna1fb1rd1se1qc2vg3ja4Uc6Ba7Fb7Ac7Sd7Re7Wf7
goal win in 3
proof exhaustive
rating 1180
themes quiet jump last-die
answer e7g7 a1c1 c7e7 a4a3 c6c7

puzzle 147
game cublino-pur
position pna1vb1cc1wd1wf1ng1ob2Td2Bb5Ff5Dg5Kd6Wb7Vc7
goal win in 2
proof exhaustive
rating 1180
themes quiet jump last-die
answer b2c2e2 b5a5 e2e1

puzzle 148
game cublino-pur
position Paa1rb1wc1ve1vf1lc2ud2Tg6Wa7Wb7Gd7We7Vf7Wg7
goal win in 3
proof exhaustive
rating 1190
themes quiet jump last-die
answer e7c7 b1d1 g7e7 a1b1 g6g7

puzzle 149
game cublino-pur
position Pqa1rb1vc1cd1vf1dg1ma2Tg6Aa7Wb7Rd7Ve7Rf7Wg7
goal win in 3
proof exhaustive
rating 1190
themes quiet jump last-die
answer e7c7 a2b2 g7e7 b2a2 g6g7

puzzle 150
game cublino-pur
position Pta1wb1vd1ve1wf1vg1ef2Lg6Wa7Wb7Vd7Ve7Wf7Vg7
goal win in 3
proof exhaustive
rating 1190
themes quiet jump last-die
answer e7c7 a1c1 g7e7 b1a1 g6g7

puzzle 151
game cublino-pur
position pva1nb1qd1ve1uf1dg1me2Pb4Fb5La6Tc6Ba7Uc7Ee7
goal win in 2
proof exhaustive
rating 1190
themes quiet jump last-die
answer e1c1 a6b6 e2e1

puzzle 152
game cublino-pur
position pva1vb1wc1vd1ve1vf1lc2Le6Wb7Ac7Wd7We7Ff7Wg7
goal win in 3
proof exhaustive
rating 1190
themes quiet jump last-die
answer e1g1 b7a7 c1e1 a7b7 c2c1

puzzle 153
game cublino-pur
position Pvb1wc1we1vf1vg1qb2qe2Ug5Lg6Xa7Wb7Wc7Ve7Wg7
goal win in 3
proof exhaustive
rating 1200
themes quiet jump last-die
answer g6f6 b1a1 g5f5f7d7 a1b1 f6f7

puzzle 154
game cublino-pur
position Pda1sb1ve1vf1bg1ta2eb2Tg6Sa7Sb7Xd7Be7Vf7Og7
goal win in 3
proof exhaustive
rating 1240
themes quiet jump last-die
answer e7c7 a1c1 g7e7 a2a1 g6g7

puzzle 155
game cublino-pur
position paa1vc1rd1ve1of1xg1cc3He6Wa7Gb7Xd7Xe7Df7Sg7
goal win in 3
proof exhaustive
rating 1240
themes quiet last-die
answer c3c2 e7c7 c2b2 c7e7 b2b1

puzzle 156
game cublino-pur
position pra1ib1vc1sd1wf1vg1ja2Hc6Od6Vb7Wc7Kd7Ve7Sf7
goal win in 3
proof exhaustive
rating 1240
themes quiet jump last-die
answer c1e1 b7a7 a1c1 a7b7 a2a1

puzzle 157
game cublino-pur
position psa1sb1rc1fd1ve1wg1ib2Gd5Wg5Ha6Eg6Sb7Wd7Ve7
goal win in 3
proof exhaustive
rating 1240
themes quiet jump last-die
answer d1f1 a6a7 b1d1 a7c7 b2b1

puzzle 158
game cublino-pur
position pva1kb1vc1nd1xe1jg1tb2Sb3Ad3Bd5Td6Fd7Vf7Rg7
goal win in 3
proof exhaustive
rating 1240
themes quiet jump last-die
answer d1f1 b3a3 b1d1 a3a4 b2b1

puzzle 159
game cublino-pur
position pva1wb1sc1vd1ve1xf1ic2Xb6Ed6Ca7Rb7Rc7Ve7Nf7
goal win in 3
proof exhaustive
rating 1240
themes quiet jump last-die
answer e1g1 b6a6 c1e1 a6b6 c2c1

puzzle 160
game cublino-pur
position Pfb1rc1hd1qf2va3rf3qa4Wc5Hd6Wb7Ud7Ue7Sf7Gg7
goal win in 3
proof exhaustive
rating 1250
themes quiet jump last-die
answer d6c6 a3a2 c5c7a7 a2a1 c6c7

puzzle 161
game cublino-pur
position Pqa1wb1wd1we1sf1ac2re3Pc6Ra7Sb7Wc7Vd7Be7Wf7
goal win in 4
proof exhaustive
rating 1250
themes quiet long jump last-die
answer f7g7 a1c1 e7f7 b1a1 c7e7 a1b1 c6c7

puzzle 162
game cublino-pur
position Pxb1wc1ue1cf1if2gb3we3Kb5Mc6Ub7Rd7Ge7Hf7Wg7
goal win in 2
proof exhaustive
rating 1250
themes quiet jump last-die
answer b5c5c7a7 b1a1 c6c7

puzzle 163
game cublino-pur
position pvb1sd1ce1qf1wg1ib2fb3Ld6Tf6Fa7Sb7Wc7Rf7Ug7
goal win in 3
proof exhaustive
rating 1250
themes quiet jump last-die
answer b2a2 b7d7 b3a3a1c1 a7b7 a2a1

puzzle 164
game cublino-pur
position pwa1vb1vd1ve1vf1vg1ig2Lb6Va7Db7Rc7Re7Sf7Vg7
goal win in 3
proof exhaustive
rating 1250
themes quiet jump last-die
answer e1c1 b6a6 g1e1 a6b6 g2g1

puzzle 165
game cublino-pur
position psa1sb1wd1vg1qc2rd3ue4Tc6Lg6Fa7Gb7Wc7Vd7Wg7
goal win in 4
proof exhaustive
rating 1260
themes quiet long jump-ladder jump last-die
answer e4e3c3c1e1 c6b6 e1f1 b6a6 d3c3c1e1 a6b6 c2c1

puzzle 166
game cublino-pur
position Peb1vc1ve1wf1ed2ue3vg3Qf6Wa7Wc7Wd7Ve7Wf7Dg7
goal win in 3
proof exhaustive
rating 1290
themes quiet jump last-die
answer d7b7 b1a1 f7d7 a1b1 f6f7

puzzle 167
game cublino-pur
position Pqb1rc1sd1ve1ne2ca3ad3Tb6Fa7Vb7Wc7Ud7Ve7Sg7
goal win in 3
proof exhaustive
rating 1300
themes quiet jump last-die
answer d7f7 a3a2 b7d7 a2a1 b6b7

puzzle 168
game cublino-pur
position Pbb1vd1he1sf1wg1ma2ga3Jb6Mc6Ra7Cb7Td7Be7Vg7
goal win in 4
proof exhaustive
rating 1310
themes quiet jump
answer e7f7 a3a1c1 c6c7e7 a2b2 b6c6|b7c7

puzzle 169
game cublino-pur
position Pfa1vc1vg1qa2ic2dg3qd4Me4Ld6Te6Va7Wd7Gf7Wg7
goal win in 4
proof exhaustive
rating 1310
themes quiet jump
answer e4e5e7c7 a1b1 d7b7|e6e7

puzzle 170
game cublino-pur
position Pwa1vb1uc1xd1fe2ie4bd5Df6Wa7Bc7Rd7We7Wf7Ug7
goal win in 3
proof exhaustive
rating 1310
themes quiet jump last-die
answer d7b7 c1e1 f7d7 a1c1 f6f7

puzzle 171
game cublino-pur
position psa1rb1kc1vd1sf1sg1eb2Ld6Wa7Vc7Kd7Xe7Xf7Cg7
goal win in 3
proof exhaustive
rating 1310
themes quiet jump last-die
answer c1e1 c7b7 b1c1 a7c7 b2b1

puzzle 172
game cublino-pur
position pva1qc1qe1rf1rg1te2de3Lc6Ld6Ob7Wc7Bd7Ve7Vg7
goal win in 3
proof exhaustive
rating 1310
themes quiet jump last-die
answer e2d2 b7a7 e3d3d1b1 a7b7 d2d1

puzzle 173
game cublino-pur
position pva1vb1sc1xe1vg1ig2Sg3Lf4sf5Lc6Kc7Dd7Rf7Rg7
goal win in 4
proof exhaustive
rating 1310
themes quiet long jump last-die
answer f5f3 c6b6 g2f2 b6a6 f3f1d1 a6a7 f2f1

puzzle 174
game cublino-pur
position pvd1ve1vf1cg1La2pc2Lg2ad3Ka4Rd4ke4Bb5Fd5Wg5
goal win in 4
proof exhaustive
rating 1310
themes quiet long jump last-die
answer e4e3c3c1 a2a3 c1b1 a3a5 d3c3c1a1 a4a6 c2c1

puzzle 175
game cublino-pur
position Pra1vc1sd1ve1sf1ea2ub2Te5Pc6Vb7Wd7Se7Xf7Tg7
goal win in 3
proof exhaustive
rating 1320
themes quiet jump last-die
answer e5d5 a1b1 d5c5c7a7 a2a1 c6c7

puzzle 176
game cublino-pur
position Pwa1db1cd1ve1vf1dg1ef2Pc4Wa7Vb7Vd7Re7Df7Wg7
goal win in 3
proof exhaustive
rating 1350
themes quiet last-die
answer c4c5 a1c1 c5c6 b1a1 c6c7

puzzle 177
game cublino-pur
position Pwb1wc1vd1xg1ic2rf3eb4Tg6Wa7Wb7Xd7We7Of7Bg7
goal win in 3
proof exhaustive
rating 1350
themes quiet jump last-die
answer e7c7 b1a1 g7e7 a1b1 g6g7

puzzle 178
game cublino-pur
position pfa1wc1ed1ve1vf1vg1qf2Hb4Pf6Lg6Ra7Wc7Sd7Bf7
goal win in 3
proof exhaustive
rating 1350
themes quiet jump last-die
answer d1b1 a7b7 f1d1 b4a4 f2f1

puzzle 179
game cublino-pur
position pwa1vb1vc1ud1sf1rg1qa2He6Wa7Cb7Xc7Fd7Rf7Cg7
goal win in 3
proof exhaustive
rating 1350
themes quiet jump last-die
answer c1e1 c7e7 a1c1 a7c7 a2a1

puzzle 180
game cublino-pur
position Pna1vc1qf1qa2qf2ca3re3Ld4Ld6Ie6Na7Fb7Wc7Xe7
goal win in 4
proof exhaustive
rating 1360
themes quiet jump
answer d4d5d7f7 a1b1 d6d7|e7g7

puzzle 181
game cublino-pur
position Prd1sb2qc2pg2ia4id4pe4Lg6Ra7Rb7Dd7De7Ff7Sg7
goal win in 3
proof exhaustive
rating 1360
themes quiet jump last-die
answer e7c7 a4a3 g7e7 a3a2 g6g7

puzzle 182
game cublino-pur
position pra1vb1qc1wd1ne1vg1eb2La4Fa7Vc7Dd7Ge7Vf7Wg7
goal win in 3
proof exhaustive
rating 1360
themes quiet jump last-die
answer d1f1 a4a5 b1d1 a5a6 b2b1

puzzle 183
game cublino-pur
position pva1kb1sd1we1cf1vg1qg2Sd3Gf3Wb5Sf5Lf6We7Cf7
goal win in 3
proof exhaustive
rating 1360
themes quiet jump last-die
answer e1c1 b5a5 g1e1 a5a6 g2g1

puzzle 184
game cublino-pur
position pva1rb1vc1vd1xe1gg1rf5Pc6Gb7Uc7Md7We7Bf7Dg7
goal win in 4
proof exhaustive
rating 1360
themes quiet long last-die
answer f5f4 b7a7 f4f3 a7b7 f3f2 b7a7 f2f1

puzzle 185
game cublino-pur
position Pnb1gc1sd1rf1vg1mc4Nc5Pe6kg6Wa7Wb7Sc7Te7Xg7
goal win in 3
proof exhaustive
rating 1370
themes quiet jump last-die
answer e6d6 b1a1 c5d5d7f7 a1b1 d6d7

puzzle 186
game cublino-pur
position Pva1sb1nc1se1rg1ec2ie2Lg4Tg6Va7Tb7Xd7Vf7Wg7
goal win in 3
proof exhaustive
rating 1370
themes quiet jump last-die
answer g7e7c7 b1d1 g4g5g7e7 a1b1 g6g7

puzzle 187
game cublino-pur
position Pva1vb1sd1se1pa2gc3ce5Wg5Ra7Wb7Wc7Ve7Sf7Xg7
goal win in 3
proof exhaustive
rating 1370
themes quiet jump last-die
answer g5f5d5 a1c1 d5d6 a2a1 d6d7

puzzle 188
game cublino-pur
position Pwb1cc1wd1ic2kd2Lc4Aa5ce5ib6Va7Nb7Vd7Sf7Wg7
goal win in 3
proof exhaustive
rating 1370
themes quiet jump last-die
answer a5a6c6 b1a1 c4c5c7e7 a1b1 c6c7

puzzle 189
game cublino-pur
position paa1ub1vd1vf1vg1re2qf2La6Va7Cb7Sd7Se7Sf7Gg7
goal win in 3
proof exhaustive
rating 1370
themes quiet jump last-die
answer e2e1c1 a7c7 f2e2 a6b6 e2e1

puzzle 190
game cublino-pur
position Pve1wf1rg1qd2rd3qc4ug4La6Qc6Wa7Wb7Ve7Wf7Og7
goal win in 3
proof exhaustive
rating 1410
themes quiet jump
answer a6b6d6 c4b4 c6c7|d6d7

puzzle 191
game cublino-pur
position paa1vb1vc1qd1xf1wg1la2Ne6Nf6Ba7Rb7Vd7Se7Bg7
goal win in 3
proof exhaustive
rating 1410
themes quiet jump last-die
answer c1e1 a7c7 a1c1 b7a7 a2a1

puzzle 192
game cublino-pur
position pka1cb1vd1re1sf1ef2Gb3Bc3Lb4Ab5vc5Je5Ke6Ng6
goal win in 4
proof exhaustive
rating 1410
themes quiet jump
answer c5c4c2 b3a3 c2c1|f1g1|f2g2

puzzle 193
game cublino-pur
position pva1jb1sc1rd1xe1vg1qb2Md6Lf6Ra7Rb7Fd7Df7Wg7
goal win in 3
proof exhaustive
rating 1410
themes quiet jump last-die
answer d1f1 a7c7 b1d1 b7a7 b2b1

puzzle 194
game cublino-pur
position Pgb1xc1sd1be1vf1oc2rd3Ob4Hc6Wa7Pc7We7Vf7Wg7
goal win in 3
proof exhaustive
rating 1420
themes quiet jump last-die
answer c6b6 b1a1 b4b5b7d7 a1b1 b6b7

puzzle 195
game cublino-pur
position Pra1sd1ee1ef2ha4pb4Gb5vg5Hd6Ca7Wb7Wd7Xf7Rg7
goal win in 3
proof exhaustive
rating 1420
themes quiet jump last-die
answer d6c6 a1b1 b5c5c7e7 a4a3 c6c7

puzzle 196
game cublino-pur
position pwa1vc1wd1re1vf1wg1qf2Tc6Tg6Ub7Wc7Wd7We7Ff7
goal win in 3
proof exhaustive
rating 1460
themes quiet jump last-die
answer d1b1 b7a7 f1d1 a7b7 f2f1

puzzle 197
game cublino-pur
position Pqa1fb1rd1wf1bg1id2ld4Lg6Wa7Vb7Xd7Ve7Wf7Rg7
goal win in 3
proof exhaustive
rating 1470
themes quiet jump last-die
answer e7c7 a1c1 g7e7 b1a1 g6g7

puzzle 198
game cublino-pur
position Psb1sc1we1ta2ab2ic2db3Lg6Aa7Wb7Pd7Ve7Wf7Vg7
goal win in 3
proof exhaustive
rating 1470
themes quiet jump last-die
answer e7c7 a2a1 g7e7 b1d1 g6g7

puzzle 199
game cublino-pur
position pwa1rb1rc1wd1vf1wg1aa2Xc6Ud6Na7Wc7Vd7Re7Ff7
goal win in 3
proof exhaustive
rating 1470
themes quiet jump last-die
answer c1e1 a7b7 a1c1 b7a7 a2a1

puzzle 200
game cublino-pur
position pxb1uc1vd1ve1vf1wg1le2Xc6Tg6Oa7Wb7Td7We7Wg7
goal win in 3
proof exhaustive
rating 1470
themes quiet jump last-die
answer c1a1 a7c7 e1c1 b7a7 e2e1

puzzle 201
game cublino-pur
position Pwa1vc1cd1ve1Sd3ke3qc4Bb5fc5Va7Sc7Vd7Ve7Vg7
goal win in 4
proof exhaustive
rating 1480
themes quiet long jump last-die
answer d3d4b4b6 a1b1 d7f7 b1a1 b5b7d7 a1b1 b6b7

puzzle 202
game cublino-pur
position Pca1vb1vc1vf1wg1ma2dc3Vf6Aa7Vc7Vd7Ve7Rf7Xg7
goal win in 3
proof exhaustive
rating 1520
themes quiet jump last-die
answer d7b7 a2b2 f7d7 b1d1 f6f7

puzzle 203
game cublino-pur
position pwa1vb1rd1re1vg1qc2bc3Da5Pc6Og6Vb7Bc7Rd7Ve7
goal win in 3
proof exhaustive
rating 1540
themes quiet jump last-die
answer e1f1 a5a6 c3c1e1 a6a7 c2c1

puzzle 204
game cublino-pur
position Pwa1tc1rf1vb3rf3ib4uf4Lg6Ba7Wb7Td7De7Rf7Wg7
goal win in 3
proof exhaustive
rating 1580
themes quiet jump last-die
answer e7c7 a1b1 g7e7 b1a1 g6g7

puzzle 205
game cublino-pur
position pva1vb1gc1ud1xe1df1pc2Bf4Ie6Sf6Sa7Kb7Vc7Ve7
goal win in 3
proof exhaustive
rating 1580
themes quiet jump last-die
answer e1g1 b7d7 c1e1 a7b7 c2c1

puzzle 206
game cublino-pur
position pvb1ec1vd1ve1uf1ag1ie2Ob6Pc6Fa7Bb7Fc7Xd7We7
goal win in 3
proof exhaustive
rating 1580
themes quiet jump last-die
answer c1a1 b6a6 e1c1 a6b6 e2e1

puzzle 207
game cublino-pur
position Pca1vb1vc1cd1df1ia2se3Wc5Lb6Na7Wc7Vd7Fe7Og7
goal win in 3
proof exhaustive
rating 1600
themes quiet jump last-die
answer d7f7 a2b2 c5b5b7d7 b2a2 b6b7

puzzle 208
game cublino-pur
position pva1nb1wc1ud1vf1vg1ta2Oe4Hd6Lg6Ka7Xc7We7Wf7
goal win in 3
proof exhaustive
rating 1630
themes quiet jump last-die
answer c1e1 a7b7 a1c1 b7a7 a2a1

puzzle 209
game cublino-pur
position Pca1bc1vd1ce1wf1xg1ca3Wg5Tg6Va7Bc7Vd7Wf7Vg7
goal win in 4
proof exhaustive
rating 1640
themes quiet long jump last-die
answer c7b7 a1b1 g7e7c7 a3a2 g5g7e7 a2b2 g6g7

puzzle 210
game cublino-pur
position Pwa1gb1cd1we1vf1og1if2Le4Te6Wa7Wb7Vc7We7Wf7
goal win in 4
proof exhaustive
rating 1650
themes quiet jump
answer e7g7 a1c1 e4e5e7 b1a1 e6d6|e7d7

puzzle 211
game cublino-pur
position Pvc1rd1qc2ig4Se5vf5ib6ic6Tf6Ba7Wb7Vd7Df7Wg7
goal win in 3
proof exhaustive
rating 1660
themes quiet jump last-die
answer f6e6 b6a6 e5e7c7 a6a5 e6e7

puzzle 212
game cublino-pur
position pjb1sd1fe1vf1vg1ue2gd3Xb5We5Tg6Va7Wb7We7Vf7
goal win in 3
proof exhaustive
rating 1660
themes quiet jump last-die
answer e1c1a1 a7c7 d3e3e1c1 b5a5 e2e1

puzzle 213
game cublino-pur
position psa1wb1vc1vf1vg1pe2ig2Ha4Lb4Le4Rb5Ig6Sd7Bf7
goal win in 3
proof exhaustive
rating 1690
themes quiet jump
answer g2f2d2 a4a5 d2d1|e2e1

puzzle 214
game cublino-pur
position Pca1vc1gd1ve1wf1qc2eg2Lc6Td6Nb7Wd7We7Of7Wg7
goal win in 3
proof exhaustive
rating 1700
themes quiet jump last-die
answer c6c7a7 e1g1 d6c6 a1b1 c6c7

puzzle 215
game cublino-pur
position pma1wc1vd1ve1af1og1pf2Pe6Tf6Va7Wb7Wd7Wf7Bg7
goal win in 3
proof exhaustive
rating 1700
themes quiet jump last-die
answer d1b1 a7c7 f1d1 b7a7 f2f1

puzzle 216
game cublino-pur
position pra1xb1sd1xe1rf1tg1tg2Oa6Hc6Na7Cb7Vc7We7Vg7
goal win in 3
proof exhaustive
rating 1700
themes quiet jump last-die
answer e1c1 a6b6 g1e1 b6a6 g2g1

puzzle 217
game cublino-pur
position pwa1sb1gc1vd1we1pd2qf2Tc6Mg6Wa7Wb7We7Ff7Rg7
goal win in 3
proof exhaustive
rating 1700
themes quiet jump
answer d2e2g2 a7c7 f2f1|g2g1

puzzle 218
game cublino-pur
position pea1vb1ec1wd1gf1qg1qa2Sb3Tc4Nd4Ld6Vc7Xd7Xe7
goal win in 3
proof exhaustive
rating 1740
themes quiet jump last-die
answer c1e1 b3a3 a1c1 a3a4 a2a1

puzzle 219
game cublino-pur
position Pca1wb1sc1rf1ob2bb4wd5La6Sa7Ub7Bc7Wd7Vf7Vg7
goal win in 3
proof exhaustive
rating 1750
themes quiet jump last-die
answer c7e7 b1d1 a7c7 a1b1 a6a7

puzzle 220
game cublino-pur
position Pub1tc1rd1ue1wf1hd2vb3Dc6Oe6Ra7Xd7We7Wf7Wg7
goal win in 3
proof exhaustive
rating 1760
themes quiet jump
answer e6d6b6 b1a1 b6b7|c6c7

puzzle 221
game cublino-pur
position Psa1kc1ve1wf1vg1qb2ng2Dd5Pc6Wa7Wb7Wd7Ve7Vf7
goal win in 3
proof exhaustive
rating 1770
themes quiet jump last-die
answer e7g7 a1b1 d5c5c7e7 b1a1 c6c7

puzzle 222
game cublino-pur
position Pva1bb1xe1cg1ib2bc3jf4Vc5Hd6Va7Vb7Wc7Wd7Ug7
goal win in 3
proof exhaustive
rating 1770
themes quiet jump last-die
answer d7e7 a1c1 c5d5d7f7 b1a1 d6d7

puzzle 223
game cublino-pur
position Pra1wb1uc1ve1wg1ae2va3Tf6Xa7Sb7Sc7Sd7Ie7Og7
goal win in 4
proof exhaustive
rating 1810
themes quiet long jump last-die
answer d7f7 a3a2 e7d7 e2d2 f7e7 a2b2 f6f7

puzzle 224
game cublino-pur
position Pva1fb1wc1ve1vf1rg1qa2Ld6Le6Wa7Ub7Vc7Vd7Wf7
goal win in 3
proof exhaustive
rating 1810
themes quiet jump last-die
answer e6e7g7 a2b2 d6e6 b1d1 e6e7

puzzle 225
game cublino-pur
position pra1rb1cc1ud1ne1id2xf2Wf3Wg3Hc6Kd6Vc7Jd7Be7
goal win in 3
proof exhaustive
rating 1810
themes quiet jump
answer d2e2g2 c6b6 f2f1|g2g1

puzzle 226
game cublino-pur
position pra1vc1xd1qe1wf1vg1df2Pc6Ld6Ma7Sb7Wd7Uf7Vg7
goal win in 3
proof exhaustive
rating 1810
themes quiet jump last-die
answer d1b1 a7c7 f1d1 b7a7 f2f1

puzzle 227
game cublino-pur
position pva1sb1sc1ve1vg1qc2id2Pa6Xc6Me6Nb7Rc7Vd7Ve7
goal win in 3
proof exhaustive
rating 1810
themes quiet jump last-die
answer d2d1f1 e6f6 c2d2 a6a7 d2d1

puzzle 228
game cublino-pur
position psa1sc1rd1re1mf1vg1qf2Sc5Ld6Lg6Wc7Fd7Rf7Ag7
goal win in 3
proof exhaustive
rating 1860
themes quiet jump last-die
answer d1b1 c5b5 f1d1 b5a5 f2f1

puzzle 229
game cublino-pur
position pva1ab1sc1ne1cf1vg1qa2Td4Jd5Ad6Wc7Sd7Cf7Wg7
goal win in 4
proof exhaustive
rating 1860
themes quiet long jump last-die
answer b1d1 d6e6 c1b1 c7b7 a1c1 b7a7 a2a1
answer b1d1 d7b7 a2b2 b7a7 b2b1

puzzle 230
game cublino-pur
position Pub1uc1xd1pa4if4gf5fg5Uc6Te6Wa7Vd7Se7Mf7Wg7
goal win in 3
proof exhaustive
rating 1870
themes quiet jump
answer e6d6b6 a4a3 b6b7|c6c7

puzzle 231
game cublino-pur
position pba1ub1rc1vd1wg1ic2ee2Wd5Kg6Db7Mc7Ud7Rf7Eg7
goal win in 3
proof exhaustive
rating 1870
themes quiet jump
answer c2d2f2 b7a7 e2e1|f2f1

puzzle 232
game cublino-pur
position Pdb1wc1xf1id2ra3kg3na4Ue5Bf6Wa7Wc7Wd7Ne7Rg7
goal win in 3
proof exhaustive
rating 1880
themes quiet jump last-die
answer d7b7 a3a2 e5f5f7d7 a2a1 f6f7

puzzle 233
game cublino-pur
position Pna1vb1wc1de1wf1xc2qf2Wd5Td6Wa7Rd7Se7Sf7Ug7
goal win in 3
proof exhaustive
rating 1880
themes quiet jump last-die
answer d7c7 b1d1 d5d7b7 a1b1 d6d7

puzzle 234
game cublino-pur
position Pvc1wd1wf1ib2pc2ig2gf3Cd5Ie6Na7Pc7Wd7Uf7Wg7
goal win in 3
proof exhaustive
rating 1880
themes quiet jump last-die
answer c7b7 b2a2 d5e5e7c7 a2a1 e6e7

puzzle 235
game cublino-pur
position Pva1nd1ve1qa2hf2ug2wb3Fe5Td6Wa7Sb7Ud7Re7Dg7
goal win in 3
proof exhaustive
rating 1890
themes quiet jump last-die
answer d7c7 a1b1 e5d5d7f7 a2a1 d6d7

puzzle 236
game cublino-pur
position Poa1fe1xf1nb2qc4jd4if4He6Sb7Vc7Vd7We7Bf7Wg7
goal win in 3
proof exhaustive
rating 1930
themes quiet jump last-die
answer c7a7 a1b1 e7c7 b1a1 e6e7

puzzle 237
game cublino-pur
position Pva1sb1vc1wd1vf1pa2ka4Wb5Eb6Wa7Wc7Wd7We7Rg7
goal win in 3
proof exhaustive
rating 1940
themes quiet jump last-die
answer d7f7 a2b2 b5b7d7 a4a3 b6b7

puzzle 238
game cublino-pur
position Pna1vc1ve1cf1gg1ia2pd2Uc5Td6Vb7Wc7Be7Xf7Rg7
goal win in 3
proof exhaustive
rating 1950
themes quiet jump last-die
answer b7a7 a1b1 c5d5d7b7 a2a1 d6d7

puzzle 239
game cublino-pur
position psa1sb1vc1vf1vg1ic2Pf2vd3Kg4Rc5Vg5Pc6Rd7Ve7
goal win in 3
proof exhaustive
rating 2000
themes quiet jump last-die
answer c1d1 c5b5 d3c3c1e1 b5a5 c2c1

puzzle 240
game cublino-pur
position psa1vc1rd1wf1vg1uf2hf4La6Pf6Rb7Wd7Ue7Rf7Vg7
goal win in 4
proof exhaustive
rating 2050
themes quiet long jump last-die
answer d1e1 a6a7 f1d1b1 a7c7 f4f3f1d1 b7a7 f2f1
`;export{e as default};
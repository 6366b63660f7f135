var e=`puzzle 1
game dobutsu
position G/--e/-gl/-E-/-LG/cc
goal win in 3
proof table
rating 600
themes capture drop promotion
answer 7g4 1L2 *c5 0G1 5c2+
answer 7g4 0G3 4g1
answer 7g4 1L4 6l4
answer 7g4 1L5 4g5

puzzle 2
game dobutsu
position G/--e/gcl/-E-/-L-/Gc
goal win in 3
proof table
rating 600
themes capture drop promotion
answer 7c4 1L0 *c3 *G1 3c0+
answer 7c4 1L2 *c5 *G0 5c2+
answer 7c4 *G3 4c1+
answer 7c4 1L3 6l3

puzzle 3
game dobutsu
position G/R-e/Gl-/ec-/--L/g
goal win in 4
proof table
rating 600
themes capture quiet
answer 7l6 8G7 5e7|9e7
answer 7l6 0L3 6l3
answer 7l6 0L4 6l4

puzzle 4
game dobutsu
position G/g-e/lG-/-cL/E--/C
goal win in 3
proof table
rating 600
themes capture drop
answer 9e7 3L0 *g1|*g3
answer 9e7 2E4 7e3
answer 9e7 3L1 4c1+
answer 9e7 3L4 8l4

puzzle 5
game dobutsu
position G/gCe/--l/LEG/--c/-
goal win in 4
proof table
rating 600
themes capture drop
answer 6l3 5L2 *g1|9e7
answer 6l3 5L1 3l1

puzzle 6
game dobutsu
position S/R--/--l/--e/ELG/Gc
goal win in 3
proof table
rating 600
themes capture drop
answer 0G3 6l7 *GA *c0 AG7
answer 0G3 *c4 3G6
answer 0G3 6l3 1L3
answer 0G3 6lA BRA

puzzle 7
game dobutsu
position S/gl-/-e-/LG-/E-c/C
goal win in 3
proof table
rating 600
themes capture drop
answer 4G7 Al9 *C6 9l6 7G6
answer 4G7 Al6 7G6
answer 4G7 Al7 5L7
answer 4G7 Bg8 7GA

puzzle 8
game dobutsu
position S/l-e/c-E/LC-/-G-/G
goal win in 4
proof table
rating 600
themes capture quiet long
answer 5L2 8c5 2L5 9e7 4C7 Bl7 5L7
answer 5L2 9e7 *GA 8c5 AGB
answer 5L2 Bl7 4C7

puzzle 9
game dobutsu
position S/--e/g--/l-L/E-G/Cc
goal win in 4
proof table
rating 610
themes capture quiet long drop
answer 2E4 9e7 3L6 8gB *C2 *c1 2C5
answer 2E4 8g7 *C2 *c6 2C5
answer 2E4 5l2 4E2
answer 2E4 5l4 3L4

puzzle 10
game dobutsu
position S/--e/gCl/L--/E-G/C
goal win in 4
proof table
rating 660
themes capture sacrifice drop
answer 5L8 9e7 *C3|*G3|0G3|2E4
answer 5L8 6l7 8L7

puzzle 11
game dobutsu
position S/g-e/--G/lEc/--L/C
goal win in 4
proof table
rating 660
themes capture
answer 0L3 9e7 3L0|6G7
answer 0L3 5l1 3L1
answer 0L3 5l2 4E2
answer 0L3 5l4 3L4

puzzle 12
game dobutsu
position S/l--/-e-/LCG/E--/Gc
goal win in 4
proof table
rating 660
themes capture drop
answer 4C7 *c8 5L4 8c5 *G8|*GA|4L5|4L6
answer 4C7 Bl7 5L7
answer 4C7 Bl8 5L8

puzzle 13
game dobutsu
position S/l-e/--E/g-c/L-G/c
goal win in 4
proof table
rating 660
themes capture long drop
answer 2L5 *c8 5L4 3c0+ *GA *g1 AGB
answer 2L5 *cA *G8 Bl8 5L8
answer 2L5 Bl7 5L7
answer 2L5 Bl8 5L8

puzzle 14
game dobutsu
position G/--e/gc-/lCL/EG-/-
goal win in 4
proof table
rating 670
themes capture sacrifice long drop promotion
answer 7c4 2E4 9e7 3L0 *c3 *C2 3c0+
answer 7c4 1G4 5l2
answer 7c4 3L4 5l4
answer 7c4 3L6 5l1

puzzle 15
game dobutsu
position G/-G-/-lc/e--/E-L/gc
goal win in 4
proof table
rating 670
themes capture drop
answer 7lA 0L4 *c8|*g8

puzzle 16
game dobutsu
position G/l--/CeL/g--/E--/Cg
goal win in 4
proof table
rating 670
themes capture long
answer Bl8 2E4 5g4 *C5 4g5 6L3 7e3
answer Bl8 6L7 8l7
answer Bl8 6L9 7e9
answer Bl8 6LA 8lA

puzzle 17
game dobutsu
position S/lce/--C/Lg-/E--/G
goal win in 4
proof table
rating 670
themes capture long drop
answer 2E4 9e7 5L2 7e3 *G8 3e1 8GB

puzzle 18
game dobutsu
position S/g--/E-C/--l/LC-/GE
goal win in 4
proof table
rating 680
themes capture quiet long drop
answer 8E4 Bg8 *E9 8g5 2L5 3l0 4E0
answer 8E4 3l0 4E0
answer 8E4 3l1 2L1

puzzle 19
game dobutsu
position G/gl-/c-G/eC-/E-L/-
goal win in 3
proof table
rating 710
themes capture drop
answer Al6 4C7 *g1|*g3
answer Al6 0L3 6l3

puzzle 20
game dobutsu
position G/--e/lc-/G-L/EC-/g
goal win in 3
proof table
rating 720
themes capture run
answer 8l5 2E4 7c4 1C4 5l2

puzzle 21
game dobutsu
position G/gl-/-Cc/-Ee/L--/g
goal win in 3
proof table
rating 720
themes capture drop
answer Al7 4E0 *c5|*g1|*g5
answer Al7 2L1 3e1
answer Al7 2L5 7l5

puzzle 22
game dobutsu
position S/g-e/-C-/lEL/--G/c
goal win in 4
proof table
rating 720
themes capture drop promotion
answer 7CA+ *c6 3L6 9e7 *C2|AR7|ARB
answer 7CA+ 9e7 AR7 *c6 3L6 5l1 0G1
answer 7CA+ 5l2 4E2
answer 7CA+ 5l4 3L4

puzzle 23
game dobutsu
position G/-g-/lG-/e-L/Er-/c
goal win in 3
proof table
rating 730
themes capture
answer Ag7 2E4 1r4 3L0 4r0
answer Ag7 3L1 5e1
answer Ag7 3L6 7g6

puzzle 24
game dobutsu
position G/-le/gC-/--L/EGC/-
goal win in 3
proof table
rating 730
themes capture
answer 9e7 3L4 8g5 0C3 5g4
answer 9e7 1G4 7e3
answer 9e7 3L6 Al6

puzzle 25
game dobutsu
position G/gC-/-el/--G/EL-/c
goal win in 3
proof table
rating 730
themes capture drop
answer 7e3 1L0 *g1 0L1 3e1
answer 7e3 1L3 6l3
answer 7e3 1L4 6l4
answer 7e3 2E4 3e1

puzzle 26
game dobutsu
position S/--l/C--/c-G/LE-/GE
goal win in 3
proof table
rating 730
themes capture drop
answer 2L5 9lA *C6|*E7|*G6
answer 2L5 9l6 3G6
answer 2L5 9l7 5L7

puzzle 27
game dobutsu
position S/-le/g--/LE-/--G/Cc
goal win in 3
proof table
rating 730
themes capture drop
answer 4E8 AlB *GA *c1 AGB
answer 4E8 *c1 8EA
answer 4E8 Al7 5L7
answer 4E8 Al8 5L8

puzzle 28
game dobutsu
position G/g-e/lC-/--L/E-G/C
goal win in 4
proof table
rating 790
themes capture quiet long drop promotion
answer 8l5 0G1 9e7 3L0 *c3 *C4 3c0+
answer 8l5 3L1 5l1
answer 8l5 3L4 5l4

puzzle 29
game dobutsu
position G/C--/gel/G--/EL-/C
goal win in 3
proof table
rating 840
themes capture drop
answer 7e5 1L0 *g1|*g3
answer 7e5 *C3 5e1
answer 7e5 1L3 6l3
answer 7e5 1L4 6l4

puzzle 30
game dobutsu
position G/g--/Clc/GEe/--L/-
goal win in 3
proof table
rating 840
themes capture sacrifice drop
answer 7l5 8CB+ *g1 *G2 1g0
answer 7l5 0L3 6c3

puzzle 31
game dobutsu
position G/g--/cl-/C-G/L-E/E
goal win in 3
proof table
rating 840
themes capture drop run
answer 7l3 *E4 *g1 2L1 3l1
answer 7l3 *E1 3l0
answer 7l3 2L1 3l1
answer 7l3 2L4 3l4

puzzle 32
game dobutsu
position G/g--/leC/e-G/L-C/-
goal win in 3
proof table
rating 840
themes capture sacrifice drop
answer 7e3 0C3 *g1 *E0 1g2
answer 7e3 2L4 8l4
answer 7e3 2L5 8l5

puzzle 33
game dobutsu
position G/g-G/le-/-CC/-LE/-
goal win in 3
proof table
rating 840
themes capture drop
answer 7e3 1L2 *c5 2L1 3e1
answer 7e3 1L3 8l5 *E1 5l2
answer 7e3 4C7 3e1

puzzle 34
game dobutsu
position G/g-e/-C-/LEl/--g/C
goal win in 3
proof table
rating 840
themes capture drop
answer 9e7 5L2 *c5|0g1

puzzle 35
game dobutsu
position G/g-e/-cl/LC-/EG-/-
goal win in 3
proof table
rating 840
themes capture quiet sacrifice
answer 6l3 4C7 9e7|Bg8
answer 6l3 1G0 3l0

puzzle 36
game dobutsu
position G/gl-/-ec/C-G/EL-/-
goal win in 3
proof table
rating 840
themes capture drop
answer 7e3 1L0 *g1 0L1 3e1
answer 7e3 1L3 6c3
answer 7e3 2E4 3e1

puzzle 37
game dobutsu
position S/-ge/-cl/L--/ECG/-
goal win in 3
proof table
rating 840
themes quiet
answer 5L8 7c4 0G3|2E4
answer 5L8 AgB 8LB

puzzle 38
game dobutsu
position S/-l-/CeG/-L-/EcG/-
goal win in 3
proof table
rating 840
themes capture
answer 6G7
answer 6G7 Al7 4L7

puzzle 39
game dobutsu
position S/G-e/Cl-/cE-/-LG/-
goal win in 3
proof table
rating 840
themes capture quiet
answer 0G3 5c2+ 4E2 7l3 1L3
answer 0G3 7l3 1L3
answer 0G3 7lB 8CB+

puzzle 40
game dobutsu
position S/e-l/E--/CcG/L-G/-
goal win in 3
proof table
rating 840
themes capture drop
answer 2L4 Be7 *C6|3G6
answer 2L4 9l7 4L7

puzzle 41
game dobutsu
position S/e-l/g--/-LC/-G-/ec
goal win in 3
proof table
rating 840
themes capture drop
answer 4L8 *e7 *G6|*GA
answer 4L8 *e4 8LB
answer 4L8 9l7 8L7
answer 4L8 9lA 8LA

puzzle 42
game dobutsu
position S/g-l/-C-/E-g/EL-/C
goal win in 3
proof table
rating 840
themes capture drop
answer 1L3 BgA *C6|*G6
answer 1L3 9l6 3L6
answer 1L3 9lA 7CA+

puzzle 43
game dobutsu
position S/g-l/C-E/LE-/--G/c
goal win in 3
proof table
rating 840
themes capture drop promotion
answer 8CB+ *c7 *GA|BRA
answer 8CB+ 9l7 5L7

puzzle 44
game dobutsu
position S/gce/Cl-/-E-/-LG/-
goal win in 3
proof table
rating 840
themes capture sacrifice drop promotion
answer 8CB+ 7lB *G8 *c2 8GB
answer 8CB+ 7l4 1L4
answer 8CB+ 7l5 1L5

puzzle 45
game dobutsu
position G/-ge/--l/L--/EG-/Cc
goal win in 3
proof table
rating 850
themes quiet drop
answer 9e7 5L8 *cB|AgB
answer 9e7 *C4 7e5
answer 9e7 5L4 6l4

puzzle 46
game dobutsu
position G/-ge/-l-/gEC/-L-/C
goal win in 3
proof table
rating 850
themes capture run
answer 5g4 1L0 7l5 *C1 5l2
answer 5g4 1L2 7l3 *C0 3l0
answer 5g4 *C0 4g1
answer 5g4 1L4 7l4

puzzle 47
game dobutsu
position G/-ge/cCl/-e-/-LG/-
goal win in 3
proof table
rating 850
themes capture
answer 9e7 0G3 7e3 1L0 4e0
answer 9e7 1L4 6l4

puzzle 48
game dobutsu
position G/c-e/-l-/gEC/-L-/g
goal win in 3
proof table
rating 850
themes capture drop
answer 5g4 1L0 *g1|7l5
answer 5g4 1L4 7l4
answer 5g4 3C6 4g1

puzzle 49
game dobutsu
position G/cCe/gl-/---/E-L/g
goal win in 3
proof table
rating 850
themes quiet drop
answer 7l5 2E4 *g6|9e7
answer 7l5 0L1 5l1
answer 7l5 0L4 5l4

puzzle 50
game dobutsu
position G/cg-/--l/--C/Le-/Eg
goal win in 3
proof table
rating 850
themes capture
answer 6l3
answer 6l3 2L1 3l1
answer 6l3 2L4 3l4

puzzle 51
game dobutsu
position G/el-/g--/-L-/ECG/c
goal win in 3
proof table
rating 850
themes capture quiet drop
answer 8g7 4L3 *c6 1C4 6c3
answer 8g7 4L5 *c8 0G3 8c5
answer 8g7 0G3 7g4

puzzle 52
game dobutsu
position G/g-e/-C-/l-L/EG-/C
goal win in 3
proof table
rating 850
themes capture drop promotion
answer 9e7 3L0 *c3 *C4 3c0+
answer 9e7 *C4 7e3
answer 9e7 3L4 5l4

puzzle 53
game dobutsu
position G/g-e/-C-/lEL/--G/c
goal win in 3
proof table
rating 850
themes capture drop
answer 9e7 3L6 *c3|*c8|*c9|*cA
answer 9e7 0G1 7e3
answer 9e7 3L1 5l1
answer 9e7 3L7 5l7

puzzle 54
game dobutsu
position G/g-e/-Cc/l--/EGL/-
goal win in 3
proof table
rating 850
themes capture drop
answer 9e7 2E4 *c3|6c3
answer 9e7 0L4 5l4
answer 9e7 1G4 5l2

puzzle 55
game dobutsu
position G/g-e/-c-/lEL/--G/c
goal win in 3
proof table
rating 850
themes capture promotion run
answer 7c4 0G1 4c1+ 3L1 5l1
answer 7c4 3L4 5l4

puzzle 56
game dobutsu
position G/g-e/lc-/--G/E-L/c
goal win in 3
proof table
rating 850
themes capture quiet
answer 8l5 2E4 7c4 0L4 5l4
answer 8l5 0L1 5l1
answer 8l5 3G4 5l2

puzzle 57
game dobutsu
position G/gCe/leC/g--/--L/-
goal win in 3
proof table
rating 850
themes quiet sacrifice run
answer 5g4 6C9+ 8l5 *E1 5l2
answer 5g4 0L1 4g1
answer 5g4 0L4 8l4

puzzle 58
game dobutsu
position G/gle/---/LE-/-G-/Cc
goal win in 3
proof table
rating 850
themes capture quiet drop promotion
answer 9e7 5L2 *c5 *C0 5c2+
answer 9e7 *C0 7e5
answer 9e7 5L7 Al7

puzzle 59
game dobutsu
position S/--e/-cl/LC-/E--/Gg
goal win in 3
proof table
rating 850
themes capture quiet drop run
answer 5L8 *gA *G3 6l3 8LA
answer 5L8 *g5 8LB
answer 5L8 6lA 8LA

puzzle 60
game dobutsu
position S/-ge/l-L/-c-/EG-/c
goal win in 3
proof table
rating 850
themes capture drop promotion
answer 2E4 8lB *C8 *c0 8CB+
answer 2E4 *c0 4E8
answer 2E4 8l7 6L7

puzzle 61
game dobutsu
position S/-l-/-eG/-L-/ECG/C
goal win in 3
proof table
rating 850
themes capture
answer 6G7
answer 6G7 Al7 4L7

puzzle 62
game dobutsu
position S/-l-/-eG/-L-/g--/ecc
goal win in 3
proof table
rating 850
themes capture run
answer 6G7 Al9 4L8 *c0 8LB
answer 6G7 AlB 4L6 *c0 6L9
answer 6G7 *c0 7GA
answer 6G7 Al7 4L7

puzzle 63
game dobutsu
position S/-l-/Ge-/--L/E--/GCC
goal win in 3
proof table
rating 850
themes capture
answer 8G7
answer 8G7 Al7 3L7

puzzle 64
game dobutsu
position S/-lc/Gc-/-L-/E-G/e
goal win in 3
proof table
rating 850
themes capture drop promotion
answer 8G7 AlB *C8 *e1 8CB+
answer 8G7 *e3 7GA
answer 8G7 Al7 4L7

puzzle 65
game dobutsu
position S/-le/g--/CEL/c-G/-
goal win in 3
proof table
rating 850
themes capture drop
answer 4E8 AlB *GA 9e7 AGB
answer 4E8 9e7 8EA
answer 4E8 Al6 3L6
answer 4E8 Al7 3L7

puzzle 66
game dobutsu
position S/g--/leL/---/E-G/CC
goal win in 3
proof table
rating 850
themes quiet drop
answer 2E4 8l5 *C1|*C2|*C3|*C8
answer 2E4 8l4 6L4
answer 2E4 8lA 6LA
answer 2E4 BgA 4E8

puzzle 67
game dobutsu
position S/g-e/--c/lEG/--L/C
goal win in 3
proof table
rating 850
themes capture drop
answer 3G6 9e7 *C2 5l1 0L1
answer 3G6 5l1 0L1
answer 3G6 5l2 4E2
answer 3G6 5l4 0L4

puzzle 68
game dobutsu
position S/l-e/--c/-L-/EcG/G
goal win in 3
proof table
rating 850
themes capture drop
answer 4L6 9e7 *C5|*G5|2E4
answer 4L6 Bl7 6L7
answer 4L6 BlA 6LA

puzzle 69
game dobutsu
position S/l-e/-C-/cGL/E-G/-
goal win in 3
proof table
rating 850
themes capture quiet sacrifice run
answer 3L6 9e7 4G7 *c1 6L9

puzzle 70
game dobutsu
position S/l-e/g--/-cL/-C-/Ge
goal win in 3
proof table
rating 850
themes capture quiet drop
answer 3L6 *e7 *GA 4c1+ AGB
answer 3L6 *eA 6L9
answer 3L6 Bl7 6L7
answer 3L6 BlA 6LA

puzzle 71
game dobutsu
position G/-le/g--/-L-/ECG/c
goal win in 3
proof table
rating 860
themes capture quiet drop
answer 8g7 4L3 *c6 1C4 6c3
answer 8g7 4L5 *c8 0G3 8c5
answer 8g7 0G3 7g4

puzzle 72
game dobutsu
position G/e-e/-gl/Cg-/C-L/-
goal win in 3
proof table
rating 860
themes capture quiet
answer 4g3 0L1 7g4 1L0 3g0
answer 4g3 0L3 6l3

puzzle 73
game dobutsu
position G/g-e/-C-/l--/EGL/c
goal win in 3
proof table
rating 860
themes capture drop
answer 9e7 2E4 *c3 0L3 7e3
answer 9e7 0L3 7e3
answer 9e7 0L4 5l4
answer 9e7 1G4 5l2

puzzle 74
game dobutsu
position G/g-e/l--/-cL/E-G/c
goal win in 3
proof table
rating 860
themes capture quiet drop
answer 9e7 3L6 *c9 0G1 9c6
answer 9e7 0G1 7e3
answer 9e7 3L1 4c1+
answer 9e7 3L4 8l4

puzzle 75
game dobutsu
position G/ge-/-le/C-g/CL-/-
goal win in 3
proof table
rating 860
themes capture quiet
answer 6e4 5C8 3g0 1L0 4e0
answer 6e4 1L3 7l3

puzzle 76
game dobutsu
position S/-ce/-l-/G-c/L-E/G
goal win in 3
proof table
rating 860
themes capture drop
answer *G8 7l6 0E4 3c0+ 4E6
answer *G8 3c0+ 8G7
answer *G8 7l8 5G8

puzzle 77
game dobutsu
position S/-ge/l-C/--L/E-G/C
goal win in 3
proof table
rating 860
themes capture quiet drop
answer 2E4 8l5 *C2 5l2 4E2
answer 2E4 8lB *C8 9e7 8CB+
answer 2E4 8l4 3L4
answer 2E4 8l7 3L7

puzzle 78
game dobutsu
position S/-ge/lC-/--L/E-G/C
goal win in 3
proof table
rating 860
themes capture quiet drop promotion
answer 2E4 8lB *C8 9e7 8CB+
answer 2E4 8l4 3L4
answer 2E4 8l7 3L7
answer 2E4 9e7 4E8

puzzle 79
game dobutsu
position S/-l-/---/-cG/EL-/GEC
goal win in 3
proof table
rating 860
themes capture drop
answer 1L4 Al9 *C7|*E6|*E8|*G7|*GB|4L8
answer 1L4 Al7 4L7

puzzle 80
game dobutsu
position S/ec-/lcG/-GL/E--/-
goal win in 3
proof table
rating 860
themes capture quiet sacrifice
answer 3L1 7c4 2E4 *g0 4E8

puzzle 81
game dobutsu
position S/gce/l--/--G/EL-/C
goal win in 3
proof table
rating 860
themes capture quiet
answer 2E4 8l7 3G6 7l4 1L4
answer 2E4 8l5 1L5
answer 2E4 Ac7 4E8

puzzle 82
game dobutsu
position S/l--/E--/--e/cLG/GC
goal win in 3
proof table
rating 860
themes capture quiet drop
answer 1L4 3e7 *GA 7e3 AGB
answer 1L4 Bl7 4L7
answer 1L4 Bl8 4L8
answer 1L4 BlA 8EA

puzzle 83
game dobutsu
position S/l--/EeC/c--/-LG/G
goal win in 3
proof table
rating 860
themes capture quiet drop
answer 1L4 5c2+ *GA 2r1 AGB
answer 1L4 Bl8 4L8
answer 1L4 BlA 8EA

puzzle 84
game dobutsu
position G/-le/--g/-L-/EG-/cc
goal win in 3
proof table
rating 870
themes capture drop
answer *c7 4L0 *c3 0L3 6g3
answer *c7 4L5 *c8 1G0 8c5
answer *c7 1G0 7c4
answer *c7 4L3 6g3

puzzle 85
game dobutsu
position G/gl-/-e-/-L-/ECG/c
goal win in 3
proof table
rating 870
themes capture zugzwang drop promotion
answer *c6 0G3 6c3 4L0 3c0+
answer *c6 4L5 7e5
answer *c6 4L6 Al6
answer *c6 4L7 Al7

puzzle 86
game dobutsu
position S/--G/lcE/-e-/-L-/Cg
goal win in 3
proof table
rating 870
themes capture drop
answer *C5 8lB 9GA *g0 AGB
answer *C5 *g0 5C8
answer *C5 8l5 1L5

puzzle 87
game dobutsu
position S/gl-/--C/cL-/EG-/E
goal win in 3
proof table
rating 870
themes capture sacrifice drop promotion
answer *E7 5c2+ 6C9+ *e0 9RA
answer *E7 Al6 4L6
answer *E7 Al7 4L7
answer *E7 Al8 4L8

puzzle 88
game dobutsu
position S/l--/geL/-E-/--G/CC
goal win in 3
proof table
rating 870
themes capture zugzwang drop run
answer *C2 8g5 2C5 7e3 6L9
answer *C2 7e9 6L9
answer *C2 BlA 6LA

puzzle 89
game dobutsu
position S/gl-/-eG/-cL/E-c/-
goal win in 4
proof table
rating 890
themes capture
answer 6G7 Al9 2E4|3L4
answer 6G7 Al7 3L7

puzzle 90
game dobutsu
position G/-lC/geE/c--/-LG/-
goal win in 4
proof table
rating 900
themes capture
answer Al6 0G3 7e3
answer Al6 1L4 6l4

puzzle 91
game dobutsu
position G/gle/--G/-C-/r-L/e
goal win in 3
proof table
rating 900
themes capture drop
answer Al6 4C7 *e4|*g1|*g3|6l7|9e7
answer Al6 0L1 2r1
answer Al6 0L3 6l3

puzzle 92
game dobutsu
position S/-l-/G-c/CgE/-L-/E
goal win in 4
proof table
rating 900
themes capture sacrifice drop
answer 1L4 6c3 *E6|*GB|8G7

puzzle 93
game dobutsu
position S/-l-/gEG/CE-/-L-/c
goal win in 3
proof table
rating 900
themes capture drop
answer 5C8 *c9 *GB|7E9|8CB+
answer 5C8 Al6 4E6

puzzle 94
game dobutsu
position S/l-e/--C/-Lc/E-G/G
goal win in 3
proof table
rating 900
themes capture sacrifice drop promotion
answer 6C9+ 3c0+ *E7|*G8|*GA
answer 6C9+ Bl7 4L7
answer 6C9+ Bl8 4L8

puzzle 95
game dobutsu
position G/--e/-lc/gE-/GL-/c
goal win in 3
proof table
rating 910
themes capture drop
answer 5g4 1L0 *c3|6c3
answer 5g4 1L4 7l4
answer 5g4 2G5 4g1

puzzle 96
game dobutsu
position G/--l/eg-/-E-/-L-/GCc
goal win in 3
proof table
rating 910
themes capture drop promotion
answer 7g4 1L0 *c3 *C1 3c0+
answer 7g4 1L2 *c5 *C0 5c2+
answer 7g4 *C3 4g1
answer 7g4 1L3 4g3

puzzle 97
game dobutsu
position G/-gG/-cl/L--/E-E/c
goal win in 4
proof table
rating 910
themes quiet drop
answer 6l3 2E4 *c8|Ag9
answer 6l3 5L1 3l1
answer 6l3 9G6 3l0

puzzle 98
game dobutsu
position G/-l-/-ec/-G-/r-L/Eg
goal win in 3
proof table
rating 910
themes capture quiet sacrifice drop
answer 6c3 4G3 *g1 *C4 1g0
answer 6c3 *E1 3c0+
answer 6c3 0L3 7e3

puzzle 99
game dobutsu
position G/-l-/cG-/---/r-L/Ege
goal win in 4
proof table
rating 910
themes capture
answer Al7 *E3 7l5|7l6
answer Al7 0L3 7l3
answer Al7 0L4 7l4

puzzle 100
game dobutsu
position G/-l-/ge-/CL-/EG-/c
goal win in 3
proof table
rating 910
themes capture drop
answer 8g5 4L0 *c3 0L3 7e3
answer 8g5 1G0 5g4
answer 8g5 4L3 7e3
answer 8g5 4L5 7e5

puzzle 101
game dobutsu
position G/gl-/---/-ce/ECL/g
goal win in 3
proof table
rating 910
themes capture sacrifice drop promotion
answer 4c1+ 0L3 *g0 *E4 0g3
answer 4c1+ 0L1 3e1
answer 4c1+ 0L4 1r4

puzzle 102
game dobutsu
position S/-g-/-Cg/lE-/--L/EC
goal win in 3
proof table
rating 910
themes capture promotion
answer 7CA+ 6g3 0L3 5l1 3L1
answer 7CA+ 5l1 0L1
answer 7CA+ 5l2 4E2
answer 7CA+ 5l4 0L4

puzzle 103
game dobutsu
position S/-l-/---/eLG/E--/GCC
goal win in 3
proof table
rating 910
themes capture drop
answer 4L5 AlB *C7|*E6|*E8|*G7|*G9
answer 4L5 Al7 5L7
answer 4L5 Al8 5L8

puzzle 104
game dobutsu
position S/-l-/g-C/LE-/--G/EC
goal win in 4
proof table
rating 910
themes capture
answer 4E8
answer 4E8 Al7 5L7
answer 4E8 Al8 5L8

puzzle 105
game dobutsu
position S/-lc/g--/CEG/-L-/E
goal win in 3
proof table
rating 910
themes capture drop
answer 4E8 Al7 *GA 7l3 1L3
answer 4E8 9c6 8EA
answer 4E8 Al8 5C8

puzzle 106
game dobutsu
position S/-le/Gc-/e-G/L--/C
goal win in 3
proof table
rating 910
themes capture drop
answer 2L5 7c4 *E6 4c1+ 6EA
answer 2L5 Al6 3G6
answer 2L5 Al8 5L8

puzzle 107
game dobutsu
position S/g-e/-l-/CcG/EL-/-
goal win in 4
proof table
rating 910
themes capture zugzwang long drop
answer 2E4 7lA 4E6 Al7 *C4 7l3 1L3
answer 2E4 Bg8 4E8 7lB *GA 9e7 AGB
answer 2E4 BgA 3G6 7lB *C8|5C8
answer 2E4 7l3 1L3

puzzle 108
game dobutsu
position S/g-e/lC-/--L/EG-/C
goal win in 3
proof table
rating 910
themes quiet drop
answer 2E4 8l5 *C2|1G2
answer 2E4 8l7 3L7
answer 2E4 8lA 7CA+
answer 2E4 9e7 4E8

puzzle 109
game dobutsu
position S/g-l/--c/CEG/-L-/E
goal win in 3
proof table
rating 910
themes capture drop
answer 3G6 9lA *C7 Al6 4E6
answer 3G6 9l6 4E6

puzzle 110
game dobutsu
position S/g-l/-C-/--c/ELG/E
goal win in 3
proof table
rating 910
themes capture drop promotion
answer 1L3 Bg8 *C6 8g5 6C9+
answer 1L3 9l6 3L6
answer 1L3 9l7 3L7
answer 1L3 9lA 7CA+

puzzle 111
game dobutsu
position S/l--/EeC/--C/L--/GG
goal win in 3
proof table
rating 910
themes capture quiet sacrifice drop
answer 2L4 7e3 *GA *c0 AGB
answer 2L4 Bl8 4L8
answer 2L4 BlA 8EA

puzzle 112
game dobutsu
position S/lE-/---/e-L/--G/GCC
goal win in 3
proof table
rating 910
themes quiet
answer 3L6
answer 3L6 Bl7 6L7
answer 3L6 BlA 6LA

puzzle 113
game dobutsu
position S/lc-/-e-/--G/-LE/GC
goal win in 3
proof table
rating 910
themes quiet sacrifice drop
answer 1L4 7e3 *C8|*G8
answer 1L4 Bl8 4L8

puzzle 114
game dobutsu
position S/lce/-C-/--G/EL-/G
goal win in 3
proof table
rating 910
themes capture quiet sacrifice drop
answer 1L4 9e7 *G8 *c0 8GB
answer 1L4 Ac7 4L6 *c0 6L9
answer 1L4 Bl7 4L7
answer 1L4 Bl8 4L8

puzzle 115
game dobutsu
position G/-l-/g--/-Le/EC-/gc
goal win in 3
proof table
rating 920
themes capture quiet drop
answer 3e7 4L0 *g3 0L3 7e3
answer 3e7 4L3 7e3
answer 3e7 4L6 Al6
answer 3e7 4L8 Al8

puzzle 116
game dobutsu
position G/-l-/ge-/--G/ELC/c
goal win in 3
proof table
rating 920
themes capture quiet drop
answer 7e5 1L4 *c7 3G6 7c4
answer 7e5 1L5 8g5
answer 7e5 2E4 5e1

puzzle 117
game dobutsu
position G/-l-/ge-/-C-/ELG/c
goal win in 3
proof table
rating 920
themes capture quiet drop
answer 7e5 1L3 *c6 0G1 6c3
answer 7e5 0G3 5e1
answer 7e5 1L5 8g5

puzzle 118
game dobutsu
position G/-le/E--/g-L/---/Cgc
goal win in 4
proof table
rating 920
themes capture drop
answer Al8 *C2 5g2 3L6 *e7|9e7
answer Al8 *C4 5g4 3L6 *e7|*gA|9e7
answer Al8 3L6 9e7 *C0 *c9|*e4|*eA|*g9

puzzle 119
game dobutsu
position G/ElG/Ce-/-g-/--L/C
goal win in 4
proof table
rating 920
themes capture sacrifice long drop run
answer Al8 BE7 *c3 7E3 8l5 *C1 5l2
answer Al8 *C5 8l5 0L4 5l4
answer Al8 0L4 8l4

puzzle 120
game dobutsu
position G/c--/-el/---/EL-/GCg
goal win in 3
proof table
rating 920
themes capture quiet drop
answer 7e3 1L0 *g1 *C4 1g0
answer 7e3 1L5 *g8 *C0 8g5
answer 7e3 *C4 3e1
answer 7e3 1L3 6l3

puzzle 121
game dobutsu
position G/g-e/l-C/-c-/E-L/g
goal win in 3
proof table
rating 920
themes capture drop
answer *g1 0L3 9e7 2E4 7e3
answer *g1 0L1 4c1+
answer *g1 2E4 1g0

puzzle 122
game dobutsu
position G/gR-/l--/e-e/--L/gc
goal win in 3
proof table
rating 920
themes capture quiet
answer 5e1 AR9 8l5 0L4 5l4
answer 5e1 0L1 3e1
answer 5e1 0L4 8l4

puzzle 123
game dobutsu
position G/gl-/--C/-Ee/--L/gc
goal win in 3
proof table
rating 920
themes capture quiet drop
answer Al7 4E2 *g1 0L1 3e1
answer Al7 0L1 3e1
answer Al7 0L3 7l3

puzzle 124
game dobutsu
position G/l--/--e/L--/---/ECCgg
goal win in 3
proof table
rating 920
themes drop
answer *g4 5L2 *g1|*g5
answer *g4 *C1 4g5
answer *g4 5L1 4g1
answer *g4 5L4 6e4

puzzle 125
game dobutsu
position G/l-e/---/gEL/-G-/Cc
goal win in 3
proof table
rating 920
themes capture quiet drop promotion
answer 9e7 3L0 *c3 *C2 3c0+
answer 9e7 3L6 *c9 *C0 9c6
answer 9e7 *C2 7e3
answer 9e7 3L7 Bl7

puzzle 126
game dobutsu
position S/--e/l--/cGL/C--/GE
goal win in 3
proof table
rating 920
themes capture quiet
answer 3L6 9e7 4G7 8l7 6L7
answer 3L6 8lA 6LA

puzzle 127
game dobutsu
position S/--g/l--/EG-/-L-/ECc
goal win in 3
proof table
rating 920
themes capture quiet drop promotion
answer 4G7 8lB *C8 *c0 8CB+
answer 4G7 *c0 7G8
answer 4G7 8l5 1L5
answer 4G7 8l7 5E7

puzzle 128
game dobutsu
position S/-g-/le-/--G/EL-/Cc
goal win in 3
proof table
rating 920
themes capture quiet drop promotion
answer 2E4 8lB *C8 *c0 8CB+
answer 2E4 *c0 4E8
answer 2E4 8l5 1L5

puzzle 129
game dobutsu
position S/e-l/---/LCG/e--/Cg
goal win in 3
proof table
rating 920
themes capture quiet drop promotion
answer 5L8 *gA *C6 2e4 6C9+
answer 5L8 *g5 8LB
answer 5L8 9lA 8LA

puzzle 130
game dobutsu
position S/g--/-l-/CE-/-eL/GC
goal win in 3
proof table
rating 920
themes capture sacrifice drop
answer *G6 7l5 *C2 *c3 2C5
answer *G6 7lA *C7 1e3 7CA+
answer *G6 1e3 6G7
answer *G6 7l4 0L4

puzzle 131
game dobutsu
position S/g-l/---/CEE/CL-/G
goal win in 3
proof table
rating 920
themes capture zugzwang drop
answer *G7 BgA 7G6 9l6 4E6
answer *G7 9l7 3E7
answer *G7 9lA 7GA

puzzle 132
game dobutsu
position S/gcR/l--/--L/E-G/E
goal win in 3
proof table
rating 920
themes capture quiet drop
answer 2E4 8l5 *E1 5l2 4E2
answer 2E4 8l4 3L4
answer 2E4 8l7 3L7
answer 2E4 Ac7 4E8

puzzle 133
game dobutsu
position S/gle/c--/-EG/-L-/C
goal win in 3
proof table
rating 920
themes capture quiet drop
answer 4E6 Al7 *C4 7l3 1L3
answer 4E6 9e7 6EA
answer 4E6 Al6 3G6

puzzle 134
game dobutsu
position S/l-e/E--/c--/-LG/GC
goal win in 3
proof table
rating 920
themes capture quiet drop
answer 1L4 5c2+ *GA 2r1 AGB
answer 1L4 Bl7 4L7
answer 1L4 Bl8 4L8
answer 1L4 BlA 8EA

puzzle 135
game dobutsu
position G/G--/-l-/---/-L-/EECCg
goal win in 3
proof table
rating 930
themes drop run
answer *g4 1L0 7l5 *C1 5l2
answer *g4 1L2 7l3 *C0 3l0
answer *g4 *C0 4g1
answer *g4 1L4 7l4

puzzle 136
game dobutsu
position G/g-e/-lC/---/E-L/gc
goal win in 3
proof table
rating 930
themes capture drop promotion
answer *c3 0L1 *g0 1L0 3c0+
answer *c3 0L3 7l3
answer *c3 0L4 7l4

puzzle 137
game dobutsu
position G/lg-/-e-/-L-/-G-/Cec
goal win in 3
proof table
rating 930
themes capture drop promotion
answer *e8 4L0 *c3 *C2 3c0+
answer *e8 4L2 *c5 *C0 5c2+
answer *e8 *C0 8e4
answer *e8 4L3 7e3

puzzle 138
game dobutsu
position G/Cl-/g--/-Le/E--/gc
goal win in 3
proof table
rating 940
themes capture drop
answer *c6 4L0 *g1 0L1 3e1
answer *c6 4L1 3e1
answer *c6 4L3 6c3
answer *c6 4L6 Al6

puzzle 139
game dobutsu
position G/g-e/-lC/---/L-E/gc
goal win in 3
proof table
rating 940
themes capture drop
answer *c5 2L1 *g2 0E4 2g1
answer *c5 2L4 7l4
answer *c5 2L5 7l5

puzzle 140
game dobutsu
position G/--g/l--/--L/---/ECgec
goal win in 3
proof table
rating 980
themes drop
answer *g4 3L0 *c3|8l5
answer *g4 *C2 4g3
answer *g4 3L1 4g1
answer *g4 3L4 8l4

puzzle 141
game dobutsu
position G/--e/-Cl/---/-L-/Ggec
goal win in 3
proof table
rating 990
themes capture drop promotion
answer *g4 1L0 *c3 *G1 3c0+
answer *g4 1L2 *c5 *G0 5c2+
answer *g4 *G3 4g1
answer *g4 1L4 6l4

puzzle 142
game dobutsu
position G/gl-/-e-/---/L--/Cgec
goal win in 3
proof table
rating 990
themes capture drop
answer *e3 *C1 *g5 1C4 5g2
answer *e3 *C5 *g1 2L1 3e1
answer *e3 2L1 3e1

puzzle 143
game dobutsu
position S/---/G-l/---/--L/GECCe
goal win in 3
proof table
rating 990
themes capture drop promotion
answer *G7 6l9 *C6 *e1 6C9+
answer *G7 *e1 7G6
answer *G7 6l3 0L3
answer *G7 6l7 8G7

puzzle 144
game dobutsu
position S/-le/G--/---/EL-/GCC
goal win in 3
proof table
rating 990
themes drop
answer *GB Al6 *C3|2E4
answer *GB 9e7 BGA
answer *GB Al8 BG8
answer *GB AlB 8GB

puzzle 145
game dobutsu
position S/El-/---/--G/L--/GECC
goal win in 3
proof table
rating 1000
themes capture drop
answer *E7 Al8 *G9 8l7 BE7
answer *E7 Al7 BE7
answer *E7 Al9 7E9
answer *E7 AlB 7EB

puzzle 146
game dobutsu
position G/gl-/ecc/-E-/--L/G
goal win in 4
proof table
rating 1070
themes capture drop
answer 8e4 0L1 *e3|Bg8
answer 8e4 *G1 4e0
answer 8e4 0L4 7c4

puzzle 147
game dobutsu
position G/gle/--c/G-E/r-L/-
goal win in 4
proof table
rating 1070
themes capture
answer 2r5 3E1 Al7|Al8

puzzle 148
game dobutsu
position G/lg-/-eL/c--/EcG/-
goal win in 4
proof table
rating 1070
themes capture drop promotion
answer 5c2+ 6L4 2r5 4L6 *e4|Ag9
answer 5c2+ 6LA BlA

puzzle 149
game dobutsu
position S/g-C/le-/-GL/E-c/-
goal win in 4
proof table
rating 1070
themes capture drop
answer 4G7 8l5 *E4|2E4
answer 4G7 8l7 3L7

puzzle 150
game dobutsu
position S/g-e/C-l/---/ELG/c
goal win in 4
proof table
rating 1070
themes capture drop promotion
answer 8CB+ *c4 2E4 6l7 *C8|*G8|*GA|BR8

puzzle 151
game dobutsu
position S/g-l/C--/eLG/E--/c
goal win in 4
proof table
rating 1070
themes capture promotion
answer 8CB+ *c7 4L0|4L5|4L8
answer 8CB+ 9l7 4L7

puzzle 152
game dobutsu
position S/l-e/gCG/C--/EL-/-
goal win in 4
proof table
rating 1070
themes capture sacrifice drop
answer 5C8 Bl8 *GA|2E4
answer 5C8 9e7 8CB+
answer 5C8 BlA 7CA+

puzzle 153
game dobutsu
position G/--e/-cl/gC-/ELG/-
goal win in 4
proof table
rating 1080
themes capture sacrifice long drop
answer 7c4 1L5 9e7 5L8 *cB *G1 Bc8
answer 7c4 2E4 5g4 1L2 *c5 *C1 5c2+
answer 7c4 0G3 4c1+
answer 7c4 1L3 6l3

puzzle 154
game dobutsu
position G/--e/gCl/g--/E-L/C
goal win in 4
proof table
rating 1080
themes capture drop
answer 5g2 *C3 6l7 3C6 *c3|*e4|7l6
answer 5g2 7CA+ *e4 *C1 4e0
answer 5g2 0L3 6l3
answer 5g2 0L4 6l4

puzzle 155
game dobutsu
position G/--e/lc-/gC-/ELG/-
goal win in 4
proof table
rating 1080
themes capture long drop
answer 7c4 1L3 9e7 3L6 *c9 0G1 9c6
answer 7c4 2E4 5g4 1L2 *c5 *C1 5c2+
answer 7c4 1L5 8l5

puzzle 156
game dobutsu
position G/-ge/l-L/-c-/rGE/-
goal win in 4
proof table
rating 1080
themes capture drop promotion
answer 4c1+ 6L3 *g7|9e7|Ag7
answer 4c1+ 0E4 1r4 6L4 8l4
answer 4c1+ 6L9 Ag9
answer 4c1+ 6LA 8lA

puzzle 157
game dobutsu
position G/-l-/Ceg/--g/EL-/C
goal win in 4
proof table
rating 1080
themes capture long drop promotion
answer Al8 2E4 3g4 1L2 *c5 *C0 5c2+
answer Al8 *C0 7e5 0C3 5e1

puzzle 158
game dobutsu
position G/-l-/eCg/L-e/--G/c
goal win in 4
proof table
rating 1080
themes capture drop
answer 3e7 5L1 *c4|*c5
answer 3e7 5L8 Al8

puzzle 159
game dobutsu
position G/-lC/-ec/g-G/EL-/-
goal win in 4
proof table
rating 1080
themes capture
answer 6c3 2E4 Al9|AlB

puzzle 160
game dobutsu
position G/cle/-E-/L--/GG-/c
goal win in 4
proof table
rating 1080
themes capture drop
answer 9e7 5L4 *e6|*e8
answer 9e7 1G4 7e5
answer 9e7 5L7 Al7

puzzle 161
game dobutsu
position G/g--/E-c/lEG/--L/c
goal win in 4
proof table
rating 1080
themes capture sacrifice drop
answer 6c3 0L3 *c6|*g6
answer 6c3 0L1 5l1

puzzle 162
game dobutsu
position G/g--/elc/--g/ELC/-
goal win in 4
proof table
rating 1080
themes capture sacrifice long drop
answer 3g0 1L0 7l5 *G1 *c3 0L3 6c3

puzzle 163
game dobutsu
position G/g-e/-l-/G--/E-L/CC
goal win in 4
proof table
rating 1080
themes capture long drop run
answer 7l5 2E4 *g1 0L3 1g4 3L0 5l2
answer 7l5 0L1 5l1
answer 7l5 0L4 5l4

puzzle 164
game dobutsu
position G/gl-/-ec/-cG/E-L/-
goal win in 4
proof table
rating 1080
themes capture sacrifice long drop
answer 7e3 0L4 *g1 4L5 Bg8 *C0 8g5

puzzle 165
game dobutsu
position G/gl-/Cec/--G/EL-/-
goal win in 4
proof table
rating 1080
themes capture long drop
answer 7e3 1L5 Bg8 5L4 *g1 4L0 1g0
answer 7e3 1L3 6c3

puzzle 166
game dobutsu
position G/glC/-ec/--G/EL-/-
goal win in 4
proof table
rating 1080
themes capture long drop
answer 7e3 1L5 Bg8 5L4 *g1 4L0 1g0
answer 7e3 1L3 6c3

puzzle 167
game dobutsu
position G/gle/---/LC-/ErG/-
goal win in 4
proof table
rating 1080
themes capture drop
answer 1r0 4C7 9e7 5L4 *c3|*g1|*g3|0r3

puzzle 168
game dobutsu
position S/-le/Gc-/LC-/E-G/-
goal win in 4
proof table
rating 1080
themes capture sacrifice long drop promotion
answer 4C7 9e7 8G7 AlB *C8 *c1 8CB+
answer 4C7 Al8 5L8

puzzle 169
game dobutsu
position S/-le/g--/CE-/-LG/c
goal win in 4
proof table
rating 1080
themes capture long drop
answer 4E8 Al6 0G3 6l7 *GA *c0 AG7
answer 4E8 Al7 *GA 7l6 0G3 *c0 3G6
answer 4E8 *cB 8EA
answer 4E8 Al8 5C8

puzzle 170
game dobutsu
position S/cle/c-G/-EL/G--/-
goal win in 4
proof table
rating 1080
themes capture sacrifice long drop
answer 6G9 Al9 *E7 9lA 4E6 *g0 6EA
answer 6G9 Al7 3L7

puzzle 171
game dobutsu
position S/ecl/G--/-GE/-CL/-
goal win in 4
proof table
rating 1080
themes capture long drop
answer 8GB 9l6 *E8 6l9 8EA 9l6 AE6

puzzle 172
game dobutsu
position S/g--/lC-/--c/ELG/E
goal win in 4
proof table
rating 1080
themes capture drop
answer 1L3 8l5 *E4|2E4
answer 1L3 8l7 3L7

puzzle 173
game dobutsu
position S/g-e/C-l/---/ELG/C
goal win in 4
proof table
rating 1080
themes capture drop promotion
answer 8CB+ 9e7 2E4 6l9 *C6|*G6|*GA

puzzle 174
game dobutsu
position S/gRe/c-l/---/ELG/-
goal win in 4
proof table
rating 1080
themes capture drop
answer ARB 6l7 *GA 7l6 0G3|2E4
answer ARB 9e7 2E4 6l9 *G6|*GA
answer ARB 6lA BRA

puzzle 175
game dobutsu
position S/gle/--C/-LG/E--/C
goal win in 4
proof table
rating 1080
themes capture sacrifice drop promotion
answer 6C9+ Al9 *C7|3G6
answer 6C9+ Al7 4L7
answer 6C9+ Al8 4L8

puzzle 176
game dobutsu
position S/l-e/-eL/G--/-rG/c
goal win in 4
proof table
rating 1080
themes capture
answer 0G1 *c8 5G2|5G4
answer 0G1 BlA 6LA

puzzle 177
game dobutsu
position G/--E/lC-/g--/EL-/Cg
goal win in 4
proof table
rating 1090
themes capture sacrifice long drop
answer 5g2 1L2 *e4 2L1 *g0 *C2 0g1
answer 5g2 *C4 2g1
answer 5g2 1L4 8l4

puzzle 178
game dobutsu
position G/-cl/ge-/-Ec/L--/g
goal win in 4
proof table
rating 1090
themes capture sacrifice long drop promotion
answer 3c0+ 4E0 8g5 2L1 *g2 *C3 2g1

puzzle 179
game dobutsu
position G/-ge/-C-/lCL/EG-/-
goal win in 4
proof table
rating 1090
themes capture long drop
answer Ag7 3L0 7g6 4C7 *c3 0L3 6g3
answer Ag7 4C7 9e7 3L0 *c3 *G4 3c0+

puzzle 180
game dobutsu
position G/-le/c--/-LC/-Eg/g
goal win in 4
proof table
rating 1090
themes capture sacrifice long drop
answer 0g1 4L1 *e5 1L0 *g1 *G2 1g0
answer 0g1 4L6 Al6
answer 0g1 4L8 Al8

puzzle 181
game dobutsu
position G/C-l/Ee-/--g/-Lc/g
goal win in 4
proof table
rating 1090
themes capture drop
answer *g5 8E4 5g4
answer *g5 1L3 7e3
answer *g5 1L5 7e5

puzzle 182
game dobutsu
position G/G-e/-lc/gEc/-L-/-
goal win in 4
proof table
rating 1090
themes capture long drop
answer 5g4 1L2 *e0 BG8 7l8 2L1 4g1
answer 5g4 1L4 7l4
answer 5g4 BGA 4g1

puzzle 183
game dobutsu
position G/g-e/l--/--L/E-G/Cc
goal win in 4
proof table
rating 1090
themes capture quiet long drop promotion
answer 8l5 0G1 9e7 3L0 *c3 *C4 3c0+
answer 8l5 3L1 5l1
answer 8l5 3L4 5l4

puzzle 184
game dobutsu
position G/gCe/l--/--L/E-G/c
goal win in 4
proof table
rating 1090
themes capture quiet long drop
answer 8l5 0G1 9e7 3L0 *c3 0L3 7e3
answer 8l5 3L1 5l1
answer 8l5 3L4 5l4

puzzle 185
game dobutsu
position G/l-G/e-E/-c-/g-L/c
goal win in 4
proof table
rating 1090
themes capture quiet drop
answer Bl7 9GA 8eA 6E4 *c3|*g1|*g3
answer Bl7 0L3 7l3

puzzle 186
game dobutsu
position G/l-e/--c/-LG/EC-/g
goal win in 4
proof table
rating 1090
themes capture sacrifice zugzwang long drop
answer 6c3 4L3 9e7 3L0 *g3 *C4 3g0
answer 6c3 4L8 Bl8

puzzle 187
game dobutsu
position G/l-e/gC-/g--/EL-/c
goal win in 4
proof table
rating 1090
themes capture zugzwang
answer Bl7 2E4 5g4
answer Bl7 1L0 5g2 0L3 7l3
answer Bl7 1L3 7l3

puzzle 188
game dobutsu
position S/-gG/-l-/cE-/ELC/-
goal win in 4
proof table
rating 1090
themes capture quiet long
answer 9G6 7lB 1L5 Ag7 6G7 Bl7 5L7
answer 9G6 7l8 4E8
answer 9G6 Ag9 6G7

puzzle 189
game dobutsu
position S/-ge/lcL/-C-/E-G/-
goal win in 4
proof table
rating 1090
themes capture sacrifice long drop promotion
answer 4C7 9e7 2E4 8lB *C8 *c1 8CB+
answer 4C7 8l7 6L7
answer 4C7 Ag7 6L9

puzzle 190
game dobutsu
position S/-le/g--/CL-/E-G/C
goal win in 4
proof table
rating 1090
themes capture long drop
answer 5C8 9e7 *C6 7e9 *GB 9e7 BGA
answer 5C8 Al6 4L6
answer 5C8 Al7 4L7
answer 5C8 Al8 4L8

puzzle 191
game dobutsu
position S/g-e/l--/-cL/EG-/c
goal win in 4
proof table
rating 1090
themes capture quiet long
answer 3L6 9e7 2E4 8l5 1G2 *c0 2G5
answer 3L6 8l5 6L9
answer 3L6 8l7 6L7
answer 3L6 8lA 6LA

puzzle 192
game dobutsu
position S/gGc/---/-El/L-E/C
goal win in 4
proof table
rating 1090
themes capture long drop
answer AG9 3l7 9G6 7lA *C7 Al6 4E6
answer AG9 3l0 4E0
answer AG9 3l1 2L1

puzzle 193
game dobutsu
position S/gl-/-eG/-L-/E--/cc
goal win in 4
proof table
rating 1090
themes capture long drop
answer 6G7 Al9 *E8 *c0 7G6 *c1 6G9
answer 6G7 *c8 7GA
answer 6G7 Al7 4L7

puzzle 194
game dobutsu
position S/l-c/-eC/GLe/--G/-
goal win in 4
proof table
rating 1090
themes capture sacrifice long drop promotion
answer 6C9+ 7e9 4L6 3e7 *C8 *c1 8CB+
answer 6C9+ 7e5 *C8 *g7 8CB+

puzzle 195
game dobutsu
position S/l-e/--e/-L-/--G/Gcc
goal win in 4
proof table
rating 1090
themes capture long drop
answer 4L6 9e7 *GA Bl8 AG7 8l7 6L7
answer 4L6 Bl7 6L7
answer 4L6 BlA 6LA

puzzle 196
game dobutsu
position S/lce/g--/-cL/EG-/-
goal win in 4
proof table
rating 1090
themes capture quiet
answer 3L6 9e7 1G4 8g5 4G5|4G7
answer 3L6 4c1+ 6L9
answer 3L6 Bl7 6L7

puzzle 197
game dobutsu
position G/--c/glE/CE-/--L/g
goal win in 4
proof table
rating 1100
themes capture long drop run
answer 7l5 6EA *g1 0L3 1g4 3L0 5l2
answer 7l5 0L1 5l1

puzzle 198
game dobutsu
position G/--e/-l-/-Ec/-L-/Cgg
goal win in 4
proof table
rating 1100
themes capture drop
answer *g5 *C0 5g4 1L2 *g1|*g5|3c0+
answer *g5 4E0 *g2 0E4 2g1
answer *g5 4E2 *g0 1L5 7l5
answer *g5 1L3 7l3

puzzle 199
game dobutsu
position S/l--/---/-L-/Cg-/GEec
goal win in 4
proof table
rating 1100
themes capture quiet long drop
answer 4L6 *e7 *GA Bl8 AG7 8l7 6L7
answer 4L6 *c9 6L9
answer 4L6 Bl7 6L7
answer 4L6 BlA 6LA

puzzle 200
game dobutsu
position S/l--/---/cLE/E-G/gc
goal win in 4
proof table
rating 1100
themes capture quiet long
answer 4L6 *gA 3E7 Bl8 2E4 *c1 4E8
answer 4L6 *c9 6L9
answer 4L6 BlA 6LA

puzzle 201
game dobutsu
position S/gle/---/LG-/E--/CC
goal win in 4
proof table
rating 1110
themes capture sacrifice long drop promotion
answer *C7 9e7 4G7 Al9 *C6 *c0 6C9+
answer *C7 Al6 *C3 6l3 4G3
answer *C7 Al8 5L8
answer *C7 Bg8 7CA+

puzzle 202
game dobutsu
position G/l--/cG-/--g/-Le/Ce
goal win in 4
proof table
rating 1130
themes capture drop
answer Bl7 1L2 *e4|*g4|0e4|3g4|8c5
answer Bl7 1L3 7l3

puzzle 203
game dobutsu
position G/-le/---/LG-/ErG/c
goal win in 4
proof table
rating 1140
themes capture drop
answer 1r0 4G7 9e7 5L4 *c3|*g1|*g3|0r3
answer 1r0 5L8 Al8

puzzle 204
game dobutsu
position G/g--/lEC/--g/-LC/e
goal win in 4
proof table
rating 1140
themes capture sacrifice long drop
answer 8l7 0C3 *e5 1L0 *e4 *G1 4e0
answer 8l7 1L5 7l5

puzzle 205
game dobutsu
position G/g-R/-l-/c--/EL-/Eg
goal win in 4
proof table
rating 1140
themes capture sacrifice drop promotion
answer 5c2+ 1L2 *e4 2L1 *g0|*g2
answer 5c2+ *E3 2r1
answer 5c2+ 1L3 7l3
answer 5c2+ 1L4 7l4

puzzle 206
game dobutsu
position G/-ge/l--/--L/E-G/Cc
goal win in 4
proof table
rating 1150
themes capture quiet long drop promotion
answer 8l5 0G1 9e7 3L0 *c3 *C4 3c0+
answer 8l5 3L1 5l1
answer 8l5 3L4 5l4
answer 8l5 3L6 5l2

puzzle 207
game dobutsu
position S/---/-cl/L--/--G/Cgee
goal win in 4
proof table
rating 1150
themes capture quiet long drop promotion
answer 5L8 *gA 0G3 6l9 *C6 *e0 6C9+
answer 5L8 *e4 8LB
answer 5L8 6lA 8LA

puzzle 208
game dobutsu
position S/--e/lC-/g-L/EG-/C
goal win in 4
proof table
rating 1150
themes capture quiet sacrifice long
answer 1G4 5g2 3L6 9e7 4G7 8l7 6L7
answer 1G4 5g4 2E4 8l5 *C2|*G2|*G8
answer 1G4 9e7 4G7 8lB 3L6 *c0 6L9
answer 1G4 8lA 7CA+

puzzle 209
game dobutsu
position S/gcl/C--/-E-/-LG/E
goal win in 4
proof table
rating 1180
themes capture promotion
answer 8CB+

puzzle 210
game dobutsu
position G/-g-/leC/e--/LG-/c
goal win in 4
proof table
rating 1190
themes capture sacrifice drop
answer 5e1 2L1 *c4|*g4
answer 5e1 2L4 8l4

puzzle 211
game dobutsu
position G/-l-/c-G/g--/EL-/ec
goal win in 4
proof table
rating 1190
themes capture
answer Al6 2E4 5g4
answer Al6 1L3 6l3

puzzle 212
game dobutsu
position G/g-l/-eE/---/-LG/cc
goal win in 4
proof table
rating 1190
themes capture drop
answer 9l6 0G3 7e3 1L5 *e4|*g1
answer 9l6 1L4 6l4

puzzle 213
game dobutsu
position G/gCl/G-e/c-L/---/e
goal win in 4
proof table
rating 1190
themes capture drop
answer Bg8 3L1 *e4|*e7|*g2|*g4|9l7
answer Bg8 3L6 9l6

puzzle 214
game dobutsu
position S/---/-l-/gEG/CL-/Ec
goal win in 4
proof table
rating 1190
themes capture zugzwang drop
answer 2C5 *c9 *E8|4E8
answer 2C5 7l3 1L3
answer 2C5 7l5 1L5

puzzle 215
game dobutsu
position S/-le/G--/-GC/L-c/E
goal win in 4
proof table
rating 1190
themes capture quiet
answer 2L5 9e7 4G7|8G7
answer 2L5 Al8 5L8

puzzle 216
game dobutsu
position S/glc/-eG/-E-/-L-/C
goal win in 4
proof table
rating 1190
themes capture sacrifice drop
answer 6G7 Al7 *E3|*E5
answer 6G7 9c6 7GA

puzzle 217
game dobutsu
position S/l--/ge-/CLG/E--/C
goal win in 4
proof table
rating 1190
themes capture drop
answer 5C8 BlA *C6|3G6
answer 5C8 Bl8 4L8

puzzle 218
game dobutsu
position G/--e/gl-/-Ec/-L-/Cg
goal win in 4
proof table
rating 1200
themes capture quiet drop
answer 8g5 *C0 5g4 1L2 *g1|*g5|3c0+
answer 8g5 4E0 *g2 0E4 2g1
answer 8g5 4E2 *g0 1L5 7l5
answer 8g5 1L3 7l3

puzzle 219
game dobutsu
position G/--e/l--/--L/E--/Ggcc
goal win in 4
proof table
rating 1200
themes quiet drop
answer 8l5 *G1 *c6|*g6|9e7
answer 8l5 *G4 5l2
answer 8l5 3L1 5l1
answer 8l5 3L4 5l4

puzzle 220
game dobutsu
position G/-g-/-l-/CE-/LEr/g
goal win in 4
proof table
rating 1200
themes capture sacrifice long drop
answer 0r1 2L1 *e3 1L0 *g1 *C2 1g0

puzzle 221
game dobutsu
position G/-le/g-C/-Le/--C/g
goal win in 4
proof table
rating 1200
themes quiet sacrifice drop
answer 8g5 4L5 9e7 5L2 *g1|*g5
answer 8g5 0C3 5g4

puzzle 222
game dobutsu
position G/g--/--l/C-e/LG-/Ce
goal win in 4
proof table
rating 1200
themes capture long drop
answer 3e1 *C0 *e4 2L1 *g2 *E3 2g1
answer 3e1 2L1 *e3 1L0 *g1 *C2 1g0
answer 3e1 2L4 6l4

puzzle 223
game dobutsu
position G/g-C/l--/--L/E--/Egc
goal win in 4
proof table
rating 1200
themes quiet drop
answer 8l5 2E4 *c6|*g6
answer 8l5 *E1 5l2
answer 8l5 3L1 5l1
answer 8l5 3L4 5l4

puzzle 224
game dobutsu
position G/g-e/CCl/---/L--/Ge
goal win in 4
proof table
rating 1200
themes quiet drop
answer 6l3 *G1 *e4|9e7|Bg8
answer 6l3 *G0 3l0
answer 6l3 2L1 3l1
answer 6l3 2L4 3l4

puzzle 225
game dobutsu
position G/g-e/l--/--L/--G/Cec
goal win in 4
proof table
rating 1200
themes quiet drop
answer 8l5 0G1 *c6|*e7|9e7
answer 8l5 *C2 5l2
answer 8l5 3L1 5l1
answer 8l5 3L4 5l4

puzzle 226
game dobutsu
position S/--e/Cgl/-G-/EL-/C
goal win in 4
proof table
rating 1200
themes capture sacrifice drop promotion
answer 8CB+ 7g4 2E4 6l7 *G8|*GA|BR8
answer 8CB+ 7gA *C3 6l7 4G7

puzzle 227
game dobutsu
position S/-Rg/lc-/---/ELG/E
goal win in 4
proof table
rating 1200
themes capture long drop
answer AR9 7c4 2E4 8l7 *GA 7l4 1L4
answer AR9 8l5 1L5

puzzle 228
game dobutsu
position S/-le/g-G/-L-/-EC/C
goal win in 4
proof table
rating 1200
themes capture sacrifice drop
answer 6G9 Al9 4L8 *gA *C3|*E4|*G3|*G7|0C3
answer 6G9 8g5 9GA
answer 6G9 Al7 4L7

puzzle 229
game dobutsu
position S/-le/g-G/-L-/E--/CC
goal win in 4
proof table
rating 1200
themes capture sacrifice drop
answer 6G9 Al9 4L8 *gA *C3|*E4|*G3|*G7|2E4
answer 6G9 AlB *E3 8g5 4L5 Bl8 5L8
answer 6G9 8g5 9GA
answer 6G9 Al7 4L7

puzzle 230
game dobutsu
position S/g-e/l--/-GL/E-c/C
goal win in 4
proof table
rating 1200
themes capture quiet long drop promotion
answer 3L6 BgA 4G5 8lB *C8 9e7 8CB+
answer 3L6 8lA 6LA

puzzle 231
game dobutsu
position S/l-G/-c-/L-G/Er-/E
goal win in 4
proof table
rating 1200
themes capture long drop promotion
answer 5L1 Bl8 *EA 8lB *C8 7c4 8CB+
answer 5L1 BlA 9GA

puzzle 232
game dobutsu
position S/l-R/---/-gG/--L/ECe
goal win in 4
proof table
rating 1200
themes capture
answer 0L4 *e2 4L5|4L6
answer 0L4 Bl7 4L7
answer 0L4 Bl8 4L8

puzzle 233
game dobutsu
position S/lEe/c-G/---/C-L/G
goal win in 4
proof table
rating 1200
themes capture long drop
answer 6G9 Bl7 *G6 7lB *E7 8c5 7EB

puzzle 234
game dobutsu
position S/lcR/g-G/-E-/--L/E
goal win in 4
proof table
rating 1200
themes capture sacrifice long drop
answer 4E8 Bl8 *E4 8lB *G8 *e1 8GB

puzzle 235
game dobutsu
position G/--g/l-E/--G/r-L/ec
goal win in 4
proof table
rating 1210
themes capture long drop promotion
answer 9g6 3G4 *e1 4G1 *c3 *E4 3c0+
answer 9g6 3G6 *e4 0L3 *e1 *G0 1e3
answer 9g6 0L4 8l4

puzzle 236
game dobutsu
position G/-gl/---/--e/EcL/gc
goal win in 4
proof table
rating 1210
themes capture quiet long drop
answer 9l7 2E4 *g5 4E2 5g2 0L3 7l3
answer 9l7 0L3 7l3
answer 9l7 0L4 7l4

puzzle 237
game dobutsu
position G/el-/c--/-Le/G--/gc
goal win in 4
proof table
rating 1210
themes capture quiet long drop
answer 3e7 4L0 *g3 0L1 *c4 1L0 3g0
answer 3e7 4L3 7e3
answer 3e7 4L6 Al6
answer 3e7 4L8 Al8

puzzle 238
game dobutsu
position G/g-e/--l/L-g/E--/cc
goal win in 4
proof table
rating 1210
themes capture sacrifice drop
answer *c4 2E4 3g4 5L2 *c5|6l3

puzzle 239
game dobutsu
position G/gl-/--C/g--/E-L/ec
goal win in 4
proof table
rating 1210
themes capture long drop
answer Al6 0L1 *e3 1L0 5g2 0L3 6l3
answer Al6 2E4 5g4 0L1 4g1
answer Al6 0L3 6l3

puzzle 240
game dobutsu
position G/gle/---/LG-/Er-/c
goal win in 4
proof table
rating 1210
themes capture quiet long
answer 1r0 4G1 9e7 5L4 0r3 1G0 3r4

puzzle 241
game dobutsu
position G/l-e/--C/gE-/-GL/c
goal win in 4
proof table
rating 1210
themes quiet drop
answer Bl7 1G2 *c3|5g4
answer Bl7 4E2 *c3 0L3 7l3
answer Bl7 0L3 7l3

puzzle 242
game dobutsu
position S/-ge/lC-/--G/EL-/C
goal win in 4
proof table
rating 1210
themes capture quiet sacrifice long drop promotion
answer 2E4 8l7 3G6 7lB *C8 *c0 8CB+
answer 2E4 8lB *C8 Bl7 3G6 *c0 6G7
answer 2E4 8l5 1L5
answer 2E4 Ag7 4E8

puzzle 243
game dobutsu
position S/-l-/Ce-/-L-/Ge-/GC
goal win in 4
proof table
rating 1210
themes capture long drop
answer 2G1 Al9 *E6 7e5 *GA 5e1 AG9
answer 2G1 Al6 4L6
answer 2G1 Al8 4L8

puzzle 244
game dobutsu
position S/-l-/g-G/-LC/---/EEC
goal win in 4
proof table
rating 1210
themes capture sacrifice drop
answer *E7 8g7 6G7 AlB *C8|*G8|*GA|4L6
answer *E7 AlB 7EB

puzzle 245
game dobutsu
position S/-le/--C/-E-/-LG/GC
goal win in 4
proof table
rating 1210
themes capture sacrifice long drop promotion
answer 6C9+ Al9 *E8 *c6 *GA 6c3 AG9

puzzle 246
game dobutsu
position S/-le/-cC/--G/EL-/G
goal win in 4
proof table
rating 1210
themes capture quiet long promotion run
answer 1L5 7c4 6C9+ Al9 5L8 *c0 8LB
answer 1L5 Al8 5L8

puzzle 247
game dobutsu
position S/-le/C--/--c/ELG/G
goal win in 4
proof table
rating 1210
themes capture drop
answer *GB Al6 0G3|2E4
answer *GB Al7 0G3 7l3 1L3
answer *GB 9e7 BGA
answer *GB Al8 BG8

puzzle 248
game dobutsu
position S/clc/---/-EG/-L-/GE
goal win in 4
proof table
rating 1210
themes capture quiet drop
answer 1L5 Bc8 4E8 AlB *E7|*GA
answer 1L5 Al7 5L7

puzzle 249
game dobutsu
position S/gle/---/-EG/-L-/CC
goal win in 4
proof table
rating 1210
themes capture quiet long drop
answer 4E6 Al7 *C4 7l8 *C5 8l5 1L5
answer 4E6 Al8 *C5 8l7 *C4 7l3 1L3
answer 4E6 9e7 6EA
answer 4E6 Al6 3G6

puzzle 250
game dobutsu
position S/lc-/-gE/--L/--c/GE
goal win in 4
proof table
rating 1210
themes capture quiet sacrifice long run
answer 6E4 7g4 3L4 *e2 4L6 2e4 6L9
answer 6E4 7g6 3L6 Bl7 6L7
answer 6E4 Bl8 4E8

puzzle 251
game dobutsu
position G/-l-/geC/---/E-L/gc
goal win in 4
proof table
rating 1220
themes capture long drop promotion
answer *c3 0L1 *g0 1L4 8g5 4L0 3c0+
answer *c3 0L3 7e3
answer *c3 6C9+ 3c0+

puzzle 252
game dobutsu
position G/g-e/--l/---/E-L/Cgc
goal win in 4
proof table
rating 1220
themes capture long drop
answer *c3 0L1 *g0 1L5 9e7 *C1 7e5
answer *c3 0L3 6l3
answer *c3 0L4 6l4
answer *c3 2E4 3c0+

puzzle 253
game dobutsu
position G/l--/-eC/--G/g-L/ec
goal win in 4
proof table
rating 1220
themes capture long drop
answer *e5 3G4 *c3 4G3 2g1 *C2 1g0
answer *e5 0L4 2g1 3G0 1g4

puzzle 254
game dobutsu
position S/--e/El-/---/L-G/GCC
goal win in 4
proof table
rating 1220
themes capture long drop
answer *C5 7l6 *C3 6l7 *GA 7l3 0G3
answer *C5 7l3 0G3
answer *C5 7l5 2L5
answer *C5 7l8 5C8

puzzle 255
game dobutsu
position S/El-/C--/gE-/-L-/Cg
goal win in 4
proof table
rating 1220
themes capture long drop
answer *C7 Al9 1L5 *g2 5L2 9l6 4E6
answer *C7 *g2 7CA+
answer *C7 Al7 BE7
answer *C7 Al8 4E8

puzzle 256
game dobutsu
position S/c--/-Cl/g--/E-L/GE
goal win in 4
proof table
rating 1220
themes capture long drop
answer *GA Bc8 *E4 5g4 2E4 *e1 4E6
answer *GA 5g4 2E4 6l3 0L3
answer *GA 6l3 0L3
answer *GA 6l7 AG7

puzzle 257
game dobutsu
position S/g-l/---/-EL/-g-/ECc
goal win in 4
proof table
rating 1220
themes capture long drop
answer *E7 9lA 4E6 Al8 *C5 *c0 5C8
answer *E7 1g0 7E9
answer *E7 9l7 3L7

puzzle 258
game dobutsu
position S/g-l/---/-EL/c--/ECg
goal win in 4
proof table
rating 1220
themes capture long drop
answer *E7 9lA 4E6 Al8 *C5 *g0 5C8
answer *E7 *g0 7E9
answer *E7 9l7 3L7

puzzle 259
game dobutsu
position S/gl-/--c/LE-/--G/EC
goal win in 4
proof table
rating 1220
themes capture long drop
answer *E7 6c3 0G3 Bg8 4E8 Al6 3G6
answer *E7 Bg8 4E8 Al7 5L7
answer *E7 Al7 5L7

puzzle 260
game dobutsu
position S/gl-/-c-/LEG/---/EC
goal win in 4
proof table
rating 1220
themes capture sacrifice long drop
answer *E8 Bg8 4E8 AlB *GA *e0 AGB
answer *E8 7c4 8EA

puzzle 261
game dobutsu
position S/glg/---/L--/C-E/EC
goal win in 4
proof table
rating 1220
themes capture long drop
answer *C7 Al6 0E4 6l3 *E1 3l0 4E0
answer *C7 9g6 7CA+
answer *C7 Al7 5L7
answer *C7 Al8 5L8

puzzle 262
game dobutsu
position S/l--/-c-/L--/---/GEEgc
goal win in 4
proof table
rating 1220
themes capture long drop promotion
answer *G8 BlA 8G7 Al9 *C6 *c0 6C9+
answer *G8 *c6 8GB
answer *G8 Bl8 5L8

puzzle 263
game dobutsu
position S/l-e/---/LC-/E-G/GC
goal win in 4
proof table
rating 1220
themes capture long drop promotion run
answer *C6 BlA 6C9+ Al9 5L8 *c1 8LB
answer *C6 9e7 4C7 Bl7 5L7
answer *C6 Bl8 5L8

puzzle 264
game dobutsu
position G/-lg/---/---/E-L/gecc
goal win in 4
proof table
rating 1260
themes quiet drop
answer Al7 0L1 *e3|*e5
answer Al7 0L4 7l4

puzzle 265
game dobutsu
position S/--G/gl-/-E-/-L-/ECC
goal win in 4
proof table
rating 1260
themes capture sacrifice drop
answer 4E8 7l9 *GA 9l6 *C3|*E4
answer 4E8 7l3 1L3
answer 4E8 7l5 1L5

puzzle 266
game dobutsu
position S/cle/--G/-E-/-L-/GC
goal win in 4
proof table
rating 1260
themes capture sacrifice long drop promotion
answer 6G9 Al9 *G6 9lA *C7 *g0 7CA+

puzzle 267
game dobutsu
position G/---/-l-/gE-/--L/GCec
goal win in 4
proof table
rating 1270
themes capture long run
answer 5g4 *C3 7l5 *G1 4g1 0L1 5l1
answer 5g4 *G8 7l8 *C5 8l5 0L4 5l4
answer 5g4 0L4 7l4

puzzle 268
game dobutsu
position G/-l-/---/--L/rG-/geec
goal win in 4
proof table
rating 1270
themes drop
answer *e7 3L4 *e0|*e6|*e8|*g3|*g5|2r5
answer *e7 1G4 7e3
answer *e7 3L7 Al7

puzzle 269
game dobutsu
position G/-l-/C-g/---/L--/ECge
goal win in 4
proof table
rating 1270
themes capture quiet long drop
answer Al7 *C0 *e4 2L1 *g2 *E3 2g1
answer Al7 *E0 *g5 2L1 *e3 *C2 3e1
answer Al7 *E4 *e3 *C1 *g5 2L5 7l5
answer Al7 *C4 7l3 *E1 3l0

puzzle 270
game dobutsu
position S/l--/g--/-E-/-L-/GECC
goal win in 4
proof table
rating 1280
themes capture long drop
answer *E6 8g7 *C8 7g8 *GA *c0 AGB
answer *E6 Bl7 *GA 7l3 1L3
`;export{e as default};
var e=`puzzle 1
game dominions
options size=3
position e3:16Bw,d3:54Ww,d4:60Bw,d5:30Ww,c3:15Ww,c4:27Ww,b1:51Ww,b2:63Bb,b3:45Bb,b4:15Bb,a3:1Wb B 0
goal most points
proof exhaustive
rating 600
themes quiet
answer P62c2 P48c1 P10c5|P20e5|P48d2
answer P62c2 P3a2 P49c1 P10c5 P20e5|P32e4|P56d2

puzzle 2
game dominions
options size=3
position e3:16Bw,e5:4Ww,d3:31Ww,d4:50Bb,c2:3Ww,c3:42Bb,c4:55Ww,b2:41Bb,b4:7Bb,a2:33Ww W 0
goal most points
proof exhaustive
rating 600
themes quiet captures-by-liberties suicide
answer P1a1 P60b3 P6a3 P48d2 P12c5|P14c5
answer P1a1 P44b3 P2b1 P12d5 P12c5|P17c1

puzzle 3
game dominions
options size=3
position e3:56Bw,e4:28Ww,e5:16Bw,d2:25Ww,d3:59Bw,d4:46Ww,d5:22Ww,c1:17Ww,c2:27Ww,c3:43Ww,c4:4Bw,c5:2Bw,b1:3Bw,b2:35Bw,b3:52Ww B 0
goal most points
proof exhaustive
rating 600
themes quiet
answer P12b4 pass P32a2|P36a2
answer P12b4 P7a3 P36a2 pass pass

puzzle 4
game dominions
options size=3
position e4:44Bb,d2:48Bw,d3:45Ww,d4:4Ww,d5:10Bb,c2:63Ww,c3:20Ww,c4:33Bb,c5:12Wb,b2:62Bb,b3:38Ww,b4:5Bb,a1:35Ww,a2:6Bb W 0
goal most points
proof exhaustive
rating 600
themes captures-by-liberties pass
answer P51b1 P32e3 pass P20e5 pass
answer P51b1 P20e5 P32e3 pass pass

puzzle 5
game dominions
options size=4
position f3:57Ww,f5:62Ww,e2:41Bb,e3:54Ww,e4:55Bb,e5:46Ww,e7:30Ww,d1:49Wb,d2:4Bb,d3:58Bb,d4:47Ww,d5:61Ww,d6:47Bb,c1:50Wb,c2:61Bb,c3:63Bb,c4:53Bb,c5:31Bb,c6:9Bb,b1:35Wb,b2:63Wb,b3:62Bb,b4:55Wb,b5:15Wb,a1:33Bb,a2:39Wb,a3:38Bb,a4:7Bb W 0
goal most points
proof exhaustive
rating 600
themes quiet long captures-by-liberties pass
answer P60e6 P16g5 P14d7 P24g4 pass P20f7 P37f6|P38f6|P4g7
answer P60e6 P56g5 P53f4 P52g6 P14d7|P28g7|P7f6
answer P60e6 P36f6 P20g7 P56g4 P28g5|P52g5
answer P60e6 P48g5 P8g4 P22f7 P36g6 P20g7 P14d7 P52f4 pass

puzzle 6
game dominions
options size=4
position g4:16Wb,g5:48Ww,f4:38Bb,f5:15Ww,f6:24Bw,f7:8Bw,e2:57Bb,e3:12Ww,e4:25Ww,e5:41Ww,e6:63Ww,d2:43Ww,d3:21Bw,d5:25Bb,d6:59Bb,c1:17Ww,c3:59Ww,c4:47Bb,c5:23Wb,b1:3Ww,b2:43Bb,b3:55Bb,b4:52Bb,b5:14Bb,a1:33Bb,a2:4Wb W 0
goal most points
proof exhaustive
rating 600
themes quiet suicide
answer P27d4 P12e7 P1d1|P2a3|P2c6|P40f3
answer P27d4 P1d1 P28e7 P6d7 P40f3 P44g6 P2a3|P2c6|pass

puzzle 7
game dominions
options size=4
position g4:48Bw,g5:52Bw,g6:44Ww,g7:28Bw,f3:32Ww,f4:30Ww,f5:51Bw,f6:13Ww,f7:26Ww,e2:40Ww,e3:61Bw,e4:62Bw,e5:63Bw,e6:61Ww,d1:17Bw,d2:57Ww,d3:31Ww,d4:51Ww,d5:63Ww,c1:35Ww,c2:55Bb,c3:22Bb,c4:59Bb,c5:62Ww,c6:15Bb,b2:34Wb,b3:55Wb,b4:31Bb,b5:11Bb,a2:36Bb,a3:39Bb,a4:7Wb W 0
goal most points
proof exhaustive
rating 600
themes quiet pass
answer P14d7 P30e7 P16b1 P34a1 pass
answer P14d7 P16b1 P54d6 pass pass

puzzle 8
game dominions
options size=4
position g4:56Bb,g6:20Ww,f4:30Ww,f5:10Bb,f6:27Ww,e3:27Bb,e4:59Bb,e5:5Bb,e6:59Ww,e7:30Bb,d2:47Bb,d3:55Wb,d4:6Wb,d6:11Ww,d7:2Wb,c1:49Bb,c2:36Wb,c3:54Bb,c4:60Ww,c5:29Bb,c6:8Wb,b2:12Ww,b3:43Bb,b4:63Ww,b5:15Bb,a1:1Bw,a3:1Ww B 0
goal most points
proof exhaustive
rating 600
themes long captures-by-liberties suicide
answer P3a4 P16e2 P52g5 P24f7 P34b1 P32d1 P8g7|pass
answer P3a4 P52g5 P57f3 P24f7 P34b1 P17e2 P8g7|pass

puzzle 9
game dominions
options size=4
position g5:44Ww,g6:20Ww,f3:56Wb,f4:29Bb,f5:24Wb,f6:34Bw,f7:12Ww,e2:25Bb,e3:43Wb,e4:15Bb,e5:42Bb,e6:53Bb,e7:28Bb,d2:55Bb,d3:53Ww,d4:21Bb,d5:48Ww,d6:31Bb,d7:2Wb,c2:62Ww,c3:30Ww,c4:58Bb,c5:47Ww,c6:14Bb,b1:1Bw,b2:19Ww,b3:59Bb,b4:63Ww,a1:32Bw,a2:39Ww,a3:7Ww,a4:2Bw W 0
goal most points
proof exhaustive
rating 600
themes quiet suicide
answer P5b5 pass P32c1|P32g4|P33d1|P49d1

puzzle 10
game dominions
options size=4
position g5:48Ww,g6:52Bb,f3:41Ww,f4:62Ww,f5:46Ww,f6:47Bb,f7:30Ww,e2:9Bb,e3:57Ww,e4:55Bw,e5:61Ww,e6:13Ww,e7:10Bb,d1:49Wb,d2:61Bb,d3:38Ww,d4:39Ww,d5:31Bw,c1:51Bb,c2:30Bb,c3:8Bb,c4:57Bw,c5:62Bw,c6:15Ww,b1:51Wb,b2:63Bb,b3:45Ww,b4:55Ww,b5:7Bw,a1:35Wb,a2:39Bb,a3:36Bb W 0
goal most points
proof exhaustive
rating 600
themes captures-by-liberties pass
answer P17d6 P28g7 P6a4 P24g4 pass
answer P17d6 P6a4 P28g7 P24g4 pass

puzzle 11
game dominions
options size=4
position g5:56Ww,g6:60Ww,f4:31Ww,f5:59Bw,f6:62Ww,f7:30Bb,e3:57Bw,e4:15Bw,e5:59Ww,e6:63Bb,d1:49Ww,d2:61Ww,d3:47Ww,d4:61Bb,d5:47Bb,d6:63Ww,c1:51Bw,c2:31Bw,c5:53Bb,c6:14Ww,b1:51Ww,b2:55Ww,b3:62Bb,b4:46Bb,b5:15Ww,a2:39Bb,a3:39Ww,a4:5Bw W 0
goal most points
proof exhaustive
rating 600
themes quiet
answer P57c3 P4d7 P20g7|P34a1|pass
answer P57c3 P20g7 P30e7 P34a1 pass P16g4 pass P32f3 pass P6d7 pass P8e2 pass
answer P57c3 pass pass

puzzle 12
game dominions
options size=5
position i5:16Bb,i6:56Bb,i7:12Bb,i8:24Bb,i9:24Ww,h4:16Ww,h5:3Bb,h6:27Wb,h7:9Bb,h8:43Ww,g3:8Bb,g5:1Bb,g6:59Bb,g7:61Bb,g8:52Bb,g9:12Wb,f2:49Bb,f3:52Wb,f4:60Bb,f5:53Bb,f6:47Ww,f7:22Bb,f8:27Bb,e2:34Wb,e3:55Bb,e4:62Ww,e5:31Ww,e6:32Bb,e7:7Wb,e8:50Bb,e9:14Ww,d1:18Ww,d2:56Ww,d3:23Bb,d5:30Bb,d6:48Ww,d7:20Bw,c1:19Ww,c2:42Ww,c3:23Ww,c4:59Ww,c5:22Ww,c6:26Ww,c7:11Ww,b1:51Ww,b2:28Bb,b3:35Ww,b4:62Bb,b5:15Ww,b6:11Bb,a2:6Ww,a3:1Wb,a5:5Bb B 0
goal most points
proof exhaustive
rating 600
themes captures-by-liberties pass
answer P6h9 pass pass

puzzle 13
game dominions
options size=5
position i5:40Ww,i7:32Wb,i8:36Wb,i9:28Bb,h5:32Bb,h6:52Wb,h7:52Bb,h8:5Wb,h9:10Bb,g3:49Bb,g4:60Bb,g5:4Wb,g6:58Bb,g7:62Bb,g8:29Ww,g9:8Bb,f3:31Ww,f4:2Wb,f5:41Ww,f6:23Ww,f8:47Bb,f9:28Ww,e2:13Ww,e3:42Bb,e4:21Bb,e5:24Ww,e6:59Ww,e7:63Ww,e8:45Ww,e9:14Bb,d1:35Bb,d2:53Wb,d3:44Wb,d4:15Bb,d5:27Ww,d7:23Bb,c2:3Bb,c3:25Bb,c4:41Bb,c5:7Bb,c6:26Ww,c7:11Ww,b1:50Bb,b2:29Bb,b3:43Wb,b4:4Bb,b5:9Ww,a2:39Bb,a3:36Bb,a4:37Ww W 0
goal most points
proof exhaustive
rating 600
themes quiet suicide
answer P48e1 P11b6 P16c1|P35a1|pass
answer P48e1 pass pass

puzzle 14
game dominions
options size=5
position i5:56Ww,i6:60Ww,i7:36Bw,i8:52Ww,h4:57Ww,h5:31Bw,h6:58Bw,h7:36Ww,h8:14Bw,h9:26Ww,g3:25Ww,g4:35Bw,g5:63Ww,g6:46Ww,g7:61Ww,g8:37Bw,g9:30Bw,f2:57Bw,f3:54Ww,f4:53Bb,f5:55Ww,f6:5Bw,f7:58Ww,f8:53Ww,f9:6Ww,e1:49Ww,e2:30Ww,e3:2Bw,e4:42Bb,e5:6Bb,e6:41Bb,e7:38Bb,e8:54Bb,e9:12Ww,d1:51Bb,d2:62Bb,d3:61Bb,d4:44Bb,d6:60Bb,d7:44Ww,d8:15Ww,c1:19Wb,c2:3Bb,c3:59Ww,c4:52Bb,c5:63Bb,c6:47Ww,b1:18Bb,b2:49Bw,b3:62Ww,b4:31Ww,b5:27Ww,a1:34Ww,a2:39Ww,a3:7Bw B 0
goal most points
proof exhaustive
rating 600
themes captures-by-liberties pass
answer P20i9 pass pass

puzzle 15
game dominions
options size=5
position i6:16Ww,i7:24Bb,i8:8Wb,h4:17Bb,h5:58Ww,h6:63Ww,h7:63Bb,h8:53Bb,g4:59Bb,g5:47Bb,g6:15Bb,g8:38Bb,g9:14Bb,f2:56Bb,f3:45Ww,f4:47Ww,f5:61Bb,f6:61Ww,f7:30Ww,f8:49Bb,f9:20Ww,e1:33Ww,e3:57Ww,e4:37Bb,e5:39Ww,e7:46Ww,e8:62Bb,d1:48Bw,d2:31Ww,d3:50Ww,d4:28Bb,d5:49Ww,d6:53Ww,d7:29Ww,d8:11Bb,c1:35Bw,c2:14Ww,c3:11Ww,c4:34Bb,c5:46Bb,c6:31Bb,c7:3Ww,b1:1Bw,b2:57Bw,b3:60Ww,b4:29Bb,b5:41Ww,a1:1Ww,a2:35Ww,a3:39Bb,a5:5Bb W 0
goal most points
proof exhaustive
rating 600
themes captures-by-liberties suicide pass
answer P23e2 P58g7 P22h9 pass pass

puzzle 16
game dominions
options size=5
position i6:60Bb,i7:36Wb,i8:12Wb,h4:16Wb,h5:43Ww,h7:61Bb,h8:45Bb,h9:30Bb,g3:8Wb,g4:51Bb,g5:61Ww,g6:63Bb,g7:31Ww,g8:57Bb,g9:30Ww,f2:9Bb,f3:56Bb,f5:59Bb,f6:63Ww,f7:31Bb,f8:51Ww,e1:49Wb,e2:21Bb,e3:26Bb,e4:33Ww,e5:55Ww,e6:47Bb,e7:62Ww,e8:39Bb,e9:14Ww,d1:50Bb,d2:7Wb,d3:58Bb,d4:36Bb,d5:47Ww,d7:58Ww,d8:13Bw,c1:18Wb,c2:25Bb,c3:2Wb,c4:49Bw,c5:13Ww,c6:43Bb,c7:15Ww,b1:19Wb,b2:50Wb,b3:4Wb,b4:59Ww,b5:29Ww,b6:9Ww,a1:34Bb,a2:6Bb,a3:1Bw,a4:35Bw,a5:7Bw B 0
goal most points
proof exhaustive
rating 600
themes quiet captures-by-liberties pass
answer P48i5 P24i9 P62h6 pass pass

puzzle 17
game dominions
options size=5
position i6:8Wb,i8:28Ww,h4:32Wb,h5:23Bb,h6:8Bb,h7:27Bb,h8:26Ww,g4:32Bb,g5:31Wb,g6:33Ww,g7:63Ww,g8:15Ww,f2:16Bb,f3:10Bb,f4:1Bb,f5:10Wb,f6:25Bw,f7:3Bw,f8:33Bb,f9:28Bb,e1:48Bb,e2:47Wb,e3:44Bb,e4:45Bb,e5:29Ww,e6:58Ww,e7:12Bb,e9:14Bb,d1:51Wb,d2:61Bb,d3:53Ww,d4:45Ww,d5:55Ww,d6:63Bb,d7:4Wb,d8:3Ww,c1:19Wb,c2:58Bb,c3:23Ww,c5:19Bb,b1:51Bb,b2:62Ww,b3:46Bw,b4:54Ww,b5:55Bb,b6:12Ww,a1:35Ww,a2:39Ww,a4:38Bb B 0
goal most points
proof exhaustive
rating 600
themes quiet captures-by-liberties
answer P42c6 P36a3 P7a5 P49e8 P24h9|P26h9|pass
answer P42c6 P7a5 P36a3 P49e8 P24h9|P26h9|pass

puzzle 18
game dominions
position q11:24Ww,q16:4Ww,p8:32Bb,p9:38Bb,p11:14Ww,p12:25Ww,p13:25Bb,p15:28Bb,p16:32Ww,o9:53Ww,o10:61Ww,o11:5Ww,o13:14Bb,o14:33Bb,o16:12Bb,o17:26Ww,n7:30Bb,n8:34Ww,n9:7Bw,n10:50Ww,n12:45Bb,n14:9Ww,m7:58Ww,m8:60Ww,m10:27Ww,m11:19Bb,m12:9Bb,m13:51Ww,m15:38Ww,l4:41Bb,l5:21Bb,l6:43Ww,l7:23Bw,l9:13Ww,l10:10Ww,l11:59Wb,l12:12Wb,l14:6Bb,k3:17Bb,k6:44Ww,k7:62Ww,k9:37Bb,k10:13Bb,k11:35Bb,k12:36Ww,k13:54Ww,j3:59Bb,j4:39Bb,j5:53Bb,j6:61Bb,j7:15Ww,j8:48Bb,j11:44Bb,j12:60Bb,j13:30Ww,i3:54Bb,i4:52Ww,i5:23Ww,i6:11Ww,i8:50Bb,i9:52Bb,i10:29Bb,i11:49Ww,h3:26Bb,h4:18Ww,h5:3Bw,h6:40Ww,h7:20Ww,h8:58Bb,h9:31Wb,h11:62Bb,h12:39Ww,g1:2Ww,g2:17Wb,g3:42Bb,g4:46Ww,g5:29Ww,g6:40Bb,g7:63Ww,g8:47Bb,g9:46Bb,g11:34Bb,g12:36Bb,g14:1Ww,f2:27Bb,f3:57Bw,f4:37Ww,f5:31Bb,f6:57Ww,f7:15Bb,f8:41Ww,f9:21Ww,f10:56Ww,f12:28Ww,f13:18Bb,f14:8Ww,e1:51Bb,e2:47Ww,e3:6Ww,e5:63Bb,e6:55Bb,e7:45Ww,e9:35Ww,e10:22Ww,e11:11Bb,d1:19Ww,d2:16Ww,d3:8Bw,d7:20Bb,d10:3Ww,d11:24Bb,c2:55Ww,c5:56Bb,c6:22Bb,c7:42Ww,c9:16Bb,b1:48Ww,b2:7Ww,b3:43Bb,b4:5Bb,b5:10Bb,b7:49Bb,a2:1Bb,a4:33Ww,a7:2Bb B 0
goal most points
proof exhaustive
rating 600
themes captures-by-liberties pass
answer P4a5 pass pass

puzzle 19
game dominions
position q11:44Ww,q13:28Bb,q14:24Bb,q16:4Ww,p9:54Ww,p10:45Ww,p11:5Bb,p12:19Ww,p13:51Wb,p14:22Bb,p15:42Bb,p16:36Wb,p17:14Bb,o9:59Ww,o10:60Ww,o13:34Wb,o14:63Wb,o15:44Bb,o17:12Bb,n6:16Bb,n7:35Ww,n8:7Ww,n10:31Ww,n11:48Bb,n12:54Bb,n13:53Bb,n14:63Bb,n15:52Bb,n16:21Wb,m6:50Bb,m8:41Ww,m9:23Ww,m10:26Bb,m11:2Wb,m12:58Wb,m13:55Wb,m14:62Bb,m15:62Wb,m16:55Bb,m17:12Ww,l4:1Ww,l5:58Bb,l6:30Wb,l7:9Ww,l8:40Bb,l9:47Bb,l10:38Wb,l11:61Wb,l12:30Bb,l13:27Bb,l14:43Wb,l15:46Bb,k5:31Bb,k6:51Bb,k7:29Bb,k8:49Bb,k10:9Bb,k11:27Wb,k12:11Bb,k13:35Bb,k14:61Bb,k15:5Ww,k16:34Bb,j4:25Ww,j5:18Wb,j8:38Bb,j9:13Bb,j10:57Wb,j11:7Bb,j13:25Bb,j14:26Ww,j16:8Ww,i2:10Bb,i5:50Wb,i6:15Bb,i7:56Wb,i8:45Bb,i9:37Bb,i10:14Wb,i11:16Ww,h2:37Ww,h3:39Ww,h4:60Bb,h5:15Wb,h6:1Bb,h7:59Bb,h8:28Wb,h9:41Bb,h10:4Bb,h11:11Ww,h12:56Bb,h13:22Ww,g1:32Bb,g2:36Bb,g4:19Bb,g6:57Bb,g7:47Wb,g8:39Bb,g9:52Wb,g10:21Bb,g12:18Bb,f2:40Ww,f3:46Ww,f5:13Ww,f6:43Bb,f9:42Wb,f10:23Bb,e1:3Ww,e2:33Ww,e5:53Ww,e6:20Ww,e7:32Wb,e8:29Wb,e10:3Bb,d2:17Bb,d6:6Ww,d7:17Wb,d8:2Bb,d9:10Ww,c5:8Bb,c7:6Bb,c8:49Ww,c9:20Bb,b6:24Ww,b7:48Ww B 0
goal most points
proof exhaustive
rating 600
themes captures-by-liberties pass
answer P33i15 pass pass

puzzle 20
game dominions
position q12:32Bb,q15:28Ww,q17:4Ww,p11:18Ww,p12:8Bb,p14:35Ww,p16:14Ww,p17:24Bb,o8:24Ww,o12:21Ww,o13:16Bb,o14:41Ww,o15:47Ww,o16:61Ww,n8:30Bb,n11:34Bb,n13:59Bb,n14:29Ww,n15:57Bb,n16:47Bb,n17:22Ww,m8:27Ww,m9:49Bb,m10:44Bb,m11:60Bb,m12:13Bb,m13:43Bb,m14:63Ww,m16:60Ww,l8:26Bb,l9:3Wb,l10:9Bb,l11:59Ww,l12:53Bb,l13:29Bb,l14:51Bb,l15:37Bb,l16:31Ww,l17:10Bb,k7:49Ww,k9:45Bb,k10:45Ww,k11:62Bw,k12:55Ww,k13:22Bb,k14:10Wb,k15:9Ww,k16:27Bb,j6:36Ww,j8:3Bb,j9:17Bw,j10:25Ww,j11:34Ww,j12:54Ww,j13:31Bb,j14:57Ww,j15:53Ww,j16:54Bb,i6:21Bb,i7:16Ww,i8:56Bw,i9:15Ww,i10:50Ww,i13:55Bb,i14:46Bb,i15:62Ww,i16:63Bb,h5:8Ww,h6:18Bb,h7:19Ww,h8:11Ww,h10:46Ww,h11:30Ww,h12:50Bb,h13:39Ww,h14:5Ww,h15:51Ww,h16:7Bb,g5:20Bb,g6:42Bb,g8:40Ww,g9:7Ww,g10:17Ww,g12:38Bb,g13:12Bb,g15:2Bw,f4:6Bb,f5:35Bb,f7:19Bb,f8:40Bb,f9:20Ww,f10:42Ww,f13:56Ww,f14:6Ww,e4:52Ww,e5:61Bb,e6:52Bb,e8:28Bb,e9:43Ww,e10:13Ww,e11:58Bb,d6:58Wb,d7:15Bb,d9:25Bw,d10:1Wb,d11:11Bb,c4:41Bb,c5:39Bb,c6:23Bb,c7:48Ww,c8:23Ww,c9:26Ww,c10:1Bb,b2:38Ww,b3:37Ww,b4:44Ww,b5:36Bb,b6:14Bb,b7:2Ww,b10:12Ww,a3:5Bb,a5:33Wb,a6:4Bb,a7:33Bb W 0
goal most points
proof exhaustive
rating 600
themes captures-by-liberties pass
answer P32a2 P48b1 pass

puzzle 21
game dominions
options size=4
position g5:32Wb,g6:52Bb,f3:17Ww,f4:16Bw,f5:8Bw,f6:51Bb,f7:6Bb,e3:58Bw,e4:47Ww,e5:52Ww,e6:46Bb,e7:20Wb,d1:49Ww,d2:37Bw,d3:7Bw,d4:24Ww,d5:59Ww,d6:28Bb,d7:2Bb,c1:50Bw,c2:60Ww,c3:61Ww,c4:31Bb,c5:43Ww,c6:14Bb,b1:19Ww,b3:55Ww,b4:63Bb,a1:34Bw,a2:6Ww,a3:35Ww,a4:7Ww W 0
goal most points
proof exhaustive
rating 650
themes captures-by-liberties
answer P13b5 pass P28g7|P8g4

puzzle 22
game dominions
options size=4
position g5:4Ww,g6:48Bb,f3:16Bw,f4:24Ww,f5:16Ww,f6:50Bb,f7:30Bb,e3:35Ww,e4:22Bw,e5:42Ww,e6:7Ww,e7:2Wb,d1:48Wb,d2:6Bb,d3:32Bw,d4:55Ww,d5:52Bw,d6:52Ww,d7:12Bb,c1:50Wb,c2:60Bb,c3:12Wb,c4:2Bw,c5:58Ww,b1:35Bb,b2:15Bb,b4:29Ww,a1:33Bb,a2:4Bb,a3:33Ww W 0
goal most points
proof exhaustive
rating 660
themes captures-by-liberties pass
answer P15c6 P11b5 P20g7 P7a4 pass
answer P15c6 P7a4 P11b5 pass P20g7 pass pass

puzzle 23
game dominions
options size=5
position i5:56Bb,i6:52Bb,i9:28Bb,h4:9Bb,h5:2Wb,h6:51Ww,h7:15Bb,h9:14Ww,g3:57Ww,g4:60Bb,g5:44Bb,g6:47Ww,g7:52Ww,g8:61Bw,g9:28Ww,f2:57Bb,f4:31Ww,f5:9Ww,f6:16Bw,f7:59Ww,f8:15Ww,e1:49Ww,e2:62Ww,e3:37Bw,e4:23Ww,e5:56Ww,e6:55Ww,e7:39Bw,e8:61Ww,e9:12Ww,d1:51Bb,d2:46Bb,d3:60Wb,d4:55Bb,d5:54Bb,d6:14Bb,d7:25Ww,d8:11Bw,c1:35Bb,c2:29Wb,c3:26Bb,c4:58Ww,c5:23Bb,c6:25Bw,c7:11Ww,b1:49Bb,b2:63Bb,b3:31Bb,b4:58Bw,b5:63Ww,b6:7Ww,a2:7Bb,a3:35Ww,a4:39Ww W 0
goal most points
proof exhaustive
rating 720
themes quiet long pass
answer P44i8 P33h8 pass P10f9 pass P6a5 pass
answer P44i8 P10f9 P33h8 P6a5 pass

puzzle 24
game dominions
options size=3
position e4:28Ww,d2:16Ww,d3:43Bb,d4:62Ww,d5:14Bb,c1:48Bw,c2:63Ww,c3:13Ww,c4:59Bb,b1:19Bw,b2:3Ww,b3:49Bb,a1:2Ww,a2:32Bb W 0
goal most points
proof exhaustive
rating 740
themes captures-by-liberties suicide pass
answer P6a3 pass pass

puzzle 25
game dominions
options size=4
position g4:16Bw,g5:8Bw,g6:24Bw,f3:32Bw,f4:23Ww,f5:57Ww,f6:30Ww,e4:59Ww,e5:63Bw,e6:6Ww,e7:8Wb,d2:60Ww,d3:37Bw,d4:39Ww,d5:14Bw,d6:49Bb,d7:4Wb,c1:51Bb,c2:6Bb,c3:56Ww,c4:37Ww,c5:4Bw,b1:34Ww,b2:61Bw,b3:62Ww,b4:28Bw,a1:1Ww,a2:35Bw,a3:39Bw,a4:7Ww W 0
goal most points
proof exhaustive
rating 780
themes quiet captures-by-liberties pass
answer P2f7 P10c6 P9b5 P40e2 pass
answer P2f7 P40e2 P10c6 P9b5 pass

puzzle 26
game dominions
options size=4
position g4:32Ww,g6:56Ww,g7:28Ww,f3:24Wb,f4:25Bb,f5:59Ww,f6:63Bw,f7:30Ww,e2:49Bb,e3:23Bb,e5:23Ww,e6:35Ww,e7:6Bw,d2:22Ww,d3:58Bb,d5:2Bw,d6:16Ww,c2:7Ww,c3:26Bb,c4:56Bb,c5:28Bb,b1:50Bb,b2:5Wb,b3:59Bb,b4:63Ww,b5:14Bb,a3:39Ww,a4:7Bb W 0
goal most points
proof exhaustive
rating 790
themes quiet suicide
answer P48d1 P4d4 P3c6 P33a2 P2a1|pass
answer P48d1 P3c6 P51e4 P33a2 P2a1|P6d4
answer P48d1 pass pass

puzzle 27
game dominions
options size=4
position g4:40Ww,g5:44Bw,g6:60Ww,f3:1Bw,f4:33Bw,f5:61Ww,f6:38Bw,f7:28Ww,e3:24Bb,e4:49Ww,e5:30Ww,e6:25Ww,e7:26Ww,d3:26Bb,d4:35Bw,d5:63Ww,d6:15Bw,c2:29Bb,c5:15Ww,c6:9Ww,b1:19Bb,b2:43Bb,b3:22Bb,b4:43Ww,b5:5Bw,a2:36Ww,a3:39Ww B 0
goal most points
proof exhaustive
rating 790
themes quiet suicide
answer P49c4 P11d2 P10d7|P17d1|P4a4|P4g7|P51c1|pass
answer P49c4 P35a1 P16e2 P3d2 P10d7|P4a4|P4g7|pass
answer P49c4 P13d2 P48d1 P51c1 P10d7|P4a4|P4g7|pass
answer P49c4 P51c1 P9d2 P16d1 P10d7|P4a4|P4g7|pass

puzzle 28
game dominions
options size=4
position g5:28Bb,g6:48Ww,f4:57Bb,f5:6Wb,f6:10Bw,f7:8Ww,e2:49Ww,e3:47Bb,e4:46Bb,e5:61Ww,e6:61Bw,e7:12Ww,d1:32Bw,d2:63Ww,d3:53Bb,d5:23Ww,d6:59Ww,d7:12Bw,c1:49Bb,c2:62Ww,c3:63Bb,c4:38Ww,c5:31Bw,c6:11Ww,b1:19Bb,b2:59Bb,b3:14Wb,b4:9Ww,b5:3Bw,a1:35Wb,a2:7Bb,a3:1Bw W 0
goal most points
proof exhaustive
rating 790
themes quiet suicide
answer P24f3 P4g7 P32g4|pass

puzzle 29
game dominions
options size=3
position d2:24Ww,d3:41Ww,d4:20Bw,c1:17Ww,c2:11Bb,c3:56Ww,c4:55Ww,c5:14Bb,b2:9Ww,b3:26Bw,a1:33Bw,a2:37Bw,a3:6Ww B 0
goal most points
proof exhaustive
rating 800
themes quiet long captures-by-liberties pass
answer P24d5 P4e5 P44e4 P32e3 P3b4 pass pass

puzzle 30
game dominions
options size=4
position g4:56Bb,g5:4Bb,g6:56Ww,f4:10Wb,f5:25Ww,e3:63Bb,e4:37Ww,e5:63Ww,e6:22Bb,e7:24Bw,d2:27Bb,d3:18Ww,d4:49Bb,d5:62Ww,d6:55Ww,d7:14Bw,c2:42Bb,c3:30Ww,c4:59Bb,c5:62Bb,c6:7Ww,b1:19Bb,b2:57Ww,b4:47Ww,b5:14Ww,a1:35Bb,a2:7Bb,a3:35Ww W 0
goal most points
proof exhaustive
rating 800
themes quiet suicide
answer P4f7 P12g7 P17f3|P48e2
answer P4f7 P5a4 P58f6 pass P17f3|P48e2

puzzle 31
game dominions
position q10:48Ww,p10:38Ww,p11:6Ww,p13:16Bb,p14:57Bb,p15:13Bb,o7:56Ww,o8:52Bb,o9:46Bb,o11:48Bb,o12:14Ww,o13:43Bb,o14:55Wb,o15:36Bb,o16:47Bb,n6:33Bb,n8:19Wb,n9:24Bb,n11:19Bb,n12:41Bb,n13:36Wb,n14:38Bb,n15:21Wb,n16:40Bb,n17:12Bb,m6:8Ww,m7:50Bb,m8:7Wb,m9:42Bb,m12:56Bb,m13:60Bb,m14:52Wb,m15:31Bb,m16:41Wb,m17:20Bb,l7:62Bb,l8:37Bb,l10:31Ww,l11:27Ww,l12:35Bb,l13:54Bb,l14:39Bb,l15:63Wb,l16:60Wb,l17:22Wb,k4:40Ww,k5:28Ww,k6:3Bb,k7:58Ww,k8:44Bb,k9:61Bb,k10:63Bb,k11:62Ww,k12:20Ww,k13:26Bb,k14:17Wb,k15:59Bb,k16:22Bb,k17:18Wb,j4:21Bb,j5:34Ww,j6:13Ww,j8:61Ww,j9:47Ww,j10:15Bb,j11:26Ww,j12:51Bb,j14:55Bb,j15:54Ww,j16:30Ww,j17:10Bb,i6:24Ww,i7:27Bb,i8:35Ww,i9:29Bb,i10:57Ww,i11:30Bw,i12:59Ww,i14:46Ww,i16:23Bb,h4:6Bb,h6:23Ww,h7:50Ww,h8:53Ww,h9:7Bb,h10:43Ww,h11:15Ww,h12:58Bw,h13:53Bw,h14:28Bw,h15:10Ww,h16:3Ww,g4:45Ww,g5:4Bw,g6:42Ww,g7:14Bw,g9:45Bb,g10:37Ww,g11:29Ww,g12:2Ww,g13:51Ww,g14:39Ww,g15:12Ww,f3:9Ww,f4:32Bb,f6:25Ww,f7:25Bb,f10:49Bb,f14:5Bb,e2:33Ww,e5:9Bw,e6:11Ww,e7:11Bb,d1:18Bb,d2:1Bb,d3:32Ww,d4:5Ww,d6:49Ww,d7:44Ww,c5:34Bb,b5:1Ww B 0
goal most points
proof exhaustive
rating 800
themes captures-by-liberties
answer P17p12 P4b4 P2a3|P2b6|P2c1|P2e8|P2f2|P8i17

puzzle 32
game dominions
options size=5
position i5:56Bb,i6:12Wb,i7:8Wb,i9:28Bb,h5:63Bb,h6:53Bb,h7:20Wb,h8:3Bb,h9:26Ww,g3:9Ww,g4:57Bb,g5:46Ww,g6:62Ww,g7:62Bb,g8:13Ww,g9:26Bb,f2:33Ww,f3:45Bb,f4:47Bb,f5:21Ww,f6:35Ww,f7:63Ww,f8:45Ww,f9:22Bb,e1:16Bb,e2:41Bb,e3:29Wb,e4:24Ww,e5:10Bw,e6:1Bw,e7:43Ww,e8:28Ww,d2:9Bb,d3:59Bb,d4:47Ww,d5:60Bw,d6:61Ww,d7:21Bb,d8:11Ww,c2:61Bb,c3:31Bb,c4:49Ww,c5:55Bw,c6:54Ww,c7:15Bb,b1:51Bb,b2:15Wb,b4:58Bw,b5:22Ww,b6:11Bb,a1:35Bb,a2:5Ww,a3:1Ww,a4:2Ww W 0
goal most points
proof exhaustive
rating 840
themes captures-by-liberties suicide
answer P19d1 pass P10b3|P3a5|P41h4|P48i8|P51c1

puzzle 33
game dominions
options size=5
position i6:24Bw,i7:16Ww,h4:8Bw,h5:9Ww,h6:18Bw,h7:58Bw,h8:23Ww,h9:24Ww,g3:49Ww,g4:45Bw,g5:4Bw,g6:59Ww,g7:30Ww,g8:59Bw,g9:14Ww,f3:31Ww,f4:56Ww,f5:53Ww,f6:63Bb,f7:63Ww,f8:47Ww,e1:48Ww,e2:61Bw,e3:55Ww,e4:62Bb,e5:47Bb,e6:7Ww,e7:43Bb,e8:29Bb,d1:51Ww,d2:62Ww,d3:23Bb,d4:27Bb,d5:56Bb,d6:21Bb,d7:57Bb,d8:7Bb,c1:3Bw,c2:26Ww,c3:43Wb,c4:31Bb,c5:42Ww,c6:39Ww,b2:15Bb,b3:33Bb,b5:16Bb,b6:9Bb,a1:33Ww,a3:1Ww,a4:2Ww W 0
goal most points
proof exhaustive
rating 840
themes quiet captures-by-liberties suicide
answer P12f9 P12i9 P3a5|P8e9|pass
answer P12f9 pass pass

puzzle 34
game dominions
options size=3
position e3:56Ww,e4:52Ww,e5:4Ww,d2:49Bw,d3:22Bw,d4:2Ww,d5:8Bb,c2:42Ww,c3:14Ww,c4:57Bb,b1:51Ww,b2:21Bb,b3:33Bb B 0
goal most points
proof exhaustive
rating 850
themes quiet long captures-by-liberties suicide pass
answer P2a1 P12c5 P16c1 P5a3 P15b4 pass pass
answer P2a1 P15b4 P1a3 pass P16c1 pass pass
answer P2a1 P7b4 P34a2 pass P16c1 pass pass
answer P2a1 P34a2 P14b4 P16c1 P5a3 pass pass

puzzle 35
game dominions
options size=5
position i6:12Bb,i7:16Bw,i8:8Bw,h4:25Ww,h5:57Bb,h7:27Ww,g3:41Bw,g4:47Ww,g5:14Bb,g6:25Bw,g8:15Ww,f2:41Ww,f3:45Ww,f4:53Bb,f5:53Ww,f6:62Ww,f7:45Bw,f8:61Ww,e1:33Bb,e2:21Bb,e3:40Wb,e4:30Bb,e5:43Ww,e6:23Bw,e7:57Ww,e9:8Wb,d1:48Bb,d2:63Bb,d4:51Bb,d5:52Ww,d6:23Ww,d7:35Ww,d8:7Bb,c1:3Wb,c2:43Bb,c3:4Wb,c4:26Wb,c5:58Ww,c6:54Bb,b1:49Wb,b2:4Bb,b3:1Bb,b4:35Bb,b5:30Ww,b6:10Bb,a1:2Bb,a3:36Ww,a4:5Ww W 0
goal most points
proof exhaustive
rating 850
themes quiet suicide
answer P12f9 P31e8 P32a2 P34g7 P13d3|pass
answer P12f9 P32a2 P31e8 P34g7 P13d3|pass
answer P12f9 P17h8 P10h9 P24i9 P13d3|P31e8|P32a2|pass
answer P12f9 P28h9 P56h8 P31e8 P32a2 P40i5 P10g9|P13d3

puzzle 36
game dominions
options size=5
position i6:52Bb,i7:60Bb,h4:57Ww,h5:62Bb,h6:63Wb,h7:55Bb,h8:20Wb,h9:10Bb,g4:31Bb,g5:59Bb,g6:46Wb,g7:6Bb,g8:11Bb,f2:56Wb,f3:5Bb,f4:51Wb,f5:7Wb,f6:40Bb,f7:61Ww,f8:29Ww,f9:26Bb,e1:17Bb,e2:18Wb,e3:56Bb,e4:46Bb,e5:13Bb,e6:41Bb,e7:63Bb,e8:23Ww,e9:10Ww,d2:47Bb,d3:31Ww,d4:49Wb,d5:61Bb,d6:5Wb,d7:42Ww,c2:9Ww,c4:27Wb,c5:26Ww,c6:57Bw,c7:13Ww,b1:51Bb,b2:53Ww,b3:45Bb,b4:15Bb,b5:43Ww,b6:15Ww,a1:2Wb,a4:37Ww B 0
goal most points
proof exhaustive
rating 850
themes quiet long suicide pass
answer P19c1 P3a2 P24g9 P33a3 P33g3 P12i8 pass P16i9 pass P50d1 pass
answer P19c1 P33a3 P3a2 P24g9 P33g3 P12i8 pass P16i9 pass P50d1 pass
answer P19c1 P35a2 P33g3 P24g9 P37a3 P12i8 pass P16i9 pass P50d1 pass
answer P19c1 P12i8 P35a2 P33g3 P24g9 P16i9 P37a3 P50d1 pass

puzzle 37
game dominions
options size=4
position g4:48Bw,g5:60Ww,g7:28Bb,f3:32Ww,f4:31Bw,f5:59Ww,f7:14Ww,e2:56Bb,e3:53Ww,e4:63Bw,e5:63Ww,e6:61Bb,d1:17Wb,d2:58Bb,d3:39Ww,d4:23Ww,d5:27Ww,d6:51Bb,d7:14Bb,c1:35Bb,c2:62Bb,c3:60Bb,c4:47Bb,c5:54Ww,c6:15Ww,b4:44Ww,b5:15Bw,a4:1Ww W 0
goal most points
proof exhaustive
rating 870
themes quiet captures-by-liberties
answer P47f6 P39b3 P28e7|P55b2
answer P47f6 P3a3 P49b1 P2a1 P51b3 P7b2 P28e7 pass pass
answer P47f6 P55b3 P55b2 P3a3 P49b1|P6a2
answer P47f6 pass P31b2 P3a2 P28e7|P33b1|P43b3|P49b1

puzzle 38
game dominions
options size=3
position d2:32Bw,d3:20Ww,d4:16Bw,d5:8Bw,c2:8Wb,c3:42Bw,c4:63Ww,b1:3Bb,b2:57Ww,b3:53Bb,b4:15Ww,a1:33Ww,a2:6Ww B 0
goal most points
proof exhaustive
rating 890
themes quiet suicide
answer P12c5 pass P36e4|P4e4

puzzle 39
game dominions
options size=3
position e4:32Bb,e5:12Wb,d3:8Bw,d4:9Wb,d5:24Bb,c2:25Ww,c3:41Bb,c5:10Wb,b1:1Bw,b2:51Ww,b3:53Ww,b4:15Bb,a2:2Bw W 0
goal most points
proof exhaustive
rating 890
themes captures-by-liberties suicide
answer P29c4 P9d2 P1c1|P8e3|pass
answer P29c4 pass pass

puzzle 40
game dominions
options size=5
position i6:56Bb,i8:60Bb,i9:28Bb,h4:8Bw,h5:25Ww,h6:42Wb,h7:63Bb,h8:15Ww,h9:26Bb,g3:57Ww,g5:47Bb,g6:53Bb,g7:47Ww,g8:29Ww,g9:10Ww,f2:41Ww,f3:38Bb,f4:31Bb,f5:24Bw,f6:27Ww,f7:57Bb,f8:31Ww,e1:1Bw,e2:48Wb,e3:29Bb,e4:3Ww,e5:59Ww,e7:35Bb,e8:55Ww,d2:55Bb,d3:62Ww,d4:21Ww,d5:35Ww,d6:60Ww,d8:10Bw,c2:39Bb,c3:22Bb,c4:42Bw,c5:61Ww,c6:39Ww,c7:7Ww,b1:2Bb,b2:32Ww,b3:63Ww,b4:61Bb,b5:62Bb,b6:4Bb,a2:1Ww,a3:3Bb,a5:6Ww W 0
goal most points
proof exhaustive
rating 890
themes captures-by-liberties
answer P50c1 pass P28d7|P52i7|pass

puzzle 41
game dominions
options size=3
position e3:56Bb,e4:12Bb,e5:8Bb,d2:49Bb,d3:63Wb,d4:29Wb,c1:32Wb,c2:47Bb,c3:55Bb,c4:63Bb,c5:4Wb,b1:1Wb,b3:3Wb,b4:2Wb,a2:38Ww B 0
goal most points
proof exhaustive
rating 900
themes quiet suicide
answer P16b2 pass P32a1|P4a3|pass

puzzle 42
game dominions
options size=3
position e4:52Bb,e5:20Ww,d2:32Wb,d3:12Bb,d4:50Ww,c3:40Bw,c4:63Ww,b1:49Bb,b2:55Ww,b3:45Bw,b4:6Bw,a1:2Wb,a2:35Bw,a3:4Ww B 1
goal most points
proof exhaustive
rating 900
themes quiet captures-by-liberties
answer P29c2 pass P14d5|P4c5

puzzle 43
game dominions
options size=4
position g4:32Bw,g5:12Bw,g6:16Bw,f3:48Bw,f4:45Ww,f5:60Ww,f6:54Ww,f7:30Ww,e3:31Ww,e4:1Ww,e5:34Bw,e6:63Ww,e7:14Bw,d2:59Ww,d3:30Bw,d5:5Ww,d6:43Bw,d7:4Ww,c1:19Ww,c2:59Bw,c3:55Ww,c4:38Ww,c5:45Bw,c6:12Ww,b1:51Bw,b2:62Ww,b3:62Bw,b4:13Bw,b5:1Bw,a1:35Ww,a2:39Bw,a3:39Ww,a4:4Bw B 0
goal most points
proof exhaustive
rating 900
themes quiet sacrifice suicide pass
answer P17d1 P56e2 P56d4 pass pass
answer P17d1 pass pass

puzzle 44
game dominions
options size=4
position g6:56Bb,g7:28Bb,f3:8Bw,f4:1Bb,f5:9Ww,f6:27Ww,e2:17Ww,e3:32Ww,e4:37Bw,e5:45Ww,e6:38Bw,e7:12Ww,d1:48Ww,d2:54Bw,d3:20Bw,d4:25Bw,d5:32Bw,d6:21Ww,c1:18Bb,c2:2Ww,c3:59Ww,c4:62Ww,c5:44Bb,c6:15Ww,b2:49Bb,b3:63Ww,b4:47Bb,b5:13Ww,a1:34Ww,a3:39Bb W 0
goal most points
proof exhaustive
rating 900
themes quiet captures-by-liberties
answer P5a4 P12g5 P18b1|P39a2

puzzle 45
game dominions
options size=5
position i5:24Bb,i8:60Ww,i9:28Ww,h5:43Ww,h6:31Ww,h8:35Bw,h9:30Ww,g3:41Ww,g4:53Bw,g5:45Bw,g6:63Ww,g7:36Ww,g8:13Bw,g9:10Ww,f3:56Ww,f4:15Ww,f5:9Ww,f6:34Bw,f7:53Ww,f8:61Bb,f9:20Ww,e1:16Bw,e2:25Bw,e3:11Bw,e4:49Ww,e5:52Bb,e6:44Bb,e7:15Bb,d1:3Ww,d2:27Ww,d3:56Bb,d4:54Bb,d5:55Wb,d6:61Wb,d7:60Bb,c1:33Bw,c2:47Ww,c3:62Bb,c4:62Wb,c5:7Bb,c6:59Wb,c7:6Bb,b1:33Ww,b2:37Bb,b3:7Wb,b4:50Bb,b5:29Bb,b6:10Bb,a1:32Ww,a3:32Bw,a4:39Ww B 0
goal most points
proof exhaustive
rating 910
themes quiet suicide
answer P18e8 P2e9 P1f2|P40i7|P9h4|P9h7|pass
answer P18e8 P24i6 P2e9 P6d8 P1f2|P40i7|P9h7|pass

puzzle 46
game dominions
position q10:52Bb,q12:56Wb,q13:12Bb,q14:24Ww,q16:12Ww,q17:8Bw,p9:18Bb,p10:19Ww,p11:25Bb,p12:27Wb,p13:33Ww,p14:31Ww,p15:57Bw,p16:45Ww,p17:28Ww,o7:48Bw,o8:14Ww,o9:50Bb,o11:23Bb,o12:42Bb,o14:11Bw,o15:11Ww,o16:33Bw,o17:30Ww,n7:3Ww,n9:47Bb,n10:62Ww,n11:55Ww,n12:53Bb,n13:63Ww,n14:45Bb,n15:20Bb,n16:17Ww,m6:10Bb,m9:5Ww,m10:26Bw,m12:43Bb,m13:63Bb,m16:59Bb,m17:6Ww,l7:62Bb,l8:46Bb,l9:61Ww,l10:15Ww,l11:59Ww,l15:49Ww,l16:38Ww,k4:9Ww,k7:51Ww,k8:53Ww,k9:31Bb,k10:49Bw,k11:46Ww,k12:36Bb,k14:52Ww,k15:38Bw,k16:44Ww,j2:40Bb,j4:41Bb,j5:39Bb,j6:28Bb,j7:50Ww,j9:54Ww,j10:47Ww,j11:60Bw,j12:29Ww,j14:42Ww,j15:13Bw,i1:1Wb,i2:56Bb,i3:37Bb,i5:1Bb,i7:58Ww,i8:54Bb,i9:7Bb,i10:57Ww,i11:23Ww,i12:51Bb,i14:37Ww,i15:36Ww,i16:21Bb,h2:22Ww,h3:9Bb,h4:58Bb,h5:60Ww,h6:55Bb,h7:30Bb,h8:26Wb,h13:14Bb,h14:24Bb,h15:32Bb,g1:34Bb,g2:7Ww,g3:41Ww,g6:43Wb,g7:39Wb,g8:15Bb,g9:35Ww,g10:6Bb,g12:17Bb,g13:25Wb,g14:2Wb,f3:61Bb,f4:13Ww,f5:35Bb,f6:44Bb,f7:21Wb,f11:20Ww,f12:19Bb,f13:18Wb,e4:32Wb,e5:29Bb,e7:27Bb,e8:40Ww,e10:22Bb,e12:10Wb,e13:2Bb,d10:34Wb,d11:5Bb,c9:48Ww,c11:8Ww B 0
goal most points
proof exhaustive
rating 910
themes captures-by-liberties
answer P3b10

puzzle 47
game dominions
options size=5
position i5:48Ww,i6:60Bw,i7:52Ww,i9:28Ww,h4:32Ww,h5:7Bw,h6:18Bw,h7:26Bw,h8:43Ww,h9:30Bw,g4:40Bb,g5:44Ww,g6:47Ww,g7:7Ww,g8:49Bw,g9:14Ww,f2:57Ww,f3:39Bb,f4:61Ww,f5:21Bb,f6:24Wb,f7:48Bw,f8:23Bw,f9:16Bb,e2:46Ww,e3:13Ww,e4:18Ww,e5:43Bb,e6:6Wb,e7:26Ww,e8:2Ww,d1:35Bb,d2:53Ww,d3:28Bb,d4:27Bb,d6:5Ww,d7:42Ww,d8:4Ww,c1:32Bw,c2:39Ww,c3:31Bb,c5:62Bb,c6:29Bb,c7:8Bb,b2:25Bb,b4:41Bb,b5:63Ww,b6:15Bb,a1:1Wb,a4:37Bb W 0
goal most points
proof exhaustive
rating 920
themes quiet
answer P56d5 P52i8 P10b3|P33a3|P35c4

puzzle 48
game dominions
options size=3
position e3:48Wb,e4:52Bb,e5:28Wb,d3:42Bb,d4:55Wb,d5:6Wb,c1:33Ww,c2:53Bb,c3:20Wb,c4:58Bb,c5:12Bb,b2:54Bb,b3:15Wb,b4:11Wb,a2:39Bb,a3:5Wb B 0
goal most points
proof exhaustive
rating 950
themes captures-by-liberties pass
answer P8d2 P34a1 pass

puzzle 49
game dominions
options size=3
position e3:40Bb,e4:36Bb,d4:20Ww,d5:18Bb,c2:12Ww,c3:32Wb,c4:46Bb,c5:6Wb,b1:1Ww,b2:40Wb,b3:45Bb,a1:33Bb W 0
goal most points
proof exhaustive
rating 960
themes quiet
answer P41d2 pass P33c1|P36d3|P4b4|P5a2

puzzle 50
game dominions
options size=4
position g4:40Bb,g6:4Ww,f3:57Ww,f4:60Ww,f5:36Bb,f6:21Bb,f7:24Bb,e3:59Bb,e4:46Ww,e5:20Ww,e7:26Ww,d1:16Bb,d2:9Ww,d3:51Bb,d5:10Bw,d6:19Ww,c2:40Ww,c3:63Ww,c4:55Ww,c5:28Bb,c6:10Ww,b1:17Ww,b2:25Bb,b3:2Ww,b4:27Bb,a1:3Bb,a3:1Bb,a4:2Bb W 0
goal most points
proof exhaustive
rating 960
themes quiet suicide
answer P8g7 pass P1e2|P28d4|P36g5|P3b5

puzzle 51
game dominions
options size=4
position g4:16Bw,f4:14Ww,f5:59Ww,f6:13Ww,e2:32Wb,e3:47Bb,e4:5Ww,e5:59Bb,e6:60Ww,d2:49Wb,d3:52Wb,d4:29Bb,d5:43Bb,d6:62Ww,d7:12Bw,c2:54Bb,c3:31Bb,c4:3Wb,c5:33Bw,c6:7Bw,b1:32Bw,b2:15Ww,b3:10Bb,b4:40Bb,a3:33Wb,a4:4Wb W 0
goal most points
proof exhaustive
rating 970
themes quiet suicide
answer P1a2 P34c1 P16d1|P48f3
answer P1a2 P44g6 P28g7 P1a1 P34c1|P48f3
answer P1a2 P8g7 P34c1 P1a1 P48f3 P48g5 P12g6 P4e7 pass
answer P1a2 P24g7 P12g6 P2f7 P34c1 P1a1 P16d1|P48f3

puzzle 52
game dominions
options size=4
position g5:44Ww,f3:17Bb,f4:49Ww,f5:36Bb,f6:6Bb,e3:14Bb,e4:50Ww,e5:20Bb,e7:8Wb,d2:41Bb,d4:18Bw,d5:34Wb,d6:61Bb,c1:1Wb,c2:24Bw,c3:24Ww,c4:58Ww,c5:37Ww,c6:15Ww,b1:33Bw,b2:55Ww,b4:38Bb,a1:32Ww,a2:7Ww,a3:2Bb B 0
goal most points
proof exhaustive
rating 970
themes quiet captures-by-liberties suicide
answer P13b5 P16g7 P63b3 P10f7 P12d7|P40e2|P4d3|pass
answer P13b5 P10f7 P52g6 P4d3 P12d7|P32e2|P63b3
answer P13b5 P12d7 P8f7 P20g6 P40g4|P4d3|P63b3

puzzle 53
game dominions
options size=5
position i5:48Bw,i6:52Ww,i7:60Bb,h4:56Ww,h5:62Ww,h6:15Bb,h7:3Bb,h8:43Bb,h9:30Ww,g3:9Ww,g4:51Bb,g5:55Bb,g6:60Ww,g7:61Ww,g8:29Bb,g9:10Bb,f2:57Ww,f3:28Bw,f4:42Ww,f5:31Ww,f6:19Bw,f7:43Ww,f9:24Bb,e2:15Ww,e3:35Bw,e4:53Ww,e5:6Bw,e6:59Ww,e7:45Bb,e8:61Bb,d1:17Bw,d3:36Bb,d5:5Ww,d7:5Bb,c1:3Ww,c2:32Bb,c4:28Ww,c5:16Bw,c6:10Ww,c7:8Bw,b2:57Bb,b3:55Ww,b4:46Bw,b5:63Ww,b6:13Ww,a1:35Ww,a2:38Ww,a3:39Ww W 0
goal most points
proof exhaustive
rating 970
themes quiet captures-by-liberties
answer P14e9 P38d4 P40d2 P33e1 P16b1|P51d6
answer P14e9 P40d2 P46d4 P33e1 P16b1|P51d6

puzzle 54
game dominions
options size=3
position e3:56Bb,d2:17Wb,d3:10Bb,c2:63Bb,c3:4Wb,c4:8Wb,c5:2Ww,b1:19Ww,b2:18Wb,b3:49Bb,a1:2Bw,a2:34Bb W 0
goal most points
proof exhaustive
rating 980
themes quiet sacrifice long captures-by-liberties pass
answer P7a3 P12b4 pass P18d5 P52e4 P28e5 P48c1 pass pass

puzzle 55
game dominions
options size=3
position e4:56Bb,d2:48Wb,d3:37Bb,d4:15Ww,c2:14Bb,c3:17Ww,c4:41Bb,c5:4Wb,b1:3Bb,b2:8Bb,b3:59Ww,a2:5Ww W 0
goal most points
proof exhaustive
rating 980
themes quiet captures-by-liberties pass
answer P12b4 P28e5 P10d5 P33a1 pass
answer P12b4 P10d5 P28e5 P33a1 pass
answer P12b4 P12e5 P33a1 pass P8d5 pass pass

puzzle 56
game dominions
options size=4
position g4:56Ww,g7:20Ww,f3:33Bw,f4:39Ww,f5:39Bb,f6:12Ww,f7:18Bw,e2:48Ww,e3:60Bw,e4:20Bw,e5:57Ww,e6:36Bw,e7:30Ww,d1:16Bw,d2:51Ww,d3:22Ww,d4:19Ww,d5:26Bb,d6:41Ww,d7:6Bw,c1:50Bw,c2:22Bw,c3:10Bw,c4:59Ww,c5:55Bb,b1:50Ww,b2:63Ww,b4:30Bb,b5:11Ww B 0
goal most points
proof exhaustive
rating 1000
themes quiet long captures-by-liberties suicide pass
answer P40g6 P61b3 P7a3 P3a4 P3a1 P35a2 P12c6 pass pass
answer P40g6 P28g5 P38a2 P3a4 P35a1 P53b3 P7a3 pass pass

puzzle 57
game dominions
options size=3
position e3:40Wb,e4:44Wb,e5:28Bb,d2:17Bb,d3:41Bb,d4:29Wb,d5:26Wb,c2:19Wb,c3:57Bb,c4:47Bb,c5:14Bb,b2:63Bb,b3:63Ww,b4:13Ww,a2:39Ww B 0
goal most points
proof exhaustive
rating 1010
themes quiet suicide pass
answer P7a3 P48b1 pass
answer P7a3 P50b1 P16c1 pass pass
answer P7a3 P33a1 P34b1 pass pass
answer P7a3 P35a1 P50b1 pass pass

puzzle 58
game dominions
options size=5
position i5:56Bb,i6:60Bb,i8:44Ww,i9:20Bb,h4:41Bb,h5:55Ww,h6:39Bb,h7:45Bb,h8:52Wb,h9:22Bb,g3:33Ww,g4:12Ww,g5:26Ww,g6:41Wb,g7:52Bb,g8:62Bb,g9:6Bb,f3:25Bw,f4:9Ww,f5:27Bb,f7:31Bb,f8:58Wb,f9:4Bb,e1:32Ww,e2:39Ww,e3:63Bw,e4:61Ww,e5:14Bb,e6:3Ww,e7:51Bb,e8:54Bb,d1:48Bw,d2:29Ww,d3:11Ww,d4:27Ww,d6:16Bb,d7:42Wb,d8:15Bb,c1:19Ww,c2:51Ww,c3:53Bw,c4:30Ww,c5:50Ww,c6:55Bb,b1:50Bw,b2:46Ww,b3:63Ww,b4:46Bw,b5:62Ww,b6:15Ww,a1:35Ww,a3:7Ww,a5:7Bb B 0
goal most points
proof exhaustive
rating 1010
themes quiet suicide
answer P13c7 P16d5 P37a2|P44i7

puzzle 59
game dominions
options size=3
position e3:16Bw,d3:26Ww,d4:34Bb,c1:33Bb,c2:29Ww,c4:13Ww,c5:8Bb,b1:1Ww,b2:26Bb,b3:49Ww,a2:34Ww B 0
goal most points
proof exhaustive
rating 1020
themes captures-by-liberties
answer P7a3 P12d5 P13b4|P1a1|P48e4|P4e5|pass
answer P7a3 P48e4 P12d5 P8d2 P13b4|P1a1|P4e5
answer P7a3 P16e4 P14d5 P8d2 P13b4|P1a1
answer P7a3 pass pass

puzzle 60
game dominions
options size=3
position e3:24Ww,d3:2Ww,d4:50Ww,d5:12Bw,c1:49Ww,c2:14Bb,c3:32Bw,c4:15Ww,b2:8Wb,b3:1Bw,a1:35Bb,a2:36Bb,a3:4Wb B 0
goal most points
proof exhaustive
rating 1020
themes captures-by-liberties pass
answer P25d2 P48e4 P8c5 pass pass
answer P25d2 P1b4 P48e4 pass pass

puzzle 61
game dominions
options size=3
position e4:24Bb,d2:57Bb,d4:47Ww,c2:58Wb,c3:61Bb,c4:45Ww,b1:51Bb,b2:63Bb,b3:63Ww,a2:3Ww W 0
goal most points
proof exhaustive
rating 1020
themes captures-by-liberties suicide
answer P39d3 P2a3 P17c1|pass
answer P39d3 P12b4 P4c5 P3a3 P17c1|P24e3|pass
answer P39d3 P3a3 P13b4 P12c5 P17c1|P24e3|pass
answer P39d3 P5b4 P2a3 P12c5 P17c1|P24e3

puzzle 62
game dominions
options size=3
position e5:12Bb,d2:16Ww,d3:56Bw,d4:7Ww,d5:24Bb,c1:16Bw,c2:27Bw,c3:18Ww,c4:17Bb,b1:3Ww,b2:10Ww,b4:2Wb,a1:33Bb,a2:37Bb W 0
goal most points
proof exhaustive
rating 1020
themes captures-by-liberties
answer P52e4 P32e3 P26b3|P6a3
answer P52e4 P10b3 P4a3 pass pass
answer P52e4 P26b3 P6a3 pass pass

puzzle 63
game dominions
options size=4
position g4:16Wb,g5:24Bb,g6:56Bb,f3:8Ww,f4:43Bb,f5:47Wb,f6:47Bb,f7:12Ww,e3:1Wb,e4:25Wb,e6:61Ww,e7:4Bw,d1:17Bb,d2:58Ww,d3:37Bb,d4:63Bb,d5:61Bb,d6:62Bb,c1:3Ww,c2:18Ww,c3:57Bb,c4:63Ww,c5:15Ww,c6:11Bb,b2:31Ww,b3:27Bb,b4:59Ww,b5:13Bb,a2:39Ww,a3:7Ww,a4:3Bb B 0
goal most points
proof exhaustive
rating 1020
themes captures-by-liberties suicide
answer P41e5 pass P25e2|P32b1|P33a1

puzzle 64
game dominions
options size=4
position g4:16Ww,g5:56Bw,g6:12Bw,g7:24Bw,f3:56Ww,f4:55Bw,f5:47Ww,f6:29Bw,f7:26Ww,e2:17Ww,e4:59Bw,e5:5Ww,e6:11Ww,e7:26Bw,d1:16Bw,d2:42Ww,d3:45Bw,d4:62Ww,d5:5Bw,d6:41Ww,d7:6Ww,c1:19Bw,c2:49Bw,c3:61Ww,c4:14Ww,c5:57Ww,c6:4Bw,b1:34Bw,b2:63Ww,b3:47Bb,b5:2Bw,a3:4Ww W 0
goal most points
proof exhaustive
rating 1020
themes quiet captures-by-liberties
answer P21b4 P1a1 P35a2 pass P2a4|P2e3
answer P21b4 P33a1 P39a2 pass P2a4|P2e3
answer P21b4 P35a2 P1a1 pass P2a4|P2e3
answer P21b4 P39a2 P33a1 pass P2a4|P2e3

puzzle 65
game dominions
options size=5
position i6:28Bb,i8:60Ww,i9:28Ww,h4:41Ww,h5:31Bb,h6:43Ww,h7:47Ww,h9:2Bw,g3:49Bb,g4:21Wb,g6:45Bb,g7:29Bb,g8:16Ww,f2:56Ww,f3:54Bb,f4:47Bb,f5:23Ww,f6:25Ww,f7:58Bb,f8:14Ww,e2:62Ww,e3:15Ww,e4:8Bb,e5:59Ww,e6:39Bb,e8:60Bb,d1:51Ww,d2:23Bb,d3:9Wb,d4:49Ww,d5:62Bb,d6:61Bb,d7:29Wb,c2:15Bb,c3:56Bb,c4:63Ww,c5:31Ww,c6:59Bb,c7:14Bb,b1:51Bb,b2:45Wb,b3:63Bb,b4:55Ww,b5:55Bb,b6:7Bb,a1:35Bb,a2:5Wb,a3:2Wb,a4:34Bw,a5:6Ww W 0
goal most points
proof exhaustive
rating 1020
themes captures-by-liberties pass
answer P50c1 P18f9 P3d8 P16g9 pass
answer P50c1 pass pass

puzzle 66
game dominions
options size=4
position g4:48Wb,g5:12Wb,g6:56Bb,g7:28Wb,f4:63Bb,f5:13Wb,f6:35Bb,f7:30Bb,e3:47Ww,e4:55Bb,e5:44Bb,e6:29Ww,e7:10Wb,d1:1Ww,d2:17Ww,d3:56Ww,d4:63Ww,d6:51Bb,d7:4Wb,c1:48Bb,c2:23Bb,c3:59Ww,c4:22Bw,c5:24Ww,b1:50Ww,b2:39Bb,b3:54Bb,b4:7Ww,b5:2Bw,a3:34Bb B 0
goal most points
proof exhaustive
rating 1030
themes long captures-by-liberties pass
answer P41e2 P5d5 pass P2c6 pass P34a1 P4a2 pass pass
answer P41e2 P2c6 P5d5 pass pass

puzzle 67
game dominions
options size=4
position g6:8Wb,g7:24Ww,f3:33Bb,f4:14Ww,f5:41Bb,f6:37Ww,e2:32Bw,e3:45Ww,e4:21Bb,e5:56Wb,e6:53Bb,e7:30Bb,d2:1Bw,d3:24Bb,d4:19Wb,d5:58Bb,d6:31Wb,c2:57Ww,c3:54Bb,c4:7Wb,c5:59Bb,c6:6Bb,b2:2Ww,b3:58Ww,b4:29Ww,b5:2Bb W 0
goal most points
proof exhaustive
rating 1030
themes quiet long captures-by-liberties pass
answer P4g5 P16d1 P18c1 P34a1 P5a2 P19b1 pass P35a3 pass P56g4 pass
answer P4g5 P34a1 P5a2 P16c1 pass P19b1 pass P35a3 pass P56g4 pass
answer P4g5 P18c1 P3b1 P39a3 P33a2 P16d1 pass P56g4 pass
answer P4g5 P39a3 P33a2 P17b1 pass P16d1 pass P56g4 pass

puzzle 68
game dominions
options size=5
position i5:24Wb,i7:24Bb,i8:48Bw,i9:28Ww,h4:57Bb,h5:62Wb,h6:55Bb,h7:30Ww,h8:27Ww,h9:26Bb,g3:41Bb,g4:23Wb,g5:26Wb,g6:59Ww,g7:31Bb,g8:43Ww,f2:57Wb,f3:60Bb,f4:47Wb,f5:23Bb,f7:39Ww,f8:29Bb,e1:17Bb,e2:59Bb,e3:55Wb,e4:60Wb,e5:30Bb,e6:56Wb,e7:61Bb,e8:38Wb,e9:4Bb,d1:51Wb,d2:46Bb,d3:63Bb,d4:63Wb,d5:47Bb,d6:31Wb,c1:35Wb,c2:61Wb,c3:15Wb,c4:27Bb,c5:49Bb,c6:62Bb,b1:1Bb,b2:35Bb,b3:53Bb,b4:6Wb,a4:37Ww,a5:7Ww B 0
goal most points
proof exhaustive
rating 1030
themes quiet long pass
answer P14g9 P10b6 P38a3 P4c7 pass P16i6 pass P32a2 pass P34d7 pass

puzzle 69
game dominions
options size=5
position i6:60Ww,i7:44Bw,i8:44Ww,i9:28Bw,h4:57Bb,h5:31Ww,h6:35Ww,h7:29Bw,h8:49Ww,h9:30Ww,g3:25Bb,g4:19Ww,g5:34Bw,g6:61Bw,g7:54Ww,g8:15Bw,g9:18Bw,f2:41Bb,f3:62Bb,f4:62Ww,f5:29Ww,f6:50Ww,f7:31Bw,f8:56Ww,f9:30Bw,e1:17Wb,e2:57Wb,e3:63Bb,e6:19Bw,e7:43Bw,e8:7Bw,e9:10Ww,d1:51Bb,d2:55Bb,d3:47Bb,d4:47Ww,d5:52Bw,d6:15Ww,d7:56Bb,c1:50Bb,c2:55Ww,c4:24Ww,c5:59Ww,c6:61Ww,c7:7Ww,b1:2Bb,b2:59Bb,b3:63Ww,b5:27Bw,a1:33Ww,a2:39Ww,a4:37Ww,a5:6Ww B 0
goal most points
proof exhaustive
rating 1030
themes quiet suicide
answer P13d8 pass P14e5|P39a3

puzzle 70
game dominions
options size=5
position i6:28Bb,i9:24Ww,h5:59Ww,h6:47Ww,h7:52Ww,h8:53Bb,g3:40Bw,g4:31Ww,g6:60Bb,g7:22Bb,g8:51Bb,g9:12Wb,f2:1Ww,f3:57Bb,f4:55Bb,f5:63Ww,f6:30Bb,f7:58Wb,f8:15Bb,e2:61Ww,e3:54Ww,e4:31Bb,e6:27Bb,e7:43Bb,e8:13Bb,e9:10Bb,d2:30Ww,d4:55Ww,d5:15Ww,d7:25Ww,d8:9Bb,c1:51Ww,c2:62Bb,c3:12Bb,c4:27Ww,c5:41Ww,c6:23Ww,b2:39Ww,b3:53Ww,b4:47Bb,b5:44Bb,b6:6Ww,a1:34Bb,a2:36Bb,a3:39Bb,a4:5Wb W 0
goal most points
proof exhaustive
rating 1040
themes quiet captures-by-liberties
answer P4i8 P35d3 P3c7 P14h9 P48i5|P56i5|pass
answer P4i8 P3c7 P35d3 P14h9 P48i5|P56i5|pass
answer P4i8 pass pass

puzzle 71
game dominions
options size=3
position e3:8Wb,d2:25Bb,d3:49Bb,d4:31Ww,d5:10Ww,c2:14Bb,c3:59Ww,c4:63Bb,c5:4Wb,b1:1Wb,b2:9Ww,b3:3Bb,a1:1Bw B 0
goal most points
proof exhaustive
rating 1080
themes captures-by-liberties pass
answer P28e5 P2b4 P32a2 pass pass
answer P28e5 P56e4 pass P5a3 P32a2 pass pass
answer P28e5 pass P56e4 P5a3 P32a2 pass pass
answer P28e5 P32a2 P5a3 P56e4 pass

puzzle 72
game dominions
options size=4
position g4:8Wb,g6:44Bb,f3:57Bb,f4:4Wb,f5:25Ww,f6:9Bb,e2:41Bb,e3:14Wb,e5:47Bb,e7:16Wb,d1:49Bb,d2:29Bb,d4:59Ww,d5:20Ww,d6:40Wb,d7:14Bb,c1:51Wb,c2:38Wb,c3:63Bb,c4:54Ww,c5:55Bb,c6:13Wb,b1:50Bb,b2:37Bb,b3:6Wb,b4:58Bb,b5:15Bb,a1:2Wb,a2:32Bb,a3:5Wb W 0
goal most points
proof exhaustive
rating 1080
themes captures-by-liberties suicide
answer P17d3 pass P32g5 P5e6 P12g7|P28g7|P3a4

puzzle 73
game dominions
options size=3
position e4:28Bb,d3:23Bb,d4:11Ww,d5:26Bb,c2:20Ww,c4:37Bb,c5:14Ww,b1:32Ww,b2:22Bw,b3:26Ww,a1:32Bw,a2:39Ww W 0
goal most points
proof exhaustive
rating 1090
themes quiet sacrifice
answer P33d2 P1b4 P24e5|P51c3|P56e3|P6a3

puzzle 74
game dominions
options size=4
position g5:8Wb,g6:56Bb,g7:12Wb,f3:17Ww,f4:59Bb,f5:37Wb,f6:39Bb,f7:4Wb,e3:15Ww,e4:26Bb,e5:48Ww,e6:20Ww,d2:43Bb,d3:29Ww,d4:42Ww,d5:54Bw,d6:30Bw,c2:53Ww,c3:15Bw,c5:39Ww,c6:7Ww,b1:48Bw,b2:63Ww,b3:52Bb,b4:46Bb,b5:4Bb,a1:35Bw,a2:6Bw,a3:35Ww B 0
goal most points
proof exhaustive
rating 1090
themes quiet suicide
answer P24g4 P1d1 P33c1 P56e2 P8d7|pass
answer P24g4 P33c1 P1d1 P56e2 P8d7|pass
answer P24g4 P16d1 P10d7 pass pass
answer P24g4 P56e2 P17d1 pass P8d7|pass

puzzle 75
game dominions
options size=5
position i5:40Bb,i6:28Bb,i8:20Ww,h4:49Wb,h5:29Wb,h6:18Bb,h7:8Wb,h8:2Bw,g3:16Bb,g4:27Bb,g5:50Wb,g6:55Bb,g7:4Wb,g8:57Bb,f2:16Wb,f3:59Wb,f4:30Wb,f5:26Wb,f6:10Bb,f7:25Bb,f8:34Wb,f9:4Bb,e2:43Bb,e3:7Bb,e4:59Bb,e5:47Wb,e6:13Wb,e7:50Bb,e8:44Bb,e9:12Ww,d1:1Wb,d2:56Ww,d3:61Ww,d4:63Bb,d5:37Bb,d7:43Ww,c1:33Bb,c3:31Ww,c5:20Bb,c6:3Ww,c7:8Bb,b2:57Ww,b3:46Bw,b4:62Ww,b5:54Bb,b6:13Bb,a1:33Ww,a2:39Bw,a3:5Ww,a4:2Ww W 0
goal most points
proof exhaustive
rating 1090
themes captures-by-liberties suicide
answer P39c2 P24h9 P6g9|pass
answer P39c2 P3a5 P10h9 P5d8 pass
answer P39c2 pass pass

puzzle 76
game dominions
options size=5
position i6:16Ww,i7:24Ww,i8:8Bw,h5:8Ww,h6:27Bw,h7:27Ww,h8:49Bb,h9:30Ww,g3:16Bw,g4:33Bw,g5:13Bw,g6:3Ww,g7:2Bw,g8:59Bb,g9:30Bb,f3:46Ww,f4:45Ww,f5:12Bw,f7:1Bb,e2:61Ww,e3:29Bw,e4:41Ww,e5:61Bb,e6:62Ww,e7:36Ww,e8:63Bb,e9:14Ww,d1:49Ww,d2:31Bw,d3:11Bw,d4:57Bb,d5:63Ww,d7:5Bb,c1:51Ww,c2:47Ww,c3:37Ww,c4:55Bb,c5:31Ww,c6:10Bb,b1:19Bw,b2:40Bw,b3:4Ww,b4:59Ww,b6:1Ww,a1:35Ww,a2:4Bw W 0
goal most points
proof exhaustive
rating 1100
themes quiet long suicide pass
answer P9c7 P15b5 P26f9 P35a4 pass P32e1 pass P62d6 pass P24f6 P19f8|pass
answer P9c7 P26f9 P23b5 P24i9 P19f8|pass

puzzle 77
game dominions
options size=4
position g4:56Bb,g5:60Ww,g6:28Bb,f3:17Wb,f4:43Bb,f6:47Ww,e3:35Bb,e4:37Bb,e5:63Bb,e6:13Bb,e7:26Ww,d1:48Bw,d2:62Ww,d3:12Ww,d4:57Bb,d5:63Ww,d7:14Ww,c1:51Ww,c2:31Bw,c3:33Wb,c4:15Bb,c5:42Ww,c6:5Bw,b1:19Ww,b2:2Ww,b3:1Bb,a1:2Bw,a3:37Ww,a4:7Ww B 0
goal most points
proof exhaustive
rating 1130
themes quiet suicide
answer P30f7 P24g7 P25b4|P32a2|P8b5
answer P30f7 P25b4 P24g7 P32a2 P8b5|pass
answer P30f7 pass pass

puzzle 78
game dominions
options size=4
position g6:52Bb,f4:54Bb,f5:46Bb,f6:55Ww,f7:22Ww,e2:48Bw,e3:46Ww,e4:63Ww,e6:54Ww,e7:22Bw,d1:16Bw,d2:43Ww,d3:29Bb,d4:26Bw,d5:40Ww,d6:30Bw,d7:10Ww,c1:51Ww,c2:61Bb,c3:47Ww,c4:47Bw,c5:61Ww,c6:15Bw,b2:59Ww,b3:29Ww,b4:25Ww,b5:11Ww,a1:1Bw,a3:39Bb B 0
goal most points
proof exhaustive
rating 1130
themes quiet
answer P49f3 P35a2 P28g7|P36e5|P7a4
answer P49f3 pass pass

puzzle 79
game dominions
options size=5
position i7:8Ww,i8:56Ww,i9:28Bw,h4:57Ww,h5:55Ww,h6:61Ww,h7:61Bw,h8:47Bw,h9:22Ww,g4:62Bb,g5:63Bb,g6:63Ww,g7:31Ww,g8:40Ww,g9:30Bw,f2:48Ww,f3:15Bb,f4:59Ww,f5:23Ww,f6:59Bw,f7:47Ww,f8:29Ww,f9:18Ww,e2:39Ww,e3:53Bw,e4:46Bw,e5:55Bw,e6:15Ww,e7:57Bb,e8:30Ww,e9:10Bw,d1:50Bb,d2:4Wb,d3:43Ww,d4:28Ww,d5:27Ww,d6:25Bb,d7:51Bb,d8:7Ww,c1:34Ww,c2:45Bw,c3:53Ww,c4:39Bb,c5:31Bb,c6:58Bb,c7:14Bb,b1:1Ww,b2:56Bb,b3:54Bb,b4:29Bb,b5:51Ww,a1:1Bb,a2:2Wb,a4:38Bb,a5:7Bb B 0
goal most points
proof exhaustive
rating 1140
themes quiet suicide
answer P49g3 P35a3 P24i5|P48e1|P8i6

puzzle 80
game dominions
options size=3
position e3:32Wb,e4:44Bb,d3:57Bb,d4:5Ww,c2:1Wb,c3:2Wb,c4:9Bb,b2:60Bb,b3:29Bb,b4:8Ww W 0
goal most points
proof exhaustive
rating 1150
themes quiet sacrifice
answer P24d5 P2c5 P35a1|P7a3
answer P24d5 pass pass

puzzle 81
game dominions
options size=5
position i5:48Bw,i6:12Bw,i7:48Ww,i9:24Bb,h5:15Ww,h6:16Wb,h7:34Bb,h8:21Wb,g3:40Bb,g4:45Ww,g5:60Bb,g6:38Bb,g7:36Wb,g8:31Bb,g9:10Ww,f3:57Ww,f4:53Bb,f5:46Wb,f6:4Wb,f7:41Bb,f8:47Bb,f9:20Ww,e2:27Bb,e3:26Bb,e4:59Wb,e5:20Bb,e6:25Bb,e7:9Bb,e8:56Ww,d1:3Ww,d2:43Wb,d3:63Bb,d4:62Wb,d5:23Bb,d6:19Ww,d7:25Ww,c1:49Bb,c2:61Wb,c3:55Bb,c4:54Wb,c5:46Bb,c6:63Ww,c7:14Bb,b1:51Bb,b2:62Bb,b3:22Wb,b4:27Wb,b5:17Ww,a1:35Ww,a3:7Bb,a4:2Bb,a5:2Ww W 0
goal most points
proof exhaustive
rating 1150
themes quiet sacrifice long suicide pass
answer P32h4 P16e1 pass P4i8 pass P6e9 pass P3b6 pass

puzzle 82
game dominions
position q11:56Bb,q12:52Wb,q13:52Bb,q14:44Bb,q15:60Wb,q16:36Bb,p8:41Ww,p9:22Bb,p10:59Bb,p11:30Wb,p12:18Bb,p13:43Wb,p14:61Bb,p15:62Bb,o7:33Ww,o9:63Bb,o10:31Wb,o11:50Wb,o12:63Wb,o13:29Bb,n7:17Bb,n8:51Bb,n9:31Bb,n10:10Bb,n11:3Bb,n12:27Bb,m6:48Ww,m7:54Ww,m8:47Ww,m9:47Bb,m10:60Bb,m11:13Bb,m12:58Bb,l4:16Ww,l6:62Ww,l7:15Bw,l8:57Wb,l9:21Bb,l10:51Ww,l11:29Ww,l12:18Ww,k3:56Ww,k4:30Bw,k6:55Ww,k7:37Bb,k8:14Wb,k11:42Bw,k12:46Ww,k13:4Ww,j3:15Ww,j4:59Ww,j5:12Bw,j7:1Bb,j8:40Bb,j9:28Bb,j10:27Ww,j12:4Bb,i2:45Ww,i3:45Bw,i4:23Ww,i5:9Ww,i6:24Ww,i8:57Bb,i9:7Ww,h1:17Ww,h2:25Ww,h4:43Bw,h5:61Ww,h6:55Bb,h7:53Wb,h8:6Bb,h11:19Ww,g1:35Bw,g2:38Ww,g3:39Ww,g4:5Ww,g5:2Bw,g6:58Wb,g7:54Bb,g9:20Bb,g11:26Bb,f1:32Bb,f2:36Wb,f3:12Wb,f4:48Bb,f5:53Bb,f6:22Wb,f8:10Ww,f9:2Wb,f10:49Bb,f11:6Wb,f12:34Ww,e1:16Bb,e2:41Bb,e4:26Wb,e6:23Bb,e7:11Ww,e10:14Bb,e12:9Bb,d1:3Wb,d3:39Bb,d4:46Bb,d5:28Wb,d6:11Bb,d7:25Bb,d8:50Bb,d9:13Wb,d10:40Ww,c3:49Wb,c4:5Bb,c5:35Wb,c6:21Wb,c7:42Wb,c8:7Bb,b3:34Bb,b5:20Ww,b6:19Bb,b8:44Ww,a6:38Bb,a7:37Ww W 0
goal most points
proof exhaustive
rating 1150
themes quiet
answer P8j13
answer P8j13 P24i11 P1h10 P33h12 P32a2|P32a3|P32b7|P32c1|pass
answer P8j13 pass pass

puzzle 83
game dominions
position q14:4Ww,p13:48Bb,o7:24Bb,o8:19Bb,o11:48Ww,o12:20Bw,o13:11Ww,o15:45Ww,n6:25Bb,n7:42Ww,n8:47Ww,n9:37Ww,n11:18Ww,n12:51Bw,n13:53Ww,n14:5Ww,n15:40Bb,m7:53Bb,m8:36Bb,m9:52Bb,m10:20Wb,m12:38Ww,m13:14Bb,m15:13Ww,m17:18Bb,l5:4Bb,l6:8Wb,l7:10Bb,l8:56Wb,l9:22Wb,l10:11Bb,l11:26Ww,l12:57Bb,l14:3Ww,l16:14Ww,k4:54Ww,k5:45Bb,k6:29Bb,k7:9Bb,k8:50Wb,k9:15Bb,k10:1Ww,k11:19Ww,k12:42Bb,k13:28Bb,k14:41Bb,k15:5Bb,j2:49Ww,j3:22Bb,j4:27Bb,j5:57Wb,j6:31Bb,j7:56Bb,j8:31Wb,j10:52Ww,j11:55Ww,j13:7Bb,j15:21Ww,i2:62Ww,i3:47Bb,i4:23Wb,i5:43Bb,i6:23Bb,i7:3Bb,i8:58Bb,i10:38Bb,i11:62Bb,i12:46Ww,i13:36Ww,h1:33Bb,h2:55Bb,h4:59Bb,h5:44Bb,h6:30Wb,h8:50Bb,h9:12Bb,h10:41Ww,h11:63Ww,h13:32Bb,g1:16Ww,g2:58Ww,g3:15Ww,g4:43Wb,g5:61Wb,g6:54Bb,g7:28Ww,g8:35Ww,g9:13Bw,g10:17Bw,f2:63Bb,f3:61Bb,f4:21Bb,f5:10Wb,f7:6Ww,f8:9Ww,f10:34Ww,e1:17Wb,e2:51Wb,e3:6Bb,e4:59Wb,e5:44Wb,e6:30Bb,e8:33Ww,d1:34Bb,d2:46Bb,d3:37Bb,d4:39Bb,d6:27Ww,d7:8Bb,d8:16Bb,c1:49Bb,c2:60Wb,c3:12Wb,c5:25Ww,c7:40Ww,b1:35Bb,b2:39Wb,b3:60Bb,b4:29Ww,b5:26Bw,b6:1Bw,a1:32Ww,a4:7Ww,a5:2Ww B 0
goal most points
proof exhaustive
rating 1150
themes quiet pass
answer pass P24f9 P2j16|P2l17|P2p11|P2p12|P2p15

puzzle 84
game dominions
options size=5
position i5:32Ww,i6:52Ww,h5:60Bb,h6:30Ww,h7:35Bb,h8:61Ww,g3:25Ww,g4:43Ww,g5:47Bb,g7:61Bb,g8:38Ww,f3:51Bb,f4:13Wb,f5:16Wb,f6:19Bb,f7:50Bb,f8:53Ww,f9:22Ww,e1:32Bb,e2:36Wb,e3:31Bb,e5:26Bb,e6:18Wb,e8:6Bb,e9:2Bw,d2:57Ww,d3:23Bb,d4:27Ww,d5:42Bb,d6:62Bb,d7:22Bb,c1:17Bw,c2:34Bw,c3:63Ww,c4:55Bb,c5:29Wb,c6:50Ww,c7:15Ww,b1:34Ww,b2:29Bw,b3:10Bw,b4:59Wb,b5:54Bb,b6:15Bb,a1:1Ww,a2:3Ww,a3:1Bb,a4:2Wb W 0
goal most points
proof exhaustive
rating 1160
themes quiet sacrifice suicide
answer P8i8 P56h4 P24e4|P24i9|pass
answer P8i8 P20h9 P56h4 P30g9 P20i7 P24e4 pass P8d8 P54g6 pass pass
answer P8i8 pass pass

puzzle 85
game dominions
options size=4
position g6:44Bb,g7:12Ww,f4:57Ww,f5:45Ww,f6:29Bw,e2:32Bw,e3:21Ww,e4:19Bw,e5:33Ww,e6:55Ww,e7:4Bw,d1:48Ww,d2:60Bw,d3:30Ww,d4:26Bw,d5:8Bw,d6:18Bw,c1:35Bw,c2:39Bw,c3:39Ww,c4:63Ww,c6:7Ww,b1:32Ww,b2:28Ww,b3:17Bb,b4:10Ww,a1:1Bw B 0
goal most points
proof exhaustive
rating 1190
themes sacrifice captures-by-liberties suicide
answer P34a2 P40g5 P36c5|P5a4

puzzle 86
game dominions
options size=5
position i5:24Bb,i6:16Wb,i8:56Bb,i9:12Wb,h5:26Ww,h6:43Bb,h7:5Wb,h8:43Wb,h9:12Bb,g3:48Ww,g4:47Bb,g5:15Ww,g7:45Bb,g8:29Ww,f2:32Ww,f4:61Ww,f5:61Bb,f8:63Bb,f9:30Bb,e2:57Bb,e3:23Bb,e4:59Bb,e5:46Wb,e6:39Bb,e7:53Wb,e8:55Bb,e9:14Wb,d2:42Wb,d3:55Wb,d4:23Wb,d5:56Wb,d6:28Bb,d7:18Bb,d8:11Bb,c1:49Wb,c2:60Bb,c3:62Bb,c4:31Bb,c5:51Bb,c6:30Wb,b1:51Wb,b2:63Wb,b3:47Wb,b4:6Wb,b5:35Wb,b6:15Bb,a1:35Bb,a2:7Bb,a5:1Wb B 0
goal most points
proof exhaustive
rating 1190
themes quiet
answer P17h4 P40g6 P16e1|P41f7

puzzle 87
game dominions
options size=5
position i5:32Bw,i6:52Ww,i8:60Ww,h5:40Bw,h6:31Ww,h7:9Bb,h8:43Ww,g3:24Ww,g4:59Ww,g5:29Bw,g7:45Bb,g8:37Bb,g9:28Wb,f2:25Ww,f3:51Bw,f4:55Ww,f5:22Ww,f6:51Ww,f7:12Bb,f8:49Bb,f9:14Bb,e2:42Bw,e3:62Ww,e4:30Ww,e6:35Bb,e7:44Bb,e8:39Bb,e9:4Bb,d1:19Ww,d2:17Bw,d3:59Bw,d4:46Ww,d5:52Bw,d6:21Ww,d7:16Bw,d8:8Bw,c2:47Ww,c3:63Ww,c4:28Bw,c5:50Bw,c6:54Ww,c7:15Ww,b1:49Ww,b2:21Bw,b3:11Bw,b4:34Ww,b5:30Bw,a2:39Ww,a4:33Ww,a5:7Ww W 0
goal most points
proof exhaustive
rating 1190
themes quiet
answer P2e5 P34a1 P12h9|P14h9|P44i7

puzzle 88
game dominions
options size=5
position i6:20Ww,i7:32Wb,i8:60Bb,h4:56Ww,h5:22Bb,h6:42Ww,h7:53Ww,h8:54Bb,h9:30Bb,g3:49Bb,g5:31Bb,g6:48Bb,g7:62Ww,g8:63Bb,g9:30Ww,f2:16Bw,f3:27Bb,f4:17Wb,f5:26Wb,f7:11Ww,f8:3Ww,e2:55Ww,e3:46Bb,e4:55Bb,e5:47Bb,e6:61Bb,e7:60Wb,e8:20Bb,e9:2Ww,d1:34Ww,d2:23Bb,d3:24Ww,d4:59Ww,d5:21Bb,d6:51Bb,d7:62Bb,d8:14Wb,c2:43Bb,c3:31Ww,c5:10Bb,c6:43Ww,c7:15Bb,b1:1Wb,b2:25Ww,b4:49Ww,b5:45Bw,b6:13Ww,a1:33Ww,a2:7Bb,a3:32Bw,a4:39Ww B 0
goal most points
proof exhaustive
rating 1190
themes captures-by-liberties
answer P18f9 pass P11b3|P2c4|P5a5
answer P18f9 P48i5 P2c4 pass P11f6|P5a5

puzzle 89
game dominions
options size=5
position i8:32Wb,i9:12Wb,h4:8Wb,h6:16Wb,h7:24Bb,h8:57Bb,g3:33Bb,g4:53Bb,g5:60Wb,g6:47Bb,g7:55Ww,g8:63Bb,g9:28Bb,f2:48Ww,f4:59Bb,f5:55Bb,f6:12Bb,f7:27Ww,f8:19Wb,e1:16Bb,e2:43Bb,e3:45Wb,e4:30Wb,e5:11Wb,e7:42Ww,e8:46Bb,e9:4Bb,d1:35Wb,d2:37Bb,d3:45Bb,d4:31Bb,d5:56Ww,d6:47Ww,d8:4Ww,c2:41Bb,c3:61Ww,c4:39Ww,c5:15Bw,c6:49Ww,b1:51Ww,b2:21Bb,b3:34Ww,b4:61Bw,b5:52Bw,b6:15Ww,a2:38Bb,a3:37Ww,a4:38Ww,a5:7Ww B 0
goal most points
proof exhaustive
rating 1190
themes quiet suicide pass
answer P17e6 P2f9 P14c7 pass pass
answer P17e6 P36i6 P10h5 P2f9 P14c7|P48i5
answer P17e6 P10h5 P36i6 P2f9 P14c7|P48i5

puzzle 90
game dominions
options size=3
position d2:48Bb,d3:30Bb,d4:34Ww,c2:31Ww,c3:50Bb,c4:5Bb,c5:10Ww,b1:49Ww,b2:54Bb,b3:30Ww W 0
goal most points
proof exhaustive
rating 1200
themes quiet captures-by-liberties
answer P28d5 P39a2 P16e3|P48e3

puzzle 91
game dominions
options size=5
position i5:24Bb,i6:56Bb,i8:52Ww,i9:4Ww,h4:41Wb,h5:55Bb,h6:6Wb,h7:32Ww,h8:22Bw,h9:24Ww,g3:41Bb,g4:60Bb,g6:28Bb,g8:47Ww,f2:49Bb,f3:53Ww,f4:63Bb,f5:21Wb,f6:19Ww,f7:35Ww,f8:4Bw,f9:8Wb,e2:62Bb,e3:63Ww,e4:14Ww,e5:10Bb,e6:42Ww,e7:28Ww,e8:57Bb,d1:33Bb,d2:31Ww,d4:57Wb,d5:37Bb,d6:45Bb,d7:39Bb,c1:1Bw,c2:51Bb,c3:47Bb,c4:14Bb,c5:1Wb,c7:9Ww,b2:7Bb,b3:33Ww,b4:60Ww,b5:13Bb,b6:11Bb,a1:34Ww,a2:36Ww,a4:7Ww B 0
goal most points
proof exhaustive
rating 1200
themes quiet captures-by-liberties
answer P48b1 P27d3 P15d8|P36i7|P6g9
answer P48b1 P46g5 P27d3 P12e9 P15d8 pass P36i7|P6g9

puzzle 92
game dominions
options size=3
position d3:57Ww,d4:60Bw,d5:30Ww,c1:16Bb,c2:59Ww,c3:15Ww,c4:11Bw,c5:2Bw,b2:19Bw,b3:25Ww,b4:8Bb,a2:39Ww W 0
goal most points
proof exhaustive
rating 1210
themes quiet captures-by-liberties
answer P12e4 P17d2 P19b1|P3b1|P40e3|P7a3
answer P12e4 P34a1 P7a3 P17d2 P40e3 pass P19b1 pass pass
answer P12e4 P7a3 P34a1 P17d2 P40e3 pass P19b1 pass pass

puzzle 93
game dominions
options size=5
position i5:24Wb,i6:56Bb,i7:44Ww,h4:25Bb,h5:27Bb,h6:59Ww,h7:53Ww,h8:29Ww,g3:41Bb,g5:11Ww,g6:26Bb,g7:35Bb,g8:55Bb,g9:30Bb,f2:1Bb,f3:56Ww,f4:55Ww,f5:21Ww,f6:18Wb,f8:51Wb,f9:14Bb,e1:32Wb,e2:45Bb,e3:62Ww,e4:54Bb,e5:54Ww,e6:63Bb,e7:60Wb,e8:31Bb,d2:57Bb,d4:62Bb,d5:31Ww,d6:11Bb,d7:59Bb,d8:14Wb,c1:51Bb,c2:46Wb,c3:47Bb,c4:47Ww,c5:15Ww,c6:49Bb,c7:15Bb,b1:19Bb,b2:57Ww,b3:61Ww,b4:61Bb,b5:4Wb,b6:3Wb,a3:39Ww B 0
goal most points
proof exhaustive
rating 1220
themes quiet sacrifice long captures-by-liberties pass
answer P38a4 P23g4 P3a1 P26h9 P28i9 P17d1 pass P35a2 pass P8f7 pass
answer P38a4 P26h9 P28i9 P23g4 P3a1 P17d1 pass P35a2 pass P8f7 pass
answer P38a4 P35a1 P23g4 P26h9 P28i9 P17d1 P39a2|pass
answer P38a4 P8f7 P12i9 P23g4 P3a1 P17d1 pass P35a2 pass

puzzle 94
game dominions
position q15:40Bw,q16:12Ww,q17:24Wb,p13:43Ww,p14:31Ww,p15:9Bb,p16:49Bb,p17:14Bb,o10:36Ww,o11:46Ww,o12:45Bw,o13:61Ww,o14:31Bb,o15:48Wb,o16:55Bb,o17:4Wb,n9:56Bb,n11:13Ww,n12:49Ww,n13:15Bb,n14:34Bb,n15:62Wb,n16:38Bb,n17:28Bb,m9:19Bb,m10:17Ww,m11:24Bb,m12:59Bb,m13:20Wb,m14:25Bb,m15:42Wb,m16:61Bb,m17:30Wb,l8:44Ww,l10:23Ww,l11:27Bb,l12:58Bb,l13:55Wb,l14:7Bb,l15:41Wb,l16:63Bb,l17:14Wb,k7:37Ww,k8:36Bb,k9:60Bb,k10:47Bb,k11:63Wb,k12:30Bb,k13:34Wb,k14:37Bb,k15:45Wb,k16:47Wb,k17:4Bb,j6:26Bb,j7:48Bb,j9:43Bb,j10:29Wb,j11:35Bb,j12:62Bb,j13:44Bb,j14:53Bb,j15:21Bb,j16:56Ww,i4:52Bb,i7:27Ww,i8:57Bb,i9:53Wb,i10:46Bb,i12:19Wb,i14:42Bb,i15:39Ww,h2:13Bb,h3:40Wb,h4:6Wb,h7:39Bb,h9:51Bb,h11:54Bb,h12:23Bb,h13:59Ww,h15:20Bb,g1:33Wb,g2:21Wb,g3:32Bb,g4:28Wb,g5:41Bb,g6:22Ww,g7:25Ww,g8:58Ww,g9:22Bb,g11:54Ww,g13:11Ww,g14:8Bw,f2:18Wb,f3:33Bb,f4:7Wb,f6:35Ww,f8:26Ww,f9:51Ww,f10:12Bb,f13:57Ww,f14:5Ww,e2:50Bb,e4:52Ww,e6:29Bb,e7:1Ww,e8:18Bw,e11:60Ww,e12:5Bw,e13:10Ww,d2:50Ww,d3:6Bb,d5:11Bb,d6:10Bb,d7:32Ww,d8:38Ww,d10:15Ww,c3:17Bb,c4:9Wb,c9:3Ww,b3:3Bb W 0
goal most points
proof exhaustive
rating 1220
themes quiet
answer P2b2
answer P2b2 pass pass

puzzle 95
game dominions
options size=5
position i6:48Ww,i8:20Bb,h4:1Bb,h5:24Bw,h6:59Bb,h7:30Ww,h8:43Ww,h9:30Bb,g3:16Bb,g4:33Bw,g5:23Ww,g6:35Bb,g7:55Ww,g8:61Bb,g9:22Ww,f2:16Wb,f4:40Bb,f5:46Ww,f6:60Ww,f7:47Ww,f8:38Ww,e2:55Bb,e3:45Wb,e4:53Bb,e6:19Bw,e7:24Ww,e8:56Bb,e9:14Ww,d2:11Bb,d4:59Ww,d5:54Ww,d6:7Ww,d7:43Bb,c1:49Ww,c2:4Bw,c3:51Ww,c4:46Bb,c6:45Bb,c7:12Bb,b2:28Bb,b4:21Ww,b5:57Bb,b6:13Ww,a1:3Ww,a2:35Ww,a3:6Bb W 0
goal most points
proof exhaustive
rating 1240
themes quiet captures-by-liberties suicide
answer P32e1 P10f3 P29e5|P50b1

puzzle 96
game dominions
options size=5
position i7:40Ww,i8:60Ww,h4:41Ww,h5:62Ww,h6:55Ww,h7:53Bb,h8:54Bb,h9:22Bb,g4:61Bb,g6:62Bb,g8:46Ww,g9:14Bb,f2:33Bb,f3:61Ww,f4:31Bb,f5:57Ww,f6:30Bb,f7:49Ww,f8:45Bb,f9:28Bb,e2:17Ww,e3:59Bb,e5:63Bb,e7:55Bb,e8:21Wb,d1:50Ww,d2:63Ww,d3:47Ww,d4:13Ww,d5:50Bb,d6:12Ww,d7:26Bb,d8:11Bb,c1:51Bw,c2:47Bw,c3:45Ww,c4:52Bw,c5:31Ww,c6:57Bb,c7:15Wb,b1:3Ww,b2:41Bw,b3:20Ww,b4:27Ww,b5:51Ww,b6:15Bb,a1:1Ww,a2:32Ww,a3:39Bw,a4:38Bw,a5:7Ww B 0
goal most points
proof exhaustive
rating 1240
themes quiet suicide
answer P16e1 P10e9 P20i9|P46g5|P56i5

puzzle 97
game dominions
options size=3
position d2:41Bb,d3:20Wb,d4:24Wb,d5:26Ww,c1:17Bb,c2:32Bb,c3:7Bb,c4:51Bb,b1:2Wb,b2:8Ww,b3:16Ww,b4:11Ww,a2:4Bb B 0
goal most points
proof exhaustive
rating 1250
themes long captures-by-liberties suicide pass
answer P3a3 P36e4 pass P40e3 P20e5 pass pass
answer P3a3 P40e3 P36e4 P14c5 pass
answer P3a3 P4e4 P16e5 P40e3 pass
answer P3a3 pass P20e5 P36e4 P14c5 pass pass

puzzle 98
game dominions
options size=3
position e4:12Ww,e5:8Wb,d2:25Ww,d4:53Bb,c1:1Bw,c2:34Ww,c3:6Ww,c4:42Bb,c5:12Bb,b3:53Ww,b4:13Bb,a1:1Ww,a2:32Bb B 0
goal most points
proof exhaustive
rating 1250
themes sacrifice captures-by-liberties suicide
answer P44b2 P32b1 P40e3|P49d3|P51d3|P56e3

puzzle 99
game dominions
options size=3
position e4:40Bb,d3:47Ww,d4:61Bb,c1:49Ww,c2:45Bw,c3:45Ww,c4:63Ww,c5:4Bw,b1:3Ww,b2:41Bw,b3:5Ww,b4:2Bw,a1:33Ww B 0
goal most points
proof exhaustive
rating 1250
themes quiet sacrifice suicide pass
answer P24e3 P12e5 P12d5 pass pass
answer P24e3 P14d5 P28e5 pass pass
answer P24e3 P28e5 P14d5 pass pass
answer P24e3 P12d5 pass P41d2 P36a2 P4a3 pass

puzzle 100
game dominions
options size=4
position g4:40Bw,g5:20Bw,g6:8Ww,g7:8Bw,f3:1Bw,f4:56Ww,f5:55Bw,f6:61Ww,f7:12Bb,e3:17Ww,e4:58Ww,e5:39Ww,e7:24Ww,d1:32Wb,d2:30Bb,d3:35Bw,d4:30Ww,d5:16Bw,d6:11Bb,c1:33Wb,c2:46Bb,c3:29Ww,c4:34Bw,c5:63Ww,c6:4Ww,b1:17Bb,b2:1Ww,b3:10Ww,b4:57Bb,b5:6Bb,a1:2Wb B 0
goal most points
proof exhaustive
rating 1250
themes quiet sacrifice suicide
answer P5a3 P23e6 P2d7|P33a2
answer P5a3 P16e2 P23e6 pass P2d7|P33a2

puzzle 101
game dominions
options size=4
position g5:60Ww,f4:17Ww,f6:47Ww,f7:20Bw,e3:8Bw,e4:26Bw,e5:49Bw,e6:60Bw,e7:30Ww,d1:49Ww,d2:63Ww,d3:21Ww,d4:42Ww,d5:55Ww,d6:39Ww,d7:14Ww,c1:35Bw,c2:6Bw,c3:3Ww,c4:40Bb,c5:54Bb,c6:5Bb,b2:52Bb,b3:13Bb,b4:56Ww,b5:14Bb,a2:7Ww,a3:1Bw B 0
goal most points
proof exhaustive
rating 1250
themes quiet suicide
answer P48b1 pass P24e2|P32g4|P34a1

puzzle 102
game dominions
options size=5
position i5:24Bb,i6:16Bw,i8:60Ww,i9:4Bw,h4:57Bb,h5:38Bb,h6:62Ww,h7:13Bw,h8:42Bb,h9:28Ww,g3:25Wb,g5:53Ww,g6:63Ww,g8:29Ww,f2:57Wb,f3:30Bb,f4:40Bb,f5:47Bb,f6:63Bb,f7:15Bb,f9:30Ww,e1:1Bb,e2:43Wb,e3:47Wb,e4:5Bb,e5:49Wb,e6:31Wb,e7:32Bb,e8:61Bb,e9:14Ww,d1:49Bb,d2:53Bb,d3:52Ww,d5:59Wb,d6:62Bb,d7:61Ww,c1:18Ww,c2:2Wb,c3:58Ww,c4:45Bb,c5:55Wb,c6:31Bb,c7:11Ww,b1:50Ww,b2:45Ww,b3:7Bb,b4:56Wb,b5:55Bb,b6:15Ww,a2:36Bb,a3:37Wb,a4:6Bb,a5:3Bb B 0
goal most points
proof exhaustive
rating 1250
themes quiet suicide
answer P34g4 P34f8 P35a1 pass P18g9|pass
answer P34g4 P35a1 P26g9 pass pass

puzzle 103
game dominions
position q15:60Bb,q17:12Ww,p8:32Ww,p10:29Bb,p13:56Bb,p14:45Wb,p15:6Bb,p16:51Bb,o8:57Bb,o9:37Wb,o10:62Wb,o11:44Wb,o12:13Wb,o13:59Wb,o14:36Wb,o15:28Wb,o16:59Bb,n7:31Bb,n8:50Bb,n9:21Bb,n10:43Bb,n11:5Bb,n12:57Wb,n13:14Bb,n14:1Bb,n15:19Wb,n16:18Wb,m5:8Bb,m6:51Ww,m7:54Ww,m8:62Bb,m9:55Wb,m10:12Bb,m11:49Bb,m12:47Bb,m13:52Bb,m14:36Bb,m15:38Bb,m16:46Bb,m17:30Ww,l5:24Ww,l6:58Ww,l7:31Ww,l9:63Bb,l10:28Bb,l11:35Bb,l12:20Ww,l13:58Bb,l17:18Bw,k3:40Bb,k4:55Bb,k5:63Ww,k6:39Bw,k7:39Ww,k8:29Ww,k9:27Bb,k10:50Ww,k13:23Bb,k15:37Bb,k16:22Ww,k17:2Ww,j2:49Ww,j3:60Ww,j8:15Bb,j9:26Ww,j10:43Ww,j11:61Ww,j12:4Ww,j13:26Bb,j15:56Ww,j16:30Bw,i3:7Ww,i4:27Ww,i5:11Ww,i6:9Ww,i7:17Bb,i8:25Ww,i9:3Bw,i10:33Ww,i12:45Bb,i15:23Ww,i16:3Ww,h1:32Bb,h3:41Bw,h4:15Ww,h8:54Bb,h10:33Bb,h12:52Ww,h14:34Bb,h16:13Bb,g1:48Ww,g2:53Ww,g3:21Ww,g5:20Bb,g7:40Wb,g8:22Bb,g9:10Ww,g10:9Bb,g11:24Bb,g12:11Bb,g13:8Ww,f1:34Ww,f2:6Ww,f3:42Ww,f4:46Ww,f6:53Bb,f8:47Ww,e2:1Ww,e3:17Ww,e4:25Bb,e5:2Bb,e8:44Bb,e9:61Bb,d4:38Ww,d6:41Ww,d7:7Bb,d9:10Bb,c3:42Bb,c9:5Ww,b9:48Bb W 0
goal most points
proof exhaustive
rating 1250
themes quiet
answer P35f11

puzzle 104
game dominions
options size=4
position g5:40Ww,g6:60Bw,g7:20Ww,f4:57Ww,f5:61Bw,f6:62Ww,f7:6Ww,e3:49Bw,e4:47Ww,e5:55Bw,e6:38Bw,e7:12Bw,d2:60Ww,d3:55Ww,d5:50Bw,d6:53Ww,c2:10Bw,c3:11Ww,c4:32Bw,c5:14Bw,b1:49Ww,b2:13Bw,b4:61Ww,a1:3Ww,a3:1Bw B 0
goal most points
proof exhaustive
rating 1260
themes quiet suicide
answer P48d1 pass P2a4|P2c6|P4b5|P4d7|P8f3|P9f3
answer P48d1 P1e2 P9f3 pass P2a4|P2c6|P40b3|P4b5|P4d7

puzzle 105
game dominions
options size=5
position i6:40Bb,i7:60Wb,i8:28Bb,h4:57Bb,h5:37Bb,h6:29Wb,h7:35Wb,h8:31Bb,g3:17Wb,g4:42Wb,g5:5Wb,g6:58Bb,g8:58Ww,g9:4Bw,f2:24Wb,f3:27Bb,f5:21Ww,f6:59Bb,f7:15Bb,e1:33Bb,e2:55Bb,e3:54Wb,e4:52Bb,e5:47Ww,e7:44Ww,e8:29Bb,d1:16Bb,d2:26Wb,d3:26Bb,d4:19Ww,d5:32Ww,d6:7Ww,d7:25Ww,d8:11Bb,c1:51Wb,c2:63Bb,c3:46Bb,c4:14Bb,c6:17Bw,b1:3Bb,b2:59Ww,b3:37Ww,b4:20Ww,b5:16Ww,b6:11Ww,a1:33Ww,a4:6Bb W 0
goal most points
proof exhaustive
rating 1270
themes quiet captures-by-liberties suicide
answer P2f8 P36a3 P38a2 P32f4 P3a5|P8e9|P8f9|P8i5|P8i9
answer P2f8 pass pass

puzzle 106
game dominions
position q13:56Bb,p11:61Bb,p12:53Wb,p13:23Bb,p14:57Ww,p15:22Ww,p16:57Bb,o12:18Wb,o13:19Ww,o14:50Bw,o15:63Ww,o16:39Bb,n9:4Bb,n10:27Ww,n11:42Bb,n12:22Bb,n13:34Ww,n14:15Ww,n15:10Ww,n16:49Ww,m7:14Ww,m9:13Ww,m10:11Bb,m12:62Bb,m13:45Ww,m14:21Ww,m15:16Ww,m16:43Ww,m17:20Bw,l5:21Bb,l7:12Bb,l8:9Bw,l10:56Ww,l11:47Bb,l12:47Ww,l13:60Bb,l14:46Ww,l15:55Bw,l16:52Bw,l17:30Ww,k5:34Bb,k6:31Bb,k7:17Ww,k8:32Ww,k11:37Ww,k13:27Bb,k14:48Bb,k15:54Ww,k16:55Ww,j5:17Bb,j8:28Bb,j9:40Wb,j10:46Bb,j11:37Bb,j12:53Bb,j13:62Wb,j14:54Bb,j15:30Bb,j16:59Ww,j17:12Ww,i5:18Bb,i6:25Bb,i7:51Ww,i8:7Bb,i9:41Bb,i10:44Ww,i12:51Bb,i13:14Bb,i15:39Ww,i16:15Bw,h10:29Bb,h11:26Ww,h13:28Ww,h14:58Bb,h15:61Ww,h16:4Ww,g4:11Ww,g5:9Ww,g6:10Bb,g7:25Ww,g9:3Bb,g10:35Bb,g12:59Bb,g14:63Bb,g15:6Bb,f3:33Bb,f5:5Bb,f6:41Ww,f8:38Ww,f11:13Bb,f12:50Ww,f13:31Ww,f14:2Bb,e3:48Ww,e4:36Ww,e6:45Bb,e7:20Wb,e9:26Bb,e10:19Bb,e11:24Ww,e12:43Bw,e13:6Ww,d1:3Ww,d2:8Bb,d4:5Ww,d5:35Ww,d6:36Bb,d7:38Bb,d9:42Ww,d11:23Ww,c4:32Bb,c7:33Ww,c8:29Ww,c9:49Bb,c10:44Bb,c11:7Ww,b3:52Ww,b8:58Ww,a8:2Ww B 0
goal most points
proof exhaustive
rating 1270
themes quiet
answer P16c6 P8b10 P1l9|P24g8|P24n7|P40l4|P40m6
answer P16c6 P1m5 P24n6 P8b10 P1l9|P40b2|P40l4
answer P16c6 P1o9 P40p10 P8b10 P1l9|P24g8|P24h4|P24n7

puzzle 107
game dominions
options size=3
position e5:28Bb,d2:17Bb,d3:8Wb,d4:17Wb,d5:10Wb,c2:3Bb,c3:40Bb,c4:47Wb,c5:12Bb,b2:25Wb,b3:25Bb,a1:1Bb,a2:35Bb,a3:6Wb W 0
goal most points
proof exhaustive
rating 1290
themes quiet
answer P36e4 pass P16c1|P2b1

puzzle 108
game dominions
options size=5
position i6:28Ww,i7:24Ww,i9:8Bb,h4:57Ww,h5:39Ww,h6:23Bw,h7:27Ww,h8:27Bb,h9:8Ww,g3:17Ww,g4:58Bw,g5:4Ww,g6:51Bw,g7:47Ww,g8:63Ww,g9:28Bb,f3:3Bw,f4:26Bw,f5:24Bw,f6:59Ww,f7:61Bb,f8:55Bb,f9:30Bb,e1:1Bb,e2:16Bw,e3:41Ww,e4:7Ww,e5:43Ww,e6:15Bb,e7:58Wb,e8:31Wb,d1:16Ww,d2:19Ww,d3:32Wb,d4:53Bb,d5:37Bb,d6:61Wb,d7:31Bb,d8:11Bb,c2:30Ww,c3:32Bb,c4:54Wb,c5:5Bb,c6:35Wb,c7:7Bb,b2:38Ww,b3:60Bb,b4:62Bb,b5:44Bb,b6:12Bb,a2:37Ww,a5:5Ww W 0
goal most points
proof exhaustive
rating 1290
themes quiet sacrifice suicide
answer P50c1 P35a4 P10e9|pass
answer P50c1 P34a1 P51b1 P35a4 P10e9|pass
answer P50c1 pass pass

puzzle 109
game dominions
options size=4
position g4:56Ww,g5:36Ww,g6:12Bw,g7:8Bb,f3:25Bw,f4:42Bw,f5:13Ww,f6:41Bb,e2:57Ww,e3:63Ww,e4:61Ww,e5:53Bb,e6:53Ww,e7:14Bb,d1:49Ww,d2:23Bw,d3:51Bw,d4:62Ww,d5:30Bb,d6:59Ww,c1:2Ww,c2:58Ww,c3:47Ww,c4:31Bb,c5:59Bb,b2:15Bb,b3:33Bb,b4:31Ww,b5:11Bb,a1:1Wb,a2:32Bw,a3:37Ww W 0
goal most points
proof exhaustive
rating 1300
themes quiet long captures-by-liberties pass
answer P15c6 P28f7 P7a4 pass P33b1 pass pass
answer P15c6 P7a4 P28f7 pass P33b1 pass pass

puzzle 110
game dominions
options size=4
position g5:40Ww,f3:49Ww,f4:45Bw,f5:20Bw,f6:42Ww,e2:8Ww,e3:43Ww,e4:20Ww,e5:59Ww,e6:12Bw,d1:49Bw,d2:53Ww,d3:52Bw,d4:63Ww,d5:39Ww,d6:12Ww,d7:2Bb,c1:50Ww,c2:62Bb,c3:47Ww,c4:30Bb,c5:1Bw,b1:35Bb,b2:47Bb,b3:21Wb,b4:50Bb,b5:5Bb,a3:6Bb W 0
goal most points
proof exhaustive
rating 1300
themes captures-by-liberties suicide
answer P18e7 P16g7 P22f7 P8g4 P1a1|P2a4|P32a2|pass
answer P18e7 P22f7 P16g7 P8g4 P1a1|P2a4|P32a2|pass

puzzle 111
game dominions
options size=4
position g5:48Wb,g6:28Wb,f4:6Bb,f5:27Bb,f6:11Bb,f7:26Bb,e2:33Bb,e3:22Ww,e5:35Bb,e6:53Ww,d1:16Ww,d2:8Bb,d3:51Bb,d4:36Wb,d5:60Bb,d6:63Ww,d7:12Bb,c2:20Ww,c3:58Ww,c4:21Bb,c5:59Bb,b1:50Ww,b2:55Bw,b3:62Ww,b4:47Ww,b5:15Ww,a2:39Ww,a3:7Bw W 0
goal most points
proof exhaustive
rating 1300
themes captures-by-liberties suicide
answer P57f3 P14e7 P9e4 P1a4 P24g7|P51c1
answer P57f3 P9e4 P14e7 P24g4 P24g7|P51c1

puzzle 112
game dominions
options size=4
position g5:8Wb,f3:48Ww,f4:31Bb,f5:25Ww,f6:40Bw,f7:30Ww,e3:31Ww,e4:3Bb,e5:19Ww,e7:30Bb,d1:49Ww,d2:61Bb,d3:38Bb,d4:12Bb,d5:34Bw,d6:39Ww,c1:51Ww,c2:6Bb,c3:41Wb,c4:4Bb,c6:13Bb,b1:50Ww,b2:45Bb,b3:4Wb,b4:16Bb,b5:9Ww,a2:32Ww B 0
goal most points
proof exhaustive
rating 1310
themes quiet
answer P14d7 P36a3 P49e6|P7a4|pass
answer P14d7 P3a4 P49e6 P16g4 pass P40e2 P20g7 pass pass
answer P14d7 pass pass

puzzle 113
game dominions
options size=5
position i5:56Ww,i6:52Ww,i8:44Bb,i9:12Ww,h4:57Ww,h5:54Bw,h6:30Bw,h8:53Ww,h9:28Ww,g3:25Bb,g4:58Bb,g5:15Ww,g6:59Ww,g7:30Ww,g8:27Bw,g9:26Bw,f2:49Wb,f3:15Bb,f5:29Ww,f6:59Bw,f7:39Ww,f8:7Ww,f9:10Ww,e1:32Bb,e2:47Wb,e3:45Bb,e4:31Bb,e5:19Ww,e6:34Ww,e7:44Ww,e8:53Bb,d1:17Wb,d2:57Bb,d3:61Wb,d4:62Bb,d5:62Ww,d6:29Bb,d7:56Bb,d8:14Bb,c1:51Wb,c2:63Bb,c3:31Wb,c5:47Bb,b1:51Bb,b2:63Wb,b3:55Bb,b4:55Ww,b5:61Bb,a1:35Bb,a2:38Wb,a3:38Bb,a4:7Bb W 0
goal most points
proof exhaustive
rating 1310
themes quiet suicide
answer P36i7 P4e9 P2a5|P3c7
answer P36i7 pass P4e9 pass P2a5|P3c7

puzzle 114
game dominions
options size=5
position i6:16Wb,i7:8Wb,i8:48Bw,i9:28Ww,h4:24Bb,h5:50Bb,h6:15Bb,h7:56Ww,h8:63Ww,h9:30Bw,g3:1Wb,g4:58Bb,g5:55Ww,g6:61Bw,g7:31Bw,g8:43Ww,g9:22Ww,f2:16Bw,f4:6Bb,f5:11Bw,f6:27Bw,f7:59Ww,f8:20Bw,f9:10Bw,e2:6Ww,e3:56Bb,e4:61Ww,e5:37Ww,e6:23Bw,e7:50Ww,e8:39Ww,e9:4Ww,d1:18Ww,d2:25Wb,d4:30Ww,d6:54Ww,d7:62Bb,d8:4Bb,c1:3Bb,c2:43Bb,c3:21Bb,c4:27Ww,c5:48Ww,c6:31Ww,b1:49Ww,b2:12Bb,b3:51Bb,b4:62Ww,b5:63Bb,b6:7Bb,a3:39Bb,a4:7Ww W 0
goal most points
proof exhaustive
rating 1310
themes quiet long captures-by-liberties suicide pass
answer P32a2 P2a5 P33f3 P40d5 P10c7 pass pass
answer P32a2 P33f3 P2a5 P40d5 P10c7 pass pass

puzzle 115
game dominions
options size=4
position g6:28Ww,g7:16Ww,f4:31Ww,f6:42Bb,e2:32Wb,e3:29Bb,e4:26Ww,e5:51Bb,e6:36Ww,e7:22Ww,d2:33Wb,d3:63Bb,d4:46Ww,d5:46Bb,d6:28Bb,d7:2Bw,c2:45Bb,c3:63Ww,c4:21Ww,c5:25Bb,c6:10Bb,b1:1Wb,b3:6Ww,b4:51Ww,b5:7Ww,a2:4Bb,a3:32Bw,a4:6Bw B 0
goal most points
proof exhaustive
rating 1320
themes quiet long captures-by-liberties suicide
answer P41b2 P17f5 P22f7 pass P40g5 P34c1 P16d1|P24g4

puzzle 116
game dominions
options size=5
position i5:16Bw,i7:36Ww,i8:52Ww,i9:12Bw,h5:22Ww,h6:58Bb,h7:4Wb,h8:51Ww,h9:28Ww,g3:25Bb,g4:58Ww,g5:31Ww,g6:10Wb,g7:8Wb,g8:27Bb,g9:26Bw,f3:63Bb,f4:31Bb,f5:59Bb,f6:61Bb,f7:21Bb,f8:27Ww,f9:18Ww,e2:13Ww,e3:19Wb,e4:59Wb,e5:63Wb,e6:22Bb,e8:30Bb,d1:49Bb,d3:35Wb,d4:55Bb,d5:30Wb,d6:2Wb,d7:17Wb,c1:50Wb,c2:46Bb,c3:60Bb,c4:23Wb,c5:34Bb,c6:12Wb,c7:10Bb,b1:3Bb,b2:25Ww,b3:50Bb,b4:62Wb,b5:53Bb,a2:2Bw,a3:35Bb,a4:38Bb W 0
goal most points
proof exhaustive
rating 1320
themes quiet long suicide
answer P48i6 P20d2 P32e1 P1a1 P56h4 pass P33f2|P3d8|P5b6|P6a5
answer P48i6 P41f2 P33e1 P1a1 P56h4 pass P20d2|P3d8|P5b6|P6a5
answer P48i6 pass pass

puzzle 117
game dominions
options size=5
position i5:48Ww,i6:20Bw,i7:8Ww,i8:16Ww,i9:16Bw,h4:56Bb,h5:62Ww,h6:47Bw,h7:44Ww,h8:46Bw,h9:14Ww,g3:9Bb,g4:35Ww,g5:63Ww,g6:61Bw,g7:13Ww,g8:57Bw,g9:20Ww,f2:49Wb,f3:60Bb,f4:61Ww,f5:55Bw,f6:31Bw,f7:1Bw,f8:50Ww,f9:30Bw,e2:63Bb,e3:47Ww,e4:62Bb,e5:31Ww,e6:58Ww,e7:52Bb,e8:15Ww,e9:2Ww,d1:51Bb,d2:55Ww,d3:29Bb,d4:27Bb,d5:59Ww,d7:15Bb,c1:18Wb,c2:59Bb,c3:23Wb,c4:27Ww,c5:43Bb,c6:29Ww,c7:1Ww,b1:35Bb,b2:54Wb,b3:39Bb,b4:39Ww,b5:53Bb,a2:38Bb B 0
goal most points
proof exhaustive
rating 1320
themes quiet long captures-by-liberties pass
answer P32a4 P4a3 P7a5 P32a1 P14b6 pass pass
answer P32a4 P6a5 P4a3 P32a1 P6b6 pass pass

puzzle 118
game dominions
options size=5
position i5:56Ww,i6:60Ww,i7:60Bb,i8:52Bb,i9:28Bb,h4:57Bw,h5:31Ww,h7:54Bb,h8:63Ww,h9:14Bb,g3:17Ww,g4:59Bw,g5:55Ww,g6:54Ww,g8:47Bb,g9:28Ww,f2:56Bw,f3:7Bw,f4:58Ww,f5:46Ww,f6:55Bb,f7:13Wb,f8:49Bb,e1:49Ww,e2:62Bw,e3:53Ww,e4:63Bw,e5:44Ww,e6:31Bb,e8:59Ww,d1:51Ww,d2:62Ww,d3:39Bw,d4:47Ww,d5:61Ww,d6:30Ww,d7:17Bw,c1:51Bw,c2:30Bw,c3:57Ww,c4:61Bb,c5:39Ww,c6:46Bb,c7:7Ww,b1:3Ww,b2:27Ww,b3:27Bb,b4:58Bb,b5:45Bb,b6:4Wb,a2:35Bb B 0
goal most points
proof exhaustive
rating 1320
themes quiet long suicide pass
answer P1a1 pass P10d8 pass P6e9 pass pass

puzzle 119
game dominions
options size=3
position e4:44Ww,d2:16Bw,d3:43Bb,d4:29Ww,d5:8Ww,c2:51Ww,c4:11Bw,b2:51Bb,b3:39Ww,b4:4Bw,a2:2Wb B 0
goal most points
proof exhaustive
rating 1360
themes quiet suicide
answer P18b1 P16c1 P48e3 pass P12e5|pass
answer P18b1 P48e3 P2a1 pass P12e5|pass
answer P18b1 pass pass

puzzle 120
game dominions
options size=5
position i5:8Bb,i6:56Bb,i7:4Bb,i8:24Ww,i9:8Ww,h4:25Wb,h6:26Bb,h7:41Bw,h8:47Bw,h9:28Ww,g3:25Bb,g4:43Bb,g5:13Wb,g6:59Ww,g7:13Bw,g8:49Ww,g9:30Bw,f2:57Bb,f3:55Wb,f4:61Bb,f5:45Bb,f6:63Ww,f7:52Ww,f8:63Bw,f9:30Ww,e1:49Bb,e2:6Wb,e3:19Bb,e5:61Ww,e7:51Ww,e8:55Bw,e9:14Ww,d1:34Bb,d2:20Wb,d3:59Bb,d4:47Ww,d5:39Bb,d6:54Bb,d7:62Ww,d8:15Ww,c2:23Bb,c3:27Ww,c5:60Bb,c6:31Bb,b1:32Ww,b2:39Ww,b4:29Ww,b5:43Ww,b6:15Bb,a5:1Wb W 0
goal most points
proof exhaustive
rating 1360
themes quiet suicide
answer P7a4 P11c7 P40c4 P32c1 P9h5|pass
answer P7a4 P40c4 P11c7 P32c1 P9h5|pass
answer P7a4 P33a2 P46b3 P11c7 P37a3 P32c1 P9h5|pass
answer P7a4 pass pass

puzzle 121
game dominions
options size=3
position e4:16Bw,d2:16Ww,d3:2Bb,d4:35Ww,d5:6Ww,c2:62Ww,c4:8Wb,b2:23Ww,b3:59Bb,b4:12Bb,a2:39Bb B 0
goal most points
proof exhaustive
rating 1370
themes quiet
answer P51b1 P7a3 P34a1|pass
answer P51b1 P28c3 P48c1 P34a1 pass
answer P51b1 P48c1 P28c3 P34a1 pass

puzzle 122
game dominions
options size=3
position e4:20Ww,d2:8Ww,d3:32Wb,d4:63Bb,c2:56Bb,c3:5Wb,c4:10Wb,b1:49Bb,b2:62Ww,b3:37Bb,b4:12Wb,a2:2Bw,a3:1Bb B 0
goal most points
proof exhaustive
rating 1370
themes quiet captures-by-liberties pass
answer P8e5 P4d5 P32e3 pass pass
answer P8e5 P2c5 P3a1 pass P32e3 pass pass

puzzle 123
game dominions
options size=3
position e5:16Wb,d3:16Bb,d4:32Wb,d5:30Bb,c2:52Bb,c3:38Wb,c4:45Bb,b2:26Bb,b3:41Wb,b4:5Bb,a1:1Wb,a2:35Bb,a3:4Wb W 0
goal most points
proof exhaustive
rating 1370
themes quiet captures-by-liberties pass
answer P49c1 P8d2 P14c5 P32e3 pass
answer P49c1 P2b1 P40e3 P4e4 P14c5 pass pass

puzzle 124
game dominions
options size=5
position i6:48Bb,i7:36Wb,i8:60Bb,i9:28Wb,h5:56Bb,h6:62Bb,h8:51Wb,h9:30Bb,g3:57Bb,g4:47Bb,g5:23Wb,g6:26Wb,g7:16Wb,g8:43Bb,g9:14Wb,f2:33Ww,f3:47Ww,f4:60Ww,f5:31Bb,f6:34Bb,f7:63Bb,f8:5Bb,e2:57Ww,e3:29Bw,e4:59Ww,e5:38Ww,e6:61Ww,e7:30Ww,e9:14Bb,d2:31Ww,d3:35Bw,d4:54Bw,d5:45Bw,d6:55Bw,d7:38Bw,d8:13Ww,c1:1Bw,c3:40Ww,c4:7Ww,c5:56Ww,c6:54Ww,b1:17Bb,b2:43Ww,b3:52Bw,b4:61Bw,b5:46Bw,b6:6Ww,a3:3Ww,a4:35Ww B 0
goal most points
proof exhaustive
rating 1370
themes quiet captures-by-liberties
answer P32e8 P25h4 P8i5 P5h7 P16e1|P26c2|P4a2
answer P32e8 P8i5 P25h4 P5h7 P16e1|P26c2|P4a2
answer P32e8 pass pass

puzzle 125
game dominions
options size=4
position g4:32Bw,g5:60Ww,g6:44Bw,g7:28Ww,f3:56Bb,f4:53Ww,f5:63Ww,f6:13Bw,e2:57Bb,e3:46Ww,e4:55Bw,e5:55Ww,e6:21Ww,d2:43Bb,d4:18Ww,d5:2Bw,d6:34Ww,d7:4Bw,c1:51Ww,c4:26Bw,c5:24Ww,c6:8Bw,b2:41Bb,b3:61Ww,b4:63Bw,b5:15Ww,a2:33Bw,a3:39Ww,a4:7Ww B 0
goal most points
proof exhaustive
rating 1380
themes quiet captures-by-liberties
answer P45c2 P14c3 P10f7 P17d1 P19b1|P3b1
answer P45c2 P17d1 P14c3 P19b1 P3a1 pass P10f7 pass pass

puzzle 126
game dominions
position p8:8Wb,p9:10Ww,p10:43Bb,p11:55Bb,p12:60Bb,p13:28Bb,p14:40Bb,p16:18Ww,o7:49Bb,o8:29Bb,o9:57Bb,o11:31Bb,o12:11Wb,o13:19Bb,o14:57Ww,o15:4Ww,o16:26Bw,n7:59Ww,n9:6Bb,n10:25Bb,n11:27Wb,n13:39Ww,n15:25Ww,n16:18Bw,m7:59Bb,m8:44Wb,m9:61Wb,m10:15Bb,m11:10Bb,m12:50Ww,m13:20Ww,m14:49Ww,m16:6Ww,l5:60Ww,l6:23Bb,l7:27Bb,l8:1Bb,l9:11Bb,l10:9Bb,l11:56Bb,l12:38Bb,l13:54Bb,l16:36Bb,k4:35Ww,k5:46Bw,k6:47Ww,k7:14Ww,k8:33Bb,k9:13Wb,k10:33Ww,k12:48Ww,k13:7Ww,k15:2Ww,k16:1Ww,j3:42Ww,j4:37Bw,j5:29Ww,j6:17Ww,j8:5Bb,j9:16Bb,j10:24Ww,j11:58Ww,j12:14Bw,j13:24Bb,i2:43Ww,i3:52Ww,i4:53Bb,i5:54Ww,i6:30Bb,i7:16Ww,i8:56Ww,i10:7Bb,i11:3Ww,i13:50Bb,h1:19Ww,h2:48Bb,h3:46Ww,h4:62Bb,h5:63Bb,h6:62Ww,h7:39Bw,h8:55Ww,h12:36Ww,g2:47Bb,g3:45Ww,g4:31Ww,g5:51Bb,g6:22Ww,g7:40Ww,g9:34Bb,f1:51Ww,f2:53Ww,f4:30Ww,f5:58Bb,f6:63Ww,f7:21Bb,f8:32Ww,e2:38Ww,e3:61Bw,e4:15Ww,e7:34Wb,e8:20Bb,d2:41Ww,d3:23Ww,d4:41Bb,d5:22Bb,d7:8Bb,d9:52Bb,c2:12Bb,c4:12Ww,c5:42Bb,c6:45Bb,c7:44Bb,c8:28Ww,b2:9Ww,b4:13Bb,b6:21Ww,a1:3Bb,a3:35Bb,a4:5Ww,a5:32Bb B 0
goal most points
proof exhaustive
rating 1400
themes quiet suicide
answer P2b8
answer P2b8 P37d10 P4a8 pass P17b7 pass pass

puzzle 127
game dominions
options size=3
position e4:16Bw,e5:8Bw,d2:49Ww,d3:4Ww,d4:59Ww,c2:34Ww,c3:5Ww,c4:2Bw,b1:50Bb,b2:52Bb,b3:52Ww,a2:38Bb W 0
goal most points
proof exhaustive
rating 1410
themes quiet
answer P20d5 P6a3 P10c5|P2c5
answer P20d5 P10c5 P13b4 P7a3 P16c1|pass
answer P20d5 P5b4 P10c5 P6a3 P16c1|pass
answer P20d5 pass pass

puzzle 128
game dominions
options size=4
position g4:56Bb,g6:52Ww,f3:41Bb,f4:30Ww,f5:32Ww,f6:22Bw,f7:18Ww,e3:17Bw,e4:58Bw,e5:44Ww,e6:62Bw,e7:30Bw,d2:10Ww,d3:59Ww,d4:31Ww,d5:49Ww,d6:63Ww,d7:6Ww,c1:51Ww,c2:29Bb,c3:35Bw,c4:46Bw,c5:31Bw,c6:2Bw,b2:26Bb,b3:17Ww,b4:57Ww,b5:14Ww,a3:39Bb B 0
goal most points
proof exhaustive
rating 1410
themes quiet captures-by-liberties
answer P25e2 P38a2 P33a1|P36g5

puzzle 129
game dominions
options size=4
position g6:8Bb,f3:25Bb,f4:56Wb,f5:5Bb,f6:24Wb,f7:26Bb,e2:49Bb,e3:55Wb,e4:46Bb,e5:29Wb,e6:19Wb,d1:32Ww,d2:62Ww,d3:63Bb,d4:53Bb,d5:22Bb,d6:59Bb,d7:14Ww,c1:33Bw,c2:15Ww,c3:10Wb,c5:59Ww,b1:49Ww,b2:45Bb,b3:20Wb,b4:27Ww,b5:11Bb,a2:4Ww,a3:35Bb,a4:7Bb W 0
goal most points
proof exhaustive
rating 1410
themes quiet sacrifice suicide
answer P18c4 P15c6 P16g7|P8g4|pass
answer P18c4 pass pass

puzzle 130
game dominions
options size=5
position i5:56Ww,i6:44Ww,i8:24Ww,h4:9Ww,h5:51Ww,h6:61Ww,h7:47Ww,h8:63Bb,h9:20Bb,g3:41Ww,g4:28Bb,g5:59Bb,g6:7Bb,g7:57Wb,g8:46Wb,g9:6Wb,f2:57Bb,f3:5Wb,f4:11Bb,f5:42Wb,f6:37Bb,f7:23Bb,f8:56Bb,f9:4Wb,e2:62Bb,e4:29Bb,e5:16Bb,e6:32Wb,e7:15Bb,e8:34Wb,e9:12Bb,d1:51Bb,d2:55Bb,d3:39Ww,d5:54Bb,d6:37Wb,d7:4Bb,d8:9Bb,c1:18Wb,c3:21Bb,c4:18Bb,c5:50Bb,c7:13Ww,b1:35Bb,b2:60Ww,b3:30Ww,b5:62Ww,b6:7Ww,a1:33Ww,a3:2Bw W 0
goal most points
proof exhaustive
rating 1410
themes quiet suicide
answer P50b4 P52c6 P8i9 P42c2 P49e1|pass
answer P50b4 P42c2 P52c6 P8i9 P49e1|pass
answer P50b4 pass pass

puzzle 131
game dominions
options size=5
position i7:56Bb,i9:8Bw,h4:40Bb,h5:37Bb,h6:61Ww,h7:7Bb,h8:11Ww,g4:24Bw,g5:17Ww,g6:50Bb,g7:53Bb,g8:53Ww,g9:22Bb,f2:16Bw,f3:43Ww,f4:62Ww,f5:14Bw,f6:2Wb,f7:26Wb,f8:58Ww,f9:30Ww,e2:59Ww,e3:45Bw,e4:23Ww,e5:16Ww,e6:33Bb,e7:47Bb,e8:63Bb,e9:6Ww,d2:39Ww,d4:26Bw,d5:42Ww,d6:29Ww,d7:9Bb,c1:34Ww,c2:61Bb,c3:63Ww,c4:15Ww,c5:17Bw,c6:59Bb,c7:5Ww,b1:49Bb,b3:55Bb,b4:28Ww,b5:27Ww,b6:10Bb,a1:35Ww,a2:38Bb,a4:39Bb,a5:7Ww W 0
goal most points
proof exhaustive
rating 1410
themes quiet captures-by-liberties suicide
answer P8i6 P28d3 P10d8|P24h9

puzzle 132
game dominions
options size=3
position e3:8Wb,e5:28Bb,d2:41Bb,d3:53Bb,d4:39Ww,d5:30Bb,c1:49Bb,c2:4Wb,c3:10Bb,c4:41Ww,b2:61Ww,b3:13Ww W 0
goal most points
proof exhaustive
rating 1420
themes quiet sacrifice captures-by-liberties
answer P14c5 P56e4 P34b1|P50b1
answer P14c5 P39a2 P5a3 P35a1 P56e4 P9b4 pass
answer P14c5 pass pass
answer P14c5 P1a1 P56e4 P3a2 pass P9b4 P1a3 pass pass

puzzle 133
game dominions
options size=4
position g4:16Wb,g7:28Ww,f3:40Bb,f4:7Bb,f5:27Bb,f6:57Bw,f7:14Ww,e2:17Wb,e3:48Bw,e4:53Ww,e5:15Ww,e6:51Bw,e7:12Ww,d1:32Wb,d2:30Bb,d3:26Ww,d5:44Bb,d6:63Ww,c2:51Ww,c3:15Bb,c4:35Bb,c5:37Bb,c6:14Bb,b1:2Bb,b2:59Ww,b3:60Ww,b4:28Bw,a3:35Ww,a4:7Ww B 0
goal most points
proof exhaustive
rating 1420
themes quiet suicide
answer P1a1 P9b5 P4d7 P56g5 P3a2|pass
answer P1a1 P4d7 P9b5 P56g5 P3a2|pass
answer P1a1 pass pass

puzzle 134
game dominions
options size=4
position g5:16Bw,g7:16Ww,f3:24Bb,f4:10Ww,f5:43Ww,f6:54Bb,e2:41Bb,e3:39Ww,e4:29Bb,e6:6Ww,e7:18Ww,d2:40Wb,d3:21Bb,d4:27Bb,d5:42Bb,d6:20Ww,d7:10Bw,c1:51Bb,c2:60Ww,c3:39Bb,c4:31Ww,c5:56Ww,c6:15Ww,b1:19Bb,b2:18Bw,b3:57Ww,b4:63Ww,b5:15Bb,a2:7Ww,a3:35Bb W 0
goal most points
proof exhaustive
rating 1420
themes quiet long captures-by-liberties pass
answer P22f7 P34a1 P24g6 pass P17d1 pass pass
answer P22f7 P56e5 P34a1 pass P17d1|P24g6

puzzle 135
game dominions
options size=4
position g5:44Ww,g6:60Bb,g7:28Bb,f3:1Bb,f4:25Bb,f5:41Bb,f6:55Ww,e3:25Wb,e5:8Wb,e6:58Bw,e7:14Ww,d2:29Bb,d3:18Wb,d4:27Bb,d5:57Ww,d6:23Ww,c1:35Ww,c3:43Bb,c4:39Bb,c5:30Bb,c6:11Ww,b1:17Ww,b2:51Bb,b3:28Ww,a1:34Bw,a2:7Ww,a3:34Ww,a4:4Bw W 0
goal most points
proof exhaustive
rating 1420
themes quiet
answer P49d1 P33b4 P22f7|pass
answer P49d1 P8d7 P3b5 P22f7 P40g4 pass P19e4|P1b4|P30c2

puzzle 136
game dominions
options size=4
position g6:60Ww,f3:49Ww,f4:63Ww,f5:63Bb,f6:38Bb,f7:28Wb,e2:48Bw,e3:7Bw,e4:43Bb,e5:30Ww,e6:57Bb,e7:30Bb,d1:48Ww,d2:14Ww,d3:57Ww,d4:13Ww,d5:59Bb,d6:47Ww,d7:14Bb,c1:51Bw,c2:21Ww,c3:35Bb,c4:61Bb,c5:55Ww,b1:18Ww,b2:34Ww,b3:61Ww,b4:62Ww,b5:15Bb,a2:37Bb,a3:39Bb B 0
goal most points
proof exhaustive
rating 1420
themes quiet
answer P56g4 P4g7 P34a1|P60g5
answer P56g4 pass P4g7 pass P34a1|P60g5

puzzle 137
game dominions
options size=5
position i5:32Bw,i6:44Ww,i9:20Ww,h4:56Bw,h5:45Ww,h6:28Bw,h7:58Ww,h8:62Ww,h9:22Bw,g3:25Ww,g4:43Ww,g5:61Bw,g6:31Ww,g7:19Bw,g8:42Bw,g9:6Ww,f2:33Bb,f4:1Bw,f5:51Bw,f6:30Ww,f7:27Ww,f8:40Bb,f9:20Bb,e1:32Ww,e2:44Bw,e3:54Ww,e4:4Bw,e5:59Ww,e6:47Ww,e7:31Bb,d1:33Ww,d2:52Bw,d3:62Bw,d4:53Ww,d5:47Bw,d6:61Ww,d7:63Bb,c1:48Bw,c2:55Ww,c3:46Ww,c4:63Ww,c5:13Ww,c6:43Bb,b1:18Ww,b2:11Bw,b3:49Ww,b4:15Bw,b5:41Bb,b6:13Bb,a1:35Ww,a3:39Ww,a4:5Bb W 0
goal most points
proof exhaustive
rating 1420
themes captures-by-liberties suicide
answer P23f3 P36a2 P14c7|P1a5|P2e9|P4d8|P8e8

puzzle 138
game dominions
options size=5
position i5:48Ww,i7:60Ww,h4:16Ww,h5:18Bw,h6:9Ww,h7:34Bw,h8:63Ww,h9:22Ww,g3:40Bb,g4:62Ww,g5:7Ww,g6:48Bb,g7:29Bb,g8:58Ww,g9:30Bb,f2:33Wb,f3:53Bb,f4:62Bb,f5:44Wb,f6:31Bb,f7:43Ww,f8:15Bb,e2:12Ww,e4:23Bb,e5:57Ww,e7:57Bb,e8:52Ww,e9:4Bw,d1:51Ww,d2:20Bb,d3:58Bb,d4:47Ww,d5:55Bb,d6:31Ww,d7:26Bb,c1:50Bb,c2:63Bb,c3:39Bb,c5:15Ww,c6:27Ww,c7:2Wb,b1:35Wb,b2:54Bb,b3:37Ww,b4:5Ww,b6:14Bb,a1:32Bb,a2:6Wb,a4:1Bb B 0
goal most points
proof exhaustive
rating 1420
themes quiet sacrifice
answer P41b5 P1a5 P28i9|P2d8|P36i6|P44c4|P51e3

puzzle 139
game dominions
options size=5
position i5:56Bw,i6:52Bw,i7:52Ww,i8:28Ww,i9:8Ww,h4:25Ww,h5:58Ww,h6:46Bw,h7:47Ww,h8:55Bw,h9:12Bw,g3:25Bb,g4:43Bb,g5:55Ww,g6:21Ww,g7:56Ww,g8:15Ww,f3:51Wb,f4:44Bb,f5:30Bb,f6:59Ww,f7:31Bw,f8:41Bb,f9:6Ww,e2:54Bb,e3:47Bb,e4:53Ww,e6:59Bw,e7:39Ww,e8:28Bb,d1:16Ww,d2:11Ww,d3:32Ww,d4:62Bw,d5:45Ww,d6:62Ww,d7:61Ww,d8:15Bb,c1:51Bw,c2:36Ww,c3:45Bw,c4:7Bw,c5:41Ww,c6:63Bb,b1:34Ww,b2:29Ww,b3:40Bb,b4:61Bb,b5:53Bb,b6:7Ww,a1:33Ww,a2:39Bb,a5:6Bb B 0
goal most points
proof exhaustive
rating 1420
themes captures-by-liberties suicide
answer P24g9 P17f2 P32e1|P8e9
answer P24g9 P37a3 P38a4 P17f2 P32e1|P8e9
answer P24g9 P38a4 P37a3 P17f2 P32e1|P8e9

puzzle 140
game dominions
options size=5
position i6:16Bw,i7:56Bb,i8:60Ww,h4:32Wb,h5:20Bb,h6:43Ww,h7:47Bb,h8:62Ww,g3:56Wb,g4:36Bb,g6:9Wb,g8:34Bw,g9:12Ww,f2:57Bb,f3:62Bb,f4:61Bb,f5:63Bb,f6:28Ww,f8:49Ww,f9:28Bw,e1:33Bb,e2:23Ww,e3:51Wb,e4:31Wb,e7:44Ww,e8:39Bw,e9:6Ww,d2:14Ww,d3:59Bb,d4:55Bb,d5:63Ww,d6:15Ww,d8:4Ww,c1:19Ww,c2:17Bb,c3:18Wb,c4:59Ww,c5:15Bw,c6:48Bb,c7:6Bb,b3:27Bb,b4:11Ww,b5:16Wb,b6:10Bb,a2:37Bb,a3:7Ww,a5:7Bb B 0
goal most points
proof exhaustive
rating 1420
themes quiet suicide
answer P50b1 P17g7 P2f7|P31g5|P32a4|P4h9|P4i9|P58e6
answer P50b1 P27e5 P1g7 P48d7 P31g5|P4h9|P4i9|P8f7

puzzle 141
game dominions
options size=3
position e3:16Wb,d3:51Bb,d4:60Ww,c4:59Bb,b1:32Wb,b2:44Bb,b3:63Ww,b4:6Ww,a2:33Bb B 0
goal most points
proof exhaustive
rating 1430
themes quiet long suicide
answer P30d5 P19c3 P2c2 P24d2 P8e4 P1a1 P16e5|P6a3
answer P30d5 P20e5 P23c3 P40e4 P6a3 P8d2 P32c2|P36c2
answer P30d5 P2c2 P24d2 P20e5 P19c3|P40e4|P6a3
answer P30d5 P36c2 P32c1 P20e5 P23c3|P40e4|P6a3

puzzle 142
game dominions
options size=4
position g4:40Bb,g6:24Bb,g7:24Ww,f3:49Wb,f4:53Bb,f5:55Bb,f6:55Ww,e3:26Bb,e4:18Ww,e6:54Bb,e7:22Ww,d2:1Wb,d3:18Bb,d5:32Ww,d7:2Bw,c1:50Ww,c2:44Bb,c3:38Wb,c4:22Bb,c5:25Ww,b1:19Ww,b2:56Ww,b3:52Bb,b4:15Ww,a1:3Bw,a3:35Bb W 0
goal most points
proof exhaustive
rating 1430
themes quiet captures-by-liberties
answer P42e5 P16d1 P14d6|P28g5|P30d6|P4a4|P5a4
answer P42e5 P14d6 P17d1 P4a4 P8e2 pass P28g5|pass

puzzle 143
game dominions
options size=4
position g4:8Bw,g5:56Ww,g7:24Bb,f3:49Ww,f5:26Bb,f6:9Ww,e2:56Bb,e3:63Bb,e4:31Bb,e5:51Ww,e6:36Ww,d2:15Bb,d3:27Ww,d4:58Ww,d5:46Ww,d6:4Bw,c1:19Bb,c2:41Ww,c3:23Ww,c4:59Bb,c5:60Bb,b1:51Bb,b2:60Ww,b3:63Ww,b5:6Ww,a3:39Bb W 0
goal most points
proof exhaustive
rating 1430
themes quiet sacrifice captures-by-liberties
answer P35a1 P47b4 P29f4 P5c6 P18f7|P2f7
answer P35a1 P29f4 P47b4 P2f7 P4a4|P4c6|P5c6

puzzle 144
game dominions
options size=4
position g4:8Bw,g6:12Ww,f3:41Ww,f4:45Ww,f5:7Bb,f6:56Bb,e2:49Bw,e3:29Ww,e4:40Bw,e5:13Ww,e6:59Bb,d1:16Ww,d2:51Bw,d3:31Bw,d4:49Ww,d5:53Ww,d6:55Bb,c2:35Ww,c3:22Ww,c4:58Bw,c5:38Ww,c6:7Ww,b3:11Bw,b4:50Bw,b5:4Ww,a1:35Bb,a2:37Ww,a3:4Bw,a4:2Ww B 0
goal most points
proof exhaustive
rating 1430
themes quiet
answer P48b1 P30e7 P16g7|P30f7
answer P48b1 pass pass
answer P48b1 P14d7 P28e7 pass P16g7 pass pass
answer P48b1 P28f7 P14e7 pass pass

puzzle 145
game dominions
options size=5
position i6:12Ww,i7:32Wb,i8:12Bb,i9:16Bb,h5:5Ww,h6:24Bw,h7:17Wb,h9:10Wb,g3:25Ww,g4:48Ww,g5:45Ww,g6:54Ww,g7:31Bb,g8:11Bb,g9:8Wb,f2:57Bb,f3:38Ww,f4:15Bw,f5:56Bb,f7:59Wb,f8:29Bb,f9:24Wb,e2:2Bb,e3:49Ww,e4:45Bb,e6:49Bb,e7:55Wb,e8:55Bb,e9:14Bb,d1:34Ww,d2:60Ww,d4:60Bb,d5:44Bb,d6:62Bb,d7:38Bb,d8:15Wb,c1:33Ww,c2:54Bw,c3:63Ww,c4:23Bb,c5:1Wb,c6:42Bb,c7:5Bb,b2:31Ww,b3:58Ww,b4:30Ww,a1:1Bw,a4:34Bw,a5:7Ww B 0
goal most points
proof exhaustive
rating 1430
themes quiet suicide
answer P40h4 P6e5 P17b5|P32b1|P32i5|P35a2|P7f6|P8b6

puzzle 146
game dominions
options size=3
position e4:24Bw,d3:57Bw,d4:54Ww,d5:6Bb,c1:17Ww,c2:43Ww,c3:62Ww,c4:30Ww,b1:35Bb,b3:59Ww,b4:7Bb W 0
goal most points
proof exhaustive
rating 1440
themes quiet sacrifice captures-by-liberties
answer P32a1 P5a2 P16e5|P2a3
answer P32a1 P39a2 P21b2 P16e5 P8c5 P25d2 pass P8e3 pass
answer P32a1 P21b2 P39a2 P16e5 P8c5 P25d2 pass P8e3 pass

puzzle 147
game dominions
options size=3
position e4:40Ww,d3:25Bb,d4:48Bw,d5:14Ww,c1:32Wb,c2:47Bb,c3:22Ww,c4:3Bw,b2:12Ww,b3:50Ww,b4:4Bw B 0
goal most points
proof exhaustive
rating 1440
themes quiet captures-by-liberties suicide
answer P1a1 P16d2 P20e5|P6a3
answer P1a1 pass P8e3 P17d2 P20e5|P6a3

puzzle 148
game dominions
options size=4
position g5:4Bb,g6:24Ww,g7:16Wb,f3:49Ww,f4:62Bb,f6:58Ww,f7:14Bb,e2:32Bw,e3:47Ww,e4:62Ww,e5:55Bb,e6:63Bb,e7:28Bb,d2:1Bw,d4:54Ww,d5:39Ww,d6:55Ww,d7:14Ww,c1:50Bb,c2:13Bb,c4:54Bb,c5:4Wb,b1:3Wb,b2:25Ww,b4:30Ww,a2:2Bw,a4:6Bb B 0
goal most points
proof exhaustive
rating 1440
themes quiet captures-by-liberties
answer P34b3 P11c6 P57d3 P21f5 P33a3|P56g4|P58c3|pass
answer P34b3 P33a3 P3c6 P56c3 P21f5 P41d3 pass P1a1 P56g4 pass pass
answer P34b3 P56c3 P21f5 P1b5 P41d3 P11c6 P33a3 pass pass
answer P34b3 pass pass

puzzle 149
game dominions
options size=5
position i5:8Ww,i6:24Ww,i7:40Bw,i8:28Ww,h4:57Bw,h5:37Ww,h6:63Ww,h7:13Bw,h8:58Bb,h9:4Wb,g3:25Bw,g4:10Ww,g5:49Bw,g6:31Ww,g7:1Wb,f2:25Ww,f3:27Ww,f4:56Bw,f5:55Bw,f6:62Ww,f7:61Bb,f8:23Ww,e1:49Ww,e2:47Ww,e3:63Bw,e4:54Ww,e5:31Bw,e6:27Bb,d1:51Bb,d2:61Ww,d3:38Ww,d4:47Bw,d5:55Ww,d6:46Bb,d7:29Bb,c2:62Bb,c3:53Ww,c4:28Bw,c5:59Ww,c6:53Bb,c7:14Wb,b1:3Ww,b2:26Bb,b3:59Bw,b4:39Ww,b5:54Bb,b6:15Bb,a1:33Bb,a2:7Ww,a3:2Ww,a4:32Bb,a5:7Bb W 0
goal most points
proof exhaustive
rating 1440
themes quiet long captures-by-liberties pass
answer P46e8 P24g9 P18f9 P34e7 P26g8 P14e9 pass P1d8 pass
answer P46e8 P34e7 P12g9 P12e9 P58g8 pass pass
answer P46e8 P8g9 P34e7 P12e9 P26g8 pass pass
answer P46e8 P16f9 P6e9 P12g9 P34e7 pass P58g8 pass pass

puzzle 150
game dominions
options size=5
position i6:40Bb,h4:16Bw,h5:17Wb,h6:49Bb,g3:8Bw,g4:42Ww,g5:54Bb,g6:55Bb,g7:46Bb,g8:15Bb,f2:57Ww,f3:13Bw,f5:62Ww,f7:45Ww,f8:44Bw,f9:20Ww,e1:17Bw,e2:43Ww,e3:61Ww,e4:29Bw,e5:59Ww,e6:53Ww,e7:61Bw,e8:60Ww,e9:14Bw,d1:51Ww,d2:45Bw,d3:55Ww,d4:31Ww,d5:42Bw,d6:47Ww,d7:39Bw,d8:15Ww,c1:35Ww,c2:60Bw,c3:31Bw,c4:27Ww,c5:41Ww,c6:4Ww,c7:1Bw,b1:33Bw,b2:63Ww,b3:47Bw,b4:23Bw,b5:56Bw,b6:12Ww,a2:39Ww,a3:36Ww,a4:7Bw,a5:3Ww W 0
goal most points
proof exhaustive
rating 1450
themes quiet suicide
answer P8h9 pass P16h8|P40f4

puzzle 151
game dominions
options size=3
position e3:24Bb,d3:30Ww,d4:17Ww,c2:35Bb,c3:38Bb,c4:6Ww,b1:16Bb,b2:56Ww,b3:44Bb,b4:12Wb,a2:39Bb,a3:5Wb W 0
goal most points
proof exhaustive
rating 1470
themes captures-by-liberties pass
answer P57d2 P12e5 P32e4 P2c5 pass
answer P57d2 P1c1 P28e5 P2d5 pass
answer P57d2 P8e5 P2c5 pass pass
answer P57d2 P28e5 P18d5 P1c1 P32e4 pass pass

puzzle 152
game dominions
options size=3
position e5:16Bw,d3:32Wb,d4:38Bb,d5:14Ww,c2:28Bb,c3:16Ww,c5:12Bb,b1:19Ww,b2:18Wb,b3:59Ww,b4:5Bb,a1:2Bw,a2:3Bb,a3:2Ww W 0
goal most points
proof exhaustive
rating 1470
themes captures-by-liberties pass
answer P49c1 P9d2 P40e3 P41c4 pass
answer P49c1 P8d2 P20e4 P32e3 pass

puzzle 153
game dominions
options size=4
position f3:57Ww,f4:54Ww,f5:63Ww,f6:6Ww,f7:24Bb,e3:30Bb,e5:22Ww,e6:57Bb,d1:33Bb,d2:55Ww,d3:31Ww,d4:56Bb,d5:31Bb,d6:26Ww,d7:8Bw,c1:16Bw,c2:51Bw,c3:23Ww,c4:59Ww,c5:7Ww,c6:11Bw,b1:34Ww,b2:62Ww,b3:55Bb,b5:5Ww,a1:1Bw,a3:35Bb,a4:6Bb W 0
goal most points
proof exhaustive
rating 1470
themes quiet long pass
answer P4g7 P2a2 P43e4 P62b4 P60g6 P48g5 pass
answer P4g7 P43e4 P2a2 P62b4 P60g6 P48g5 pass
answer P4g7 pass pass

puzzle 154
game dominions
options size=4
position g4:56Bb,g6:44Bb,g7:28Ww,f4:50Ww,f5:15Ww,f6:17Bb,e3:62Ww,e4:55Bb,e5:60Wb,e6:39Bb,e7:20Ww,d2:1Bw,d3:34Ww,d4:31Bb,d5:10Wb,d6:8Wb,c1:16Ww,c2:48Bb,c3:45Wb,c4:7Bb,c5:33Bb,c6:5Bb,b2:19Wb,b3:16Bb,b4:32Wb,b5:12Bb,a1:34Bb,a2:38Wb,a3:6Bb W 0
goal most points
proof exhaustive
rating 1470
themes captures-by-liberties
answer P52g5 P25f3 P41e2 P18b1 P1d1|pass
answer P52g5 P32e2 P18b1 P10d7 P17f3 pass pass
answer P52g5 P41e2 P25f3 P18b1 P1d1|pass
answer P52g5 pass pass

puzzle 155
game dominions
options size=3
position e3:16Bw,e4:40Bb,d3:63Ww,d4:37Bb,d5:12Ww,c2:57Ww,c3:30Ww,b1:19Ww,b2:11Bw,b3:59Bb,a1:3Bw,a2:33Ww W 0
goal most points
proof exhaustive
rating 1500
themes quiet sacrifice suicide pass
answer P9c4 P7a3 pass P17c1 pass
answer P9c4 P17c1 P6a3 pass P4b4|pass

puzzle 156
game dominions
options size=3
position e5:20Bb,d3:18Bb,d4:40Ww,d5:22Ww,c2:32Bw,c3:63Ww,c4:4Bw,c5:10Ww,b3:34Ww,b4:13Ww,a3:1Bw B 0
goal most points
proof exhaustive
rating 1500
themes quiet sacrifice long captures-by-liberties
answer P9d2 P36e4 P56e3 pass P29b2 P17c1 P34b1|P50b1
answer P9d2 P56e3 P36e4 pass P29b2 P17c1 P34b1|P50b1

puzzle 157
game dominions
options size=4
position g4:48Ww,g6:52Ww,g7:12Bw,f3:56Bb,f5:22Bb,f6:51Ww,f7:28Ww,e3:22Ww,e4:34Bb,e5:62Wb,e6:39Bb,e7:6Bb,d2:8Ww,d3:26Bb,d4:25Wb,d5:58Bb,d6:12Wb,c1:17Bw,c2:49Wb,c3:23Bb,c4:51Bb,c5:63Bb,c6:4Wb,b1:50Ww,b2:54Bb,b3:54Ww,b4:39Ww B 0
goal most points
proof exhaustive
rating 1540
themes captures-by-liberties
answer P52g5 P33e2 P2a1 P2a2 P14b5|P5a4|pass

puzzle 158
game dominions
options size=4
position g5:48Bw,g6:4Ww,g7:8Ww,f3:33Bb,f5:46Ww,f6:45Bw,f7:20Ww,e3:16Bw,e4:59Ww,e5:29Bw,e6:32Bb,d1:32Wb,d2:22Bb,d3:27Ww,d4:27Bw,d5:10Ww,d6:57Ww,c2:63Ww,c3:23Bw,c4:59Bw,c5:21Ww,b1:51Ww,b2:54Bw,b3:39Ww,b4:30Bw,b5:11Bb,a1:34Ww,a2:38Bw,a3:37Ww,a4:7Ww B 0
goal most points
proof exhaustive
rating 1540
themes quiet sacrifice suicide
answer P52f4 P11c6 P14e7 P16e2 P12d7|pass
answer P52f4 P14e7 P4d7 P16e2 pass
answer P52f4 P30e7 P6d7 P16e2 pass
answer P52f4 pass pass

puzzle 159
game dominions
options size=5
position i5:32Wb,i6:36Bb,i7:60Bb,i9:16Bb,h4:40Wb,h5:28Wb,h6:57Bb,h7:55Ww,h8:60Ww,g3:33Bb,g4:29Bb,g5:59Wb,g6:62Bb,g7:55Bb,g8:22Ww,f3:61Bb,f4:63Bb,f5:23Bb,f6:58Bb,f7:30Wb,f8:27Ww,f9:24Ww,e2:25Bb,e3:35Wb,e4:22Bb,e5:51Wb,e6:31Bb,e7:59Bb,e8:63Ww,e9:14Bw,d1:49Bb,d2:38Wb,d3:20Bb,d4:26Wb,d5:51Bb,d6:31Wb,d8:15Ww,c1:50Bb,c2:44Wb,c3:47Bb,c4:30Bb,c5:3Wb,c6:27Bb,c7:11Ww,b1:19Bb,b2:33Ww,b3:61Ww,b4:46Ww,b5:45Ww,b6:7Ww,a1:2Wb B 0
goal most points
proof exhaustive
rating 1540
themes quiet suicide
answer P10g9 P12i8 P1a2 pass P37a4|P3a3|P5a4
answer P10g9 P1a2 P12i8 pass P37a4|P3a3|P5a4

puzzle 160
game dominions
options size=5
position i5:48Ww,i7:56Bb,i8:60Ww,i9:28Ww,h4:32Bw,h5:6Bw,h6:57Ww,h8:27Bw,g3:24Ww,g5:49Bb,g6:47Bb,g7:31Ww,g8:59Ww,f2:1Bw,f3:10Ww,f4:56Ww,f5:63Ww,f8:30Bb,f9:16Bw,e2:33Bw,e3:61Ww,e4:55Bw,e5:62Bw,e6:45Ww,e7:29Ww,e8:34Bb,e9:14Ww,d1:2Bb,d3:58Ww,d4:47Ww,d5:55Ww,d6:37Bw,d7:62Ww,d8:13Ww,c2:43Ww,c3:7Bw,c4:24Bb,c5:50Ww,c6:53Bw,c7:15Ww,b1:51Ww,b2:44Bb,b3:29Bb,b4:58Bb,b5:14Bb,b6:3Ww,a2:5Bb,a4:35Bb W 0
goal most points
proof exhaustive
rating 1540
themes quiet
answer P17d2 P4g9 P16c1|P35a1|P37f6|P4a5
answer P17d2 P26h9 P4a5 pass P16c1|P35a1|P37f6|P6g9

puzzle 161
game dominions
options size=5
position i5:56Bw,i6:60Bw,i7:52Ww,i8:4Bw,i9:24Ww,h4:1Ww,h5:27Ww,h6:10Ww,h7:58Bw,h8:61Ww,g3:32Ww,g4:53Bw,g5:63Ww,g6:61Bw,g7:31Ww,g8:51Bb,g9:22Ww,f2:56Ww,f3:60Ww,f4:47Bw,f5:7Bw,f6:59Ww,f8:62Bb,e1:33Ww,e2:15Bb,e3:43Ww,e4:28Bw,e5:41Ww,e6:30Bb,e7:49Bb,e8:15Ww,e9:8Bb,d2:45Bb,d3:45Ww,d4:47Ww,d6:46Ww,d7:31Bb,d8:9Wb,c1:49Ww,c2:21Ww,c3:57Bb,c5:63Bb,c6:29Bb,c7:11Bb,b2:59Bb,b3:23Ww,b4:27Bb,b5:19Ww,a2:6Bb,a3:3Ww,a4:2Bb B 0
goal most points
proof exhaustive
rating 1540
themes long captures-by-liberties pass
answer P14f9 P38f7 P3a5 P11b6 pass P18b1 P35a1 P53d5 pass P30h9 pass
answer P14f9 P2a5 P38f7 P18b1 P35a1 P53d5 pass P30h9 pass
answer P14f9 P35a1 P18b1 P38f7 P3a5 P11b6 pass P53d5 pass P30h9 pass

puzzle 162
game dominions
options size=4
position f4:27Bb,f5:40Bb,f6:55Bb,e2:8Ww,e3:43Bb,e4:15Ww,e5:48Bw,e6:23Ww,e7:24Ww,d2:61Ww,d3:5Ww,d4:56Bw,d5:54Ww,d6:47Bw,d7:6Ww,c1:33Ww,c2:54Bw,c3:45Ww,c4:62Ww,c5:31Bw,b2:43Ww,b4:63Ww,b5:6Bw,a2:4Bb,a3:35Bb B 0
goal most points
proof exhaustive
rating 1550
themes quiet
answer P53b3
answer P53b3 P16f3 P33a1 P28g7 P14f7 P44g5 P52g6 P48g4 pass
answer P53b3 P44g5 P20g6 P12f7 P16f3|P17f3|P33a1|pass
answer P53b3 P48g4 P12g5 P12g7 P16f3|P33a1|pass

puzzle 163
game dominions
options size=3
position e4:8Bb,d3:49Wb,d4:52Bb,d5:28Ww,c2:46Bb,c3:14Bb,c4:59Bb,c5:14Ww,b1:17Ww,b2:57Bb,b3:29Ww,a2:7Ww W 0
goal most points
proof exhaustive
rating 1580
themes quiet sacrifice
answer P25d2 P11b4 P33c1|P35a1|P3a3

puzzle 164
game dominions
options size=3
position e3:16Wb,e4:40Ww,d3:35Bb,d4:53Bb,d5:4Wb,c2:16Bw,c3:32Bw,c4:38Ww,b2:50Ww,b3:60Ww,b4:12Bb,a3:7Bb B 1
goal most points
proof exhaustive
rating 1590
themes captures-by-liberties
answer P4c5 P8d2 P17c1|P34a1|P39a2
answer P4c5 P39a2 P34a1 P17c1 P8d2 pass pass
answer P4c5 pass P1c1 P39a2 P34a1 pass pass

puzzle 165
game dominions
options size=3
position e4:12Bb,d3:3Ww,d4:16Wb,c2:56Bb,c3:44Ww,c4:23Bb,c5:8Wb,b1:51Bb,b2:63Ww,b4:15Bb,a3:7Ww B 0
goal most points
proof exhaustive
rating 1590
themes quiet suicide
answer P1d2 P35a1 P38a2|P39a2|P52b3|P60b3

puzzle 166
game dominions
options size=5
position i5:40Ww,i7:56Bb,i8:4Wb,i9:24Wb,h4:57Bb,h5:61Bb,h6:47Bb,h7:38Bb,h8:29Bb,h9:18Wb,g3:41Bb,g4:31Ww,g5:19Ww,g6:24Bw,g7:41Ww,g8:54Bb,g9:30Bb,f2:1Bb,f3:17Ww,f4:50Bw,f5:47Ww,f6:31Bw,f7:32Bw,f8:55Ww,f9:6Ww,e1:32Ww,e2:36Bw,e3:14Ww,e4:35Ww,e5:29Ww,e6:34Ww,e7:4Bw,d1:48Ww,d2:13Ww,d3:8Wb,d5:10Bb,d7:21Bb,d8:9Ww,c1:3Bw,c2:33Bb,c3:60Bb,c4:55Bb,c5:61Ww,c6:22Ww,b2:57Ww,b3:62Ww,b4:23Bb,b5:42Bw,b6:7Ww,a2:39Bb,a4:39Ww B 0
goal most points
proof exhaustive
rating 1590
themes quiet
answer P16b1 P12e9 P11c7|P28i6|pass
answer P16b1 P11c7 P28i6 P10e8 P8e9|pass
answer P16b1 P28i6 P11c7 P10e8 P8e9|pass
answer P16b1 pass pass

puzzle 167
game dominions
position q11:4Ww,q12:8Bb,p9:6Ww,p10:40Bb,p14:40Wb,p15:12Bb,o10:28Ww,o11:42Bb,o12:20Wb,o13:9Bb,n7:63Ww,n8:44Ww,n9:5Ww,n10:27Bb,n12:35Bb,n13:36Ww,m6:31Ww,m7:19Bw,m9:37Bb,m10:23Ww,m11:24Bb,m12:56Bb,l5:7Bb,l6:18Ww,l7:58Ww,l11:11Bb,l12:11Ww,k5:52Ww,k7:22Ww,k8:18Bb,k9:1Ww,k10:49Bb,k11:53Ww,j3:42Ww,j4:46Ww,j5:7Ww,j6:58Bb,j7:54Bb,j8:6Bb,j9:8Ww,j12:38Ww,j13:44Bb,j14:29Ww,i3:13Ww,i4:48Bb,i5:5Bb,i6:10Bb,i7:50Ww,i9:41Bb,i11:34Ww,i12:45Bb,h1:32Bw,h2:15Ww,h3:48Ww,h4:54Ww,h5:61Bb,h7:30Ww,h11:25Ww,h13:28Bb,g1:49Ww,g2:52Bw,g3:14Ww,g4:59Bb,g5:15Bb,g6:41Ww,g7:62Bb,g8:60Ww,g9:62Ww,g10:29Bw,g12:9Ww,g14:32Ww,f1:50Bb,f2:47Ww,f3:53Bb,f5:45Ww,f6:61Ww,f7:47Bb,f8:23Bb,f9:59Ww,f10:46Bw,f11:21Ww,f12:33Bb,f13:38Bb,e1:51Bb,e2:60Bb,e3:55Bb,e4:13Bb,e5:57Bb,e6:31Bb,e7:16Bb,e9:43Ww,d2:26Ww,d3:3Bb,d4:25Bb,d6:26Bb,d7:10Wb,d8:33Ww,d9:21Bb,d10:17Ww,c1:51Ww,c2:22Bw,c3:57Ww,c4:30Bb,c5:27Ww,c6:43Bb,c7:20Bb,c9:2Bb,c10:19Ww,b2:55Ww,b3:63Bb,b5:35Ww,b6:12Ww,b7:34Bb,b8:14Bb,b9:24Ww,a2:39Ww,a3:39Bb,a4:36Bb,a7:37Ww,a9:3Ww W 0
goal most points
proof exhaustive
rating 1600
themes quiet
answer P56o15
answer P56o15 pass pass

puzzle 168
game dominions
options size=4
position g5:60Bb,f3:32Bw,f4:45Ww,f5:62Ww,f6:7Bb,e2:24Bb,e4:41Bb,e5:30Ww,e6:1Ww,d2:35Ww,d3:47Bb,d5:18Bw,d6:9Bb,d7:8Ww,c2:9Ww,c3:48Wb,c4:54Bb,c5:23Ww,b2:16Bb,b3:18Wb,b4:26Bb,b5:3Ww,a1:2Bb,a2:34Bb,a3:39Wb,a4:6Wb W 0
goal most points
proof exhaustive
rating 1610
themes quiet sacrifice suicide
answer P25e3 P19b1 P16c1 P10f7 P20g6|P21d4|P24g7|P28g7|P52g6
answer P25e3 P21d4 P10e7 P19b1 P16c1 P20g6 P24g7|P26f7|P32g4
answer P25e3 P8e7 P20g6 P10f7 P21d4 P19b1 P16c1 pass P24g7|P32g4

puzzle 169
game dominions
options size=5
position i5:24Bw,i8:52Bb,i9:20Ww,h4:57Ww,h5:47Ww,h6:36Bw,h7:30Ww,h8:58Bb,g3:57Bb,g4:63Bb,g5:60Wb,g6:45Bb,g7:39Bb,g8:39Ww,g9:28Bw,f3:15Ww,f4:3Bb,f5:27Bb,f6:16Bw,f7:56Ww,f8:5Ww,f9:18Ww,e2:55Bb,e3:28Ww,e4:1Wb,e5:42Bb,e6:63Ww,e7:22Bw,e8:16Ww,d2:31Ww,d4:17Bb,d5:33Ww,d6:30Bw,d7:58Ww,d8:14Bw,c2:50Ww,c3:6Ww,c4:34Ww,c5:13Ww,c6:51Ww,c7:7Bw,b1:34Bb,b2:62Bb,b3:4Bb,b4:1Bw,b5:48Bb,a2:2Wb,a4:4Ww W 0
goal most points
proof exhaustive
rating 1620
themes quiet suicide
answer P32e1 P6b6 P19c1 P49f2 P48i7|P52i7
answer P32e1 P19c1 P3a5 P49f2 P52i7 P18d3 P14h9 P2e9 P48d1 P40i6 pass

puzzle 170
game dominions
options size=3
position d2:9Ww,d3:8Wb,d5:30Ww,c2:49Wb,c3:4Bb,c4:43Bb,c5:14Bb,b1:16Ww,b2:42Bb,b3:13Wb,a2:5Bb,a3:1Bb W 0
goal most points
proof exhaustive
rating 1640
themes quiet suicide
answer P52e4 P28e5 P35a1|P40e3

puzzle 171
game dominions
options size=5
position i5:16Bb,i7:40Ww,i9:8Bb,h4:8Wb,h5:26Wb,h6:11Bb,h7:40Bb,h8:63Bb,h9:20Wb,g3:33Bb,g4:45Wb,g5:31Bb,g6:41Ww,g7:53Ww,g9:10Bb,f3:61Bb,f4:13Bb,f5:51Ww,f6:44Bw,f7:39Ww,f9:12Ww,e1:33Ww,e2:55Bb,e3:55Ww,e5:59Ww,e6:60Ww,e7:29Ww,e8:57Ww,d1:48Ww,d2:14Bb,d3:2Bw,d4:59Bb,d5:47Ww,d7:23Bb,c2:28Bb,c3:49Bb,c5:48Bw,c6:62Ww,c7:6Bb,b1:1Wb,b2:58Wb,b3:30Bb,b4:32Ww,b5:23Ww,b6:10Ww,a1:1Bb,a2:35Bb,a3:6Wb,a5:3Bw W 0
goal most points
proof exhaustive
rating 1640
themes quiet sacrifice
answer P7c4 P56f2 P14g8|P16i6|P30g8|pass
answer P7c4 P20i8 P56f2 P12e9 P14g8|P16i6|P30g8
answer P7c4 pass pass

puzzle 172
game dominions
options size=5
position i5:56Ww,i6:20Ww,i7:56Bw,i8:52Ww,h4:9Bw,h5:58Bb,h6:23Ww,h7:50Ww,h8:62Ww,h9:22Ww,g3:41Ww,g5:38Ww,g7:59Ww,g8:14Bw,g9:10Bw,f2:57Ww,f3:61Bb,f4:54Bb,f5:21Bb,f6:35Ww,f7:15Bw,f8:49Ww,e1:17Ww,e2:59Bb,e3:46Bb,e5:30Bb,e6:9Ww,e8:55Bb,d1:51Ww,d2:55Ww,d3:12Bw,d4:17Bb,d5:43Ww,d6:61Ww,c1:50Bb,c2:63Ww,c3:60Bb,c4:47Ww,c5:5Bw,c6:27Ww,b1:51Bb,b2:31Bb,b3:27Bb,b4:24Ww,b5:57Bb,b6:15Ww,a2:39Ww,a3:39Bb,a5:7Bb B 0
goal most points
proof exhaustive
rating 1640
themes quiet suicide
answer P62d7 P10c7 P28f9 P14e9 P20i9|P35a1|P38e4
answer P62d7 P28f9 P11c7 P14e9 P20i9|P35a1|P38e4

puzzle 173
game dominions
options size=4
position g4:16Bw,g6:24Wb,f4:51Ww,f5:23Bb,f6:27Bb,e3:56Bw,e4:46Ww,e5:55Bb,e6:15Ww,e7:10Ww,d1:17Ww,d2:33Bw,d3:7Ww,d5:59Bb,d6:5Ww,c1:50Ww,c2:4Bw,c3:17Bb,c4:3Bb,c5:10Bb,b2:4Ww,b3:50Bb,b4:45Ww,b5:12Ww,a1:2Ww,a2:32Wb,a3:39Bb B 0
goal most points
proof exhaustive
rating 1650
themes captures-by-liberties suicide
answer P26f7 P1c6 P8e2 pass P24g5|P5a4
answer P26f7 P9e2 P1c6 P8f3 P24g5|P5a4
answer P26f7 P8d7 P9e2 pass P24g5|P5a4

puzzle 174
game dominions
options size=3
position e4:60Ww,e5:4Ww,d3:35Bb,d4:62Bb,c1:33Bb,c2:46Ww,c3:45Bb,c4:63Ww,b2:61Bb,b4:15Bb,a2:39Ww,a3:7Ww W 0
goal most points
proof exhaustive
rating 1660
themes quiet sacrifice long captures-by-liberties pass
answer P49b1 P56e3 P25d2 P28d5 P14c5 pass P61b3 pass pass
answer P49b1 P24d2 P28d5 P14c5 P48e3 pass P61b3 pass pass
answer P49b1 P25d2 P56e3 P28d5 P14c5 pass P61b3 pass pass

puzzle 175
game dominions
options size=4
position g4:56Bw,g5:36Ww,g6:52Bb,f3:1Ww,f4:58Ww,f5:12Bw,f6:27Bb,f7:18Ww,e2:24Ww,e3:57Ww,e4:23Bw,e6:10Bb,e7:26Ww,d1:1Bw,d2:3Bw,d4:2Ww,d5:33Ww,d6:13Ww,c2:4Ww,c3:24Bw,c4:8Ww,b1:48Bw,b2:21Ww,b3:19Bw,a1:2Bw,a3:38Ww,a4:4Bw B 0
goal most points
proof exhaustive
rating 1660
themes quiet
answer P28g7 pass P13c6|P41c5|P57c5|P5b5|P7b5|P9c6

puzzle 176
game dominions
options size=5
position i6:32Ww,i7:60Ww,i8:28Bb,i9:24Bw,h4:8Bw,h5:16Bb,h6:17Bw,h8:63Ww,h9:22Ww,g3:41Ww,g4:36Bb,g5:30Bb,g6:59Ww,g7:55Bb,g8:62Bb,g9:30Ww,f3:56Bb,f4:13Bb,f5:43Ww,f6:46Ww,f7:55Ww,f8:31Ww,f9:26Ww,e1:32Bb,e2:37Bb,e3:31Bb,e4:9Bb,e5:25Bw,e7:43Bw,e8:39Bw,e9:14Ww,d1:48Bw,d2:53Ww,d4:61Ww,d5:38Ww,d6:47Ww,c1:50Ww,c2:38Bw,c3:21Ww,c5:1Bw,b1:34Ww,b2:60Bw,b3:62Ww,b4:20Bw,b6:2Bb,a1:1Ww,a2:3Ww,a3:34Bw,a4:39Ww,a5:4Bw W 0
goal most points
proof exhaustive
rating 1660
themes quiet sacrifice captures-by-liberties
answer P2c7 P52d7 P5d8 pass P24c6|P9b5
answer P2c7 P5d8 P52d7 pass P24c6|P9b5

puzzle 177
game dominions
position p8:33Bb,p11:20Ww,o7:24Ww,o9:12Bb,o11:38Ww,o12:5Ww,n7:59Ww,n8:23Ww,n9:40Bb,n10:36Bb,n13:24Bb,m5:8Bb,m6:9Ww,m7:42Ww,m10:17Ww,m11:18Bb,m13:10Bb,l7:45Bb,l8:13Ww,l10:26Ww,l12:25Bb,l13:9Bb,k3:41Ww,k4:21Ww,k6:49Ww,k8:4Ww,k9:57Bb,k11:37Bb,k12:7Bb,j3:28Bb,j4:18Ww,j5:48Bw,j6:55Ww,j7:60Ww,j8:37Ww,j10:14Ww,j12:52Ww,j13:44Bb,i2:19Bb,i3:34Ww,i4:30Ww,i5:2Ww,i6:51Bb,i7:46Bb,i8:52Bb,i9:5Bb,i10:41Bb,i11:22Bb,h1:32Ww,h2:46Ww,h3:61Bw,h4:14Bw,h5:16Bw,h7:56Ww,h8:38Bb,h10:12Ww,h11:2Bb,h12:50Bb,h13:20Bb,g2:1Ww,g3:43Ww,g4:28Ww,g5:50Ww,g6:31Ww,g7:26Bw,g8:17Bb,g9:43Bb,g11:44Ww,f1:48Ww,f2:61Ww,f3:13Bb,f4:58Bw,f5:31Bw,f6:27Bw,f7:10Ww,f8:19Ww,f10:59Bb,f12:11Ww,e1:35Bb,e2:63Bb,e3:45Ww,e4:63Ww,e5:7Ww,e6:11Bw,e7:40Ww,e8:62Bw,e9:29Ww,e11:23Bb,e12:25Ww,d2:35Ww,d3:53Ww,d4:54Ww,d5:53Bw,d6:29Bw,d7:57Ww,d8:39Bw,d9:62Ww,d10:22Ww,d12:15Bb,c1:32Bw,c2:60Bw,c3:30Bw,c5:51Ww,c6:47Ww,c8:49Bw,c9:54Bw,c10:39Ww,b1:33Ww,b2:55Bw,b3:15Ww,b4:56Bb,b5:47Bb,b6:21Bb,b7:16Ww,b8:58Ww,b9:6Ww,b10:1Bb,a2:3Ww,a6:34Bb,a8:6Bb W 0
goal most points
proof exhaustive
rating 1660
themes quiet suicide
answer P8q9 P42g13 P27l14|P27m14|P27p13|P36p9

puzzle 178
game dominions
options size=3
position d2:48Bb,d3:38Bb,d4:61Ww,d5:6Bb,c2:26Wb,c4:62Ww,c5:12Ww,b1:17Bb,b2:58Bb,a2:3Ww W 0
goal most points
proof exhaustive
rating 1670
themes quiet sacrifice long captures-by-liberties pass
answer P36e4 P31b3 P49c3 P11b4 P28e5 pass pass

puzzle 179
game dominions
options size=3
position e5:12Ww,d3:25Bb,d4:27Ww,d5:24Bb,c2:55Ww,c4:7Ww,b2:51Ww,b3:30Bb,a1:34Bb,a2:39Bb W 0
goal most points
proof exhaustive
rating 1670
themes quiet long captures-by-liberties suicide
answer P6a3 P32c1 P16b1 P10c5 P1b4 P60e4 P32e3|pass
answer P6a3 P48c1 P18b1 P10c5 P1b4 P60e4 P32e3|pass
answer P6a3 P16d2 P60e4 P18b1 P10c5|P2c5|P63c3
answer P6a3 P16b1 P33c1 P10c5 P1b4|P32e3|P40e3|P8e3

puzzle 180
game dominions
options size=4
position g4:56Ww,g5:44Ww,g6:60Ww,f3:57Ww,f4:55Bw,f5:61Ww,f6:30Bw,e2:57Bb,e4:63Ww,e5:55Ww,e6:39Ww,d1:17Bb,d2:10Bb,d4:26Bb,d5:18Ww,d6:41Bb,c2:24Ww,c3:19Bb,c4:42Bb,c5:63Bb,b1:1Ww,b2:58Ww,b3:47Ww,b4:45Bb,a2:3Bw,a3:33Wb,a4:4Bb B 0
goal most points
proof exhaustive
rating 1700
themes quiet captures-by-liberties
answer P14e7 P38e3 P1a1|P20g7
answer P14e7 P12c6 P54e3 P7b5 P1a1|P20g7
answer P14e7 P17d3 P38e3 P3c1 P1a1|P20g7

puzzle 181
game dominions
options size=4
position g5:24Ww,g6:56Bb,f4:17Bw,f6:54Bb,f7:14Ww,e2:48Ww,e3:36Ww,e4:38Bw,e5:62Ww,e6:63Bb,d2:50Bb,d3:52Ww,d4:29Ww,d5:51Bb,d6:54Wb,d7:4Bb,c1:16Bw,c3:39Bb,c5:22Ww,c6:10Bb,b1:50Ww,b2:4Ww,b3:8Bw,b4:32Ww,a1:34Bw,a2:37Ww W 0
goal most points
proof exhaustive
rating 1700
themes quiet sacrifice captures-by-liberties
answer P15b5 P20g7 P34c2|P38c4
answer P15b5 P1f3 P20g7 P5a4 P34c2|P38c4

puzzle 182
game dominions
options size=4
position g5:60Bb,f4:19Ww,f6:63Bb,e2:56Ww,e3:60Ww,e4:7Ww,e5:9Bb,e6:58Wb,e7:20Wb,d2:31Bb,d3:34Bw,d4:45Ww,d5:61Bb,d6:46Bb,d7:14Bb,c2:26Ww,c3:41Ww,c4:53Bb,c5:63Ww,c6:13Bb,b2:27Ww,b3:24Bw,b4:43Ww,b5:15Bb,a1:1Ww,a2:35Bw,a3:39Ww B 0
goal most points
proof exhaustive
rating 1700
themes quiet suicide
answer P56g4 P28g6 P8g7 P17c1 P33d1|P3b1|P43f5|P5a4

puzzle 183
game dominions
options size=5
position i5:56Bb,i6:36Bb,i7:28Ww,i8:8Bw,h4:57Bb,h5:46Wb,h6:29Bb,h7:43Ww,h8:21Ww,g4:59Bb,g7:60Bb,g9:20Bb,f2:57Ww,f3:63Ww,f4:22Ww,f5:42Bb,f6:13Bb,f7:59Ww,f8:54Ww,f9:30Ww,e2:11Bw,e4:39Bb,e5:61Ww,e6:45Bw,e7:62Ww,e8:23Bw,d1:19Ww,d2:24Ww,d3:58Ww,d4:61Bw,d5:31Bw,d6:33Ww,d7:22Bw,d8:2Ww,c1:51Bw,c2:63Bw,c3:55Ww,c4:31Ww,c5:58Bw,c6:60Ww,c7:14Ww,b1:51Ww,b2:62Bw,b3:47Bw,b4:47Ww,b5:55Bw,b6:15Bw,a1:35Bw,a2:39Ww,a3:37Bw,a4:36Ww,a5:7Ww B 0
goal most points
proof exhaustive
rating 1700
themes quiet suicide
answer P10h9 P25g3 P17e1|P24i9|P2e9|P50e3|P53g5

puzzle 184
game dominions
options size=5
position i6:20Bb,i7:56Wb,i8:60Bb,i9:12Bb,h4:16Bw,h5:50Bb,h6:23Bb,h7:51Wb,h8:63Wb,h9:4Bb,g3:56Bb,g4:22Ww,g5:26Ww,g7:47Bb,g8:54Bb,f2:33Wb,f3:62Bb,f4:15Ww,f5:42Ww,f6:61Ww,f7:60Ww,f8:46Ww,e3:63Bb,e4:45Bb,e5:53Bb,e6:31Ww,e7:43Ww,e8:36Bw,e9:14Ww,d1:51Bb,d2:53Ww,d4:48Wb,d5:31Bb,d6:27Bb,d7:16Ww,c2:55Bb,c3:22Bb,c4:35Bb,c6:6Ww,b1:50Ww,b2:30Ww,b4:17Ww,b5:10Bb,a3:32Bw,a4:39Ww,a5:4Ww W 0
goal most points
proof exhaustive
rating 1700
themes quiet suicide
answer P11c7 P1b6 P34g6|P41e2|P9d8
answer P11c7 P48i5 P45e2 P1b6 P10b3|P20g9|P2b3|P34g6|P9d8

puzzle 185
game dominions
options size=4
position g4:56Bb,g6:48Ww,f3:49Ww,f4:63Ww,f5:6Bb,f6:59Ww,f7:30Ww,e2:24Bb,e3:59Bb,e4:46Ww,e5:5Ww,e7:18Bb,d2:7Bb,d3:27Ww,d4:8Bw,d5:40Bw,d6:20Ww,c2:25Bb,c3:3Bw,c4:1Bw,c5:8Wb,c6:11Ww,b2:14Bb,b3:16Ww,b4:9Bb,a2:36Ww,a4:1Ww B 0
goal most points
proof exhaustive
rating 1710
themes quiet suicide
answer P10d7 P51b1 P16c1|P35a1
answer P10d7 P35a1 P51b1 P28g5 P28g7|pass
answer P10d7 P35b1 P28g5 P18c1 P33a1 P7a3 pass P9b5 pass
answer P10d7 P2c1 P35a1 P28g5 P28g7|pass

puzzle 186
game dominions
options size=5
position i5:8Bw,i6:8Ww,i7:16Bw,h4:41Ww,h5:13Bw,h6:40Bw,h7:31Ww,g3:41Bw,g4:29Ww,g5:17Bw,g6:57Bw,g7:38Ww,g8:20Ww,g9:24Ww,f2:9Ww,f3:1Bw,f4:26Bw,f5:19Ww,f6:42Ww,f7:60Bw,f8:47Bw,f9:6Ww,e2:16Wb,e3:25Ww,e4:50Ww,e5:63Ww,e6:13Ww,e7:27Ww,e8:56Bb,d2:39Bb,d3:6Bb,d4:43Bb,d5:31Bb,d6:25Bb,d7:59Bb,d8:15Ww,c2:56Ww,c3:61Bb,c4:53Ww,c5:7Bb,c6:3Wb,b2:63Bb,b3:62Bb,b4:62Ww,b5:44Bw,b6:4Ww,a1:33Bb,a2:39Ww,a4:7Ww B 0
goal most points
proof exhaustive
rating 1710
themes quiet
answer P18c1 P35b1 P12e9 P48d1 P34h8|P3c7
answer P18c1 P48d1 P35b1 P12e9 P34h8|P3c7
answer P18c1 P12e9 P50d1 P35b1 P34h8|P3c7

puzzle 187
game dominions
options size=3
position e4:8Wb,d2:49Bb,d3:47Bb,d4:61Ww,c2:43Bb,c4:50Bb,b1:33Ww,b2:45Ww,b3:46Ww,b4:15Bb W 0
goal most points
proof exhaustive
rating 1720
themes quiet suicide
answer P1a3 P22d5 P24e3|P29c3
answer P1a3 P29c3 P5a2 P22d5 P14c5|P24e3

puzzle 188
game dominions
options size=4
position g5:8Ww,g6:24Ww,f4:25Bw,f5:49Bw,f6:14Bw,e3:23Ww,e4:2Bw,e5:11Ww,e6:16Bb,e7:26Ww,d1:32Ww,d2:36Bw,d3:62Bw,d4:61Ww,d5:20Bw,d6:59Bb,d7:6Ww,c2:57Ww,c3:55Ww,c4:46Ww,c5:47Ww,b1:17Bb,b2:18Ww,b3:59Ww,b4:13Bw,a2:35Bw,a3:7Bw B 0
goal most points
proof exhaustive
rating 1730
themes quiet sacrifice long captures-by-liberties suicide pass
answer P6c6 P2a1 P33e2 P25f3 P8g4 pass P1a4 pass P18f7 pass pass

puzzle 189
game dominions
options size=4
position g5:60Bb,g6:60Wb,g7:28Wb,f3:41Ww,f4:47Ww,f5:39Bb,f6:31Bb,f7:26Wb,e2:57Bb,e3:61Bb,e4:12Wb,e5:49Wb,e6:31Wb,e7:18Bb,d1:1Wb,d2:19Wb,d3:59Bb,d4:44Wb,d5:47Bb,d6:62Wb,d7:14Bb,c1:32Bb,c2:39Wb,c3:63Bb,c4:45Bb,c5:53Bb,c6:15Bb,b2:37Ww,b3:63Ww,b4:52Bb,b5:15Ww,a3:2Bw W 0
goal most points
proof exhaustive
rating 1750
themes quiet captures-by-liberties pass
answer P48b1 P34a1 P56g4 P3a4 pass
answer P48b1 P56g4 P3a4 P34a1 pass

puzzle 190
game dominions
options size=5
position i6:52Bb,i8:24Ww,i9:16Bb,h4:25Bb,h5:26Ww,h6:11Bb,h7:19Ww,h8:42Bb,h9:14Wb,g4:47Ww,g5:31Ww,g6:32Wb,g7:31Bb,g8:49Bb,f2:41Ww,f3:53Bw,f4:45Bw,f5:30Bw,f6:33Ww,f7:54Ww,f8:47Bb,f9:6Ww,e1:49Ww,e2:60Ww,e3:63Ww,e4:5Ww,e5:50Ww,e6:28Bw,e7:11Ww,e8:56Ww,d1:35Bb,d2:39Bb,d3:22Bb,d4:24Bb,d5:3Bw,d6:51Ww,d7:61Ww,c3:27Wb,c4:2Wb,c6:35Ww,c7:15Bb,b2:61Bb,b3:38Bb,b4:21Bb,b5:56Bb,a1:33Bb,a2:38Wb,a3:36Bb,a4:39Wb,a5:6Bb W 0
goal most points
proof exhaustive
rating 1750
themes quiet captures-by-liberties
answer P15d8 P8c5 P28g9|P8c2

puzzle 191
game dominions
options size=3
position d2:24Ww,d3:43Ww,d4:39Bb,c2:31Bb,c3:8Ww,c4:24Bw,c5:8Bw,b2:27Ww,b3:41Bw,b4:15Ww,a2:7Ww B 0
goal most points
proof exhaustive
rating 1760
themes quiet
answer P28e4 P1b1 P4d5|P6d5

puzzle 192
game dominions
options size=4
position f4:33Bb,f5:55Bb,f6:62Bb,f7:30Bb,e2:41Ww,e3:60Bw,e4:12Ww,e5:59Bb,e6:63Ww,e7:30Ww,d1:49Ww,d2:61Ww,d3:31Ww,d4:41Bb,d6:63Bb,d7:14Ww,c1:51Bb,c3:47Ww,c5:55Ww,c6:15Ww,b1:51Ww,b2:47Bb,b3:61Bb,b4:62Ww,a3:39Bb B 0
goal most points
proof exhaustive
rating 1770
themes quiet suicide
answer P7a4 P3a1 P8f3 P24g5 P15b5|pass
answer P7a4 P20g7 P56g6 P3a1 P8f3 P24g5 P15b5|pass
answer P7a4 P28g6 P56g5 P35a1 P37a2 P8g4 P9f3 P60c4 P15b5 P16g7 pass
answer P7a4 P32g4 P28g5 P35a1 P37a2 P8f3 P15b5|pass

puzzle 193
game dominions
options size=4
position g4:24Bb,g5:32Ww,g7:28Bb,f4:10Wb,f5:56Bw,f6:15Ww,f7:18Ww,e2:25Ww,e3:9Bb,e4:33Ww,e5:39Ww,e6:36Bw,e7:6Ww,d2:63Ww,d3:52Bb,d4:20Bb,d5:48Wb,d6:52Wb,d7:12Bb,c2:54Ww,c3:62Bb,c4:62Wb,c5:46Bb,c6:15Bb,b2:51Ww,b3:63Bb,b4:55Bb,b5:13Ww,a1:2Bb,a2:35Ww,a3:38Bb B 0
goal most points
proof exhaustive
rating 1770
themes long captures-by-liberties suicide pass
answer P7a4 pass P49d1 pass P51c1 pass pass

puzzle 194
game dominions
options size=4
position g4:24Bb,g5:56Bb,f3:41Bb,f4:31Wb,f5:58Wb,f6:55Bb,f7:20Wb,e2:57Bb,e3:5Wb,e4:59Bb,e5:22Wb,e7:14Bb,d2:42Wb,d3:29Wb,d5:63Bb,d6:63Ww,d7:4Ww,c1:51Bb,c2:53Bb,c3:31Bb,c4:9Bb,c5:43Ww,b2:3Wb,b3:51Ww,b4:61Bb,b5:5Bb,a3:7Ww,a4:2Wb W 0
goal most points
proof exhaustive
rating 1770
themes quiet suicide
answer P32a2 P58e6 P17d1|P8g7|pass
answer P32a2 pass pass

puzzle 195
game dominions
options size=5
position i8:16Bb,h5:59Ww,h6:29Ww,h7:58Bb,h8:22Wb,g3:17Ww,g4:9Bw,g5:59Bb,g6:31Ww,g7:10Wb,g8:42Bb,g9:20Wb,f2:48Bb,f3:23Ww,f4:41Ww,f5:47Bb,f6:23Bb,f7:25Wb,f8:56Bb,f9:22Bb,e1:32Bb,e2:14Wb,e4:13Ww,e5:8Bb,e6:27Wb,e7:27Bb,e8:18Wb,d1:49Bb,d2:60Wb,d3:63Bb,d4:21Wb,d5:33Bb,d6:55Bb,d7:38Wb,d8:14Bb,c1:51Wb,c2:31Bb,c3:2Wb,c4:58Wb,c5:4Bb,c6:26Ww,b1:51Bb,b2:54Wb,b3:61Wb,b4:6Bb,b5:57Ww,a2:3Bb,a3:34Bb W 0
goal most points
proof exhaustive
rating 1770
themes quiet suicide
answer P1c7 P7a5 P37a4 P28i7 P40i6|P44i6
answer P1c7 P24i7 P5a4 P12i6 P16i9|P48i5|P56i5
answer P1c7 P44i6 P28i7 P5a4 P3a5 pass P16i9|P48i5|P56i5

puzzle 196
game dominions
options size=5
position i5:16Bb,i6:24Ww,i7:56Ww,i8:4Bw,h5:63Bb,h7:22Ww,g3:17Ww,g4:51Bb,g5:15Ww,g6:48Ww,g7:6Bw,g8:57Ww,g9:14Ww,f2:56Bb,f3:46Bb,f4:15Bb,f6:62Ww,f7:61Ww,f8:47Bb,e2:39Ww,e4:36Ww,e5:53Bw,e6:23Ww,e7:35Ww,e8:5Bb,d1:48Bw,d2:52Bw,d3:44Ww,d5:34Ww,d6:54Ww,d7:60Bb,d8:12Wb,c1:2Ww,c2:27Ww,c3:57Bb,c4:30Bb,c5:24Bb,c6:27Bb,c7:3Wb,b1:1Bw,b2:35Bb,b3:55Ww,b5:47Ww,b6:14Bb,a2:32Bw,a3:6Ww,a4:3Bb B 0
goal most points
proof exhaustive
rating 1810
themes quiet sacrifice suicide
answer P37e3 P1a5 P12f9|P28d4|P2e9|P33e1
answer P37e3 pass pass
answer P37e3 P28f9 P55b4 P1a5 P2e9|P33e1

puzzle 197
game dominions
options size=5
position i5:56Ww,i6:60Ww,i7:44Bb,i8:52Bb,h4:41Ww,h5:63Bw,h6:15Ww,h7:24Bb,h8:34Wb,h9:4Wb,g3:57Bw,g4:45Bw,g5:23Ww,g6:1Wb,g7:42Wb,g8:20Bb,g9:8Bb,f2:57Ww,f3:63Ww,f4:52Ww,f5:46Ww,f6:61Bb,f7:60Bb,f8:31Wb,e2:15Bb,e3:58Ww,e4:31Bw,e5:25Bb,e6:27Ww,e7:3Bb,e8:59Bb,d1:19Bb,d2:49Ww,d3:47Bw,d4:55Ww,d5:55Bb,d6:62Ww,d7:29Bb,c2:59Ww,c4:34Bw,c5:7Ww,c6:51Ww,b1:49Bw,b2:47Ww,b3:62Bb,b5:48Bw,b6:14Ww,a1:35Ww,a2:37Bb,a4:38Ww,a5:7Bw W 0
goal most points
proof exhaustive
rating 1810
themes quiet
answer P39a3 P2c1 P6c7 pass P12e9|P28b4|P28c3|P8f9
answer P39a3 P6c7 P2c1 pass P12e9|P28b4|P28c3|P8f9

puzzle 198
game dominions
options size=4
position g4:24Bb,g5:56Bb,g6:20Wb,f3:25Wb,f4:59Bb,f5:46Wb,f6:15Bb,e2:57Bb,e3:47Bb,e4:23Wb,e5:17Bb,e6:48Wb,e7:30Bb,d1:33Ww,d2:55Ww,d3:28Ww,d4:50Wb,d5:62Bb,d6:39Bb,d7:14Ww,c1:32Bb,c2:31Bb,c3:42Ww,c4:63Bb,c5:30Ww,c6:9Ww,b2:31Ww,b3:49Wb,b4:55Bb,a3:34Bb,a4:7Ww B 0
goal most points
proof exhaustive
rating 1820
themes quiet suicide
answer P2a2 P18f7 P1a1|P33b1|P3a1

puzzle 199
game dominions
options size=4
position g5:60Bb,g6:60Ww,g7:28Ww,f5:55Ww,f6:47Bb,f7:14Bb,e3:63Ww,e4:52Bw,e5:15Ww,e6:49Bb,d1:48Bw,d2:31Ww,d3:58Ww,d4:23Ww,d5:56Ww,d6:63Bb,c1:3Ww,c2:11Bw,c3:10Ww,c4:3Bw,c5:43Bb,b1:49Ww,b2:61Bb,b3:44Bb,b4:45Bb,a1:35Ww,a2:39Ww,a3:37Bb W 0
goal most points
proof exhaustive
rating 1820
themes quiet suicide
answer P48g4 P24f3 P12e7|P43f4|P4d7|P5a4

puzzle 200
game dominions
options size=3
position e3:56Bb,e4:20Bb,d2:1Wb,d4:2Wb,d5:24Ww,c2:60Bb,c3:36Ww,c4:13Bw,b2:54Bb,b3:37Ww W 0
goal most points
proof exhaustive
rating 1830
themes quiet suicide
answer P34a2 P10c5 P32c1|P33b1|P35b1
answer P34a2 P4a3 P4b4 P2c5 P49b1|P51b1
answer P34a2 P5a3 P12b4 P2c5 P49b1|P51b1
answer P34a2 P4b4 P32c1 P2a1 P49b1 pass P4a3 pass pass

puzzle 201
game dominions
options size=4
position g4:32Ww,g5:52Bw,g6:60Ww,f4:20Ww,f5:59Bw,f6:46Bw,f7:30Ww,e3:32Bw,e4:47Ww,e5:23Bw,e7:14Bb,d1:16Bb,d2:2Ww,d3:41Ww,d4:60Bw,d5:15Ww,d6:25Ww,d7:8Ww,c1:50Wb,c2:45Bb,c3:45Ww,c4:7Ww,c5:57Bb,b1:51Bb,b2:21Ww,b3:8Bb,b4:57Ww,a1:34Bb,a3:1Bw,a4:2Bw B 0
goal most points
proof exhaustive
rating 1860
themes captures-by-liberties suicide
answer P15c6 P17e2 P40f3 pass P20g7|P41e6|P7a2

puzzle 202
game dominions
options size=4
position g4:40Bw,g5:12Bw,g7:24Wb,f3:25Bw,f4:57Ww,f5:29Ww,f6:11Bb,f7:10Wb,e2:33Bw,e3:31Ww,e4:27Bw,e5:35Bb,e6:61Bb,d2:37Ww,d3:15Ww,d4:58Ww,d5:53Ww,d6:22Bb,c1:50Ww,c2:21Bw,c4:54Ww,c5:46Bb,b1:50Bw,b2:7Ww,b3:2Bb,b4:27Ww,b5:8Bb,a1:2Ww,a3:1Bw W 0
goal most points
proof exhaustive
rating 1860
themes long captures-by-liberties pass
answer P6c6 P3a4 P20e7 P48d1 pass P57c3 pass P24g6 pass
answer P6c6 P48d1 P3a4 pass P20e7 pass pass

puzzle 203
game dominions
options size=4
position g4:56Ww,g5:20Bw,f3:25Bb,f4:34Ww,f5:55Ww,f6:62Bb,f7:30Bb,e3:18Wb,e4:56Bb,e5:63Ww,e6:47Bb,e7:30Ww,d1:49Bb,d2:14Ww,d3:51Wb,d4:55Bb,d6:61Ww,c1:19Ww,c2:48Bb,c3:54Wb,c4:46Wb,c5:31Bb,c6:10Ww,b1:2Bw,b2:2Wb,b3:11Bb,b4:9Bb B 0
goal most points
proof exhaustive
rating 1860
themes quiet suicide
answer P3b5 P20g7 P32a1 P5a2 P6d7|pass
answer P3b5 P1a2 P24g6 P16g7 P6d7|pass

puzzle 204
game dominions
options size=5
position i5:24Bw,h4:57Ww,h5:54Ww,h6:53Ww,h7:60Ww,h8:29Ww,g3:33Bb,g5:62Ww,g6:55Bw,g7:55Ww,g8:23Bb,f2:16Bw,f3:57Bb,f4:31Bb,f5:42Ww,f6:30Ww,f7:18Ww,f8:35Ww,e2:63Ww,e3:47Ww,e4:63Bb,e5:37Bb,e6:46Bb,e7:46Ww,e8:20Bw,e9:8Bw,d1:49Ww,d2:47Bw,d3:61Ww,d4:62Bb,d5:29Bb,d6:17Ww,d8:11Ww,c1:51Ww,c2:61Bb,c3:15Bb,c4:59Wb,c5:30Bb,c6:58Ww,c7:13Bw,b1:51Bb,b2:31Wb,b3:9Bb,b4:19Bb,b5:43Ww,b6:15Ww,a1:35Bb,a2:39Wb,a3:4Wb,a4:3Bb,a5:1Bw B 0
goal most points
proof exhaustive
rating 1870
themes quiet sacrifice captures-by-liberties
answer P10g9 P24h9 P32e1|P4f9

puzzle 205
game dominions
options size=3
position e3:56Bb,e5:16Wb,d2:57Bb,d3:47Ww,d4:60Ww,d5:30Bb,c2:63Bb,c3:5Ww,c4:3Bb,b1:1Wb,b2:2Wb,b4:13Ww B 0
goal most points
proof exhaustive
rating 1880
themes quiet captures-by-liberties suicide
answer P1a3 P40b3 P12e4|P5a2
answer P1a3 P10c5 P40b3 P32a1 P12e4 P33c1 pass

puzzle 206
game dominions
options size=3
position e4:16Wb,d3:14Bb,d4:42Bb,c1:32Bw,c2:13Ww,c3:41Wb,c4:5Bb,c5:2Ww,b2:45Bb,b4:4Ww,a1:33Wb,a2:36Bb W 0
goal most points
proof exhaustive
rating 1880
themes quiet sacrifice long suicide pass
answer P28d5 P52b3 P6a3 P33b1 P24e3 pass pass
answer P28d5 P6a3 P52b3 P33b1 P24e3 pass pass
answer P28d5 pass pass

puzzle 207
game dominions
options size=3
position e5:8Wb,d2:25Ww,d3:42Bb,d4:31Bb,d5:8Bw,c1:1Bw,c2:51Ww,c3:61Ww,c4:15Ww,b2:31Ww,b3:3Bw,a2:38Bb W 0
goal most points
proof exhaustive
rating 1880
themes quiet suicide
answer P4a3 P33a1 P20e4|P56e3
answer P4a3 P32b1 P1b4 P33a1 P20e4|P56e3

puzzle 208
game dominions
options size=4
position g5:52Bb,g6:20Ww,g7:24Ww,f4:52Ww,f5:22Bb,f6:43Ww,f7:30Bw,e3:50Ww,e4:62Bb,e5:7Bb,e6:57Ww,e7:14Ww,d2:54Ww,d3:47Bb,d4:30Wb,d6:19Bb,d7:8Wb,c2:63Bb,c3:5Wb,c4:43Bb,c5:36Wb,c6:15Bb,b1:51Bb,b2:62Wb,b3:13Wb,b4:8Bb,b5:9Wb,a1:35Wb,a2:39Bb,a3:5Bb,a4:1Bb B 0
goal most points
proof exhaustive
rating 1880
themes quiet captures-by-liberties
answer P49d1 P25e2 P40g4 pass P57f3|P9d5
answer P49d1 P32g4 P48f3 pass P24e2|P9d5
answer P49d1 P40g4 P25e2 pass P57f3|P9d5

puzzle 209
game dominions
options size=5
position i5:16Bb,i6:48Wb,i7:60Bb,i8:52Wb,i9:28Bb,h5:58Wb,h6:63Bb,h7:14Bb,h8:27Bb,g3:41Bb,g4:31Bb,g5:27Wb,g6:11Wb,g7:25Ww,g8:2Wb,g9:16Wb,f2:33Wb,f3:29Bb,f4:11Bb,f5:43Bb,f7:14Ww,f9:30Bb,e2:57Wb,e3:47Bb,e4:5Wb,e6:31Ww,d1:51Bb,d2:23Bb,d3:56Bb,d4:53Ww,d5:45Ww,d6:54Ww,d7:46Bb,c1:50Wb,c2:55Wb,c3:62Bb,c5:28Ww,c6:59Bb,c7:12Ww,b1:18Bb,b2:59Wb,b3:55Bb,b4:7Ww,b5:3Bb,a1:35Bb,a2:38Bb,a3:6Wb,a5:1Ww W 0
goal most points
proof exhaustive
rating 1880
themes quiet suicide
answer P51e8 P40e5 P17e7 P53f6 P24h4|P56f8|pass
answer P51e8 P48f8 P61f6 P6d8 P24h4|P41e5|P63c4

puzzle 210
game dominions
options size=5
position i5:48Bw,i6:28Ww,i7:40Ww,i8:44Ww,i9:20Bb,h4:56Ww,h5:63Ww,h6:39Bw,h7:29Bw,h8:8Ww,g3:25Bw,g4:59Bw,g5:62Bw,g6:61Ww,g7:31Bw,g8:57Bb,g9:20Wb,f2:57Ww,f3:47Ww,f4:23Ww,f5:27Bw,f6:11Bw,f7:43Ww,f8:14Bb,f9:10Bb,e1:49Bb,e2:47Bb,e3:60Ww,e4:15Ww,e5:59Ww,e6:61Bw,e7:29Ww,d1:19Bb,d2:41Ww,d3:55Bw,d4:5Ww,d5:3Ww,d6:35Ww,d7:23Bb,c1:51Bb,c2:60Bb,c3:54Ww,c5:52Bb,c7:7Ww,b1:51Wb,b2:54Bb,b3:63Bb,b4:62Ww,b5:31Ww,a1:34Bb W 0
goal most points
proof exhaustive
rating 1880
themes quiet long captures-by-liberties pass
answer P39a3 P9d8 P9e8 P44c6 P10h9 P7a5 pass P8b6 pass
answer P39a3 P44c6 P25e8 P7a5 P10h9 P8b6 pass
answer P39a3 P9e8 P9d8 P44c6 P10h9 P7a5 pass P8b6 pass
answer P39a3 P6a5 P2b6 P9d8 P10h9|P9e8

puzzle 211
game dominions
options size=5
position i5:8Bb,i6:32Ww,i7:12Ww,h5:16Ww,h6:41Ww,h7:52Ww,h8:23Ww,g3:25Bb,g4:56Bw,g5:63Bw,g6:20Bw,g7:58Ww,g8:6Bw,f2:9Bb,f3:59Ww,f4:55Ww,f5:38Ww,f6:31Ww,f7:50Ww,f8:52Bb,e1:33Bb,e2:61Ww,e3:22Bw,e4:42Bw,e5:61Bw,e6:14Ww,e7:18Bb,e8:59Bb,d2:6Ww,d3:19Bw,d4:25Ww,d5:43Bw,d6:4Ww,d7:51Bb,c1:48Bw,c2:44Ww,c3:63Ww,c4:7Bw,c6:24Bb,c7:10Bb,b1:19Ww,b2:57Bw,b3:62Ww,b4:28Bb,b5:11Bb,a1:35Ww,a2:7Ww,a3:3Ww,a4:3Bb W 0
goal most points
proof exhaustive
rating 1880
themes quiet
answer P2g9 P12i9 P1a5|P48i8|P9h4
answer P2g9 P16c5 P18h9 P12f9 P1a5|P24i9|P28i9|P33d1

puzzle 212
game dominions
options size=3
position e3:24Bb,d3:22Ww,d4:25Bb,c2:16Bw,c4:3Ww,b2:26Ww,b3:34Bb,b4:12Wb,a1:1Bw,a3:1Wb W 0
goal most points
proof exhaustive
rating 1890
themes quiet sacrifice long captures-by-liberties suicide pass
answer P8e5 P8d5 P19c3 P17c1 P2b1 pass pass
answer P8e5 pass P24d5 P2c5 P19c3 P17c1 P2b1 pass pass
answer P8e5 P19c3 P41d2 P17c1 P2b1 P2c5 pass
answer P8e5 P41d2 P17c1 P19c3 P24d5 P2b1 pass

puzzle 213
game dominions
options size=3
position e4:4Ww,d3:12Bb,d4:57Ww,c2:35Ww,c3:5Ww,c4:26Ww,b2:56Bw,b3:21Bw,b4:2Bw,a1:33Ww,a2:38Bw,a3:6Bw B 1
goal most points
proof exhaustive
rating 1890
themes quiet sacrifice long captures-by-liberties suicide pass
answer P17c1 P56d2 P8e5 P2b1 P20d5 pass pass
answer P17c1 P2b1 P40e3 P24e5 P22d5 pass P57d2 pass pass

puzzle 214
game dominions
options size=4
position g4:56Bb,g5:44Bb,g6:12Wb,f3:25Wb,f4:59Ww,f5:61Bb,f6:13Ww,e2:57Bb,e3:47Bb,e4:55Ww,e5:63Ww,e6:45Ww,e7:22Bb,d1:49Bb,d2:47Wb,d3:4Wb,d4:51Ww,d5:63Bb,d6:60Bb,d7:14Bb,c1:19Bb,c2:48Wb,c3:28Bb,c4:19Ww,c6:3Wb,b1:50Bb,b2:15Bb,b3:42Ww,b4:31Bb,a2:37Ww W 0
goal most points
proof exhaustive
rating 1890
themes quiet long captures-by-liberties suicide pass
answer P11c5 P24g7 P35a1 P5a3 P2a4 pass pass
answer P11c5 pass P7a4 P24g7 P35a1 P26f7 P8b5 pass pass
answer P11c5 P37a3 P24f7 P8g7 P7a4 P35a1 pass

puzzle 215
game dominions
options size=3
position e3:56Bb,e4:4Wb,d3:26Bb,d5:30Ww,c3:10Wb,c4:3Ww,b1:51Bb,b2:15Bb,b3:48Wb,b4:13Bb,a2:32Wb,a3:7Bb W 0
goal most points
proof exhaustive
rating 1930
themes quiet long pass
answer P24e5 P29c2 P9d2 P49c1 P49d4 pass pass
answer P24e5 P31c2 P25d2 P49c1 P49d4 pass pass
answer P24e5 pass pass

puzzle 216
game dominions
options size=5
position i5:48Bb,i7:40Ww,i8:60Bw,i9:28Ww,h4:16Ww,h5:59Ww,h6:39Ww,h7:45Bw,h8:55Ww,h9:14Ww,g4:43Bw,g5:30Ww,g6:57Ww,g7:4Bw,g8:59Bw,g9:4Ww,f2:57Bb,f3:45Ww,f4:61Ww,f6:62Ww,f7:29Ww,f8:26Bw,f9:8Bw,e1:33Ww,e2:63Ww,e3:61Bw,e4:31Ww,e5:25Bb,e6:43Ww,e7:39Bw,e8:23Ww,d1:1Bw,d2:51Ww,d3:47Ww,d4:63Bb,d5:15Bb,d6:24Bb,d7:56Ww,d8:6Bw,c2:35Bb,c3:29Bb,c4:35Wb,c5:21Wb,c6:27Bb,b2:13Bb,b3:58Bb,b4:44Bb,b5:47Bb,a2:37Ww,a3:7Bb W 0
goal most points
proof exhaustive
rating 1930
themes quiet captures-by-liberties
answer P10c7 P16c1 P50b1 pass P1a5|P8g3

puzzle 217
game dominions
options size=5
position i6:56Bb,i9:24Bw,h6:27Ww,h8:45Ww,h9:14Ww,g3:49Ww,g4:39Ww,g5:53Bw,g6:23Ww,g7:43Ww,g8:29Bb,f3:18Bw,f4:56Ww,f5:62Ww,f6:47Bb,f7:61Bb,f9:30Bb,e1:33Bb,e2:60Ww,e3:23Bw,e4:11Bw,e5:3Ww,e6:25Bb,e7:58Bb,e8:29Wb,d1:1Ww,d3:59Ww,d4:60Bw,d5:5Ww,d7:19Wb,d8:3Bb,c1:32Wb,c2:45Bb,c3:55Ww,c4:6Bw,c5:16Bb,c6:8Wb,c7:2Bb,b1:17Bb,b2:48Ww,b3:38Ww,b4:28Ww,b5:19Bb,b6:8Bb,a1:34Bb,a3:37Bb,a4:6Ww W 0
goal most points
proof exhaustive
rating 1930
themes quiet sacrifice
answer P44i7 P57h7 P12i8|P24i5
answer P44i7 P12i8 P57h7 P13h5 P10e9|P16g9|pass
answer P44i7 pass pass
answer P44i7 P57h4 P15h5 pass P10e9|P16g9|P24i5|P2d2

puzzle 218
game dominions
options size=3
position e3:32Bb,e4:12Bb,e5:16Bb,d2:24Wb,d3:49Wb,d4:52Wb,d5:14Wb,c1:33Wb,c2:54Bb,c3:46Bb,c4:39Bb,b2:35Wb,b3:4Wb W 1
goal most points
proof exhaustive
rating 1940
themes quiet captures-by-liberties pass
answer P2a1 pass P12c5 P1a3 pass

puzzle 219
game dominions
options size=3
position e5:20Ww,d3:46Bb,d4:36Bb,c2:63Ww,c3:60Ww,c4:53Bb,b1:17Ww,b2:11Bw,b3:18Ww,b4:2Wb,a1:3Bw B 0
goal most points
proof exhaustive
rating 1940
themes quiet suicide
answer P30d5 P56e3 P49d2 P6c5 P32c1|pass
answer P30d5 P48d2 P48e3 P6a3 P32a2|P32c1|pass
answer P30d5 P48e3 P32c1 P6a3 P48d2 pass pass
answer P30d5 P49d2 P56e3 P6a3 P32a2|P32c1|pass

puzzle 220
game dominions
options size=4
position g5:8Ww,f3:25Bb,f4:41Ww,f5:5Ww,f6:26Ww,f7:8Bw,e2:33Bb,e3:63Ww,e4:60Bb,e5:37Bb,e6:7Ww,d2:17Ww,d3:27Ww,d4:58Bb,d6:45Bb,c2:43Bw,c3:55Ww,c4:47Ww,c5:39Bb,b1:49Ww,b2:28Bb,b3:19Bb,b4:24Ww,a2:2Wb,a4:2Bw B 0
goal most points
proof exhaustive
rating 1940
themes quiet long captures-by-liberties pass
answer P16d1 P4c6 P24e7 P3a1 P56g6 P6d7 pass P60d5 P3a3|P4g7
answer P16d1 P12c6 P6d7 P1b5 P24e7 P3a1 P56g6 P4g7 pass P60d5 P3a3 pass pass
answer P16d1 P3a1 P1b5 P12c6 P24e7 P6d7 P56g6 P4g7 pass P60d5 P3a3 pass pass

puzzle 221
game dominions
options size=5
position i5:56Wb,i6:60Wb,i7:60Bb,i8:4Bb,i9:16Bb,h4:57Wb,h5:55Bb,h6:63Bb,h7:30Wb,h8:24Wb,h9:26Wb,g3:49Wb,g4:62Bb,g5:63Wb,g6:39Wb,g7:23Wb,g8:59Bb,g9:14Wb,f2:56Bb,f3:55Wb,f4:47Bb,f5:30Bb,f6:24Bb,f7:19Wb,f8:3Bb,e2:58Bb,e3:47Wb,e4:61Bb,e5:23Bb,e7:46Bb,e8:53Bb,d1:17Ww,d2:51Bb,d3:53Ww,d4:38Bb,d5:54Bb,d6:61Ww,d7:28Ww,c1:50Ww,c2:62Ww,c3:54Ww,c5:31Bb,c6:27Bw,b1:35Bw,b2:46Ww,b3:15Bb,b4:59Ww,b5:31Ww,b6:11Ww,a1:33Bb,a3:37Ww,a4:39Bb W 0
goal most points
proof exhaustive
rating 1940
themes quiet suicide
answer P2d8 P10c7 P1e1|P34e6|P7a5

puzzle 222
game dominions
options size=5
position i6:60Ww,i7:12Ww,i8:56Bb,h4:17Bb,h5:25Ww,h6:59Bw,h7:5Ww,h8:58Ww,h9:22Bb,g4:55Bb,g5:39Ww,g6:46Ww,g7:61Bw,g8:22Ww,g9:2Wb,f2:48Ww,f3:60Bw,f4:62Ww,f5:13Bw,f6:49Ww,f7:38Ww,f9:20Bb,e2:59Ww,e3:47Ww,e4:23Ww,e5:32Ww,e6:54Bw,e7:45Ww,e8:44Bw,e9:14Ww,d1:35Bb,d2:39Bb,d3:52Bb,d4:62Bb,d6:63Ww,d7:13Ww,c3:15Bb,c4:18Bb,c5:27Bb,c6:3Ww,b2:47Bb,b3:20Ww,b4:51Wb,b5:46Bb,b6:5Bb,a2:32Bb,a4:7Bb B 0
goal most points
proof exhaustive
rating 1940
themes quiet suicide
answer P40i5 P16e1 P8c7 P1a1 P1d8|pass
answer P40i5 P8c7 P16e1 P1a1 P1d8|pass
answer P40i5 pass pass
answer P40i5 P35b1 P48c1 P16e1 P8c7 P1a1 P1d8|P38a3

puzzle 223
game dominions
options size=3
position d2:8Ww,d3:32Bb,d5:2Ww,c2:16Ww,c4:28Bb,b1:2Bb,b2:27Ww,b3:33Wb,b4:15Bb,a2:6Bb W 0
goal most points
proof exhaustive
rating 1950
themes quiet long captures-by-liberties suicide pass
answer P52e4 P7d4 P40c3 P33a1 P1a3 pass P28e5 pass pass
answer P52e4 P14d4 P41c3 P20e5 P1a3|pass

puzzle 224
game dominions
options size=4
position g5:24Ww,g7:16Bw,f3:41Ww,f4:47Bb,f5:54Ww,f6:46Ww,f7:30Bw,e2:33Bw,e3:37Ww,e4:4Bw,e5:11Bw,e6:57Bw,e7:30Ww,d2:48Wb,d3:60Bb,d4:61Ww,d5:61Bw,d6:47Ww,c2:63Bb,c4:59Ww,c5:15Ww,b1:51Bb,b2:63Ww,b3:15Bb,b4:59Bb,a2:35Ww W 0
goal most points
proof exhaustive
rating 1950
themes quiet suicide
answer P4b5 P3a1 P1c6 P14d7 P16d1|P2a4|P31c3|P5a3
answer P4b5 P6d7 P3a1 P37a3 P16d1|P31c3|P50c1

puzzle 225
game dominions
options size=5
position i6:60Bb,i7:28Ww,i9:12Ww,h5:31Bb,h6:51Ww,h8:15Ww,h9:24Ww,g3:57Bb,g4:53Wb,g5:62Bb,g6:55Ww,g7:63Ww,g8:61Bw,g9:30Bw,f2:41Wb,f3:14Bb,f4:11Bb,f5:42Wb,f6:63Bb,f7:23Ww,f8:59Ww,f9:22Ww,e1:17Bb,e3:49Wb,e4:37Bb,e5:29Bb,e6:18Bb,e7:3Ww,e8:10Bw,e9:10Ww,d1:19Ww,d2:42Bb,d3:6Bb,d4:1Wb,d5:58Bb,d6:54Ww,d7:61Ww,d8:13Bb,c1:35Bb,c3:40Wb,c4:45Bb,c5:38Wb,c6:47Bb,c7:7Bb,b2:15Bb,b3:49Bb,b4:60Ww,b5:29Ww,a2:32Ww,a4:39Bb,a5:6Ww B 0
goal most points
proof exhaustive
rating 1980
themes long captures-by-liberties pass
answer P25e2 P20c2 P1a1 P48i5 P56i8 pass pass
answer P25e2 P48b1 P20c2 pass P3a1|P56i8
answer P25e2 P39a3 P56i8 P20c2 pass P48b1 P3a1 P56i5 pass

puzzle 226
game dominions
options size=5
position i5:40Bb,i6:28Bb,i8:12Bb,h4:25Ww,h5:57Wb,h6:62Bb,h7:31Ww,h8:16Bb,g4:39Bb,g5:55Bb,g6:63Ww,g8:47Bb,f2:17Bb,f3:58Ww,f4:52Ww,f5:15Bb,f6:26Ww,f7:25Bb,f9:22Bb,e1:32Bw,e2:23Ww,e3:42Bb,e4:63Bb,e5:13Ww,e6:27Ww,e7:35Bb,e8:22Ww,e9:10Bb,d1:16Ww,d2:59Ww,d3:61Bb,d4:47Ww,d5:53Bw,d6:14Ww,d7:8Ww,c1:19Bw,c2:11Bb,c3:11Ww,c5:59Bw,c6:29Bw,b1:51Ww,b2:29Ww,b3:17Ww,b4:19Ww,b5:27Bw,b6:2Ww,a1:35Ww,a2:38Bw,a3:38Ww,a4:39Ww,a5:6Ww B 0
goal most points
proof exhaustive
rating 1990
themes quiet suicide
answer P30g9 P3d8 P48i7 P24h9 P24c4|P57f8
answer P30g9 P48i7 P3d8 P24h9 P24c4|P57f8

puzzle 227
game dominions
options size=3
position e4:28Bb,d3:21Ww,d4:59Bb,c1:48Ww,c2:54Bb,c3:23Ww,c4:43Ww,b2:2Bb,b3:35Ww,a2:32Bb W 0
goal most points
proof exhaustive
rating 2000
themes quiet
answer P18b1
answer P18b1 P12d5 P5a3 P13b4 P12c5|P40e3|P49d2|P8e5

puzzle 228
game dominions
options size=5
position i6:48Wb,i7:52Bb,i8:20Ww,h4:56Bb,h5:36Bb,h6:14Bb,h7:58Ww,h8:7Ww,g4:26Wb,g6:13Ww,g7:26Bb,g8:8Wb,f2:56Ww,f3:23Bb,f4:51Bb,f5:61Bb,f6:37Wb,f7:15Bb,f9:28Bb,e1:49Ww,e2:46Bw,e3:62Ww,e4:63Ww,e5:22Bb,e6:25Bb,e7:8Bb,e8:3Ww,d1:51Ww,d2:21Ww,d3:3Bw,d4:2Ww,d5:59Bb,d6:15Wb,c1:2Bw,c2:42Bw,c3:12Ww,c4:57Bb,c5:55Bb,c6:44Ww,c7:12Bb,b1:1Ww,b2:57Ww,b3:45Ww,b4:54Ww,b5:47Ww,a1:1Bw,a3:32Wb,a4:39Bb,a5:5Bb B 0
goal most points
proof exhaustive
rating 2000
themes quiet
answer P4d8 P17g3 P16h9|P41g5
answer P4d8 P18h9 P10g9 P17g3 P41g5 pass P24i9|P49f8
answer P4d8 pass pass

puzzle 229
game dominions
options size=3
position e5:8Wb,d3:24Bw,d4:17Bb,c2:53Ww,c3:30Ww,b2:11Bw,b3:34Ww,b4:5Bb,a1:35Ww B 0
goal most points
proof exhaustive
rating 2010
themes quiet sacrifice
answer P34c4 P12c5 P33c1|P49c1
answer P34c4 P4a3 P14c5 P16d5 P33c1|P49c1

puzzle 230
game dominions
options size=5
position i5:48Bb,i6:60Wb,i7:60Bb,i8:36Bb,i9:20Ww,h5:59Bb,h6:15Bb,h7:26Ww,h8:32Bb,g4:51Bb,g5:55Ww,g6:29Ww,g8:61Ww,g9:6Ww,f2:48Ww,f3:30Bb,f4:50Wb,f5:63Bb,f6:63Ww,f7:15Ww,f8:10Ww,f9:8Bw,e2:31Ww,e3:10Bb,e4:19Bb,e6:23Ww,e7:25Bb,e8:57Ww,d1:51Ww,d2:7Ww,d3:16Ww,d4:43Bb,d5:62Bb,d7:11Bb,d8:2Bw,c1:50Bw,c2:20Bw,c4:61Bb,c5:54Wb,c6:31Bb,b1:18Ww,b2:2Ww,b3:11Ww,b4:34Bb,b5:7Bb,a2:33Ww,a5:1Ww B 0
goal most points
proof exhaustive
rating 2110
themes quiet sacrifice suicide
answer P58g7 P17g3 P24h4 P30h9 P23d6|P4e9
answer P58g7 pass pass
answer P58g7 P24h4 P17g3 P30h9 P23d6|P4e9

puzzle 231
game dominions
options size=3
position d3:43Bb,d4:45Bb,c1:32Bw,c2:47Ww,c3:53Ww,c4:61Ww,c5:4Bw,b2:32Wb,b3:23Bb,b4:2Ww W 0
goal most points
proof exhaustive
rating 2310
themes quiet
answer P56e3 P2a3 P14d5|P28e5|P44e4
answer P56e3 P12d5 P34a1 P44e4 P12e5|P36a2|P6a3
answer P56e3 P1b1 P36a2 P44e4 P14d5|P17d2|P28e5|P6a3

puzzle 232
game dominions
options size=5
position i7:24Bb,i8:8Wb,i9:16Wb,h5:15Bb,h6:17Bb,h7:11Wb,h8:32Bb,h9:22Bb,g4:51Ww,g5:28Bb,g6:27Wb,g7:48Bb,g8:28Wb,g9:10Bb,f3:50Bb,f4:55Bb,f5:39Wb,f6:54Wb,f7:47Wb,f8:7Bb,e2:60Ww,e3:54Bb,e5:24Wb,e6:59Bb,e7:60Bb,e8:45Bb,e9:12Ww,d2:58Ww,d3:62Ww,d4:31Bb,d5:3Bb,d6:43Ww,d7:63Ww,d8:13Ww,c1:3Ww,c2:59Ww,c4:14Bb,c5:1Bw,c6:9Bw,b1:49Bb,b2:63Bb,b3:55Ww,b4:36Ww,b5:53Ww,b6:12Bw,a2:2Wb,a5:7Ww W 0
goal most points
proof exhaustive
rating 2380
themes quiet suicide
answer P56i5 P25g3 P57h4 P34a3 P1f2|P22e4|pass
answer P56i5 P57h4 P34a3 P8f9 P22e4|P25g3

puzzle 233
game dominions
options size=4
position g4:40Bb,g6:56Bb,f4:17Ww,f5:57Ww,f7:28Bb,e2:41Bb,e3:28Ww,e4:51Bw,e5:62Bw,e6:53Ww,d3:42Ww,d4:63Ww,d5:38Ww,d6:38Bb,c2:61Bb,c3:37Bb,c4:46Bb,c5:20Wb,c6:8Wb,b1:1Wb,b2:50Ww,b3:21Ww,b4:16Bb,b5:11Wb,a2:2Bw,a4:3Bb W 0
goal most points
proof exhaustive
rating 2400
themes quiet captures-by-liberties suicide
answer P49d1 P39f6 P9f3 P34c1 P12g7|P22e7|P4d7|P6d7|P6e7
answer P49d1 P9f3 P39f6 P13d2 P22e7|P35c1|P4d7|P6d7|P6e7

puzzle 234
game dominions
options size=4
position g4:8Wb,g6:56Ww,f3:25Bb,f4:8Bw,f5:35Ww,f6:62Bb,f7:20Wb,e3:59Ww,e4:44Bb,e5:53Bb,e6:62Wb,e7:14Wb,d3:31Ww,d4:40Bb,d5:47Bb,d6:23Bb,c2:49Ww,c3:31Bb,c4:1Wb,c6:2Wb,b1:50Bb,b2:7Ww,b3:50Wb,b4:20Bb,a3:34Bb B 0
goal most points
proof exhaustive
rating 2400
themes quiet sacrifice long suicide pass
answer P2a1 P18c1 P37d2 P9e2 P4g7 P6a4 P16c5 pass pass
answer P2a1 P19c1 P45d2 P9e2 P4g7 P6a4 P16c5 pass pass
answer P2a1 P25e2 P19c1 P17d1 P16g5|P4g7
answer P2a1 P17e2 P39d2 P4g7 P16g5 P18c1 P48d1 P10b5 pass P16c5 pass

puzzle 235
game dominions
options size=4
position g5:28Ww,g6:56Ww,f3:48Wb,f4:61Bb,f5:55Ww,f6:54Bb,e2:56Bb,e3:39Wb,e4:22Bb,e5:58Ww,e6:63Bb,e7:22Ww,d2:34Wb,d3:60Bb,d5:63Ww,d6:62Bb,c2:29Ww,c3:27Bb,c4:11Bb,c5:35Ww,c6:15Bb,b2:47Bb,b3:47Ww,b4:20Bw,a2:5Ww,a3:32Bw,a4:7Ww B 0
goal most points
proof exhaustive
rating 2400
themes quiet long captures-by-liberties suicide pass
answer P4g7 P33b1 P34c1 P14d7 P9b5 P17d1 P33a1 P32g4 P28f7 pass pass
answer P4g7 P17d1 P49b1 P14d7 P9b5 P32g4 P34c1|P35a1
answer P4g7 P1d1 P51b1 P14d7 P9b5 P32g4 P35a1|P48c1
`;export{e as default};
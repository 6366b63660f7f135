import { describe, expect, test } from 'vitest'
import { path, qr } from './qr'

// Made by qrcode 8 for Python (error correction M, byte mode, these masks): rows as hexadecimal numbers, dark is 1.
const known: [string, number, string][] = [
  ['PARLOUR', 1, '1fdd7f 104741 17505d 17445d 17475d 105341 1fd57f d00 146425 816c0 1147b5 1f96d8 12c3f7 1822 1fd459 10452b 17485d 174eec 17579f 1046f8 1fd3cd'],
  ['http://127.0.0.1:7878/join/Zk3v9', 4, '1fdc0c7f 104b1e41 1744bb5d 175c765d 175ddd5d 1052eb41 1fd5557f 184c00 1179f8f9 12b90d5f 1e6ce921 1580bfa3 1e468a22 310dddb f7d14f5 69548d3 25bec0a 14180d53 2f0e51d 229bf83 1964b3f9 1ee911 1fd9335d 10484913 1755dbf0 1749be2d 174d612b 10405ff3 1fde9f92'],
  ['https://parlour.example/join/0123456789abcdefghijklmnopqrstuv', 7, '1fcc3e27f 1047e4341 174c2c45d 17479645d 1740fc25d 1059f6d41 1fd55557f a29b00 12d493ba0 130241de1 86f0adb7 59956d58 10c62bbe9 15a78fd73 c6818fde 61d7fb7a 4ef8d95a 14a510328 fca04545 1e30f8ca1 a78e0ba0 887951e3 1b541acfd b0745ac1 16d39b9fa 15cb51b 1fcd0c55c 105b1ed10 174239dfb 17511ca58 17439d111 1043dab08 1fd993952'],
  ['Dōbutsu shōgi: どうぶつしょうぎ '.repeat(3), 2, '1fcc60606b97f 10455ffac1f41 1759acb35e35d 17571a1befa5d 1759647c2a85d 10506ec67d441 1fd555555557f 1db44751a00 17cb15fdb227c 15953fb70db31 13eff05448c44 12a236c2c2ac6 169f8af91a5d 12a1eb45fb5f1 1c62c1f20c286 110beb5685cc5 7c22d893e5ff 33ab1af94003 cd52e557a460 fadf8feca47f 11c6a5871b1e9 1d313b3da5c29 ffa17fe2f3f0 111396c65431c d509457c3f59 913ad4412b18 df77f7e1dff6 11a8d89318e6c 1de1c699fb95b 1b91c863628f9 fc88e0c97637 6b01ce46b36c 8e7c092c125a e0c15c86b2b5 16d8a3b6c13d0 1e03d8df4a9a2 5db2601b7a8d 18a4fd2e0f4e5 8d736865b2cc e1c6cb23280a 1c5c85ffc7bfd 1a5745a1119 1fc1eb561d750 10598a451811f 175dd0ff177f9 1750739063bba 1754690a0ed2f 104903e285f5d 1fd3c5593e40b'],
  ['x'.repeat(213), 5, '1fc5e1177777e7f 105f465d9cd9241 175639853e53e5d 175b16e77777a5d 174f3577c1ac25d 104e095c5cd9c41 1fd55555555557f 1f150c7673400 1056332feb06ace 1c0244b1ddddfd2 1d6639d394f95f6 142e050b367347c 1fd048c1ddddcd2 14962534c98cb83 1d6299d394f95f6 1632148e222202f 116ea06c6b06a0a 129ea7b4c98cb83 17d4477e222232d 12324a0b367347c 11fbacac6b06a09 170df5b1ddddfd2 3eb9c1394f95f6 20e450b367347c c5871c1ddddcd2 1201a8f4c98cb83 13fb9617d4f95f6 17195044622211d 195d66a56b06959 91194fc498cb13 1dfc2df7e2221fd 5bcf10db6736dc a7d66e12b06959 8b515375dddd73 144a66ded4f96a7 390c18db6736dc 14fec0c9dddf83 9a1f772498c923 174a7c5ed4f96a6 580bdc8a22228d c7135a12b06959 9a3fc32498c923 379a333622207d 1191e48db6736dc 147e37a12b06959 1435ac775dddd72 14fc735ed4f96a6 1f10628db6736dc 5abccfddddff2 123d34498c913 1fcd235554f9556 1046e344622211d 174c87efeb06bf9 1742bd7f098ca70 17431839e2221df 104e12c0f67358c 1fd4c42bab068fa'],
]

describe('QR codes', () => {
  test.each(known)('%s is drawn as others draw it', (text, mask, rows) => {
    const drawn = qr(text, mask).map((row) => BigInt('0b' + row.map(Number).join('')).toString(16))
    expect(drawn.join(' ')).toBe(rows)
  })
  test('the mask is one of the eight', () => {
    const [text] = known[1]
    const all = Array.from({ length: 8 }, (_, mask) => JSON.stringify(qr(text, mask)))
    expect(new Set(all).size).toBe(8)
    expect(all).toContain(JSON.stringify(qr(text)))
  })
  test('what is too long is refused', () => {
    expect(() => qr('x'.repeat(214))).toThrow('too long')
  })
  test('a path has a square for each dark part', () => {
    const dark = qr('PARLOUR')
    expect(path(dark).split('M').length - 1).toBe(dark.flat().filter((d) => d).length)
    expect(path([[true, false], [false, true]])).toBe('M0 0h1v1h-1zM1 1h1v1h-1z')
  })
})

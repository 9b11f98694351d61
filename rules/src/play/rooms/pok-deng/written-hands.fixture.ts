/**
 * Hands written by hand: the dealer's, a seat's, and how many base stakes the seat wins (below zero: loses). First what each hand is, as players call it:
 * ป๊อก with its points, แต้ม with its points, ตอง, สเตรทฟลัช, เรียง, สามเหลือง, then its เด้ง.
 */
export const WRITTEN_HANDS = `
AS 8H  pok9x1   | AS 8S  pok9x2   | 9D KH  pok9x1   | 9D KD  pok9x2   | 2C 7C  pok9x2   | 2C 7D  pok9x1
3H 6S  pok9x1   | 4D 5D  pok9x2   | TS 9S  pok9x2   | JC 9H  pok9x1   | QD 9D  pok9x2   | 4H 5C  pok9x1
4S 4H  pok8x2   | 9S 9H  pok8x2   | AS 7H  pok8x1   | AS 7S  pok8x2   | 2D 6C  pok8x1   | 2D 6D  pok8x2
3C 5H  pok8x1   | 3C 5C  pok8x2   | TD 8S  pok8x1   | JD 8D  pok8x2   | QH 8C  pok8x1   | KS 8S  pok8x2
AS 6H  points7x1 | AS 6S points7x2 | 2H 5C  points7x1 | 2H 5H  points7x2 | 3D 4S  points7x1 | 3D 4D  points7x2
KC 7H  points7x1 | KC 7C points7x2 | 8S 9D  points7x1 | 8S 9S  points7x2 | 3S 3H  points6x2 | 8D 8C  points6x2
AS 5D  points6x1 | 2C 4C points6x2 | 7H 9C  points6x1 | JS 6S  points6x2 | AH 4S  points5x1 | AH 4H  points5x2
2S 3D  points5x1 | 6C 9C points5x2 | 7D 8H  points5x1 | QS 5S  points5x2 | 2D 2C  points4x2 | 7S 7C  points4x2
AC 3D  points4x1 | 5H 9H points4x2 | 6S 8D  points4x1 | KH 4C  points4x1 | AD 2D  points3x2 | 4C 9S  points3x1
5C 8C  points3x2 | 6H 7S points3x1 | TC 3C  points3x2 | AS AH  points2x2 | 6D 6S  points2x2 | 3H 9H  points2x2
4S 8C  points2x1 | 5D 7H points2x1 | JH 2S  points2x1 | TS AS  points1x2 | 2C 9D  points1x1 | 3S 8S  points1x2
4H 7C  points1x1 | 5S 6S points1x2 | QC AD  points1x1 | TS TH  points0x2 | JS JD  points0x2 | QH QC  points0x2
KS KH  points0x2 | 5S 5H points0x2 | TD JD  points0x2 | TD JS  points0x1 | AC 9C  points0x2 | 2H 8D  points0x1
AS AH AD  tripsx5  | 2S 2H 2C  tripsx5  | 5D 5C 5S  tripsx5 | 9H 9C 9D  tripsx5 | TS TH TD  tripsx5 | JS JH JC  tripsx5
QS QH QD  tripsx5  | KS KD KC  tripsx5
2S 3S 4S  straight_flushx5 | 5H 6H 7H  straight_flushx5 | 8D 9D TD  straight_flushx5 | 9C TC JC  straight_flushx5
TS JS QS  straight_flushx5 | JH QH KH  straight_flushx5 | QD KD AD  straight_flushx5 | AC KC QC  straight_flushx5
2S 3H 4S  straightx3 | 4D 3C 5S  straightx3 | 6H 8D 7C  straightx3 | 7S 9S 8H  straightx3 | TD 8C 9D  straightx3
9H TH JS  straightx3 | QC TS JD  straightx3 | KS JS QH  straightx3 | AD QS KH  straightx3 | KD AS QD  straightx3
JS JH QD  three_facesx3 | JS QS QD  three_facesx3 | KS KH QC  three_facesx3 | JC JD KC  three_facesx3 | KD KC JD  three_facesx3
QH QS KH  three_facesx3 | JC QC JD  three_facesx3
AS 2H 3D  points6x1 | AS 2S 3S  points6x3 | KS AS 2S  points3x3 | KD AH 2C  points3x1 | 2S 3S 5S  points0x3 | TS JS KS  points0x3
TD JH KC  points0x1 | 4S 4H 9D  points7x1 | 4S 5S 9S  points8x3 | 4S 5H TD  points9x1 | 2D 7D KD  points9x3 | AS AH 6D  points8x1
9S 9H 9D  tripsx5   | 3C 5C TC  points8x3 | 7S 8S TH  points5x1 | 6D 6C 8H  points0x1 | 2H 4H 6H  points2x3 | 3D 6S 9C  points8x1
TS TH 9D  points9x1 | JS QS 5S  points5x3 | AD 4C 7S  points2x1 | KH KS 7D  points7x1 | 5D 7D 9D  points1x3 | 8S 8H 2C  points8x1
`;

/** What a seat wins of the dealer, in base stakes. */
export const WRITTEN_RESULTS = `
dealer AS 8H | seat 2D 7D | 0      : both nine, whatever the เด้ง
dealer AS 8H | seat KD 8D | -1     : the dealer's nine has one เด้ง; the seat's two do not count
dealer AS 8S | seat KD 8D | -2
dealer KD 8D | seat 2D 7C | 1
dealer KD 8C | seat 2D 7D | 2
dealer 4S 4H | seat 2S 6D | 0
dealer AS 7H | seat KS 7S | -1
dealer AS 7H | seat 9S 9H | 0
dealer KS 7D | seat AS 7H | 1      : eight with two cards beats seven
dealer KS 7D | seat AS 7S | 2
dealer 2S 3H 4D | seat AS 7H | 1   : ป๊อก beats a straight
dealer 9H 9C 9D | seat AS 8S | 2   : ป๊อก beats ตอง
dealer JS QS KS | seat AS 8C | 1
dealer AS 8H | seat 5S 5H 5D | -1
dealer 2S 2H 2C | seat KS QS AS | -5 : ตอง beats สเตรทฟลัช
dealer KS QS AS | seat 2S 2H 2C | 5
dealer 2S 2H 2C | seat 3S 3H 3C | 5
dealer AS AH AC | seat KS KH KC | -5 : the ace is the highest
dealer 2S 3S 4S | seat QD KH AD | -5 : สเตรทฟลัช beats เรียง
dealer 2S 3S 4S | seat 3D 4D 5D | 5
dealer 2S 3S 4S | seat 2D 3D 4D | 0  : suits do not decide
dealer 2S 3H 4S | seat 3D 4C 5D | 3
dealer QS KH AS | seat JD QC KD | -3
dealer TS JH QS | seat TD JC QD | 0
dealer 2S 3H 4S | seat JD JC KD | -3 : เรียง beats สามเหลือง
dealer JS JH QS | seat KD KC QD | 0  : สามเหลือง is สามเหลือง
dealer JS JH QS | seat 4S 5H TD | -3 : สามเหลือง beats nine of three cards
dealer 4S 5H TD | seat JS JH QS | 3
dealer 4S 5S 9S | seat 4H 5C TD | 1
dealer 4S 5H 9D | seat 2D 7D KD | 3
dealer 2D 7D KD | seat AS 6S | -3
dealer AS 6H | seat 2H 5H | 0
dealer AS 6H | seat 3S 3H | -1
dealer 3S 3H | seat AS 6H | 1
dealer 3S 3H | seat AS 6S | 2
dealer AS 6S | seat 3D 3H | -2
dealer TS TH | seat TD JH KC | 0
dealer TS TH | seat AS KS | 2
dealer TS JH | seat AC KD | 1
dealer AC KD | seat TS JS KS | -1
dealer TS JS KS | seat AC KD | 1
`;

/** Hands of แคง written by hand. First what five cards are as they were dealt, with what each other seat pays; `none` is played on. */
export const WRITTEN_DEALT = `
AS 2S 3S 4S 5S  straight_flush x5 | 5H 6H 7H 8H 9H  straight_flush x5 | 9D TD JD QD KD  straight_flush x5 | TC JC QC KC AC  straight_flush x5
2D 3D 4D 5D 6D  straight_flush x5 | KS 9S QS TS JS  straight_flush x5 | 4C 3C 2C AC 5C  straight_flush x5 | 8H 4H 6H 5H 7H  straight_flush x5
AS AH AD AC 5S  four x5 | 2S 2H 2D 2C KS  four x5 | KS KH KD KC AS  four x5 | 7S 7H 7D 7C 8S  four x5
5D TS TH TD TC  four x5 | 9C 9S JH 9D 9H  four x5 | 3S 3H 3D 3C 2C  four x5 | QD QC AD QS QH  four x5
AS 3S 5S 7S 9S  flush x3 | 2H 4H 6H 8H TH  flush x3 | KD QD JD TD 8D  flush x3 | AC KC QC JC 9C  flush x3
AS KS QS 2S 3S  flush x3 | 2D 3D 4D 5D 7D  flush x3 | 5C 6C 7C 8C TC  flush x3 | 3H 8H JH QH KH  flush x3
AS 2H 3D 4C 5S  straight x3 | 2S 3H 4D 5C 6S  straight x3 | 6D 7C 8S 9H TD  straight x3 | 9S TH JD QC KS  straight x3
TS JH QD KC AS  straight x3 | 5C 4D 3H 2S AC  straight x3 | 7H 9D 8C JS TS  straight x3 | AD KH QS JC TD  straight x3
QS KH AD 2C 3S  none | KS AH 2D 3C 4S  none | JS QH KD AC 2S  none | AS AH AD 2C 2S  none
7S 7H 7D KC KS  none | 5S 5H 5D 9C JS  none | 4S 4H 9D 9C AS  none | AS 2H 3D 4C 6S  none
2S 4H 6D 8C TS  none | TS TH JD JC QS  none | KS KH QD JC TS  none | AS AH KD QC JS  none
9S 9H 9D 8C 7S  none | 3S 4S 5S 6S 8D  none | 2H 3H 4H 5H AS  straight x3 | AS 2S 3S 4S 5H  straight x3
`;

/** What cards weigh together. */
export const WRITTEN_SUMS = `
AS = 1 | 2H = 2 | 3D = 3 | 4C = 4 | 5S = 5 | 6H = 6 | 7D = 7 | 8C = 8 | 9S = 9 | TH = 10 | JD = 10 | QC = 10 | KS = 10
AS AH = 2 | AS 2H 3D = 6 | KS QH JD TC 9S = 49 | KS QH JD TC KD = 50 | AS AH AD AC 2S = 6 | 5S 5H = 10 | 7D 3C = 10 | 9S AS = 10
4C 4D 2S = 10 | 8C 3S = 11 | JD AS = 11 | 6H 6D 6C = 18 | 2H 3H 4H 5H 6H = 20 | TH JH = 20 | 9S 9H 9D 9C AS = 37 | 7D 8C 9S TH JD = 44
`;

/** A call by the seat with the star: its cards, those of the others in the order of turns, and what each wins in base stakes before the rake. */
export const WRITTEN_CALLS = `
AS* | KD : 1 -1
AS* | 2D : 1 -1
AS* | AD : -2 2           : equal is lost
2S* | AD : -2 2
AS 2H* | 4C : 1 -1
AS 2H* | 3C : -2 2
AS 2H 3D* | 7C : 1 -1
TS* | JD : -2 2           : ten and jack weigh the same
5S 5H* | AS AD 9C : 1 -1
9S AS* | TD : -2 2
8S AS* | TD : 1 -1
AS* | KD | QH : 2 -1 -1
AS* | AD | QH : -4 2 2    : equal to one is lost to all
AS* | KD | AH : -4 2 2
2S* | AD | AH : -4 2 2
2S* | 3D | 3H : 2 -1 -1
KS QS | 4D* | 5H : -1 2 -1
KS QS | 5D* | 5H : 2 -4 2
KS QS | 5D | 4H* : -1 -1 2
3S | 5D | 4H* : 2 2 -4
4S 4H 2D* | 5S 6H | JD QD : 2 -1 -1
4S 4H 2D* | 5S 5H | JD QD : -4 2 2
AS* | 2D | 3H | 4C : 3 -1 -1 -1
2S* | 2D | 3H | 4C : -6 2 2 2
5S | 2D* | 3H | 4C : -1 3 -1 -1
5S | 4D* | 3H | 4C : 2 -6 2 2
5S | 2D | AH* | 4C : -1 -1 3 -1
5S | 2D | 9H AH* | 4C : 2 2 -6 2
5S | 2D | 9H | AC* : -1 -1 -1 3
5S | 2D | 9H | 3C* : 2 2 2 -6
AS AH* | AD 2D | 3C | 9S : 3 -1 -1 -1
AS AH* | 2D | 3C | 9S : -6 2 2 2
KS | QD | JH | TC | 9S* : -1 -1 -1 -1 4
KS | QD | JH | 9C | 9S* : 2 2 2 2 -8
3S* | 4D | 5H | 6C | 7S : 4 -1 -1 -1 -1
3S* | 4D | 3H | 6C | 7S : -8 2 2 2 2
AS 2S | AD* | 5H | 6C | 7S : -1 4 -1 -1 -1
AS | AD* | 5H | 6C | 7S : 2 -8 2 2 2
4S | 5D | 6H* | 7C | 8S : 2 2 -8 2 2
7S | 5D | 4H* | 7C | 8S : -1 -1 4 -1 -1
AS* | 2D | 3H | 4C | 5S | 6D : 5 -1 -1 -1 -1 -1
AS* | 2D | 3H | 4C | 5S | AD : -10 2 2 2 2 2
KS | QD* | JH | TC | KD | QH : 2 -10 2 2 2 2
KS | 9D* | JH | TC | KD | QH : -1 5 -1 -1 -1 -1
KS | 9D | JH* | TC | KD | QH : 2 2 -10 2 2 2
KS | 9D | 8H* | TC | KD | QH : -1 -1 5 -1 -1 -1
KS | 9D | 8H | 7C* | KD | QH : -1 -1 -1 5 -1 -1
KS | 9D | 8H | 7C | 6D* | QH : -1 -1 -1 -1 5 -1
KS | 9D | 8H | 7C | 6D | 5H* : -1 -1 -1 -1 -1 5
KS | 9D | 8H | 7C | 6D | 6H* : 2 2 2 2 2 -10
`;

/** Hands as they lie once the stock is spent, and what each seat wins in base stakes before the rake: the least shares what the others pay. */
export const WRITTEN_STOCK = `
AS | 2D : 1 -1
2S | AD : -1 1
AS | AD : 0 0
TS | KD : 0 0
KS QS | JD TD : 0 0
KS QS | JD 9D : -1 1
AS 2H 3D | 7C : 1 -1
AS 2H 3D | 6C : 0 0
KS | QD | 9H : -1 -1 2
9S | QD | 9H : 1/2 -1 1/2
9S | 9D | 9H : 0 0 0
AS | 9D | 9H : 2 -1 -1
5S | 4D | 9H : -1 2 -1
5S | 4D | 4H : -1 1/2 1/2
4S | 4D | 5H : 1/2 1/2 -1
AS | 2D | 3H | 4C : 3 -1 -1 -1
AS | AD | 3H | 4C : 1 1 -1 -1
AS | AD | AH | 4C : 1/3 1/3 1/3 -1
AS | AD | AH | AC : 0 0 0 0
KS | AD 2D | 3H | 4C : -1 1 1 -1
KS | 9D | 8H | 7C : -1 -1 -1 3
3S | 3D | 3H | 2C : -1 -1 -1 3
AS | 2D | 3H | 4C | 5S : 4 -1 -1 -1 -1
AS | 2D | 3H | AC | 5S : 3/2 -1 -1 3/2 -1
AS | AD | 3H | AC | 5S : 2/3 2/3 -1 2/3 -1
AS | AD | AH | AC | 5S : 1/4 1/4 1/4 1/4 -1
6S | AD | 6H | 6C | 6D : -1 4 -1 -1 -1
AS | 2D | 3H | 4C | 5S | 6D : 5 -1 -1 -1 -1 -1
2S | 2D | 3H | 4C | 5S | 6D : 2 2 -1 -1 -1 -1
2S | 2D | 2H | 4C | 5S | 6D : 1 1 1 -1 -1 -1
2S | 2D | 2H | 2C | 5S | 6D : 1/2 1/2 1/2 1/2 -1 -1
TS | JD | QH | KC | TD | 9H : -1 -1 -1 -1 -1 5
TS | JD | QH | KC | TD | KH : 0 0 0 0 0 0
`;

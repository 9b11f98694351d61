/** Hands of นิวนิว written by hand: what each is and how often it is paid. A bull has its points behind its name. */
export const WRITTEN_HANDS = `
AS 2H 3D 4C 6S  bull6 x1      | AS 2H 7D 4C 6S  bull_bull x3  | TS JH QD KC AS  bull1 x1      | TS JH QD 2C AS  bull3 x1
TS 5H 5D 8C 9S  bull7 x2      | TS 4H 6D 9C 9S  bull8 x2      | 2S 3H 5D KC 9S  bull9 x2      | 2S 3H 5D KC TS  bull_bull x3
2S 8H KD 3C 4S  bull7 x2      | 9S AH QD 6C 2S  bull8 x2      | 7S 3H JD 5C 4S  bull9 x2      | 6S 4H TD 7C 3S  bull_bull x3
KS QH JD TC 5S  bull5 x1      | KS QH TD 6C 8S  bull4 x1      | KS 2H 8D 9C 3S  bull2 x1      | JS 9H AD 6C 5S  bull1 x1
AS 9H TD 2C 2S  bull4 x1      | AS AH 8D 5C 3S  bull8 x2      | 2S 2H 6D 7C 8S  bull5 x1      | 3S 3H 4D 9C 9D  bull8 x2
4S 7H 9D 2C AS  bull3 x1      | 5S 6H 9D KC QS  bull_bull x3  | 5S 6H 9D 3C 4S  bull7 x2      | 8S 8H 4D 6C 7S  bull3 x1
7S 7H 6D KC AS  bull1 x1      | 7S 7H 6D 9C 9S  bull8 x2      | 9S 9H 2D 4C 4S  bull8 x2      | 9S 9H 2D QC KS  bull_bull x3
6S 6H 8D AC AD  bull2 x1      | 6S 6H 8D 2C 2D  bull4 x1      | 6S 6H 8D 3C 3D  bull6 x1      | 6S 6H 8D 4C 4D  bull8 x2
KS 5H 5C 2C AD  bull3 x1      | KS KH 9D 2C 7S  no_bull x1    | AS 9H KD KC 5S  bull5 x1      | 4S 5H AD 9C 2S  bull1 x1
2H 4H 4D AS AH  bull2 x1      | 3S 3H 3D 2C 4S  bull5 x1      | 2S 4H 6D 8C TS  bull_bull x3  | AS 3H 5D 7C 9S  no_bull x1
KS AH 2D 3C 5S  bull1 x1      | KS AH 2D 3C 4S  no_bull x1    | KS QH 2D 3C 6S  no_bull x1    | KS QH 2D 3C 4S  no_bull x1
TS 9H 8D 7C 6S  no_bull x1    | JS 9H 8D 7C 5S  bull9 x2      | QS 9H 8D 6C 5S  bull8 x2      | 9S 9H 8D 8C 7S  no_bull x1
AS AH AD 2C 3S  five_small x5 | AS AH 2D 2C 3S  five_small x5 | AS AH 2D 2C 4S  five_small x5 | AS AH AD 3C 4S  five_small x5
AS AH AD AC 2S  five_small x5 | AS AH AD AC 4S  five_small x5 | 2S 2H 2D 2C AS  five_small x5 | AS 2H 2D 2C 3S  five_small x5
AS AH AD 2C 2S  five_small x5 | AS AH 3D 3C 2S  five_small x5 | AS AH AD 4C 3S  five_small x5 | AS AH AD AC 3S  five_small x5
AS AH AD AC 5S  bomb x5       | AS AH AD AC KS  bomb x5       | 3S 3H 3D 3C AS  bomb x5       | 2S 2H 2D 2C 3S  bomb x5
KS KH KD KC AS  bomb x5       | JS JH JD JC QS  bomb x5       | 9S 9H 9D 9C 2S  bomb x5       | TS TH TD TC AS  bomb x5
5S 5H 5D 5C KS  bomb x5       | 4S 4H 4D 4C AS  bomb x5       | 7S 7H 7D 7C 8S  bomb x5       | QS QH QD QC KS  bomb x5
JS JH QD QC KS  five_faces x5 | KS KH KD QC QS  five_faces x5 | JS JH JD QC KS  five_faces x5 | QS QH KD KC JS  five_faces x5
JS JH JD QC QS  five_faces x5 | KS KH QD JC JS  five_faces x5 | QS QH QD KC KS  five_faces x5 | JS QH KD JC KH  five_faces x5
TS JH QD KC KS  bull_bull x3  | TS TH TD KC KS  bull_bull x3  | TS JH QD KC 9S  bull9 x2      | TS JH QD KC 8S  bull8 x2
TS JH QD KC 7S  bull7 x2      | TS JH QD KC 6S  bull6 x1      | TS JH QD KC 4S  bull4 x1      | TS JH QD KC 3S  bull3 x1
5S 5H KD 5C 5D  bomb x5       | 2S 3H 4D AC 2D  no_bull x1    | 2S 3H AD AC 4D  no_bull x1    | 4S 4H 2D AC JD  bull1 x1
AS 2H 2D 3C 4S  no_bull x1    | AS 2H 3D 3C 4S  bull3 x1      | 4S 4H 2D KC 9S  bull9 x2      | 2S 2H 3D 3C 5S  bull5 x1
KC QD 7S 5H 4D  no_bull x1    | KC QD 7S 6H 8D  no_bull x1    | 9C 8D 6S 4H KD  bull7 x2      | TC 9D 6S 5H 2D  bull2 x1
QC 6D 3S AH 5D  bull5 x1      | TC 8D 8S 2H 9D  bull7 x2      | 6C 6D 8S KH JD  bull_bull x3  | AC AD 8S 9H AH  bull_bull x3
`;

/** What a seat wins of the dealer in times of its stake, at the same stake and bid. */
export const WRITTEN_RESULTS = `
dealer TS JH QD KC 6S | seat TH JS QS KD 5H | -1
dealer TS JH QD KC 5S | seat TH JS QS KD 6H | 1
dealer TS JH QD KC 7S | seat TH JS QS KD 6H | -2
dealer TS JH QD KC 6S | seat TH JS QS KD 7H | 2
dealer TS JH QD KC 9S | seat TH JS QS KD 8H | -2
dealer TS JH QD KC 9S | seat TH JS QS KD KH | 3
dealer TS JH QD KC KS | seat TH JS QS KD 9H | -3
dealer 2S 4H 6D 8C TS | seat 2H 4D 6C 8S JH | 3   : bull-bull both, the jack is higher
dealer 2S 4H 6D 8C JS | seat 2H 4D 6C 8S JH | -3  : the same jack, spades before hearts
dealer 2S 4H 6D 8C JC | seat 2H 4D 6C 8S JD | 3   : diamonds before clubs
dealer 2S 4H 6D 8C JD | seat 2H 4D 6C 8S JH | 3   : hearts before diamonds
dealer TS JH QD KC 3S | seat TH JS QS KD 3H | 1   : bull 3 both, the king of diamonds before that of clubs
dealer TS JH QD KS 3S | seat TH JS QS KD 3H | -1
dealer TS JH QD KS 8S | seat TH JS QS KD 8H | -2
dealer AS 3H 5D 7C 9S | seat KS QH 2D 3C 4S | 1   : no bull both, the king
dealer KH QH 2D 3C 4S | seat AS 3H 5D 7C 9S | -1
dealer AS 3H 5D 7C 9S | seat AH 3D 5C 7S 9H | -1
dealer AS 3H 5D 7C 9C | seat AH 3D 5C 7S 9H | 1
dealer AS 3H 5D 7C 9S | seat TS JH QD KC AH | 1   : the least bull beats none
dealer TS JH QD KC AH | seat AS 3H 5D 7C 9S | -1
dealer AS 3H 5D 7C 9S | seat TS JH QD KC KS | 3
dealer AS 3H 5D 7C 9S | seat JS JH QD QC KS | 5
dealer JS JH QD QC KS | seat AS 3H 5D 7C 9S | -5
dealer TS JH QD KC KS | seat JS JD QS QC KD | 5
dealer JS JD QS QC KD | seat TS JH QD KC KS | -5
dealer JS JH QD QC KS | seat 2S 2H 2D 2C 5S | 5   : a bomb beats five faces
dealer 2S 2H 2D 2C 5S | seat JS JH QD QC KS | -5
dealer 2S 2H 2D 2C 5S | seat 3S 3H 3D 3C AS | 5   : the higher bomb
dealer KS KH KD KC AS | seat AC AH AD 2H 3S | 5   : five small beats a bomb
dealer AC AH AD 2H 3S | seat KS KH KD KC AS | -5
dealer AC AH AD 2H 3S | seat AS 2S 2D 2C 3H | -5  : five small both, the three of spades
dealer AC AH AD 2H 3D | seat AS 2S 2D 2C 3H | 5
dealer JS JH QD QC KC | seat JC JD QS QH KD | 5
dealer JS JH QD QC KS | seat JC JD QS QH KD | -5
dealer AS 2H 7D 4C 6S | seat TS JH QD KC 9S | -3
dealer AS 2H 3D 4C 6S | seat TS JH QD KC 7S | 2
dealer TS 5H 5D 8C 9S | seat 2S 8H KD 3C 4S | 2   : bull 7 both, the king
dealer 2S 8H KD 3C 4S | seat TS 5H 5D 8C 9S | -2
dealer KS AH 2D 3C 5S | seat KD KH 9D 2C 7S | -1
dealer KD KH 9D 2C 7S | seat KS AH 2D 3C 5S | 1
dealer 6S 6H 8D 2C 2D | seat 8S 8H 4D 6C 7S | -1
dealer 8S 8H 4D 6C 7S | seat 6S 6H 8H 2C 2D | 1
dealer 9S 9H 2D 4C 4S | seat 7S 7H 6D 9C 9D | -2 : bull 8 both, the nine of spades
dealer 7S 7H 6D 9C 9D | seat 9S 9H 2D 4C 4S | 2
dealer TS TH TD KC KD | seat 9S 9H 2D QC KS | 3
dealer TS TH TD TC AS | seat 9S 9H 9D 9C 2S | -5
dealer AS AH AD AC 5S | seat 2S 2H 2D 2C 3S | 5   : an ace is the least
dealer AS AH AD AC 5S | seat KS QH JD TC 9S | -5
dealer 4S 5H AD 9C 2S | seat AS 9H KD KC 5S | 1
`;

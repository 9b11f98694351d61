/** `cards kind`, written by hand: what cards make together. */
export const WRITTEN_MELDS = `
2S 3S 4S run
3S 2S 4S run
JH QH KH run
QS KS AS run
KD AD QD run
9C TC JC run
TD 9D 8D run
2D 3D 4D 5D run
TC JC QC KC AC run
2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH run
5S 6S 7S 8S run
7H 8H 9H TH run
6C 8C 7C run
3D 5D 4D run
AS 2S 3S nothing
KS AS 2S nothing
QD KD AD 2D nothing
AC 2C KC nothing
AH 2H 3H 4H nothing
2S 3S nothing
2S nothing
AS AH nothing
KD KC nothing
2S 3S 5S nothing
2S 3S 4H nothing
JH QH KD nothing
5D 6D 8D 9D nothing
4C 6C 8C nothing
7S 8H 9S nothing
TS JS KS nothing
3H 4H 5H 7H nothing
5C 5D 6D nothing
AS AH AD group
AS AH AD AC group
2S 2H 2C group
2C 2D 2H 2S group
QS QH QD group
QC QD QS group
TS TH TC group
JD JC JH group
9S 9H 9D 9C group
5H 5C 5D group
7C 7S 7D group
KS KH KC group
3S 3H 4D nothing
8S 8H 9C nothing
TS TH JS nothing
AS AH KD nothing
6S 6H 6S nothing
4S 4S 4S nothing
4S 5S 5S 6S nothing
JS JH JD QD nothing
2C 3C 4C run
2C 4C 3C 5C run
QS KS JS run
TS JS QS run
2S 2H 3S nothing
KH KD AH AD nothing
8D 9D TD JD QD run
4H 5H 6H run
3C 4C 5C 6C 7C run
9H JH KH nothing
`;

/** `meld + cards yes|no`: whether cards may be laid off on a meld. */
export const WRITTEN_LAY_OFFS = `
2S 3S 4S + 5S yes
2S 3S 4S + AS no
2S 3S 4S + 5S 6S yes
2S 3S 4S + 6S no
2S 3S 4S + 5H no
2S 3S 4S + 4H no
5D 6D 7D + 4D yes
5D 6D 7D + 8D yes
5D 6D 7D + 4D 8D yes
5D 6D 7D + 3D no
5D 6D 7D + 3D 4D yes
5D 6D 7D + 9D no
5D 6D 7D + 8D 9D yes
QH KH AH + JH yes
QH KH AH + 2H no
QH KH AH + JH TH yes
QH KH AH + TH no
AS AH AD + AC yes
AS AH AD + KS no
AS AH AD + 2S no
2S 2H 2D + 2C yes
QH QD QC + QS yes
QH QD QC + KH no
9S 9H 9D 9C + 9S no
TS JS QS + KS AS yes
TS JS QS + 9S KS yes
TS JS QS + QH no
TS JS QS + 8S no
3C 4C 5C + 2C yes
3C 4C 5C + 2C 6C yes
7H 8H 9H + TH JH QH yes
7H 8H 9H + 7D no
`;

/** `head card points`. */
export const WRITTEN_POINTS = `
9H AS 15
9H AH 15
9H AD 15
9H AC 15
9H KS 10
9H KC 10
9H QS 50
9H QH 10
9H QD 10
9H QC 10
9H JS 10
9H TD 10
9H 9S 5
9H 9H 50
9H 8H 5
9H 5C 5
9H 3D 5
9H 2S 5
9H 2H 5
9H 2D 5
9H 2C 50
AS AS 50
AS AH 15
KD KD 50
3C 3C 50
2C 2C 100
QS QS 100
QS 2C 50
2C QS 50
TH TH 50
`;

/** `pile | melds | card penalties`: what throwing a card costs. */
export const WRITTEN_PENALTIES = `
9H | | 2S none
9H 8H | | 7H full
9H 8H | | TH full
9H TH | | 8H full
9H JH | | TH full
9H 9D | | 9S full
9H 9D | | 9C full
9H 7D | | 8H none
9H 8D | | 7H none
9H 8H | | 6H none
KS QS | | AS full
AS KS | | 2S none
2S 3S | | AS none
2S 3S | | 4S full
2S 4S | | 3S full
9H | 2S 3S 4S | 5S dummy
9H | 2S 3S 4S | AS none
9H | 2S 3S 4S | 6S none
9H | QH KH AH | JH dummy
9H | QH KH AH | 2H none
9H | 7S 7H 7D | 7C dummy
9H | 7S 7H 7D | 8C none
6S 7S | 2S 3S 4S | 5S dummy full
TD TC | 7S 8S 9S | TS dummy full
9H 2D 8H 3C | | 7H full
9H 2D 7H 3C | | 8H full
9H 2D 6H 3C | | 8H none
9H | 2S 3S 4S ; 5D 6D 7D | 8D dummy
9H | 2S 3S 4S ; 6S 7S 8S | 5S dummy
KD KC | | KH full
`;

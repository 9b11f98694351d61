/**
 * How many of the ordered ways to take six cards of eight decks lead to each end of a round; a round that needs fewer cards stands for every way the others may lie. Counted
 * by `baccarat.test.ts` over all of them.
 */
export const HANDS = 416n * 415n * 414n * 413n * 412n * 411n;

export const COUNTED = {
  player: 2_230_518_282_592_256n,
  banker: 2_292_252_566_437_888n,
  tie: 475_627_426_473_216n,
  /** The banker has won with six. */
  bankerSix: 269_232_304_455_680n,
  fourCards: 1_893_735_611_458_560n,
  naturalTie: 89_325_908_267_520n,
  /** A side has won with a natural: alike for both. */
  natural: 812_685_054_124_032n,
  /** A side has won without a natural, by so many points. */
  playerBy: {
    4: 186_780_352_174_080n,
    5: 166_169_165_987_840n,
    6: 141_238_897_317_888n,
    7: 89_590_261_473_280n,
    8: 34_097_645_543_424n,
    9: 18_409_431_764_992n,
  },
  bankerBy: {
    4: 201_147_167_287_296n,
    5: 157_275_882_332_160n,
    6: 119_200_072_366_080n,
    7: 79_517_099_278_336n,
    8: 28_305_092_784_128n,
    9: 15_390_342_909_952n,
  },
} as const;

/** Of the ways the second card of the player and both of the banker may lie once the first is dealt. */
export const STARTS = 415n * 414n * 413n;
export const COUNTED_PAIRS = {
  eitherPair: 10_204_890n,
  onePerfect: 2_353_344n,
  bothPerfect: 20_202n,
} as const;

/** Classes of live games (specification, section 9), in its order: Hold'Em is `holdem`, Wenzhou Pai Gow `wenzhou-pai-gow`. */
export const LIVE_CLASSES = [
  'baccarat',
  'sicbo',
  'roulette',
  'dragon-tiger',
  'blackjack',
  'holdem',
  'mahjong-tiles',
  'card-poker',
  'wenzhou-pai-gow',
  'se-die',
  'fan-tan',
  'niuniu',
  'yu-sia-xie',
  'zjh',
  'mahjong',
] as const;
export type LiveClass = (typeof LIVE_CLASSES)[number];

/** Lotteries with a page of their own; all others share one. */
export const LOTTERY_KINDS = ['VN', 'SEA'] as const;
export type LotteryKind = (typeof LOTTERY_KINDS)[number];

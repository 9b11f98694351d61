import { gameOf } from '@lanna/rules/lotteries/lottery/games';
import { PROVINCES } from '@lanna/rules/lotteries/lottery/vn/provinces';
import { FED_CODES, SAID_CODES } from '../draws/game-codes.ts';

export const LOTTERY_GROUPS = [
  'thai',
  'north',
  'central',
  'south',
  'neighbours',
  'stocks',
  'markSix',
] as const;
export type LotteryGroup = (typeof LOTTERY_GROUPS)[number];

const CENTRAL = new Set(PROVINCES.flatMap(({ code, region }) => (region === 'central' ? [code] : [])));

/** Lotteries of others that are set up alike: their results come from one place. */
export function groupOf(code: string): LotteryGroup {
  if (code === 'THAI') return 'thai';
  // Hanoi takes its result from the northern draw.
  if (code === 'VN_NORTH' || code === 'HANOI') return 'north';
  if (code === 'LHC') return 'markSix';
  if (gameOf(code)?.family === 'STOCK') return 'stocks';
  if (!code.startsWith('VN_')) return 'neighbours';
  return CENTRAL.has(code.slice('VN_'.length)) ? 'central' : 'south';
}

/** All of a group, and those of them whose results are said. */
export function codesOf(group: LotteryGroup): { all: string[]; said: string[] } {
  const ofGroup = (codes: readonly string[]) => codes.filter((code) => groupOf(code) === group);
  return { all: ofGroup(FED_CODES), said: ofGroup(SAID_CODES) };
}

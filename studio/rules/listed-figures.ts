import { formatMoney, type Money, parseMoney } from '@lanna/rules/money';
import { SLIP_BOUNDS } from '@lanna/rules/play/sports/slips/bounds';
import { RETURN_PERCENT } from './fishing/chance.ts';
import type { FishingGame } from './fishing/fishing-game.ts';
import type { StudioGame } from './game.ts';
import type { RoomsGame } from './rooms/rooms-game.ts';
import { figuresOf } from './slot/games.ts';
import type { Volatility } from './slot/sheet.ts';
import type { TableGame } from './table/table-game.ts';

/** A game in figures, as a list of games has them. */
export interface ListedFigures {
  /** In per cent. Plays of a table return each their own, so such a game has none. */
  rtp?: number;
  minBet: string;
  maxBet: string;
  volatility?: Volatility;
  lines?: number;
  live_class?: TableGame['liveClass'];
}

export function listedFigures(game: StudioGame): ListedFigures {
  if (game.kind === 'table') return tableFigures(game);
  if (game.kind === 'sports') return sportsFigures();
  if (game.kind === 'fishing') return fishingFigures(game);
  if (game.kind === 'rooms') return roomsFigures(game);
  const { returnBasisPoints, minBet, maxBet, volatility, lines } = figuresOf(game);
  return { rtp: returnBasisPoints / 100, minBet, maxBet, volatility, lines };
}

/** Every market has a margin of its own, so the book as a whole has no return. */
function sportsFigures(): ListedFigures {
  const { leastStake, mostStake } = SLIP_BOUNDS;
  return { minBet: formatMoney(leastStake), maxBet: formatMoney(mostStake) };
}

/** Every fish, weapon and hall returns the same. */
function fishingFigures({ bets }: FishingGame): ListedFigures {
  return { rtp: Number(RETURN_PERCENT), minBet: bets[0] ?? '0.00', maxBet: bets.at(-1) ?? '0.00' };
}

/** Players win of one another: a room has a base stake and no return. */
function roomsFigures({ rooms }: RoomsGame): ListedFigures {
  return { minBet: rooms[0]?.base ?? '0.00', maxBet: rooms.at(-1)?.base ?? '0.00' };
}

/** From the smallest stake of all its tables to the largest. */
function tableFigures({ liveClass, tables }: TableGame): ListedFigures {
  const least = tables.map(({ minStake }) => amountOf(minStake)).sort(bySize);
  const most = tables.map(({ maxStake }) => amountOf(maxStake)).sort(bySize);
  return {
    minBet: formatMoney(least[0] ?? 0n),
    maxBet: formatMoney(most.at(-1) ?? 0n),
    live_class: liveClass,
  };
}

function bySize(one: Money, other: Money): number {
  return one < other ? -1 : 1;
}

function amountOf(text: string): Money {
  return parseMoney(text) ?? 0n;
}

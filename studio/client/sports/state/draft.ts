import type { Money } from '@lanna/rules/money';
import { parseMarketKey } from '@lanna/rules/play/sports/markets/market';
import { type OddsStyle, stakeOf, styleOfKind } from '@lanna/rules/play/sports/odds/styles';
import { mostPaid } from '@lanna/rules/play/sports/slips/payout';
import {
  fullCoverSizes,
  lineCount,
  PARLAY_LEGS,
  type SlipType,
  SYSTEM_LEGS,
} from '@lanna/rules/play/sports/slips/slip';
import type { SportsName } from '../../../sports-api.ts';
import { typedMoney } from './money.ts';

/** A leg as it was pressed: the price seen, and the names, so that a slip is readable before anything is loaded. */
export interface DraftLeg {
  fixture: string;
  market: string;
  selection: string;
  odds: number;
  version: number;
  home: SportsName;
  away: SportsName;
  startsAt: string;
  /** Of an outright: the name of the one that was pressed. */
  outright?: { runners: Record<string, SportsName> } | null | undefined;
}

/** The slip that is being made. */
export interface Draft {
  type: SlipType;
  legs: readonly DraftLeg[];
  sizes: readonly number[];
  /** As it was typed. */
  amount: string;
  /** Of the attempt whose answer is not known yet; sent again it is the same slip. */
  key: string | null;
}

export const NO_DRAFT: Draft = { type: 'single', legs: [], sizes: [], amount: '', key: null };

/** Presses a price: it joins the slip, leaves it when it was there, or takes the place of another of its match. A single has one leg, the one pressed last. */
export function pressPrice(draft: Draft, leg: DraftLeg): Draft {
  const same = draft.legs.some((one) => isSame(one, leg));
  const others = draft.legs.filter(({ fixture }) => fixture !== leg.fixture);
  const legs = same ? others : draft.type === 'single' ? [leg] : [...others, leg];
  if (legs.length > PARLAY_LEGS.most) return draft;
  return fresh({ ...draft, legs });
}

export function dropLeg(draft: Draft, fixture: string): Draft {
  return fresh({ ...draft, legs: draft.legs.filter((leg) => leg.fixture !== fixture) });
}

/** Going back to a single keeps the leg pressed last. */
export function chooseType(draft: Draft, type: SlipType): Draft {
  return fresh({ ...draft, type, legs: type === 'single' ? draft.legs.slice(-1) : draft.legs });
}

export function toggleSize(draft: Draft, size: number): Draft {
  const sizes = draft.sizes.includes(size)
    ? draft.sizes.filter((one) => one !== size)
    : [...draft.sizes, size].toSorted((one, other) => one - other);
  return fresh({ ...draft, sizes });
}

export function coverAll(draft: Draft): Draft {
  return fresh({ ...draft, sizes: fullCoverSizes(draft.legs.length) });
}

export function typeAmount(draft: Draft, amount: string): Draft {
  return fresh({ ...draft, amount });
}

/** Prices that were shown as new, and taken with the next press. */
export function reprice(
  draft: Draft,
  now: readonly { fixture: string; market: string; selection: string; odds: number; version: number }[],
): Draft {
  const legs = draft.legs.map((leg) => {
    const found = now.find((one) => isSame(one, leg));
    return found ? { ...leg, odds: found.odds, version: found.version } : leg;
  });
  return fresh({ ...draft, legs });
}

export function isSame(
  one: Pick<DraftLeg, 'fixture' | 'market' | 'selection'>,
  other: Pick<DraftLeg, 'fixture' | 'market' | 'selection'>,
): boolean {
  return one.fixture === other.fixture && one.market === other.market && one.selection === other.selection;
}

export interface DraftFigures {
  lines: number;
  /** Of one line. */
  lineStake: Money | undefined;
  stake: Money | undefined;
  pays: Money | undefined;
  /** The single's price is negative in the member's style: what was typed is the win. */
  style: OddsStyle;
}

/** What a draft costs and pays. Singles are typed in the member's style, all else in decimals. */
export function figuresOf(draft: Draft, style: OddsStyle): DraftFigures {
  const [first] = draft.legs;
  const own = draft.type === 'single' && first ? styleOfLeg(first, style) : 'decimal';
  const lines = lineCount(draft);
  const typed = typedMoney(draft.amount);
  const lineStake = typed === undefined || !first ? typed : stakeOf(typed, first.odds, own);
  const ready = lineStake !== undefined && lineStake > 0n && missing(draft) === undefined;
  return {
    lines,
    lineStake,
    stake: lineStake === undefined ? undefined : lineStake * BigInt(lines),
    pays: ready
      ? mostPaid(
          { type: draft.type, sizes: sizesOf(draft) },
          lineStake,
          draft.legs.map(({ odds }) => odds),
        )
      : undefined,
    style: own,
  };
}

/** Of systems alone, and none larger than the slip. */
export function sizesOf({ type, sizes, legs }: Draft): number[] {
  return type === 'system' ? sizes.filter((size) => size <= legs.length) : [];
}

export type Missing = 'tooFew' | 'tooFewSystem' | 'tooMany' | 'tooManySystem' | 'chooseSize';

/** What a draft still lacks before it can be sent. */
export function missing(draft: Draft): Missing | undefined {
  const { type, legs } = draft;
  if (type === 'parlay' && legs.length < PARLAY_LEGS.least) return 'tooFew';
  if (type === 'parlay' && legs.length > PARLAY_LEGS.most) return 'tooMany';
  if (type === 'system' && legs.length < SYSTEM_LEGS.least) return 'tooFewSystem';
  if (type === 'system' && legs.length > SYSTEM_LEGS.most) return 'tooManySystem';
  return type === 'system' && sizesOf(draft).length === 0 ? 'chooseSize' : undefined;
}

export function styleOfLeg({ market }: Pick<DraftLeg, 'market'>, style: OddsStyle): OddsStyle {
  return styleOfKind(parseMarketKey(market)?.kind ?? '', style);
}

/** A slip that was changed is another slip. */
function fresh(draft: Draft): Draft {
  return { ...draft, sizes: draft.sizes.filter((size) => size <= draft.legs.length), key: null };
}

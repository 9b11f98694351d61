import { type Asked, IDENTITY_ABOVE, isMet, type RankLevel } from './levels.ts';

/** What holds a rise back until an operator has looked: a limit that was hit lately, or a time-out that has ended lately or still runs. */
export type HeldBack = 'limit' | 'time_out';

export interface Reviewed {
  today: string;
  level: number;
  levels: readonly RankLevel[];
  /** Of the `RANK_DAYS` before today. */
  figures: Asked;
  /** The day of the last change of level; null where there was none. */
  movedOn: string | null;
  /** The last day of a level that was set by hand; null where none was. */
  heldUntil: string | null;
  /** Falls were looked at this month already: that is done once, by its first review. */
  isKept: boolean;
  heldBack: HeldBack | null;
  isIdentified: boolean;
}

export type Review =
  | { to: 'rise' | 'fall'; level: number }
  | { to: 'case'; level: number; why: HeldBack }
  | { to: 'stay'; why: Stay };

/**
 * by_hand: set by hand and its date has not passed · moved: moved this month already · identity: the next level wants an approved identity ·
 * paused: would fall, but play was held back lately · asked: neither the next level is reached nor the present one lost.
 */
export type Stay = 'by_hand' | 'moved' | 'identity' | 'paused' | 'asked';

/**
 * What a review of a member comes to. One level a month of the brand at most, up or down. A rise comes on the day its figures are there; a fall only with
 * the month's first review. Losses are no part of the figures, and a limit or a pause of the member's own is never a reason to fall.
 */
export function review(of: Reviewed): Review {
  const { level, levels, figures } = of;
  if (of.heldUntil !== null && of.today <= of.heldUntil) return { to: 'stay', why: 'by_hand' };
  if (of.movedOn !== null && monthOf(of.movedOn) >= monthOf(of.today)) return { to: 'stay', why: 'moved' };
  const next = levels[level + 1];
  if (next && isMet(figures, next.reach)) {
    if (next.level > IDENTITY_ABOVE && !of.isIdentified) return kept(of) ?? { to: 'stay', why: 'identity' };
    if (of.heldBack) return { to: 'case', level: next.level, why: of.heldBack };
    return { to: 'rise', level: next.level };
  }
  return kept(of) ?? { to: 'stay', why: 'asked' };
}

/** What becomes of a level that is not kept; undefined where it is. */
function kept({ level, levels, figures, isKept, heldBack, isIdentified }: Reviewed): Review | undefined {
  if (level === 0 || isKept) return undefined;
  // The brand has fewer levels than before: such a level goes as any other does.
  const own = levels[level];
  const stays = own && isMet(figures, own.keep) && (level <= IDENTITY_ABOVE || isIdentified);
  if (stays) return undefined;
  return heldBack ? { to: 'stay', why: 'paused' } : { to: 'fall', level: level - 1 };
}

/** The first day of the month after a day: from then on a level can change again. */
export function nextMonth(day: string): string {
  return Temporal.PlainDate.from(day).with({ day: 1 }).add({ months: 1 }).toString();
}

export function monthOf(day: string): string {
  return day.slice(0, 7);
}

import type { Money } from '../../money.ts';
import {
  type BonusTerms,
  countsOf,
  depositOf,
  earnedByDeposit,
  figuresOf,
  isOnlyAsReward,
  lossBackOf,
  money,
  WAITING_MOST,
  worthOf,
} from './terms.ts';

/** One member's month, as it really was: each list in the order of time, in milliseconds. */
export interface SimulatedMember {
  deposits: readonly { at: number; amount: Money; isFirst: boolean }[];
  /** What settled bets of a short while come to, of one kind of game; `lost` below nothing: won. */
  play: readonly { at: number; category: string; turnover: Money; lost: Money }[];
  level: number;
  contacts: readonly string[];
}

export interface Simulated {
  /** Members who played or deposited, and those of them who would have taken it. */
  members: number;
  takers: number;
  taken: number;
  completed: number;
  expired: number;
  /** Still open when the month was over. */
  open: number;
  /** Bonus money of all that began, and of those that were completed. */
  granted: Money;
  kept: Money;
  /** Of those that were completed, from their beginning. */
  medianDays: number | null;
}

/** Kinds whose occasions stand in what was played and deposited. */
export const SIMULATED_KINDS = [
  'deposit_match',
  'fixed',
  'loss_back',
  'rank',
  'contact',
  'free_rounds',
] as const;

const DAY_MS = 24 * 3_600_000;

/** Where the days and weeks of the brand begin that the month lies in. */
export interface SimulatedTime {
  /** The month's end. */
  to: number;
  /** The brand's day of a moment, and its week, from Monday on: any numbers that grow with time. */
  dayOf: (at: number) => number;
  weekOf: (at: number) => number;
}

/**
 * What terms would have come to, had everybody who could have taken the bonus at once, and played as they did. A bonus is counted on from its beginning; the
 * next one of a member waits for its end. Free rounds are taken to win what their stakes come to. What could not be known is left out: budgets, stakes above the
 * largest, and what bonus money was lost on the way.
 */
export function simulate(
  terms: BonusTerms,
  members: Iterable<SimulatedMember>,
  time: SimulatedTime,
): Simulated {
  const sums = newSums();
  for (const member of members) addMember(sums, terms, member, time);
  return resultOf(sums);
}

/** The same for members that come in parts. */
export function simulation(terms: BonusTerms, time: SimulatedTime) {
  const sums = newSums();
  return {
    add: (member: SimulatedMember) => addMember(sums, terms, member, time),
    result: () => resultOf(sums),
  };
}

interface Sums extends Omit<Simulated, 'medianDays'> {
  days: number[];
}

function newSums(): Sums {
  return {
    ...{ members: 0, takers: 0, taken: 0, completed: 0, expired: 0, open: 0 },
    ...{ granted: 0n, kept: 0n, days: [] },
  };
}

function resultOf({ days, ...sums }: Sums): Simulated {
  days.sort((one, other) => one - other);
  return { ...sums, medianDays: days[Math.floor(days.length / 2)] ?? null };
}

/** What a member is due, and when it begins at the earliest. */
interface Taken {
  at: number;
  amount: Money;
  deposit: Money;
}

function addMember(sums: Sums, terms: BonusTerms, member: SimulatedMember, time: SimulatedTime): void {
  sums.members += 1;
  const due = takenBy(terms, member, time);
  const [first] = due;
  if (!first) return;
  sums.takers += 1;
  let next = 0;
  let free = first.at;
  const ends: number[] = [];
  for (const one of due) {
    // Behind one that is played so many wait, and the next is refused.
    if (ends.filter((end) => end > one.at).length > WAITING_MOST) continue;
    const from = Math.max(free, one.at);
    if (from >= time.to) continue;
    const until = from + terms.days * DAY_MS;
    const { amount, required } = figuresOf(terms, one.amount, one.deposit);
    sums.taken += 1;
    sums.granted += amount;
    while (next < member.play.length && at(member, next) < from) next += 1;
    let progress = 0n;
    let end = required === 0n ? from : undefined;
    while (end === undefined && next < member.play.length && at(member, next) < until) {
      const bet = member.play[next];
      if (bet) progress += countsOf(terms, bet.category, bet.turnover);
      if (progress >= required) end = at(member, next);
      next += 1;
    }
    if (end !== undefined) {
      sums.completed += 1;
      sums.kept += amount;
      sums.days.push((end - from) / DAY_MS);
    } else if (until <= time.to) sums.expired += 1;
    else sums.open += 1;
    free = end ?? until;
    ends.push(free);
  }
}

function at(member: SimulatedMember, index: number): number {
  return member.play[index]?.at ?? Number.POSITIVE_INFINITY;
}

function takenBy(terms: BonusTerms, member: SimulatedMember, time: SimulatedTime): Taken[] {
  // What other topics give leaves nothing in what was played.
  if (isOnlyAsReward(terms)) return [];
  if (depositOf(terms)) return ofDeposits(terms, member, time);
  switch (terms.kind) {
    case 'loss_back':
      return ofLosses(terms, member, time);
    case 'fixed':
    case 'free_rounds':
      return ofPlay(terms, member, terms.once === 'day' ? time.dayOf : () => 0);
    case 'rank':
      return member.level >= (terms.level ?? Number.POSITIVE_INFINITY) ? ofPlay(terms, member, () => 0) : [];
    case 'contact':
      return terms.contact && member.contacts.includes(terms.contact) ? ofPlay(terms, member, () => 0) : [];
    default:
      throw new Error(`a bonus of the kind ${terms.kind} leaves nothing in what was played`);
  }
}

function ofDeposits(terms: BonusTerms, { deposits }: SimulatedMember, { dayOf }: SimulatedTime): Taken[] {
  const occasion = depositOf(terms)?.occasion ?? 'any';
  let day: number | undefined;
  return deposits.flatMap((deposit) => {
    const isFirstOfDay = dayOf(deposit.at) !== day;
    day = dayOf(deposit.at);
    if ((occasion === 'first' && !deposit.isFirst) || (occasion === 'first_of_day' && !isFirstOfDay))
      return [];
    const amount = earnedByDeposit(terms, deposit.amount);
    return amount === null ? [] : [{ at: deposit.at, amount, deposit: deposit.amount }];
  });
}

/** Taken with the first bet of each period: the whole month, or a day. */
function ofPlay(terms: BonusTerms, { play }: SimulatedMember, periodOf: (at: number) => number): Taken[] {
  const amount = worthOf(terms) ?? money(terms.amount ?? '0');
  let period: number | undefined;
  return play.flatMap((bet) => {
    if (periodOf(bet.at) === period) return [];
    period = periodOf(bet.at);
    return [{ at: bet.at, amount, deposit: 0n }];
  });
}

/** Taken with the first bet after each period in which enough was lost: who plays no more takes it and completes nothing. */
function ofLosses(terms: BonusTerms, { play }: SimulatedMember, time: SimulatedTime): Taken[] {
  const periodOf = terms.loss?.period === 'week' ? time.weekOf : time.dayOf;
  const taken: Taken[] = [];
  let lost = 0n;
  let period: number | undefined;
  for (const bet of play) {
    const now = periodOf(bet.at);
    if (period !== undefined && now !== period) {
      // Of the last whole period alone.
      const amount = now === period + 1 ? lossBackOf(terms, lost) : null;
      if (amount !== null) taken.push({ at: bet.at, amount, deposit: 0n });
      lost = 0n;
    }
    period = now;
    lost += bet.lost;
  }
  return taken;
}

import { nextPeriod, type PeriodKind, periodOf, shifted } from './period.ts';

/**
 * asked: who would earn proposes it · offered: the agent above or the brand does · effective: signed by both, from its first day on ·
 * termination_asked: in force, and one side wants to end it · ended: its last day is settled, which may be yet to come · denied,
 * expired, invalid: a proposal that came to nothing.
 */
export const CONTRACT_STATES = [
  'asked',
  'offered',
  'effective',
  'termination_asked',
  'ended',
  'denied',
  'expired',
  'invalid',
] as const;
export type ContractState = (typeof CONTRACT_STATES)[number];

/** member: who earns · upline: the agent above, or the brand. */
export const CONTRACT_SIDES = ['member', 'upline'] as const;
export type ContractSide = (typeof CONTRACT_SIDES)[number];

/**
 * sign, deny: the answer to the other side's proposal · withdraw: takes the own one back · terminate: asks for the end · consent, refuse: the
 * answer to that · keep: takes the own request to end it back.
 */
export const CONTRACT_MOVES = ['sign', 'deny', 'withdraw', 'terminate', 'consent', 'refuse', 'keep'] as const;
export type ContractMove = (typeof CONTRACT_MOVES)[number];

/** Why a proposal came to nothing, or a contract has ended. */
export const CONTRACT_CLOSINGS = [
  'taken_back',
  'superseded',
  'moved',
  'agreed',
  'notice',
  'replaced',
  'brand',
  'upline_ended',
] as const;
export type ContractClosing = (typeof CONTRACT_CLOSINGS)[number];

/** What happens to a contract, as its history names it. */
export const CONTRACT_EVENTS = [
  'asked',
  'offered',
  'signed',
  'denied',
  'withdrawn',
  'superseded',
  'expired',
  'moved',
  'ending_asked',
  'ending_refused',
  'ending_kept',
  'ended',
  'replaced',
] as const;
export type ContractEventKind = (typeof CONTRACT_EVENTS)[number];

export interface Status {
  readonly state: ContractState;
  readonly endingBy: ContractSide | null;
  /** Sides whose request to end it was refused before: the next one cannot be. */
  readonly refusedSides: readonly ContractSide[];
}

/** What a side may do with a contract as it stands. */
export function movesOf({ state, endingBy, refusedSides }: Status, side: ContractSide): ContractMove[] {
  switch (state) {
    case 'asked':
      return side === 'member' ? ['withdraw'] : ['sign', 'deny'];
    case 'offered':
      return side === 'upline' ? ['withdraw'] : ['sign', 'deny'];
    case 'effective':
      return ['terminate'];
    case 'termination_asked':
      if (side === endingBy) return ['keep'];
      return endingBy !== null && refusedSides.includes(endingBy) ? ['consent'] : ['consent', 'refuse'];
    case 'ended':
    case 'denied':
    case 'expired':
    case 'invalid':
      return [];
  }
}

export function otherSide(side: ContractSide): ContractSide {
  return side === 'member' ? 'upline' : 'member';
}

/** An agreed end: the last day of the period that runs; of one that has not begun, the day before it would. */
export function lastDayAgreed(kind: PeriodKind, today: string, fromDay: string): string {
  return fromDay > today ? shifted(fromDay, -1) : periodOf(kind, today).to;
}

/** The last day where the other side says nothing: of the period after the next. */
export function noticeDay(kind: PeriodKind, today: string, fromDay: string): string {
  const running = periodOf(kind, fromDay > today ? fromDay : today);
  return nextPeriod(kind, nextPeriod(kind, running)).to;
}

/** A contract of the same parties, or paid by the same side, that runs or has its last day yet to come. */
export interface Before {
  readonly kind: PeriodKind;
  readonly fromDay: string;
  /** Null while no end is settled: the new contract takes its place. */
  readonly lastDay: string | null;
}

/**
 * The first day of a contract signed today: of the next of its periods, after what is settled before it. Where it takes the place of one
 * with other periods, that one ends with a whole period of its own.
 */
export function firstDay(kind: PeriodKind, today: string, before: readonly Before[]): string {
  let { from } = nextPeriod(kind, periodOf(kind, today));
  const fits = () =>
    before.every(({ kind: other, lastDay, fromDay }) =>
      lastDay === null ? fromDay > today || lastDayBefore(other, from) >= today : from > lastDay,
    );
  while (!fits()) from = nextPeriod(kind, periodOf(kind, from)).from;
  return from;
}

/** The last day of a contract that another replaces from a day on. */
export function lastDayReplaced({ kind, fromDay }: Before, from: string): string {
  const last = lastDayBefore(kind, from);
  return last < fromDay ? shifted(fromDay, -1) : last;
}

/** The end of the last whole period before a day. */
function lastDayBefore(kind: PeriodKind, day: string): string {
  const eve = shifted(day, -1);
  const period = periodOf(kind, eve);
  return period.to === eve ? eve : shifted(period.from, -1);
}

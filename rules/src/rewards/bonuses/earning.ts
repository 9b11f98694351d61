import type { Money } from '../../money.ts';
import { dueReferral, type Referrals } from './referral.ts';
import {
  type BonusTerms,
  depositOf,
  isOnlyAsReward,
  type LossPeriod,
  lossBackOf,
  money,
  type ProvedContact,
  worthOf,
} from './terms.ts';

/** What is looked at to know whether a member has earned a bonus that no deposit earns. Days are the brand's, as `yyyy-mm-dd`. */
export interface EarningFacts {
  today: string;
  /** As an approved identity shows it; null: not known, or not approved. */
  birthday: string | null;
  level: number;
  contacts: readonly ProvedContact[];
  /** Cash that was staked in the last whole period and not paid back; below nothing: won. */
  losses: Readonly<Record<LossPeriod, Money>>;
  referrals: Referrals;
}

/** How much, what for (each once of an offer), and the last day on which it can be taken; null: as long as it is offered. */
export interface Earned {
  amount: Money;
  cause: string;
  until: string | null;
  /** Of a loss that is given back: the loss it was worked out of. */
  loss?: Money;
}

/** How many days a birthday's gift waits, with the birthday itself. */
export const BIRTHDAY_DAYS = 7;

/**
 * What a member has earned of an offer without a deposit; null where nothing is due now. `since`: the first whole day of the offer, where it has a beginning: no
 * loss of before is given back.
 */
export function earnedBy(terms: BonusTerms, facts: EarningFacts, since: string | null = null): Earned | null {
  if (isOnlyAsReward(terms) || depositOf(terms)) return null;
  const amount = terms.amount === null ? (worthOf(terms) ?? 0n) : money(terms.amount);
  switch (terms.kind) {
    case 'free_rounds':
    case 'fixed':
      return onceOrDaily(terms, amount, facts);
    case 'loss_back':
      return lossBack(terms, facts, since);
    case 'birthday':
      return ofBirthday(amount, facts);
    case 'rank':
      return facts.level >= (terms.level ?? Number.POSITIVE_INFINITY)
        ? { amount, cause: 'once', until: null }
        : null;
    case 'contact':
      return terms.contact && facts.contacts.includes(terms.contact)
        ? { amount, cause: 'once', until: null }
        : null;
    case 'referral': {
      const due = dueReferral(terms, facts.referrals, { today: facts.today, since });
      return due && { amount, ...due };
    }
    // Earned by a deposit, given by an operator, or won by free rounds.
    case 'deposit_match':
    case 'by_hand':
    case 'promotion':
    case 'rounds_won':
      return null;
  }
}

function onceOrDaily({ once }: BonusTerms, amount: Money, { today }: EarningFacts): Earned {
  return once === 'day' ? { amount, cause: today, until: today } : { amount, cause: 'once', until: null };
}

/** The last whole period before a day: yesterday, or the week from Monday to Sunday before this one. */
export function lastPeriod(period: LossPeriod, today: string): { from: string; to: string } {
  const day = Temporal.PlainDate.from(today);
  const next = period === 'day' ? day : day.subtract({ days: day.dayOfWeek - 1 });
  const from = next.subtract({ days: period === 'day' ? 1 : 7 });
  return { from: from.toString(), to: next.subtract({ days: 1 }).toString() };
}

function lossBack(terms: BonusTerms, { today, losses }: EarningFacts, since: string | null): Earned | null {
  if (!terms.loss) return null;
  const { period } = terms.loss;
  const amount = lossBackOf(terms, losses[period]);
  if (amount === null) return null;
  const { from, to } = lastPeriod(period, today);
  if (since !== null && from < since) return null;
  const until = Temporal.PlainDate.from(to).add({ days: period === 'day' ? 1 : 7 });
  return { amount, cause: `${period} ${from}`, until: until.toString(), loss: losses[period] };
}

/** Of the birthday that is today or was in the days before: of one at the end of December also in January. On 29 February, else on the 28th. */
function ofBirthday(amount: Money, { today, birthday }: EarningFacts): Earned | null {
  if (birthday === null) return null;
  const [now, born] = [Temporal.PlainDate.from(today), Temporal.PlainDate.from(birthday)];
  for (const year of [now.year, now.year - 1]) {
    const { month, day } = born;
    const had = Temporal.PlainDate.from({ year, month, day }, { overflow: 'constrain' });
    const passed = now.since(had, { largestUnit: 'days' }).days;
    if (passed >= 0 && passed < BIRTHDAY_DAYS)
      return { amount, cause: `birthday ${year}`, until: had.add({ days: BIRTHDAY_DAYS - 1 }).toString() };
  }
  return null;
}

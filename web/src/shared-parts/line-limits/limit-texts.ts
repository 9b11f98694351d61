import type { Allowance } from '@lanna/contract/accounts/line-limits/line-limits';
import { moneyOf } from '@lanna/contract/money';
import type { Language } from '@lanna/contract/people/members/members';
import { RATE_CATEGORIES, type RateCategory } from '@lanna/rules/commission/contracts/category';
import { fieldText, wireAmount } from '../money/typed-amount.ts';

/** What a line allows, as it is typed; an empty field limits nothing. */
export interface LimitTexts {
  stakes: Record<RateCategory, string>;
  losses: { day: string; week: string };
}

export function limitTexts({ stakes, losses }: Allowance): LimitTexts {
  const text = (amount: string | null | undefined) => (amount ? fieldText(moneyOf(amount)) : '');
  return {
    stakes: Object.fromEntries(
      RATE_CATEGORIES.map((category) => [category, text(stakes[category])]),
    ) as LimitTexts['stakes'],
    losses: { day: text(losses.day), week: text(losses.week) },
  };
}

/** What is no amount, or is two, is sent as it was typed: the form says so beside its field. */
export function limitsTyped({ stakes, losses }: LimitTexts, language: Language): Allowance {
  const amount = (typed: string) => wireAmount(typed, language) ?? typed;
  const given = Object.entries(stakes).filter(([, typed]) => typed.trim() !== '');
  return {
    stakes: Object.fromEntries(given.map(([category, typed]) => [category, amount(typed)])),
    losses: {
      day: losses.day.trim() === '' ? null : amount(losses.day),
      week: losses.week.trim() === '' ? null : amount(losses.week),
    },
  };
}

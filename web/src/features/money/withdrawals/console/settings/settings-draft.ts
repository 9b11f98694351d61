import { moneyOf } from '@lanna/contract/money';
import type { RankLimit, WithdrawalSettings } from '@lanna/contract/money/withdrawals/settings-ops';
import type { Language } from '@lanna/contract/people/members/members';
import { wireAmount } from '../../../../../shared-parts/money/typed-amount.ts';

const COUNTS = ['coolingHours', 'promisedMinutes', 'receiptMinutes', 'bankAccountsMax'] as const;
const AMOUNTS = ['automaticLimit', 'smallBalance'] as const;

/** The settings as they are typed. */
export type Draft = Record<(typeof COUNTS)[number] | (typeof AMOUNTS)[number], string> & {
  limits: readonly ({ key: string } & Record<keyof RankLimit, string>)[];
};

type Settings = Pick<WithdrawalSettings, (typeof COUNTS)[number] | (typeof AMOUNTS)[number] | 'limits'>;

export function draftOf(settings: Settings): Draft {
  return {
    automaticLimit: settings.automaticLimit,
    smallBalance: settings.smallBalance,
    coolingHours: String(settings.coolingHours),
    promisedMinutes: String(settings.promisedMinutes),
    receiptMinutes: String(settings.receiptMinutes),
    bankAccountsMax: String(settings.bankAccountsMax),
    limits: settings.limits.map((limit) => ({
      key: String(limit.rankLevelMin),
      rankLevelMin: String(limit.rankLevelMin),
      min: limit.min,
      max: limit.max,
      dayAmount: limit.dayAmount,
      dayCount: String(limit.dayCount),
    })),
  };
}

/** What was typed; undefined where a field holds no number. */
export function readDraft(draft: Draft, language: Language): Settings | undefined {
  const limits = draft.limits.map(({ rankLevelMin, min, max, dayAmount, dayCount }) => ({
    rankLevelMin: readCount(rankLevelMin),
    min: wireAmount(min, language),
    max: wireAmount(max, language),
    dayAmount: wireAmount(dayAmount, language),
    dayCount: readCount(dayCount),
  }));
  const read = {
    automaticLimit: wireAmount(draft.automaticLimit, language),
    smallBalance: wireAmount(draft.smallBalance, language),
    coolingHours: readCount(draft.coolingHours),
    promisedMinutes: readCount(draft.promisedMinutes),
    receiptMinutes: readCount(draft.receiptMinutes),
    bankAccountsMax: readCount(draft.bankAccountsMax),
  };
  const isRead = [read, ...limits].every((part) => Object.values(part).every((value) => value !== undefined));
  return isRead ? ({ ...read, limits } as Settings) : undefined;
}

/** One line is of level 0, no two of the same, and in each the least is no more than the most. */
export function areLimitsSound(limits: readonly RankLimit[]): boolean {
  const levels = limits.map(({ rankLevelMin }) => rankLevelMin);
  return (
    levels.includes(0) &&
    new Set(levels).size === levels.length &&
    limits.every(({ min, max }) => moneyOf(min) <= moneyOf(max))
  );
}

function readCount(typed: string): number | undefined {
  return /^\d{1,6}$/.test(typed.trim()) ? Number(typed.trim()) : undefined;
}

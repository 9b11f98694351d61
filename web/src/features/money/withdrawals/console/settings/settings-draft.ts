import type {
  RankLimit,
  SegmentLimit,
  WithdrawalSettings,
} from '@lanna/contract/money/withdrawals/settings-ops';
import type { Language } from '@lanna/contract/people/members/members';
import { typedNumber } from '../../../../../shared-parts/forms/typed-number.ts';
import { wireAmount } from '../../../../../shared-parts/money/typed-amount.ts';

const COUNTS = ['coolingHours', 'promisedMinutes', 'receiptMinutes', 'bankAccountsMax'] as const;
const AMOUNTS = ['automaticLimit', 'smallBalance'] as const;

/** The settings as they are typed. */
export type Draft = Record<(typeof COUNTS)[number] | (typeof AMOUNTS)[number], string> & {
  limits: ({ key: string } & Record<keyof RankLimit, string>)[];
  segmentLimits: SegmentDraft[];
};

export interface SegmentDraft {
  key: string;
  segment: SegmentLimit['segment'] | null;
  max: string;
  dayAmount: string;
  dayCount: string;
  /** Empty: as for all. */
  promisedMinutes: string;
}

type Settings = Pick<
  WithdrawalSettings,
  (typeof COUNTS)[number] | (typeof AMOUNTS)[number] | 'limits' | 'segmentLimits'
>;

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
    segmentLimits: settings.segmentLimits.map((limit) => ({
      key: limit.segment.id,
      segment: limit.segment,
      max: limit.max,
      dayAmount: limit.dayAmount,
      dayCount: String(limit.dayCount),
      promisedMinutes: limit.promisedMinutes === null ? '' : String(limit.promisedMinutes),
    })),
  };
}

/** What was typed; a field without a number or amount breaks the rules of the call. */
export function readDraft(draft: Draft, language: Language): Settings {
  const amount = (typed: string) => wireAmount(typed, language) ?? '';
  return {
    automaticLimit: amount(draft.automaticLimit),
    smallBalance: amount(draft.smallBalance),
    coolingHours: typedNumber(draft.coolingHours),
    promisedMinutes: typedNumber(draft.promisedMinutes),
    receiptMinutes: typedNumber(draft.receiptMinutes),
    bankAccountsMax: typedNumber(draft.bankAccountsMax),
    limits: draft.limits.map((limit) => ({
      rankLevelMin: typedNumber(limit.rankLevelMin),
      min: amount(limit.min),
      max: amount(limit.max),
      dayAmount: amount(limit.dayAmount),
      dayCount: typedNumber(limit.dayCount),
    })),
    // A line without a segment is none yet, and is held up by its rule.
    segmentLimits: draft.segmentLimits.map((limit) => ({
      segment: limit.segment ?? { id: '', version: 0 },
      max: amount(limit.max),
      dayAmount: amount(limit.dayAmount),
      dayCount: typedNumber(limit.dayCount),
      promisedMinutes: limit.promisedMinutes.trim() === '' ? null : typedNumber(limit.promisedMinutes),
    })),
  };
}

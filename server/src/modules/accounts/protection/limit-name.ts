import type { LIMIT_KINDS, LimitPeriod } from '@lanna/contract/accounts/protection/limits';

/** A limit as tables and functions of the database name it. */
export const LIMIT_NAMES = [
  'deposit_day',
  'deposit_week',
  'deposit_month',
  'loss_day',
  'loss_week',
  'loss_month',
  'stake_day',
  'stake_week',
  'stake_month',
  'session',
  'reality_check',
] as const;
export type LimitName = (typeof LIMIT_NAMES)[number];

/** What a member's line has set, beside the member's own and the brand's. */
export const LINE_LIMIT_NAMES = ['line_loss_day', 'line_loss_week'] as const;
export type LineLimitName = (typeof LINE_LIMIT_NAMES)[number];

export function isOfLine(name: LimitName | LineLimitName): name is LineLimitName {
  return LINE_LIMIT_NAMES.some((one) => one === name);
}

export type ProtectionKind = (typeof LIMIT_KINDS)[number] | 'session' | 'reality_check';

/** The contract holds that money limits have a period, and the others none. */
export function limitNameOf(kind: ProtectionKind, period: LimitPeriod | null | undefined): LimitName {
  const wanted = period ? `${kind}_${period}` : kind;
  const name = LIMIT_NAMES.find((one) => one === wanted);
  if (!name) throw new Error(`${wanted} is no limit`);
  return name;
}

/** The other way round. */
export function partsOf(name: LimitName): { kind: ProtectionKind; period: LimitPeriod | null } {
  if (name === 'session' || name === 'reality_check') return { kind: name, period: null };
  const [kind, period] = name.split('_') as ['deposit' | 'loss' | 'stake', LimitPeriod];
  return { kind, period };
}

export function isMoney(name: LimitName): boolean {
  return name !== 'session' && name !== 'reality_check';
}

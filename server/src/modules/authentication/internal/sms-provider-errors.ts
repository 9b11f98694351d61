import type { RefusalCode } from '@lanna/contract/refusals';
import type { Clock } from '../../../platform/clock.ts';

const REMEMBERED_MS = 60_000;

/**
 * Troubles of a brand's SMS provider that are nobody's in particular. Codes for logging in go out after the answer, so a
 * failure is told to whoever asks next, member or not: told at once it would tell who is a member.
 */
export interface SmsProviderErrors {
  note(brandId: string, code: RefusalCode): void;
  current(brandId: string): RefusalCode | undefined;
}

export function smsProviderErrors(clock: Clock): SmsProviderErrors {
  const troubles = new Map<string, { code: RefusalCode; untilMs: number }>();
  return {
    note: (brandId, code) =>
      void troubles.set(brandId, { code, untilMs: clock.now().getTime() + REMEMBERED_MS }),
    current: (brandId) => {
      const trouble = troubles.get(brandId);
      return trouble && trouble.untilMs > clock.now().getTime() ? trouble.code : undefined;
    },
  };
}

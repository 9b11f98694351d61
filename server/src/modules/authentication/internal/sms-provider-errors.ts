import type { RefusalCode } from '@lanna/contract/refusals';
import type { Clock } from '../../../platform/clock.ts';

const REMEMBERED_MS = 60_000;

/**
 * Errors of a brand's SMS provider that are nobody's in particular. Codes for logging in go out after the answer, so a
 * failure is told to whoever asks next, member or not: told at once it would tell who is a member.
 */
export interface SmsProviderErrors {
  note(brandId: string, code: RefusalCode): void;
  current(brandId: string): RefusalCode | undefined;
}

export function smsProviderErrors(clock: Clock): SmsProviderErrors {
  const errors = new Map<string, { code: RefusalCode; untilMs: number }>();
  return {
    note: (brandId, code) =>
      void errors.set(brandId, { code, untilMs: clock.now().getTime() + REMEMBERED_MS }),
    current: (brandId) => {
      const providerError = errors.get(brandId);
      return providerError && providerError.untilMs > clock.now().getTime() ? providerError.code : undefined;
    },
  };
}

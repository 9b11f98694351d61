import type { RefusalCode } from '@lanna/contract/refusals';
import type { Clock } from '../../../../platform/process/clock.ts';

const REMEMBERED_MS = 60_000;

/**
 * Errors of a brand's SMS provider that do not depend on the number. Codes for log-in are sent after the
 * response, so an error is reported to the next caller, member or not: reporting it at once would reveal who
 * is a member.
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

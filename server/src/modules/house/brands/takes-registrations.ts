import type { BrandProfile } from './brand.ts';

/** Whether anybody may register: not while a brand for real money is closed, unless it wants members before it opens. */
export function takesRegistrations({ settings, takesMoney }: BrandProfile): boolean {
  return settings.flags.registration && (takesMoney || settings.realMoney.registerBeforeOpening);
}

import type { BrandSettings } from '@lanna/contract/house/brands/brand-settings';

/** The tab with a mobile number; not where a third party should prove the number and the brand has none. */
export function registersByMobile({ registration, login }: BrandSettings): boolean {
  const provable = registration.smsVerification !== 'third-party' || login.thirdParty !== null;
  return registration.mobile && provable;
}

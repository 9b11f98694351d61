import type { registerSettings } from '@lanna/contract/accounts/registration/registration';
import type { Value } from '@lanna/contract/endpoint';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { registersByMobile } from '../../../house/brands/registers-by-mobile.ts';
import { takesRegistrations } from '../../../house/brands/takes-registrations.ts';

/** The settings that the registration form needs; a closed registration has no tabs. */
export function showRegistrationSettings(brand: BrandProfile): Value<typeof registerSettings> {
  const { settings } = brand;
  const { registration } = settings;
  const isTaken = takesRegistrations(brand);
  return {
    register: isTaken && registration.username,
    registerMobile: isTaken && registersByMobile(settings),
    mobileWithPassword: registration.mobileWithPassword,
    smsVerification: registration.smsVerification,
    botCheck: settings.botCheck,
    minimumAge: settings.minimumAge,
    termsVersion: settings.termsVersion,
    fields: registration.fields,
  };
}

import type { Value } from '@lanna/contract/endpoint';
import type { registerSettings } from '@lanna/contract/registration';
import type { BrandProfile } from '../brands/brand.ts';
import { registersByMobile } from '../brands/registers-by-mobile.ts';

/** The settings that the registration form needs; a closed registration has no tabs. */
export function showRegistrationSettings({ settings }: BrandProfile): Value<typeof registerSettings> {
  const { registration, flags } = settings;
  return {
    register: flags.registration && registration.username,
    registerMobile: flags.registration && registersByMobile(settings),
    mobileWithPassword: registration.mobileWithPassword,
    smsVerification: registration.smsVerification,
    botCheck: settings.botCheck,
    minimumAge: settings.minimumAge,
    termsVersion: settings.termsVersion,
    fields: registration.fields,
  };
}

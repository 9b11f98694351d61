import type { Value } from '@lanna/contract/endpoint';
import type { consolidatedSettings } from '@lanna/contract/house/brands/site';
import type { BrandProfile } from '../brand.ts';
import { registersByMobile } from '../registers-by-mobile.ts';
import { takesRegistrations } from '../takes-registrations.ts';

/**
 * Every switch of the specification's section 1 as the brand has set it. A switch that overrides another is
 * applied here, so that a closed registration has no tab left open.
 */
export function showSwitches(brand: BrandProfile): Omit<Value<typeof consolidatedSettings>, 'outbox'> {
  const { flags, registration, login, site, botCheck } = brand.settings;
  const isTaken = takesRegistrations(brand);
  const byUsername = isTaken && registration.username;
  const byMobile = isTaken && registersByMobile(brand.settings);
  return {
    mobileRegistration: byMobile,
    mobileRegistrationWithPassword: byMobile && registration.mobileWithPassword,
    smsVerificationAtRegistration: registration.smsVerification !== 'none',
    usernameRegistration: byUsername,
    freePlay: flags.freePlay,
    forcedPasswordChange: login.forcedPasswordChange,
    smsLogin: login.sms,
    thirdPartyLogin: login.thirdParty && {
      apiUrl: login.thirdParty.apiUrl,
      apiKey: login.thirdParty.apiKey,
      humanCheck: {
        scriptUrl: login.thirdParty.humanCheck.scriptUrl,
        siteKey: login.thirdParty.humanCheck.siteKey,
      },
    },
    directRegistration: site.directRegistration && (byUsername || byMobile),
    manualRebate: flags.manualRebate,
    agentPolicy: site.agentPolicy,
    loginToHome: flags.loginToHome,
    resetByPhone: login.resetByPhone,
    resetByEmail: login.resetByEmail,
    botCheck,
    defaultLanguage: brand.defaultLanguage,
    languages: brand.languages,
  };
}

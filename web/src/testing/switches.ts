import type { Value } from '@lanna/contract/endpoint';
import type { consolidatedSettings } from '@lanna/contract/site';

/** The ways in of a brand that has most of them. */
export const SWITCHES: Value<typeof consolidatedSettings> = {
  mobileRegistration: true,
  mobileRegistrationWithPassword: true,
  smsVerificationAtRegistration: true,
  usernameRegistration: true,
  freePlay: true,
  forcedPasswordChange: false,
  smsLogin: true,
  thirdPartyLogin: null,
  directRegistration: true,
  manualRebate: false,
  agentPolicy: false,
  loginToHome: false,
  resetByPhone: true,
  resetByEmail: true,
  botCheck: false,
  defaultLanguage: 'TH',
  languages: ['TH', 'EN'],
};

import type { Value } from '@lanna/contract/endpoint';
import type { consolidatedSettings } from '@lanna/contract/house/brands/site';
import type { Brand } from '../api/content/brand.ts';

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
  outbox: [],
  defaultLanguage: 'TH',
  languages: ['TH', 'EN'],
};

/** A brand of play money. */
export const BRAND: Brand = {
  merchant: 'RIVER',
  name: { TH: 'River', EN: 'River' },
  languages: ['TH', 'EN'],
  defaultLanguage: 'TH',
  currency: 'THB',
  currencySymbol: '฿',
  timeZone: 'Asia/Bangkok',
  minimumAge: 20,
  copyrightYear: 2026,
  demo: true,
  realMoney: null,
  imageCdns: [],
  contacts: { line: null, email: 'care@river.example', phone: null, url: null },
  front: { hero: 'night', mark: null, logo: null, welcome: '/art/hero/night/welcome.svg', slogan: null },
  flags: {
    registration: true,
    directRegistration: true,
    freePlay: true,
    loginToHome: false,
    manualRebate: false,
    CHNGPASSVERIF3: true,
  },
  menu: { manualRebate: false, transferUpline: true, agentCentre: true, winners: true },
};

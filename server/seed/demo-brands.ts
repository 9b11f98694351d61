import type { BrandTheme } from '@lanna/contract/house/brands/brand-theme';
import { LANGUAGES, type LocalText } from '@lanna/rules/local-text';
import { CHAOPHRAYA_FRONT, LANNA_FRONT } from './fronts.ts';
import { chaophrayaTheme, lannaTheme } from './themes.ts';

export interface DemoBrand {
  code: string;
  name: LocalText;
  hosts: readonly string[];
  currencySymbol: string;
  theme: BrandTheme;
  /** What differs from the defaults of `brandSettings`. */
  settings: Record<string, unknown>;
}

/** Every log-in method is on, so that a demo can show them; codes live long enough to be looked up in its outbox. */
const WAYS_IN = {
  flags: { freePlay: true, manualRebate: true },
  registration: { mobile: true },
  login: { sms: true, resetByPhone: true, resetByEmail: true, codeMinutes: 3 },
};

/** What the portal itself makes: how to keep the site as an app on either kind of phone, and the profile. Apps of a store are the brand's own affair. */
const DOWNLOADS = [
  {
    resourceType: 'ios',
    url: '/down#ios',
    qrCodeUrl: '/install/ios-qr.png',
    label: { TH: 'แอปบน iPhone และ iPad', EN: 'App on iPhone and iPad' },
  },
  {
    resourceType: 'android',
    url: '/down#android',
    qrCodeUrl: '/install/android-qr.png',
    label: { TH: 'แอปบน Android', EN: 'App on Android' },
  },
  {
    resourceType: 'ios_lite',
    url: '/install/ios.mobileconfig',
    qrCodeUrl: '/install/ios-profile-qr.png',
    label: { TH: 'โปรไฟล์ Lite สำหรับ iPhone และ iPad', EN: 'Lite profile for iPhone and iPad' },
  },
];

/** Stakes of an evening with play money are small, and so are its wins. */
const WINNERS = { smallest: '10.00', smallestStake: '1.00' };

/** Two brands on one code: other hosts, another look. Thailand's minimum age is 20. */
export const DEMO_BRANDS: readonly DemoBrand[] = [
  {
    code: 'LANNA',
    name: named('ล้านนา', 'Lanna'),
    hosts: ['localhost', '127.0.0.1'],
    currencySymbol: '฿',
    theme: lannaTheme,
    settings: {
      front: LANNA_FRONT,
      minimumAge: 20,
      winners: WINNERS,
      transfers: { upline: true },
      ...WAYS_IN,
      ...contacts('lanna', '02 000 0001'),
    },
  },
  {
    code: 'CHAOPHRAYA',
    name: named('เจ้าพระยา', 'Chaophraya'),
    hosts: ['chaophraya.localhost'],
    currencySymbol: '฿',
    theme: chaophrayaTheme,
    settings: {
      front: CHAOPHRAYA_FRONT,
      agentHosts: ['agent.chaophraya.localhost'],
      minimumAge: 20,
      winners: WINNERS,
      transfers: { upline: true },
      ...WAYS_IN,
      // One of the two says who is no member, as the specification has it.
      login: { ...WAYS_IN.login, revealUnknownAccount: true },
      ...contacts('chaophraya', '02 000 0002'),
    },
  },
];

/** A Latin name for visitors who do not read Thai; a name in the brand's own language alone would be Thai. */
function named(thai: string, latin: string): LocalText {
  return { ...Object.fromEntries(LANGUAGES.map((language) => [language, latin])), TH: thai };
}

/** Made up: a domain reserved for examples, an id that holds it, and a number that is none. */
function contacts(brand: string, phone: string) {
  const domain = `${brand}.example`;
  return {
    site: { customerService: { line: `@${domain}`, phone, email: `help@${domain}` }, resources: DOWNLOADS },
  };
}

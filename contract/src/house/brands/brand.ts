import { z } from 'zod';
import { contacts } from '../../contacts.ts';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { language } from '../../language.ts';
import { localTextShape } from '../../local-text.ts';
import { BRAND_TEXTS } from './brand-texts.ts';
import { front } from './front.ts';
import { helpLink } from './real-money-settings.ts';

/** The brand the host belongs to: everything the shell needs before a login. */
export const whitelabel = endpoint({
  method: 'GET',
  path: '/wps/system/whitelabel',
  module: 'COMM3',
  access: 'anyone',
  summary: 'Brand, flags and menu settings of the host',
  value: z.object({
    merchant: z.string(),
    name: localTextShape(BRAND_TEXTS.name),
    languages: z.array(language).min(1),
    defaultLanguage: language,
    currency: z.string(),
    currencySymbol: z.string(),
    timeZone: z.string(),
    minimumAge: z.int(),
    copyrightYear: z.int(),
    demo: z.boolean(),
    /** Under whose leave real money is played for, and whether it is taken now; null for a demonstration. */
    realMoney: z
      .object({
        open: z.boolean(),
        licenceNumber: z.string().nullable(),
        regulatorName: z.string().nullable(),
        regulatorUrl: z.string().nullable(),
        helpLinks: z.array(helpLink),
      })
      .nullable(),
    contacts,
    /** Where pictures may come from besides the brand's own host; the first is asked. */
    imageCdns: z.array(z.string()),
    front,
    flags: z.object({
      registration: z.boolean(),
      /** Whether header, menu and tab bar show the register button. */
      directRegistration: z.boolean(),
      freePlay: z.boolean(),
      loginToHome: z.boolean(),
      manualRebate: z.boolean(),
      /** A password can be reset by phone. */
      CHNGPASSVERIF3: z.boolean(),
    }),
    /** Entries of the menus that the brand's settings open. */
    menu: z.object({
      manualRebate: z.boolean(),
      transferUpline: z.boolean(),
      agentCentre: z.boolean(),
      winners: z.boolean(),
    }),
  }),
  refusals: [],
  limit: LIMITS.read,
  openWhenClosed: true,
});

import { z } from 'zod';
import { contacts } from '../../contacts.ts';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { language } from '../../language.ts';
import { localTextShape } from '../../local-text.ts';
import { BRAND_TEXTS } from './brand-texts.ts';

/** 0 normal · 1 maintenance · 2 the visitor's region is not served. */
export const SITE_STATUSES = [0, 1, 2] as const;

export const siteStatus = endpoint({
  method: 'GET',
  path: '/wps/system/status',
  module: 'COMM3',
  access: 'anyone',
  summary: 'State of the site for this visitor, with permission info',
  /** `url`: the host the browser shows. One that is not the brand's is refused with `domain_unknown`. */
  query: z.object({ url: z.string().max(2000).optional() }),
  value: z.object({
    status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    permission: z.object({
      whitelabel: z.boolean(),
      register: z.boolean(),
      resources: z.boolean(),
      customerService: contacts,
      analytics: z.boolean(),
      imageCDNs: z.array(z.string()),
      launchGameCDNs: z.array(z.string()),
      location: z.object({ ip: z.string(), country: z.string().nullable() }),
      maintenance: z
        .object({ notice: localTextShape(BRAND_TEXTS.notice), until: z.iso.datetime().nullable() })
        .nullable(),
      regionRestriction: z.boolean(),
    }),
  }),
  refusals: [],
  limit: LIMITS.read,
  openWhenClosed: true,
});

export const location = endpoint({
  method: 'GET',
  path: '/wps/system/location',
  module: 'COMM3',
  access: 'anyone',
  summary: 'Address and country of the visitor, as the server sees them',
  value: z.object({ ip: z.string(), country: z.string().nullable() }),
  refusals: [],
  limit: LIMITS.read,
  openWhenClosed: true,
});

/** Every switch of the specification's section 1, so the browser asks once and is pushed `settings_changed`. */
export const consolidatedSettings = endpoint({
  method: 'GET',
  path: '/wps/system/settings/consolidated',
  module: 'COMM3',
  access: 'anyone',
  summary: 'The switches of the brand',
  value: z.object({
    mobileRegistration: z.boolean(),
    mobileRegistrationWithPassword: z.boolean(),
    smsVerificationAtRegistration: z.boolean(),
    usernameRegistration: z.boolean(),
    freePlay: z.boolean(),
    forcedPasswordChange: z.boolean(),
    smsLogin: z.boolean(),
    /** How the browser reaches the identity service: Identity Platform's REST interface and reCAPTCHA's script, or what speaks like them. */
    thirdPartyLogin: z
      .object({
        apiUrl: z.url(),
        apiKey: z.string(),
        humanCheck: z.object({ scriptUrl: z.url(), siteKey: z.string().nullable() }),
      })
      .nullable(),
    directRegistration: z.boolean(),
    manualRebate: z.boolean(),
    agentPolicy: z.boolean(),
    loginToHome: z.boolean(),
    /** `CHNGPASSVERIF3`: a password can be reset by phone. */
    resetByPhone: z.boolean(),
    resetByEmail: z.boolean(),
    botCheck: z.boolean(),
    /** What a demonstration without a provider keeps in its outbox (`/dev/outbox`) in place of sending it. */
    outbox: z.array(z.enum(['mail', 'sms'])),
    /** Shown to a visitor who has chosen no language yet. */
    defaultLanguage: language,
    languages: z.array(language).min(1),
  }),
  refusals: [],
  limit: LIMITS.read,
  openWhenClosed: true,
});

export const domainRoute = endpoint({
  method: 'GET',
  path: '/wps/system/domainRoute',
  module: 'COMM3',
  access: 'anyone',
  summary: 'Domains and downloadable resources of the brand',
  value: z.object({
    domainList: z.array(z.string()),
    resources: z.array(
      z.object({
        resourceType: z.string(),
        url: z.string(),
        qrCodeUrl: z.string(),
        labelNameEn: z.string(),
        labelNameCn: z.string(),
        /** In every language it was written in. */
        label: localTextShape(100),
      }),
    ),
  }),
  refusals: [],
  limit: LIMITS.read,
});

/** Messages a demo brand without a provider has "sent". Does not exist elsewhere: the path answers `not_found`. */
export const devOutbox = endpoint({
  method: 'GET',
  path: '/wps/dev/outbox',
  module: 'COMM3',
  access: 'anyone',
  summary: 'What the demo would have sent by mail and text message',
  value: z.array(
    z.object({
      id: z.string(),
      channel: z.enum(['mail', 'sms']),
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      sentAt: z.iso.datetime(),
    }),
  ),
  refusals: ['not_found'],
  limit: LIMITS.read,
});

import { type BrandTheme, brandTheme } from '@lanna/contract/brand-theme';
import { localTextShape } from '@lanna/contract/local-text';
import { type Language, language } from '@lanna/contract/members';
import { moneyText } from '@lanna/contract/money';
import type { LocalText } from '@lanna/rules/local-text';
import { parseMoney } from '@lanna/rules/money';
import { z } from 'zod';
import type { Brand } from '../../platform/http/route.ts';
import { frontSettings } from './front-settings.ts';
import { loginSettings } from './login-settings.ts';
import { registrationSettings } from './registration-settings.ts';
import { siteSettings } from './site-settings.ts';
import { smsSettings } from './sms-settings.ts';

/**
 * A brand (merchant) as found by host: the data that the shell, the catalogue and the launch need. It is not
 * sent to browsers.
 */
export interface BrandProfile extends Brand {
  name: LocalText;
  currencySymbol: string;
  country: string;
  languages: Language[];
  theme: BrandTheme;
  settings: BrandSettings;
}

/**
 * The settings an operator may change, as stored in `brands.merchant.settings`. Every setting has a default,
 * so `{}` is valid; the defaults are the strict choice of each rule.
 */
export const brandSettings = z.object({
  /** Play money: the shell says so, and the sandbox cashier is open. */
  demo: z.boolean().default(true),
  /** False closes all games at once; rounds in play still finish. */
  gamesOpen: z.boolean().default(true),
  /** The largest single stake, whatever the game allows. */
  maxStake: moneyText
    .default('50000.00')
    .refine((text) => (parseMoney(text) ?? 0n) > 0n, 'must be more than nothing'),
  minimumAge: z.int().min(18).max(99).default(18),
  copyrightYear: z.int().min(2000).max(2200).default(2023),
  termsVersion: z.string().min(1).max(40).default('1'),
  sessionIdleMs: z
    .int()
    .min(60_000)
    .default(30 * 60_000),
  sessionAbsoluteMs: z
    .int()
    .min(60_000)
    .default(12 * 60 * 60_000),
  flags: z
    .object({
      registration: z.boolean().default(true),
      freePlay: z.boolean().default(false),
      loginToHome: z.boolean().default(false),
      manualRebate: z.boolean().default(false),
    })
    .prefault({}),
  front: frontSettings.prefault({}),
  site: siteSettings.prefault({}),
  registration: registrationSettings.prefault({}),
  login: loginSettings.prefault({}),
  sms: smsSettings.prefault({}),
  /** Registration, log-in and requests for codes require a proof of work (ALTCHA). */
  botCheck: z.boolean().default(false),
  /**
   * The password that operators give to new accounts; a member who logs in with it must change it at once. A
   * secret of the brand.
   */
  defaultPassword: z.string().min(8).max(64).nullable().default(null),
  /** Hosts of the agent site: only agents log in there. */
  agentHosts: z.array(z.string().min(1).max(253).toLowerCase()).max(50).default([]),
  /** Hosts besides those of `brands.merchant_host`, such as this machine's address for a phone on the same network. */
  extraHosts: z.array(z.string().min(1).max(253).toLowerCase()).max(50).default([]),
});
export type BrandSettings = z.infer<typeof brandSettings>;

export const brandRow = z
  .object({
    id: z.uuid(),
    code: z.string(),
    name: localTextShape(200),
    currency: z.string(),
    currency_symbol: z.string(),
    country: z.string(),
    time_zone: z.string(),
    languages: z.array(language).min(1),
    default_language: language,
    theme: brandTheme,
    settings: brandSettings,
  })
  .transform(
    (row): BrandProfile => ({
      id: row.id,
      code: row.code,
      name: row.name,
      currency: row.currency,
      currencySymbol: row.currency_symbol,
      country: row.country,
      timeZone: row.time_zone,
      languages: row.languages,
      defaultLanguage: row.default_language,
      theme: row.theme,
      settings: row.settings,
    }),
  );

/** The host as brands are registered by: no port, no case, no trailing dot; IPv6 without brackets. */
export function hostKey(host: string): string {
  const bracketed = /^\[([^\]]*)\]/.exec(host)?.[1];
  const bare = bracketed ?? (host.split(':').length > 2 ? host : host.replace(/:\d*$/, ''));
  return bare.toLowerCase().replace(/\.$/, '');
}

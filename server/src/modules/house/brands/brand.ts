import { type BrandSettings, brandSettings } from '@lanna/contract/house/brands/brand-settings';
import { type BrandTheme, brandTheme } from '@lanna/contract/house/brands/brand-theme';
import { language } from '@lanna/contract/language';
import { localTextShape } from '@lanna/contract/local-text';
import type { Language } from '@lanna/contract/people/members/members';
import type { LocalText } from '@lanna/rules/local-text';
import { z } from 'zod';
import type { Brand } from '../../../platform/http/calls/route.ts';

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
  /** Bets and deposits are taken: a demonstration, or a brand that is open for real money. */
  takesMoney: boolean;
}

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
    takes_money: z.boolean(),
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
      takesMoney: row.takes_money,
    }),
  );

/** The host as brands are registered by: no port, no case, no trailing dot; IPv6 without brackets. */
export function hostKey(host: string): string {
  const bracketed = /^\[([^\]]*)\]/.exec(host)?.[1];
  const bare = bracketed ?? (host.split(':').length > 2 ? host : host.replace(/:\d*$/, ''));
  return bare.toLowerCase().replace(/\.$/, '');
}

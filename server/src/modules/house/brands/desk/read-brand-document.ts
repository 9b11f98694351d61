import { type BrandDocument, brandDocument } from '@lanna/contract/house/brands/brand-document';
import { brandSettings } from '@lanna/contract/house/brands/brand-settings';
import type { MONEY_STATES } from '@lanna/contract/house/brands/real-money-ops';
import { issuesOf, type SettingIssue } from '@lanna/contract/house/brands/setting-keys';
import type { LocalText } from '@lanna/rules/local-text';

export interface BrandRecord {
  id: string;
  code: string;
  name: LocalText;
  enabled: boolean;
  currency: string;
  currency_symbol: string;
  country: string;
  time_zone: string;
  languages: string[];
  default_language: string;
  theme: unknown;
  settings: unknown;
  signing_public_key: string;
  real_open: boolean;
  real_since: Date | null;
  version: number;
  created_at: Date;
}

/** A brand as the console works with it. */
export interface KeptBrand {
  id: string;
  code: string;
  name: LocalText;
  currency: string;
  country: string;
  version: number;
  createdAt: Date;
  signingPublicKey: string;
  /** What it plays for, and whether it takes bets and deposits. */
  money: (typeof MONEY_STATES)[number];
  realSince: Date | null;
  document: BrandDocument;
  /** What stands in the database and cannot be read; the document has the default instead. */
  problems: SettingIssue[];
  /** As stored: settings that have not been set are not in it. */
  settings: Record<string, unknown>;
}

export function readBrandDocument(row: BrandRecord, hosts: readonly string[]): KeptBrand {
  const settings = { ...(row.settings as Record<string, unknown>) };
  const { defaultPassword: _secret, demo: _noSetting, ...given } = settings;
  const columns = {
    name: row.name,
    enabled: row.enabled,
    currencySymbol: row.currency_symbol,
    timeZone: row.time_zone,
    languages: row.languages,
    defaultLanguage: row.default_language,
    hosts,
    theme: row.theme,
  };
  const { document, problems } = readable(given, columns);
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    currency: row.currency,
    country: row.country,
    version: row.version,
    createdAt: row.created_at,
    signingPublicKey: row.signing_public_key,
    money: settings['demo'] !== false ? 'demo' : row.real_open ? 'open' : 'closed',
    realSince: row.real_since,
    document,
    problems,
    settings,
  };
}

/**
 * A brand whose record is broken must be repairable here: a setting that cannot be read takes its default, and is named; a column
 * has none, and stays as it is.
 */
function readable(settings: object, columns: object): { document: BrandDocument; problems: SettingIssue[] } {
  const stored = { ...settings, ...columns };
  const { data } = brandDocument.safeParse(stored);
  if (data) return { document: data, problems: [] };
  const problems = issuesOf(stored);
  const repaired = problems.reduce<unknown>((part, { key }) => without(part, key.split('.')), settings);
  return { document: { ...brandSettings.parse(repaired), ...columns } as unknown as BrandDocument, problems };
}

function without(part: unknown, [name = '', ...rest]: readonly string[]): unknown {
  if (typeof part !== 'object' || part === null) return undefined;
  const { [name]: one, ...others } = part as Record<string, unknown>;
  return rest.length === 0 ? others : { ...others, [name]: without(one, rest) };
}

import { brandSettings } from '@lanna/contract/house/brands/brand-settings';
import type { BrandColour } from '@lanna/contract/house/brands/brand-theme';
import type { FieldSetting, RegistrationField } from '@lanna/contract/house/brands/registration-field';
import { type SettingKey, settingIn } from '@lanna/contract/house/brands/setting-keys';
import { REGISTRATION_PATTERNS } from '@lanna/rules/accounts/registration/patterns';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { displayCount } from '../../../../../i18n/format.ts';
import { LANGUAGES } from '../../../../../i18n/languages.ts';
import type words from '../words/en.json';
import { countryName } from './countries.ts';
import { flat, isRowKey } from './setting-groups.ts';

const DEFAULTS = brandSettings.parse({});
const MINUTE_MS = 60_000;
const THEME = 'theme.';

/** The default of a setting; undefined where there is none. */
export function defaultOf(key: SettingKey): unknown {
  return settingIn(DEFAULTS, key);
}

/** What settings and their values are called, in words and units. */
export function useSettingText() {
  const { t, i18n } = useTranslation('brands-console');
  return {
    label: (key: SettingKey) => labelOf(t, key),
    value: (key: SettingKey, value: unknown) => valueText(t, i18n.language, key, value),
  };
}

type Words = TFunction<'brands-console'>;

function labelOf(t: Words, key: SettingKey): string {
  if (isRowKey(key)) return t(`set.${flat(key)}.label`);
  const [group, part, name] = key.split('.');
  if (group === 'registration') return t(`field.${name as RegistrationField}`);
  if (part === 'colours') return t(`colour.${name as BrandColour}`);
  const named = flat(key.slice(THEME.length)) as keyof typeof words.look;
  return t(`look.${named}`);
}

function valueText(t: Words, language: string, key: SettingKey, value: unknown): string {
  switch (key) {
    case 'site.maintenance':
      return value
        ? t('value.closed', { notice: localText((value as { notice: object }).notice) })
        : t('value.open');
    case 'sessionIdleMs':
    case 'sessionAbsoluteMs':
      return t('value.minutes', { count: Math.round(Number(value) / MINUTE_MS) });
    case 'login.codeMinutes':
      return t('value.minutes', { count: Number(value) });
    case 'login.passwordMaxAgeDays':
      return value === null ? t('value.never') : t('value.days', { count: Number(value) });
    case 'minimumAge':
      return t('value.years', { count: Number(value) });
    case 'copyrightYear':
      return String(value);
    case 'sms.countries':
      return value === null ? t('value.ownCountry') : countries(value, language);
    case 'site.region.countries':
      return countries(value, language) || t('value.none');
    case 'site.region.mode':
    case 'site.region.unknownCountry':
    case 'front.hero':
    case 'registration.smsVerification':
    case 'theme.scheme':
      return t(`opt.${flat(key)}.${value}` as 'opt.front_hero.night');
    case 'languages':
      return (value as (keyof typeof LANGUAGES)[]).map((code) => LANGUAGES[code].name).join(', ');
    case 'defaultLanguage':
      return LANGUAGES[value as keyof typeof LANGUAGES].name;
    case 'front.mark':
      return value ? t('value.ownMark') : t('value.lantern');
    case 'front.logoOnDark':
    case 'front.logoOnLight':
    case 'front.welcome':
      return value ? t('value.ownMark') : t('value.none');
    case 'front.slogan':
      return value ? localText((value as { title: object }).title) : t('value.none');
    case 'login.thirdParty':
      return value ? String((value as { audience: string }).audience) : t('value.none');
    case 'realMoney.helpLinks':
    case 'site.resources':
      return t('value.items', { count: (value as unknown[]).length });
    case 'name':
      return localText(value as object);
    default:
      return plain(t, key, value);
  }
}

function plain(t: Words, key: SettingKey, value: unknown): string {
  if (key.startsWith('registration.fields.')) return fieldText(t, value as FieldSetting);
  if (typeof value === 'boolean') return value ? t('value.on') : t('value.off');
  if (value === null || value === undefined || value === '') return t('value.none');
  if (Array.isArray(value)) return value.length === 0 ? t('value.none') : value.join(', ');
  if (key.startsWith('theme.radius.')) return t('value.pixels', { count: Number(value) });
  if (typeof value === 'number' && Number.isInteger(value)) return displayCount(value);
  return String(value);
}

function fieldText(
  t: Words,
  { enabled, required, acceptedPattern, patternId, minLength, maxLength }: FieldSetting,
) {
  if (!enabled) return t('value.notAsked');
  const pattern = REGISTRATION_PATTERNS.find(({ id }) => id === patternId);
  const kind = acceptedPattern === '*' ? 'any' : (pattern?.kind ?? 'any');
  const must = required ? t('value.required') : t('value.optional');
  return `${must}, ${t('value.shape', { min: minLength, max: maxLength, kind: t(`kind.${kind}`) })}`;
}

function countries(value: unknown, language: string): string {
  return (value as string[]).map((code) => countryName(code, language)).join(', ');
}

function localText(text: object): string {
  return Object.entries(text as Record<string, string>)
    .map(([language, words]) => `${language} “${words}”`)
    .join(' ');
}

import type { SettingKey } from '@lanna/contract/house/brands/setting-keys';
import { SETTING_KEYS } from '@lanna/contract/house/brands/setting-keys';

const PROTECTION = [
  'protection.depositDay',
  'protection.depositWeek',
  'protection.depositMonth',
  'protection.lossDay',
  'protection.lossWeek',
  'protection.lossMonth',
  'protection.stakeDay',
  'protection.stakeWeek',
  'protection.stakeMonth',
  'protection.playMinutes',
  'protection.coolingHours',
  'protection.confirmDays',
  'protection.timeOutHours',
  'protection.exclusionMonths',
  'protection.realityCheckMinutes',
  'protection.realityCheckMinutesMin',
  'protection.realityCheckMinutesMax',
] as const satisfies readonly SettingKey[];

/**
 * Where each setting has its place in the form, grouped as an operator thinks of them. `setting-groups.test.ts` holds it against
 * the schema: a setting without a place or without words makes it red.
 */
export const GROUPS = [
  { id: 'site', keys: ['site.maintenance', 'gamesOpen', 'enabled'] },
  { id: 'regions', keys: ['site.region.mode', 'site.region.countries', 'site.region.unknownCountry'] },
  { id: 'domains', keys: ['hosts', 'agentHosts', 'extraHosts'] },
  {
    id: 'brand',
    keys: ['name', 'languages', 'defaultLanguage', 'currencySymbol', 'timeZone', 'copyrightYear'],
  },
  {
    id: 'front',
    keys: [
      'front.mark',
      'front.logoOnDark',
      'front.logoOnLight',
      'front.hero',
      'front.welcome',
      'front.slogan',
    ],
  },
  {
    id: 'registration',
    keys: [
      'flags.registration',
      'site.directRegistration',
      'registration.username',
      'registration.mobile',
      'registration.mobileWithPassword',
      'registration.smsVerification',
      'botCheck',
    ],
  },
  { id: 'fields', keys: [] },
  {
    id: 'login',
    keys: [
      'login.sms',
      'login.codeMinutes',
      'login.resetByPhone',
      'login.resetByEmail',
      'login.revealUnknownAccount',
      'sessionIdleMs',
      'sessionAbsoluteMs',
      'login.passwordMaxAgeDays',
      'login.forcedPasswordChange',
      'flags.loginToHome',
    ],
  },
  { id: 'identity', keys: ['login.thirdParty'] },
  {
    id: 'play',
    keys: [
      'maxStake',
      'yeekee.leastShots',
      'rooms.onePersonATable',
      'rooms.tableCodes',
      'flags.freePlay',
      'flags.manualRebate',
      'winners.shown',
      'winners.smallest',
      'winners.smallestStake',
    ],
  },
  {
    id: 'deposits',
    keys: ['deposits.openMax', 'deposits.pauseMinutes', 'deposits.turnoverBasisPoints'],
  },
  {
    id: 'protection',
    keys: PROTECTION,
  },
  {
    id: 'agents',
    keys: [
      'site.agentPolicy',
      'transfers.upline',
      'transfers.uplineMin',
      'transfers.uplineMax',
      'transfers.uplineDay',
      'transfers.down',
      'transfers.downAnyDepth',
      'transfers.downMin',
      'transfers.downMax',
      'transfers.downDay',
      'envelopes.on',
      'envelopes.max',
      'envelopes.day',
      'envelopes.hours',
    ],
  },
  { id: 'terms', keys: ['minimumAge', 'termsVersion', 'licence'] },
  {
    id: 'realMoney',
    keys: [
      'realMoney.licenceNumber',
      'realMoney.regulatorName',
      'realMoney.regulatorUrl',
      'realMoney.helpLinks',
      'realMoney.registerBeforeOpening',
    ],
  },
  {
    id: 'service',
    keys: [
      'site.customerService.line',
      'site.customerService.phone',
      'site.customerService.email',
      'site.customerService.url',
    ],
  },
  { id: 'messages', keys: ['messages.keepDays', 'messages.secondOperatorFrom'] },
  { id: 'sms', keys: ['sms.maxPerHour', 'sms.maxPerDay', 'sms.countries'] },
  { id: 'delivery', keys: ['site.resources', 'site.imageCdns', 'site.launchGameCdns', 'site.analytics'] },
  { id: 'look', keys: [] },
] as const satisfies readonly { id: string; keys: readonly SettingKey[] }[];

export type GroupId = (typeof GROUPS)[number]['id'];
/** A setting with a row of its own; fields of the registration form and the parts of the look stand in tables. */
export type RowKey = (typeof GROUPS)[number]['keys'][number];

export const FIELD_KEYS = SETTING_KEYS.filter((key) => key.startsWith('registration.fields.'));
export const COLOUR_KEYS = SETTING_KEYS.filter((key) => key.startsWith('theme.colours.'));

/** Settings that refuse something: what they take is said by `rule.<key>`. */
export const RULED = [
  'site.maintenance',
  'site.region.countries',
  'hosts',
  'agentHosts',
  'extraHosts',
  'name',
  'languages',
  'defaultLanguage',
  'currencySymbol',
  'timeZone',
  'copyrightYear',
  'front.mark',
  'front.logoOnDark',
  'front.logoOnLight',
  'front.welcome',
  'front.slogan',
  'registration.mobileWithPassword',
  'login.codeMinutes',
  'login.passwordMaxAgeDays',
  'sessionIdleMs',
  'sessionAbsoluteMs',
  'login.thirdParty',
  'maxStake',
  'winners.smallest',
  'winners.smallestStake',
  'yeekee.leastShots',
  'transfers.uplineMin',
  'transfers.uplineMax',
  'transfers.uplineDay',
  'transfers.downMin',
  'transfers.downMax',
  'transfers.downDay',
  'envelopes.max',
  'envelopes.day',
  'envelopes.hours',
  'deposits.openMax',
  'deposits.pauseMinutes',
  'deposits.turnoverBasisPoints',
  ...PROTECTION,
  'minimumAge',
  'termsVersion',
  'licence',
  'realMoney.licenceNumber',
  'realMoney.regulatorName',
  'realMoney.regulatorUrl',
  'realMoney.helpLinks',
  'site.customerService.line',
  'site.customerService.phone',
  'site.customerService.email',
  'site.customerService.url',
  'messages.keepDays',
  'messages.secondOperatorFrom',
  'sms.maxPerHour',
  'sms.maxPerDay',
  'sms.countries',
  'site.resources',
  'site.imageCdns',
  'site.launchGameCdns',
] as const satisfies readonly RowKey[];

/** As words name it: a dot would be another level. */
export type Flat<Key extends string> = Key extends `${infer Head}.${infer Rest}`
  ? `${Head}_${Flat<Rest>}`
  : Key;
export function flat<Key extends string>(key: Key): Flat<Key> {
  return key.replaceAll('.', '_') as Flat<Key>;
}

export const ROW_KEYS: readonly RowKey[] = GROUPS.flatMap(({ keys }) => [...keys]);

export function isRowKey(key: SettingKey): key is RowKey {
  return (ROW_KEYS as readonly SettingKey[]).includes(key);
}

export function groupOf(key: SettingKey): GroupId {
  if (key.startsWith('registration.fields.')) return 'fields';
  if (key.startsWith('theme.')) return 'look';
  return GROUPS.find(({ keys }) => (keys as readonly SettingKey[]).includes(key))?.id ?? 'site';
}

import type { SettingKey, SettingValues } from './setting-keys.ts';
import { type Region, serves } from './site-settings.ts';

/** Settings that open or close something: an operator who changes one says why. */
const REASONED = new Set<SettingKey>([
  'enabled',
  'gamesOpen',
  'maxStake',
  'deposits.turnoverBasisPoints',
  'minimumAge',
  'termsVersion',
  'licence',
  'realMoney.licenceNumber',
  'realMoney.regulatorName',
  'realMoney.regulatorUrl',
  'realMoney.helpLinks',
  'realMoney.registerBeforeOpening',
  'hosts',
  'agentHosts',
  'extraHosts',
  'flags.registration',
  'registration.username',
  'registration.mobile',
  'login.sms',
  'login.thirdParty',
  'transfers.upline',
  'transfers.uplineMax',
  'transfers.uplineDay',
  'transfers.down',
  'transfers.downAnyDepth',
  'transfers.downMax',
  'transfers.downDay',
  'envelopes.on',
  'envelopes.max',
  'envelopes.day',
  'yeekee.leastShots',
  'rooms.onePersonATable',
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
  'protection.realityCheckMinutes',
  'protection.realityCheckMinutesMin',
  'protection.realityCheckMinutesMax',
  'site.maintenance',
  'site.region.mode',
  'site.region.countries',
  'site.region.unknownCountry',
]);

export function asksReason(key: SettingKey): boolean {
  return REASONED.has(key);
}

/** What an editor of the words and pictures of a brand may change: nothing that opens, closes or limits. */
export function isContent(key: SettingKey): boolean {
  return /^(name$|front\.|theme\.|site\.customerService\.|site\.resources$)/.test(key);
}

/**
 * Whom a change lets in who was not served before: countries, `*` for all that neither rule names, `?` for addresses of
 * unknown country. Opening a region needs a second operator.
 */
export function newlyServed(before: Region, after: Region): string[] {
  const named = new Set([...before.countries, ...after.countries]);
  return [...[...named].sort(), '*', '?'].filter((place) => !isIn(before, place) && isIn(after, place));
}

function isIn(region: Region, place: string): boolean {
  return serves(region, place === '?' ? null : place);
}

/** The keys of a change that need a reason. */
export function reasonedKeys(changes: SettingValues): SettingKey[] {
  return Object.keys(changes).filter(asksReason);
}

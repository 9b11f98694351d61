import { parseMoney } from '@lanna/rules/money';
import type { SettingKey, SettingValues } from './setting-keys.ts';

type Loosens = (before: unknown, after: unknown) => boolean;

const switchedOn: Loosens = (before, after) => before !== true && after === true;
const switchedOff: Loosens = (before, after) => before === true && after !== true;
const raised: Loosens = (before, after) => number(after) > number(before);
const lowered: Loosens = (before, after) => number(after) < number(before);
const moneyRaised: Loosens = (before, after) => money(after) > money(before);
/** No limit at all is the loosest one. */
const limitRaised: Loosens = (before, after) =>
  before !== null && before !== undefined && (after === null || money(after) > money(before));
const minutesRaised: Loosens = (before, after) =>
  before !== null && before !== undefined && (after === null || raised(before, after));
/** Whose word proves a member: another service could say that anybody is. */
const believed: Loosens = (_before, after) => after !== null;

/** Settings that let more money go, protect members less or name whose word is believed, each with what counts as loosening it. */
const LOOSENS: Record<SettingKey, Loosens> = {
  maxStake: moneyRaised,
  minimumAge: lowered,
  'deposits.turnoverBasisPoints': lowered,
  'login.thirdParty': believed,
  'transfers.upline': switchedOn,
  'transfers.uplineMax': moneyRaised,
  'transfers.uplineDay': moneyRaised,
  'transfers.down': switchedOn,
  'transfers.downAnyDepth': switchedOn,
  'transfers.downMax': moneyRaised,
  'transfers.downDay': moneyRaised,
  'envelopes.on': switchedOn,
  'envelopes.max': moneyRaised,
  'envelopes.day': moneyRaised,
  'yeekee.leastShots': lowered,
  'rooms.onePersonATable': switchedOff,
  'protection.depositDay': limitRaised,
  'protection.depositWeek': limitRaised,
  'protection.depositMonth': limitRaised,
  'protection.lossDay': limitRaised,
  'protection.lossWeek': limitRaised,
  'protection.lossMonth': limitRaised,
  'protection.stakeDay': limitRaised,
  'protection.stakeWeek': limitRaised,
  'protection.stakeMonth': limitRaised,
  'protection.playMinutes': minutesRaised,
  'protection.coolingHours': lowered,
};

/** The settings of a change that a second operator has to agree to, since they loosen what holds money or protects members. */
export function loosenedKeys(before: SettingValues, after: SettingValues): SettingKey[] {
  return Object.keys(after).filter((key) => LOOSENS[key]?.(before[key], after[key]));
}

function number(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

/** An amount that cannot be read counts as more than any. */
function money(value: unknown): bigint {
  return parseMoney(String(value)) ?? 2n ** 62n;
}

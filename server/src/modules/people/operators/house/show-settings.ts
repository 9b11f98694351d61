import type { Value } from '@lanna/contract/endpoint';
import type { showSettings as description } from '@lanna/contract/people/operators/setting-ops';
import { type FourEyes, type FourEyesRule, ruleInForce } from '@lanna/rules/four-eyes';
import type { OperatorDeps } from '../session/deps.ts';
import { readConsoleSettings } from './console-settings.ts';

/** Settings of the console, and the kinds of proposals that topics know. */
export async function showSettings({
  db,
  kinds,
}: Pick<OperatorDeps, 'db' | 'kinds'>): Promise<Value<typeof description>> {
  const { version, ...settings } = await readConsoleSettings(db.kysely);
  return {
    settings,
    version,
    kinds: kinds().flatMap(({ kind, rule }) => (rule ? [shown(kind, rule, settings.fourEyes[kind])] : [])),
  };
}

function shown(kind: string, rule: FourEyes, setting: FourEyesRule | undefined) {
  const hasAmount = [rule.standard, rule.floor].some((one) => typeof one === 'object');
  return { kind, hasAmount, floor: rule.floor, inForce: ruleInForce(rule, setting) };
}

import { parseMoney } from './money.ts';

/** When an action needs a second operator: always, never, or above an amount of money (in the currency's unit). */
export type FourEyesRule = 'always' | 'never' | { above: string };

/** When a kind of action needs two: `standard` until a setting says otherwise; no setting is looser than `floor`. */
export interface FourEyes {
  standard: FourEyesRule;
  floor: FourEyesRule;
}

/** The rule in force: what the setting says, or the standard; the floor where either is looser. */
export function ruleInForce({ standard, floor }: FourEyes, setting: FourEyesRule | undefined): FourEyesRule {
  const wanted = setting ?? standard;
  return isLooser(wanted, floor) ? floor : wanted;
}

/** Whether `rule` lets one operator alone do something that `floor` does not. */
export function isLooser(rule: FourEyesRule, floor: FourEyesRule): boolean {
  const [alone, allowed] = [aloneUpTo(rule), aloneUpTo(floor)];
  if (allowed === 'any') return false;
  return alone === 'any' || alone > allowed;
}

/** Whether an amount needs two. Without an amount only `never` lets one operator act alone; the sign of an amount does not count. */
export function needsTwo(rule: FourEyesRule, amount?: bigint): boolean {
  const alone = aloneUpTo(rule);
  if (alone === 'any') return false;
  return amount === undefined || (amount < 0n ? -amount : amount) > alone;
}

/** The largest amount one operator may move alone; an amount that cannot be read lets nothing pass. */
function aloneUpTo(rule: FourEyesRule): bigint | 'any' {
  if (rule === 'never') return 'any';
  return rule === 'always' ? -1n : (parseMoney(rule.above) ?? -1n);
}

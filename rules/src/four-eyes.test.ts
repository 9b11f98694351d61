import { expect, test } from 'vitest';
import { type FourEyesRule, isLooser, needsTwo, ruleInForce } from './four-eyes.ts';

const RULES: FourEyesRule[] = ['always', { above: '0' }, { above: '100' }, { above: '1000' }, 'never'];

test('a rule is looser than another where it lets one operator do more alone', () => {
  for (const [at, rule] of RULES.entries())
    for (const [floorAt, floor] of RULES.entries()) expect(isLooser(rule, floor)).toBe(at > floorAt);
});

test('a setting counts as far as the floor allows, whatever was stored', () => {
  const fourEyes = { standard: { above: '100' }, floor: { above: '1000' } } as const;
  expect(ruleInForce(fourEyes, undefined)).toEqual({ above: '100' });
  expect(ruleInForce(fourEyes, 'always')).toBe('always');
  expect(ruleInForce(fourEyes, { above: '1000' })).toEqual({ above: '1000' });
  expect(ruleInForce(fourEyes, { above: '1000.00001' })).toEqual({ above: '1000' });
  expect(ruleInForce(fourEyes, 'never')).toEqual({ above: '1000' });
  expect(ruleInForce({ standard: 'always', floor: 'always' }, 'never')).toBe('always');
});

test('an amount of either sign needs two above the limit, and so does what has no amount', () => {
  const rule = { above: '1000' };
  expect(needsTwo(rule, 100_000_000n)).toBe(false);
  expect(needsTwo(rule, 100_000_001n)).toBe(true);
  expect(needsTwo(rule, -100_000_001n)).toBe(true);
  expect(needsTwo(rule)).toBe(true);
  expect(needsTwo('always', 0n)).toBe(true);
  expect(needsTwo('never', 10n ** 17n)).toBe(false);
  expect(needsTwo({ above: 'much' }, 0n)).toBe(true);
});

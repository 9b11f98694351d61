import { FOOTBALL } from '@lanna/rules/play/sports/markets/football';
import { OUTCOMES } from '@lanna/rules/play/sports/markets/outcome';
import { COMMON_RULES, MARKET_RULES } from '@lanna/rules/play/sports/settlement/rule-lines';
import { SETTLED_BY } from '@lanna/rules/play/sports/settlement/settle-leg';
import { expect, test } from 'vitest';
import { FIXTURE_STATES, SLIP_STATES, SPORTS_REFUSALS } from '../../../sports-api.ts';
import { WORDS } from './words.ts';

function texts(bundle: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(bundle).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[`${path}${key}`, value] as const]
        : [...texts(value as object, `${path}${key}.`)],
    ),
  );
}
const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted();

test('English says all that Thai says, with the same facts', () => {
  const [thai, english] = [texts(WORDS.TH), texts(WORDS.EN)];
  expect([...english.keys()].toSorted()).toEqual([...thai.keys()].toSorted());
  for (const [key, text] of thai) {
    expect(text.trim()).not.toBe('');
    expect({ key, places: places(english.get(key) ?? '') }).toEqual({ key, places: places(text) });
  }
});

test('every refusal has words of its own and says what it means for the money', () => {
  for (const code of SPORTS_REFUSALS) expect(WORDS.TH.errors[code].money).not.toBe('');
  const titles = Object.values(WORDS.TH.errors).map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

test('whatever rules, fixtures and slips can come to has words', () => {
  const { kinds, outcomes, settledBy, rules, states, own } = WORDS.TH;
  expect(Object.keys(kinds).toSorted()).toEqual(FOOTBALL.map(({ kind }) => kind).toSorted());
  expect(Object.keys(outcomes)).toEqual(expect.arrayContaining([...OUTCOMES, 'dead_heat', 'awaited']));
  expect(Object.keys(settledBy).toSorted()).toEqual([...SETTLED_BY].toSorted());
  expect(Object.keys(rules.common)).toEqual([...COMMON_RULES]);
  expect(Object.keys(rules.market)).toEqual([...MARKET_RULES]);
  expect(Object.keys(states).toSorted()).toEqual([...FIXTURE_STATES].toSorted());
  expect(Object.keys(own.states).toSorted()).toEqual([...SLIP_STATES].toSorted());
});

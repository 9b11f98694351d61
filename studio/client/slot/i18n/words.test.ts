import { expect, test } from 'vitest';
import { PLAY_REFUSALS } from '../../../play-api.ts';
import { en } from './en.ts';
import { th } from './th.ts';
import { say } from './words.ts';

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

test('English says everything Thai says, with the same facts', () => {
  const [thai, english] = [texts(th), texts(en)];
  expect([...english.keys()].toSorted()).toEqual([...thai.keys()].toSorted());
  for (const [key, text] of thai)
    expect({ key, places: places(english.get(key) ?? '') }).toEqual({ key, places: places(text) });
});

test('no text is empty, and Thai is written in Thai', () => {
  for (const text of [...texts(th).values(), ...texts(en).values()]) expect(text.trim()).not.toBe('');
  for (const [key, text] of texts(th)) {
    if (key !== 'freeSpinsCount') expect({ key, thai: /[฀-๿]/.test(text) }).toEqual({ key, thai: true });
  }
});

test('every refusal of the studio has its own words', () => {
  for (const code of PLAY_REFUSALS) expect(th.errors[code].money).not.toBe('');
  const titles = Object.values(th.errors).map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

test('facts are filled in, and a missing one shows', () => {
  expect(say('{count} of {kind}', { count: 3 })).toBe('3 of {kind}');
});

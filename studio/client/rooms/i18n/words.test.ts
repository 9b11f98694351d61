import { expect, test } from 'vitest';
import { ROOM_REFUSALS } from '../../../room-api.ts';
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
  for (const code of ROOM_REFUSALS) expect(WORDS.TH.errors[code].money).not.toBe('');
  const titles = Object.values(WORDS.TH.errors).map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

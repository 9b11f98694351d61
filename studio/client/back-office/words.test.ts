import { expect, test } from 'vitest';
import { FISHING_BUNDLES } from './fishing/words.ts';
import { CASE_BUNDLES } from './rooms/case-words.ts';
import { ROOM_BUNDLES } from './rooms/words.ts';
import { SPORTS_BUNDLES } from './sports/words.ts';
import { OFFICE_WORDS } from './words.ts';

function texts(bundle: object, path = ''): [string, string][] {
  return Object.entries(bundle).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : texts(value, `${path}${key}.`),
  );
}
const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted();

test.each([
  ['the office', OFFICE_WORDS],
  ['the book', SPORTS_BUNDLES],
  ['the halls', FISHING_BUNDLES],
  ['the rooms', ROOM_BUNDLES],
  ['cases of rooms', CASE_BUNDLES],
])('of %s Thai says what English says, with the same facts, and in Thai', (_, bundles) => {
  const english = new Map(texts(bundles.EN));
  const thai = texts(bundles.TH);
  expect(thai.map(([key]) => key).toSorted()).toEqual([...english.keys()].toSorted());
  for (const [key, text] of thai) {
    expect({ key, places: places(text) }).toEqual({ key, places: places(english.get(key) ?? '') });
    if (key !== 'signedInAs' && key !== 'stoppedBy')
      expect({ key, thai: /[฀-๿]/.test(text) }).toEqual({ key, thai: true });
  }
});

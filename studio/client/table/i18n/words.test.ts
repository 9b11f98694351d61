import { expect, test } from 'vitest';
import { TABLE_REFUSALS } from '../../../table-api.ts';
import { BACCARAT_WORDS } from '../kinds/baccarat/words.ts';
import { DRAGON_TIGER_WORDS } from '../kinds/dragon-tiger/words.ts';
import { FISH_PRAWN_CRAB_WORDS } from '../kinds/fish-prawn-crab/words.ts';
import { HI_LO_WORDS } from '../kinds/hi-lo/words.ts';
import { ROAD_WORDS } from '../kinds/road-words.ts';
import { ROULETTE_WORDS } from '../kinds/roulette/words.ts';
import { SIC_BO_WORDS } from '../kinds/sic-bo/words.ts';
import { WORDS } from './words.ts';

const BUNDLES = {
  WORDS,
  BACCARAT_WORDS,
  DRAGON_TIGER_WORDS,
  SIC_BO_WORDS,
  HI_LO_WORDS,
  FISH_PRAWN_CRAB_WORDS,
  ROULETTE_WORDS,
  ROAD_WORDS,
};

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

test.each(Object.entries(BUNDLES))(
  '%s says in English all that it says in Thai, with the same facts',
  (_, { TH, EN }) => {
    const [thai, english] = [texts(TH), texts(EN)];
    expect([...english.keys()].toSorted()).toEqual([...thai.keys()].toSorted());
    for (const [key, text] of thai) {
      expect(text.trim()).not.toBe('');
      expect({ key, places: places(english.get(key) ?? '') }).toEqual({ key, places: places(text) });
    }
  },
);

test('every refusal of a table has its own words, and says what it means for the money', () => {
  for (const code of TABLE_REFUSALS) expect(WORDS.TH.errors[code].money).not.toBe('');
  const titles = Object.values(WORDS.TH.errors).map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

import { FAMILIES } from '@lanna/rules/lotteries/lottery/families';
import { playOf } from '@lanna/rules/lotteries/lottery/family';
import { ssc } from '@lanna/rules/lotteries/lottery/ssc/family';
import i18next from 'i18next';
import { expect, test } from 'vitest';
import { type PlayWords, playWords } from './play-words.ts';
import { selectionWords } from './selection-words.ts';
import en from './words/en.json' with { type: 'json' };
import id from './words/id.json' with { type: 'json' };
import pt from './words/pt.json' with { type: 'json' };
import th from './words/th.json' with { type: 'json' };
import tr from './words/tr.json' with { type: 'json' };
import vi from './words/vi.json' with { type: 'json' };
import zh from './words/zh.json' with { type: 'json' };

const LANGUAGES = { th, en, zh, id, pt, tr, vi };
const speaking = i18next.createInstance();
await speaking.init({
  lng: 'th',
  defaultNS: 'lotteries',
  interpolation: { escapeValue: false },
  resources: Object.fromEntries(
    Object.entries(LANGUAGES).map(([language, words]) => [language, { lotteries: words }]),
  ),
});

test.each(Object.keys(LANGUAGES))(
  'every play, row, option, prize and part has its word in %s',
  (language) => {
    const missing = FAMILIES.flatMap((family) => {
      const words = playWords(speaking.getFixedT(language, 'lotteries'), family.type);
      const said = (kind: keyof PlayWords, key: string, row?: string) => {
        const word = kind === 'option' ? words.option(key, row) : words[kind](key);
        // What is not found says its own key.
        return word === '' || word.includes('plays.') ? [`${family.code} ${kind} ${key}`] : [];
      };
      return [
        ...family.draw.parts.flatMap(({ name }) => said('part', name)),
        ...family.plays.flatMap(({ group, name, tiers, shape }) => [
          ...said('group', group),
          ...said('name', name),
          ...tiers.flatMap(({ code }) => said('tier', code)),
          ...shape.rows.flatMap((row) => [
            ...said('row', row.name),
            ...(row.symbols.kind === 'options'
              ? row.symbols.options.flatMap((option) => said('option', option, row.name))
              : []),
          ]),
        ]),
      ];
    });
    expect(missing).toEqual([]);
  },
);

test('two plays of one branch are never called alike', () => {
  for (const language of Object.keys(LANGUAGES))
    for (const family of FAMILIES) {
      const words = playWords(speaking.getFixedT(language, 'lotteries'), family.type);
      const names = family.plays.map(({ group, name }) => `${words.group(group)} / ${words.name(name)}`);
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    }
});

test('a zodiac has the name of its animal at the draw, and without one its numbers alone', () => {
  const words = (drawsAt?: string) =>
    playWords(
      speaking.getFixedT('en', 'lotteries'),
      'LHC',
      drawsAt === undefined ? undefined : Date.parse(drawsAt),
    );
  expect(words('2026-11-23T10:00:00Z').option('z1', 'zodiacs')).toBe('Horse 01·13·25·37·49');
  expect(words('2027-02-06T10:00:00Z').option('z1', 'zodiacs')).toBe('Goat 01·13·25·37·49');
  expect(words('2027-02-06T10:00:00Z').option('z2', 'zodiacs')).toBe('Horse 02·14·26·38');
  expect(words().option('z12', 'zodiacs')).toBe('12·24·36·48');
});

test('a selection is read by its words, row by row, and long lists are not written out', () => {
  const words = playWords(speaking.getFixedT('en', 'lotteries'), 'SSC');
  const read = (play: string, text: string) => selectionWords(words, playOf(ssc, play), text);
  expect(read('back2-straight', '12|')).toBe('12 | –');
  expect(read('back3-lines', '123,456')).toBe('123, 456');
  expect(read('back3-lines', '123,'.repeat(100)).length).toBeLessThan(170);
});

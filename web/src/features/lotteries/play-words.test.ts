import { FAMILIES } from '@lanna/rules/lottery/families';
import i18next from 'i18next';
import { expect, test } from 'vitest';
import { type PlayWords, playWords } from './play-words.ts';
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

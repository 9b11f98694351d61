import { localTextShape } from '@lanna/contract/local-text';
import { LANGUAGES, type LocalText, localText } from '@lanna/rules/local-text';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';

const { db } = await testDatabase();

const TEXTS: [string, unknown, boolean][] = [
  ['words in one language', { VI: 'Đóng' }, true],
  ['words in all seven', Object.fromEntries(LANGUAGES.map((language) => [language, 'x'])), true],
  ['no language at all', {}, false],
  ['a language not spoken here', { TH: 'ปิด', DE: 'Zu' }, false],
  ['empty words', { TH: 'ปิด', EN: '' }, false],
  ['words of spaces', { TH: ' \n' }, false],
  ['a number for words', { TH: 7 }, false],
  ['nothing for words', { TH: null }, false],
  ['words in no language', 'ปิด', false],
  ['a list', ['TH'], false],
];

test.each(TEXTS)('the database and the wire agree on %s', async (_what, value, good) => {
  const cast = db.pool.query('select $1::jsonb::platform.local_text', [JSON.stringify(value)]);
  if (good) await cast;
  else await expect(cast).rejects.toMatchObject({ code: '23514' });
  expect(localTextShape(100).safeParse(value).success).toBe(good);
});

test('a text longer than its column allows is refused', () => {
  expect(localTextShape(3).safeParse({ TH: 'abc' }).success).toBe(true);
  expect(localTextShape(3).safeParse({ TH: 'abc', EN: 'abcd' }).success).toBe(false);
});

test('SQL chooses the same text for a reader as the rules do', async () => {
  const texts: LocalText[] = LANGUAGES.map((_, first) =>
    Object.fromEntries(LANGUAGES.slice(first).map((language) => [language, `in ${language}`])),
  );
  const cases = texts.flatMap((text) =>
    LANGUAGES.flatMap((language) => LANGUAGES.map((writers) => ({ text, language, writers }))),
  );
  const { rows } = await db.pool.query(
    `select platform.local_text_in(c->'text', c->>'language', c->>'writers') as words
     from jsonb_array_elements($1) with ordinality as given (c, place) order by place`,
    [JSON.stringify(cases)],
  );
  expect(rows.map(({ words }) => words)).toEqual(
    cases.map(({ text, language, writers }) => localText(text, language, writers)),
  );
});

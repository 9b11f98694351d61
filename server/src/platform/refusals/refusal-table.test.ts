import { readdirSync } from 'node:fs';
import { LANGUAGE_TAGS } from '@lanna/contract/languages';
import type { RefusalCode } from '@lanna/contract/refusals';
import { expect, test } from 'vitest';
import { REFUSAL_STATUS, refusalMessage } from './refusal-table.ts';

const CODES = Object.keys(REFUSAL_STATUS) as RefusalCode[];
const LANGUAGES = Object.keys(LANGUAGE_TAGS) as (keyof typeof LANGUAGE_TAGS)[];

test('refusals of every topic are found by their place', () => {
  expect(REFUSAL_STATUS).toMatchObject({ invalid_input: 400, bad_credentials: 401, game_unknown: 404 });
  const folders = readdirSync(new URL('../../../../contract/src/', import.meta.url), { withFileTypes: true });
  expect(folders.filter((entry) => entry.isDirectory()).length).toBeGreaterThan(8);
});

test('every refusal is a 4xx or 5xx', () => {
  expect(CODES.filter((code) => !/^[45]\d\d$/.test(String(REFUSAL_STATUS[code])))).toEqual([]);
});

test.each(LANGUAGES)('every refusal has a text in %s', (language) => {
  for (const code of CODES) expect(refusalMessage(code, language)).toMatch(/\p{L}/u);
});

test('no two languages have the same text', () => {
  for (const code of CODES)
    expect(new Set(LANGUAGES.map((language) => refusalMessage(code, language))).size, code).toBe(7);
});

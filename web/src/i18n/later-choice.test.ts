import { expect, test } from 'vitest';
import { laterChoice } from './later-choice.ts';

test('a browser with no language chosen shows the account’s language, chosen or not', () => {
  const registered = { language: 'VI', atMs: null } as const;
  expect(laterChoice(undefined, registered)).toBe(registered);
  const chosen = { language: 'EN', atMs: 5 } as const;
  expect(laterChoice(undefined, chosen)).toBe(chosen);
});

test('of two choices the later one counts, wherever it was made', () => {
  const here = { language: 'TH', atMs: 10 } as const;
  expect(laterChoice(here, { language: 'EN', atMs: 9 }).language).toBe('TH');
  expect(laterChoice(here, { language: 'EN', atMs: 11 }).language).toBe('EN');
});

test('a language chosen in this browser is preferred to an account language that was not chosen', () => {
  expect(laterChoice({ language: 'TH', atMs: null }, { language: 'EN', atMs: null }).language).toBe('TH');
});

test('a choice without a time yields to one with a time', () => {
  expect(laterChoice({ language: 'TH', atMs: null }, { language: 'EN', atMs: 1 }).language).toBe('EN');
});

import { expect, test } from 'vitest';
import { ROOM_REFUSALS } from '../../../room-api.ts';
import { differencesOf } from '../../shared/same-words.fixture.ts';
import { WORDS } from './words.ts';

test('English says all that Thai says, with the same facts', () => {
  expect(differencesOf(WORDS.TH, WORDS.EN)).toEqual([]);
});

test('every refusal has words of its own and says what it means for the money', () => {
  for (const code of ROOM_REFUSALS) expect(WORDS.TH.errors[code].money).not.toBe('');
  const titles = Object.values(WORDS.TH.errors).map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

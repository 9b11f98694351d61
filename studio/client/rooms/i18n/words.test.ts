import { expect, test } from 'vitest';
import { ROOM_REFUSALS } from '../../../room-api.ts';
import { differencesOf } from '../../shared/same-words.fixture.ts';
import { DUMMY_WORDS } from '../games/dummy/words.ts';
import { KAENG_WORDS } from '../games/kaeng/words.ts';
import { NIU_NIU_WORDS } from '../games/niu-niu/words.ts';
import { POK_DENG_WORDS } from '../games/pok-deng/words.ts';
import { WORDS } from './words.ts';

test.each([
  ['the page', WORDS],
  ['ป๊อกเด้ง', POK_DENG_WORDS],
  ['ดัมมี่', DUMMY_WORDS],
  ['แคง', KAENG_WORDS],
  ['นิวนิว', NIU_NIU_WORDS],
])('in words of %s English says all that Thai says, with the same facts', (_, { TH, EN }) => {
  expect(differencesOf(TH, EN)).toEqual([]);
});

test('every refusal has words of its own and says what it means for the money', () => {
  for (const code of ROOM_REFUSALS) expect(WORDS.TH.errors[code].money).not.toBe('');
  const titles = Object.values(WORDS.TH.errors).map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

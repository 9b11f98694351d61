import { expect, test } from 'vitest';
import { areLimitsSound, draftOf, readDraft } from './settings-draft.ts';

const rank = { rankLevelMin: 0, min: '100.00', max: '50000.00', dayAmount: '200000.00', dayCount: 5 };
const settings = {
  automaticLimit: '5000.00',
  smallBalance: '10.00',
  coolingHours: 24,
  promisedMinutes: 30,
  receiptMinutes: 60,
  bankAccountsMax: 5,
  limits: [rank],
};

test('what is shown is read back as it was', () => {
  expect(readDraft(draftOf(settings), 'TH')).toEqual(settings);
});

test('amounts are read as people type them, and a field without a number is not sent', () => {
  expect(readDraft({ ...draftOf(settings), automaticLimit: '12,000' }, 'TH')?.automaticLimit).toBe(
    '12000.00',
  );
  expect(readDraft({ ...draftOf(settings), coolingHours: '1.5' }, 'TH')).toBeUndefined();
  expect(readDraft({ ...draftOf(settings), smallBalance: '' }, 'TH')).toBeUndefined();
});

test('limits are of level 0 and up, each level once, and never a least above the most', () => {
  expect(areLimitsSound([rank, { ...rank, rankLevelMin: 3 }])).toBe(true);
  expect(areLimitsSound([{ ...rank, rankLevelMin: 1 }])).toBe(false);
  expect(areLimitsSound([rank, rank])).toBe(false);
  expect(areLimitsSound([{ ...rank, min: '60000.00' }])).toBe(false);
});

import { expect, test } from 'vitest';
import { draftOf, readDraft } from './settings-draft.ts';

const rank = { rankLevelMin: 0, min: '100.00', max: '50000.00', dayAmount: '200000.00', dayCount: 5 };
const settings = {
  automaticLimit: '5000.00',
  smallBalance: '10.00',
  coolingHours: 24,
  promisedMinutes: 30,
  receiptMinutes: 60,
  bankAccountsMax: 5,
  limits: [rank],
  segmentLimits: [
    {
      segment: { id: '01937d5e-0000-7000-8000-0000000000d1', version: 2, name: 'Late payers' },
      ...{ max: '500.00', dayAmount: '900.00', dayCount: 2, promisedMinutes: null },
    },
  ],
};

test('what is shown is read back as it was', () => {
  expect(readDraft(draftOf(settings), 'TH')).toEqual(settings);
});

test('amounts are read as people type them, and a field without one is no number', () => {
  expect(readDraft({ ...draftOf(settings), automaticLimit: '12,000' }, 'TH').automaticLimit).toBe('12000.00');
  expect(readDraft({ ...draftOf(settings), coolingHours: '' }, 'TH').coolingHours).toBeNaN();
  expect(readDraft({ ...draftOf(settings), smallBalance: '' }, 'TH').smallBalance).toBe('');
});

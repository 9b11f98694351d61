import { expect, test } from 'vitest';
import {
  type DayMinutes,
  evaluateDeposits,
  evaluatePush,
  evaluateSite,
  evaluateVendor,
  evaluateWithdrawals,
  stateOfDay,
} from './component-state.ts';

const site = { answered: true, tookMs: 40, requests: 1000, failed: 0 };
const vendor = { stopped: false, calls: 100, failed: 0, averageMs: 200 };
const deposits = { stopped: false, paid: 100, credited: 100, typicalMinutes: 3, promisedMinutes: 10 };
const withdrawals = { ended: 100, returned: 0, typicalMinutes: 20, promisedMinutes: 30 };

test.each([
  [{}, 'works'],
  [{ failed: 49 }, 'works'],
  [{ failed: 50 }, 'disturbed'],
  [{ failed: 500 }, 'down'],
  [{ tookMs: 1500 }, 'slow'],
  [{ answered: false }, 'down'],
  // One visitor who met one failure does not make the site look broken.
  [{ requests: 19, failed: 19 }, 'works'],
] as const)('the site with %o %s', (change, state) => {
  expect(evaluateSite({ ...site, ...change })).toBe(state);
});

test.each([
  [{}, 'works'],
  [{ failed: 15 }, 'disturbed'],
  [{ failed: 60 }, 'down'],
  [{ averageMs: 2500 }, 'slow'],
  [{ stopped: true, failed: 100 }, 'stopped'],
  [{ calls: 4, failed: 4 }, null],
] as const)('the games of a vendor with %o: %s', (change, state) => {
  expect(evaluateVendor({ ...vendor, ...change })).toBe(state);
});

test.each([
  [{}, 'works'],
  [{ credited: 80 }, 'disturbed'],
  [{ credited: 30 }, 'down'],
  [{ typicalMinutes: 20 }, 'works'],
  [{ typicalMinutes: 21 }, 'slow'],
  // What is promised at once is not slow after some minutes.
  [{ promisedMinutes: 0, typicalMinutes: 10 }, 'works'],
  [{ paid: 4, credited: 0 }, null],
  [{ stopped: true }, 'stopped'],
] as const)('deposits with %o: %s', (change, state) => {
  expect(evaluateDeposits({ ...deposits, ...change })).toBe(state);
});

test.each([
  [{}, 'works'],
  [{ typicalMinutes: 31 }, 'slow'],
  [{ typicalMinutes: 121 }, 'disturbed'],
  [{ returned: 25 }, 'disturbed'],
  [{ returned: 80 }, 'down'],
  [{ ended: 4, returned: 4 }, null],
] as const)('withdrawals with %o: %s', (change, state) => {
  expect(evaluateWithdrawals({ ...withdrawals, ...change })).toBe(state);
});

test('push without a process is down, and late with messages that lie', () => {
  expect(evaluatePush({ processes: 0, overdue: 0 })).toBe('down');
  expect(evaluatePush({ processes: 1, overdue: 0 })).toBe('works');
  expect(evaluatePush({ processes: 1, overdue: 1 })).toBe('slow');
  expect(evaluatePush({ processes: 2, overdue: 100 })).toBe('disturbed');
});

test('a day is drawn as the gravest state that lasted five minutes, and as nothing where nothing was measured', () => {
  const day = (minutes: Partial<DayMinutes>) =>
    stateOfDay({ works: 0, slow: 0, disturbed: 0, down: 0, stopped: 0, ...minutes });
  expect(day({})).toBe(null);
  expect(day({ works: 3 })).toBe('works');
  expect(day({ works: 1435, down: 4 })).toBe('works');
  expect(day({ works: 1400, slow: 30, down: 5 })).toBe('down');
  expect(day({ works: 1000, down: 3, disturbed: 3 })).toBe('disturbed');
  expect(day({ works: 1000, stopped: 400 })).toBe('stopped');
  expect(day({ stopped: 400, slow: 40 })).toBe('slow');
});

import { expect, test } from 'vitest';
import { holidayLines, withHolidays } from './holiday-lines.ts';

const now = '2026-12-20T05:00:00Z';
const game = (moved: Record<string, string | null>) => ({
  ...{ code: 'THAI', moved },
  schedule: {
    kind: 'month' as const,
    timeZone: 'Asia/Bangkok',
    spans: [],
    days: [1, 16],
    at: '14:30',
    drawsADay: null,
  },
});

test('a proposed day says what has become of it', () => {
  const states = (moved: Record<string, string | null>, year = 2027) =>
    Object.fromEntries(
      holidayLines(game(moved), { year, now }).map(({ day, state }) => [day.slice(5), state]),
    );
  expect(states({ '2027-01-01': '2027-01-02', '2027-01-16': '2027-01-16' })).toMatchObject({
    ...{ '01-01': 'accepted', '01-16': 'usual', '05-01': 'proposed' },
  });
  expect(states({ '2027-01-01': '2026-12-30' })).toMatchObject({ '01-01': 'other' });
  expect(states({}, 2026)).toMatchObject({ '01-01': 'over', '05-01': 'over' });
});

test('accepting keeps what was set by hand and lets go what is over', () => {
  const [newYear, teachers] = holidayLines(game({}), { year: 2027, now });
  if (!newYear || !teachers) throw new Error('two days at least');
  const moved = { '2026-05-01': '2026-05-02', '2026-12-16': '2026-12-21', '2027-03-01': null };
  expect(withHolidays(game(moved), { off: [newYear], usual: [teachers], now })).toEqual({
    '2026-12-16': '2026-12-21',
    '2027-03-01': null,
    '2027-01-01': '2027-01-02',
    '2027-01-16': '2027-01-16',
  });
});

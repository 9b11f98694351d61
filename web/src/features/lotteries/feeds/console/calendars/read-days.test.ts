import { expect, test } from 'vitest';
import { readDays } from './read-days.ts';

test('a line is a day with its numero and time, in any order, or without', () => {
  expect(readDays('2026-12-01\n\n 2026-12-03 2026132 \n2026-12-06 21:15 2026133\n2026-12-08 20:00')).toEqual({
    days: [
      { day: '2026-12-01' },
      { day: '2026-12-03', numero: '2026132' },
      { day: '2026-12-06', numero: '2026133', time: '21:15' },
      { day: '2026-12-08', time: '20:00' },
    ],
  });
  expect(readDays('')).toEqual({ days: [] });
});

test.each([
  '1.12.2026',
  '2026-13-01',
  '2026-12-01 131',
  '2026-12-01 25:00',
  '2026-12-01 2026131 2026132',
  '2026-12-01 21:30 21:15',
  '2026-12-01 2026131 x',
])('"%s" cannot be read, and its line is named', (line) => {
  expect(readDays(`2026-12-01\n${line}`)).toEqual({ wrongLine: 2 });
});

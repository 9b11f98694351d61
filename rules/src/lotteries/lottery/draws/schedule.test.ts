import { describe, expect, test } from 'vitest';
import { familyOf } from '../families.ts';
import type { Game } from '../game.ts';
import { GAMES, gameOf } from '../games.ts';
import { numerosOf } from './schedule.ts';

const DAY = '2026-11-22';

test.each([
  ['SSC_1M', 1440, '202611220001', '2026-11-22T00:01+08:00', '202611221440', '2026-11-23T00:00+08:00'],
  ['SSC_5M', 288, '20261122-001', '2026-11-22T00:05+08:00', '20261122-288', '2026-11-23T00:00+08:00'],
  ['SSC_20M', 59, '20261122-001', '2026-11-22T00:30+08:00', '20261122-059', '2026-11-22T23:50+08:00'],
  ['11X5_20M', 42, '20261122-01', '2026-11-22T09:30+08:00', '20261122-42', '2026-11-22T23:10+08:00'],
  ['PK10_5M', 179, '858176', '2026-11-22T09:07+08:00', '858354', '2026-11-22T23:57+08:00'],
  ['LF3D_DAY', 1, '2026326', '2026-11-22T21:15+08:00', '2026326', '2026-11-22T21:15+08:00'],
  ['THAI_30M', 48, '20261122-01', '2026-11-22T00:30+07:00', '20261122-48', '2026-11-23T00:00+07:00'],
])('%s: %i draws, from %s at %s to %s at %s', (code, count, first, firstAt, last, lastAt) => {
  const numeros = numerosOf(named(code), DAY);
  expect(numeros.length).toBe(count);
  expect(numeros[0]).toMatchObject({ numero: first, round: 1, drawsAtMs: Date.parse(firstAt) });
  expect(numeros.at(-1)).toMatchObject({ numero: last, round: count, drawsAtMs: Date.parse(lastAt) });
});

test('Yeekee closes 88 times, first at six, last at a quarter to four, and is drawn two minutes later', () => {
  const numeros = numerosOf(named('YEEKEE'), DAY);
  expect(numeros.length).toBe(88);
  expect(numeros[0]).toEqual({
    numero: '20261122-01',
    round: 1,
    closesAtMs: Date.parse('2026-11-22T06:00+07:00'),
    drawsAtMs: Date.parse('2026-11-22T06:02+07:00'),
  });
  expect(numeros.at(-1)).toMatchObject({
    numero: '20261122-88',
    closesAtMs: Date.parse('2026-11-23T03:45+07:00'),
  });
});

describe('the Thai government lottery', () => {
  test('is drawn on the 1st and the 16th', () => {
    expect(thaiDays('2026-11-01', 30)).toEqual(['20261101', '20261116']);
    expect(numerosOf(named('THAI'), '2026-11-16')[0]?.closesAtMs).toBe(Date.parse('2026-11-16T14:29+07:00'));
  });

  test('is drawn on another day where a holiday moves it, and not on both', () => {
    const { schedule } = named('THAI');
    const moved = { '2027-01-01': '2026-12-30', '2027-01-16': '2027-01-17' };
    if (schedule.kind !== 'month') throw new Error('drawn on days of the month');
    expect(thaiDays('2026-12-20', 40, { ...named('THAI'), schedule: { ...schedule, moved } })).toEqual([
      '20261230',
      '20270117',
    ]);
  });
});

test('a running number goes on where the day before has ended', () => {
  const game = named('PK10_5M');
  const last = Number(numerosOf(game, '2026-12-31').at(-1)?.numero);
  expect(Number(numerosOf(game, '2027-01-01')[0]?.numero)).toBe(last + 1);
});

test.each(GAMES.map((game) => [game.code, game] as const))(
  '%s: over a week draws follow each other, every one with a name of its own, closed before it is drawn',
  (_, game) => {
    const numeros = week().flatMap((day) => numerosOf(game, day));
    expect(new Set(numeros.map(({ numero }) => numero)).size).toBe(numeros.length);
    for (const [at, { closesAtMs, drawsAtMs, numero }] of numeros.entries()) {
      expect(closesAtMs).toBeLessThan(drawsAtMs);
      expect(drawsAtMs).toBeGreaterThan(numeros[at - 1]?.drawsAtMs ?? 0);
      expect(numero).toMatch(/^[A-Z0-9_-]{1,40}$/);
    }
    expect(familyOf(game.family)).toBeDefined();
  },
);

test('where clocks change, rounds keep their distance', () => {
  const schedule = {
    kind: 'rounds',
    timeZone: 'Europe/Berlin',
    spans: [{ first: '00:30', everySeconds: 3600, count: 5 }],
  } as const;
  const times = numerosOf({ ...named('SSC_5M'), schedule }, '2026-03-29').map(({ drawsAtMs }) => drawsAtMs);
  expect(times.map((time, at) => time - (times[at - 1] ?? time))).toEqual([
    0, 3_600_000, 3_600_000, 3_600_000, 3_600_000,
  ]);
});

test('codes of games are unique, and a day that is none is a bug of the caller', () => {
  expect(new Set(GAMES.map(({ code }) => code)).size).toBe(GAMES.length);
  expect(() => numerosOf(named('SSC_1M'), '2026-02-30')).toThrow();
});

function thaiDays(from: string, days: number, game = named('THAI')): string[] {
  const first = Date.parse(from);
  return Array.from({ length: days }, (_, at) =>
    new Date(first + at * 86_400_000).toISOString().slice(0, 10),
  ).flatMap((day) => numerosOf(game, day).map(({ numero }) => numero));
}

function week(): string[] {
  return Array.from({ length: 7 }, (_, at) => `2026-11-${22 + at}`);
}

function named(code: string): Game {
  const game = gameOf(code);
  if (!game) throw new Error(`no game ${code}`);
  return game;
}

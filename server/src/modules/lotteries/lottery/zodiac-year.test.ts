import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { slipFixture } from './slips.factory.ts';

const UNIT = 100_000n;
const GAME = 'LHC_5M';

const { db } = await testDatabase();
const fixture = await slipFixture(db);

/** The last draw of the year of the horse and the first of the goat's, by Hong Kong's clock. */
const BEFORE = Date.parse('2027-02-05T23:59:00+08:00');
const AFTER = Date.parse('2027-02-06T00:04:00+08:00');

const drawAt = (ms: number) => fixture.draw({ game: GAME, drawsInMs: ms - Date.now() });
const zodiac = (zodiacYear?: number | null) => ({
  play: 'special-zodiac',
  selection: 'z1 z2',
  ...(zodiacYear !== undefined && { zodiacYear }),
});
const number = { play: 'special-number', selection: '49' };
const differs = (facts: object) =>
  expect.objectContaining({ code: 'zodiac_year_differs', facts: expect.objectContaining(facts) });

test.each(['special-zodiac', 'any-zodiac', 'linked2-zodiac'])(
  '%s: a slip on both sides of New Year is refused whichever year it names, and no money moves',
  async (play) => {
    const player = await fixture.open(100n * UNIT);
    const [before, after] = [await drawAt(BEFORE), await drawAt(AFTER)];
    const trace = (year: number) =>
      fixture.place(player, {
        game: GAME,
        draws: [before, after],
        lines: [number, { ...zodiac(year), play }],
      });
    await expect(trace(2026)).rejects.toEqual(differs({ line: 2, numero: after.numero, year: 2027 }));
    await expect(trace(2027)).rejects.toEqual(differs({ line: 2, numero: before.numero, year: 2026 }));
    expect(await fixture.balance(player.memberId)).toBe(100n * UNIT);
    expect(await fixture.exposure(before)).toEqual({});
    expect(await checkInvariants(db.kysely)).toEqual([]);
  },
);

test('a line of zodiacs names its year, and the right one is taken', async () => {
  const player = await fixture.open(100n * UNIT);
  const after = await drawAt(AFTER);
  const buy = (zodiacYear: number | null) =>
    fixture.place(player, { game: GAME, draws: [after], lines: [zodiac(zodiacYear)] });
  await expect(buy(null)).rejects.toEqual(differs({ line: 1, numero: after.numero, year: 2027 }));
  await expect(buy(2026)).rejects.toEqual(differs({ line: 1, numero: after.numero, year: 2027 }));
  expect(await buy(2027)).toMatchObject({ stake: '4.00', balance: '96.00' });
});

test('plays of numbers ask for no year and run over New Year', async () => {
  const player = await fixture.open(100n * UNIT);
  const draws = [await drawAt(BEFORE), await drawAt(AFTER)];
  expect(
    await fixture.place(player, {
      game: GAME,
      draws,
      lines: [number, { play: 'linked2-tail', selection: '0 1' }],
    }),
  ).toMatchObject({ stake: '8.00' });
});

test('what stands on special numbers is counted number by number', async () => {
  const player = await fixture.open(100n * UNIT);
  const draw = await fixture.draw({ game: GAME });
  await fixture.place(player, {
    game: GAME,
    draws: [draw],
    lines: [{ play: 'special-number', selection: '07 49', multiple: 2 }],
  });
  expect(await fixture.exposure(draw)).toEqual({
    'special-number/07': [4n * UNIT, (1764n * UNIT) / 10n],
    'special-number/49': [4n * UNIT, (1764n * UNIT) / 10n],
  });
});

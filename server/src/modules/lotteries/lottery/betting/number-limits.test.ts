import { randomUUID } from 'node:crypto';
import { gameName } from '@lanna/rules/lotteries/lottery/game-names';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { checkInvariants } from '../../../books/ledger/check-invariants.ts';
import { closeTestDraw } from '../../draws/draws.factory.ts';
import { drawsNearLimits } from '../desk/open-work.ts';
import { slipFixture } from '../slips.factory.ts';
import { cancelSlip } from './cancel-slip.ts';

const UNIT = 100_000n;
const GAME = 'THAI_30M';

const { db } = await testDatabase();
const fixture = await slipFixture(db);

const top3 = (selection: string, multiple: number, half = false) => ({
  play: 'top3',
  selection,
  multiple,
  half,
});
const refusal = (code: string, facts: object) =>
  expect.objectContaining({ code, facts: expect.objectContaining(facts) });

test('a number is sold over all players until its limit, and what is taken back can be bought again', async () => {
  const draw = await fixture.draw({ game: GAME });
  await fixture.setTerms(GAME, { numberLiability: 9000n * UNIT });
  const [one, other] = [await fixture.open(100n * UNIT), await fixture.open(100n * UNIT)];
  const slip = { game: GAME, draws: [draw] };
  const { slipId } = await fixture.place(one, { ...slip, lines: [top3('123 456', 6), top3('123', 1)] });
  expect(await fixture.exposure(draw)).toEqual({
    'top3/123': [7n * UNIT, 6300n * UNIT],
    'top3/456': [6n * UNIT, 5400n * UNIT],
  });
  await expect(fixture.place(other, { ...slip, lines: [top3('999 123', 4)] })).rejects.toEqual(
    refusal('number_limit_reached', { numero: draw.numero, play: 'top3', number: '123', left: '2700.00' }),
  );
  // Nothing of the refused slip stays, its other number included.
  expect(Object.keys(await fixture.exposure(draw))).toHaveLength(2);
  await fixture.place(other, { ...slip, lines: [top3('123', 3)] });

  const request = { id: slipId, numeros: [draw.numero] };
  const owner = { ...one, idempotencyKey: randomUUID() };
  expect(await cancelSlip(fixture.deps, request, owner)).toEqual({ refunded: '13.00', balance: '100.00' });
  expect(await cancelSlip(fixture.deps, request, owner)).toEqual({ refunded: '13.00', balance: '100.00' });
  expect(await fixture.exposure(draw)).toEqual({
    'top3/123': [3n * UNIT, 2700n * UNIT],
    'top3/456': [0n, 0n],
  });
  const near = () => drawsNearLimits(db.kysely, { now: () => new Date() }).find([fixture.brand.id], 'EN');
  expect(await near()).toEqual([]);
  await fixture.place(other, { ...slip, lines: [top3('123', 7)] });
  // An operator reads it at once, and is led to the number.
  expect(await near()).toEqual([
    {
      ...{ brandId: fixture.brand.id, name: `${gameName(GAME, 'EN')} ${draw.numero}`, place: '123' },
      ...{ held: 9000n * UNIT, currency: 'THB', percent: 100 },
      href: `/lottery-exposure?game=${GAME}&numero=${draw.numero}`,
    },
  ]);
  await expect(cancelSlip(fixture.deps, request, { ...other, idempotencyKey: 'k' })).rejects.toMatchObject({
    code: 'slip_unknown',
  });
  expect(await checkInvariants(db.kysely)).toEqual([]);
});

test('a slip is not cancelled once its draw has closed, nor where the brand does not let it', async () => {
  const [draw, later] = [await fixture.draw({ game: GAME }), await fixture.draw({ game: GAME })];
  const player = await fixture.open(100n * UNIT);
  const { slipId } = await fixture.place(player, {
    game: GAME,
    draws: [draw, later],
    lines: [top3('111', 1)],
  });
  const request = (numeros: string[]) => ({ id: slipId, numeros });
  const owner = () => ({ ...player, idempotencyKey: randomUUID() });
  await closeTestDraw(db, draw);
  await expect(cancelSlip(fixture.deps, request([draw.numero, later.numero]), owner())).rejects.toEqual(
    refusal('draw_closed', { numeros: [draw.numero] }),
  );
  await fixture.setTerms(GAME, { cancelAllowed: false });
  await expect(cancelSlip(fixture.deps, request([later.numero]), owner())).rejects.toMatchObject({
    code: 'slip_cancel_not_allowed',
  });
  await fixture.setTerms(GAME, {});
  expect(await cancelSlip(fixture.deps, request([later.numero]), owner())).toMatchObject({
    refunded: '1.00',
  });
});

test('a closed number is refused by name; one at half rate is bought at half the price, on a line of its own', async () => {
  const [draw, next] = [await fixture.draw({ game: GAME }), await fixture.draw({ game: GAME })];
  const player = await fixture.open(100n * UNIT);
  await fixture.ruleNumber({ game: GAME, play: 'top3', number: '007', rule: 'closed' });
  await fixture.ruleNumber({ game: GAME, play: 'top3', number: '555', rule: 'half', draw });
  const buy = (draws: (typeof draw)[], ...lines: ReturnType<typeof top3>[]) =>
    fixture.place(player, { game: GAME, draws, lines });
  await expect(buy([next], top3('001 007', 1))).rejects.toEqual(
    refusal('number_closed', { line: 1, numero: next.numero, play: 'top3', number: '007' }),
  );
  await expect(buy([draw], top3('554 555', 1))).rejects.toEqual(
    refusal('price_changed', { line: 1, prices: ['900.00'], half: ['555'] }),
  );
  await expect(buy([draw], top3('555', 1))).rejects.toEqual(
    refusal('price_changed', { line: 1, prices: ['450.00'], half: ['555'] }),
  );
  await buy([draw], top3('555', 1, true), top3('554', 1));
  await buy([next], top3('555', 1));
  expect(await fixture.exposure(draw)).toMatchObject({
    'top3/555': [UNIT, 450n * UNIT],
    'top3/554': [UNIT, 900n * UNIT],
  });
});

test('beyond the brand’s share of its limit a number goes to half rate by itself, and earlier bets keep theirs', async () => {
  await fixture.setTerms(GAME, { numberLiability: 1800n * UNIT, halfPercent: 50 });
  const draw = await fixture.draw({ game: GAME });
  const player = await fixture.open(100n * UNIT);
  const slip = { game: GAME, draws: [draw] };
  await fixture.place(player, { ...slip, lines: [top3('321', 1)] });
  await expect(fixture.place(player, { ...slip, lines: [top3('321', 1)] })).rejects.toEqual(
    refusal('price_changed', { prices: ['450.00'] }),
  );
  await fixture.place(player, { ...slip, lines: [top3('321', 2, true)] });
  await expect(fixture.place(player, { ...slip, lines: [top3('321', 1, true)] })).rejects.toMatchObject({
    code: 'number_limit_reached',
  });
  await fixture.setTerms(GAME, {});
});

test('bounds of a player, a line and a slip are held, each with its own refusal', async () => {
  const draw = await fixture.draw({ game: GAME });
  const player = await fixture.open(1000n * UNIT);
  const slip = { game: GAME, draws: [draw] };
  await fixture.setTerms(GAME, { memberStake: 5n * UNIT });
  await fixture.place(player, { ...slip, lines: [top3('100', 3)] });
  await expect(fixture.place(player, { ...slip, lines: [top3('200', 3)] })).rejects.toEqual(
    refusal('draw_stake_reached', { numero: draw.numero, most: '5.00', left: '2.00' }),
  );
  await fixture.setTerms(GAME, { largestPrize: 1800n * UNIT, largestSlipPrize: 2700n * UNIT });
  await expect(fixture.place(player, { ...slip, lines: [top3('200', 3)] })).rejects.toEqual(
    refusal('prize_too_large', { line: 1, prize: '2700.00', most: '1800.00' }),
  );
  await expect(fixture.place(player, { ...slip, lines: [top3('200', 2), top3('201', 2)] })).rejects.toEqual(
    refusal('prize_too_large', { numero: draw.numero, prize: '3600.00' }),
  );
  await fixture.setTerms(GAME, { coveragePercent: 50 });
  await expect(
    fixture.place(player, { ...slip, lines: [{ play: 'run_top', selection: '0123' }] }),
  ).rejects.toEqual(refusal('coverage_too_wide', { line: 1, percent: 50 }));
  await fixture.place(player, { ...slip, lines: [{ play: 'run_top', selection: '01' }] });
  await fixture.setTerms(GAME, { enabled: false });
  await expect(fixture.place(player, { ...slip, lines: [top3('200', 1)] })).rejects.toEqual(
    refusal('lottery_game_closed', { because: 'switched_off' }),
  );
  await fixture.setTerms(GAME, {});
  expect(await checkInvariants(db.kysely)).toEqual([]);
});

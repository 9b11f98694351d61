import { formatMoney, parseMoney } from '@lanna/rules/money';
import { expect, test } from 'vitest';
import type { PlaceRequest } from '../../../sports-api.ts';
import type { PlaySessionRow } from '../../play/session.ts';
import { openTestStudio } from '../../test/test-studio.ts';
import { batchBets } from '../../wallet/batch-bets.ts';
import { offerFixture, offerOutright } from '../book.fixture.ts';
import { moveFixture } from '../offer/move-fixture.ts';
import { setMarkets } from '../offer/set-markets.ts';
import { NoAtSports } from '../sports-refusal.ts';
import { manyBettors, slipOn } from './many-bettors.fixture.ts';
import { placeSlip } from './place-slip.ts';
import { openSlipBatches } from './slip-batches.ts';

const studio = await openTestStudio();
const { peer } = studio;
const { db } = studio.studio;
const slips = openSlipBatches({ ...studio.studio, sendBet: batchBets(studio.studio.wallet) });
const money = (text: string) => parseMoney(text) ?? 0n;

/** What each comes to: its state, or what refuses it. */
async function comesTo(session: PlaySessionRow | undefined, request: PlaceRequest) {
  if (!session) throw new Error('no such player');
  try {
    return (await placeSlip({ slips }, session, request)).state;
  } catch (error) {
    if (!(error instanceof NoAtSports)) throw error;
    return { code: error.code as string, ...error.facts };
  }
}

async function heldOf(fixture: string) {
  const { rows } = await db.pool.query<{ held: bigint; slips: number }>(
    'select held, slips from studio.sports_exposure where fixture_id = $1 order by market, selection',
    [fixture],
  );
  return rows.map(({ held, slips: count }) => [formatMoney(held), count]);
}

test('of 500 who come at once for what is left of a selection, as many are taken as it is enough for, and each other reads what is left', async () => {
  const fixture = await offerFixture(studio);
  const players = await manyBettors(studio, 500, money('20000.00'));
  // 20 000 wins 56 000: three of them fit into 200 000.
  const request = () => slipOn([{ fixture, selection: 'away', odds: 3800 }], { stake: '20000.00' });
  const came = await Promise.all(players.map((session) => comesTo(session, request())));
  const refused = came.filter((one) => one !== 'open');
  expect(refused).toEqual(
    Array(497).fill({ code: 'stake_too_high', most: '11428.57', because: 'selection' }),
  );
  expect(await heldOf(fixture)).toEqual([
    ['168000.00', 3],
    ['168000.00', 3],
  ]);
});

test('of slips that arrive in the same moment each comes to its own: one that is refused hurts no other, and together they are one batch of the wallet', async () => {
  const [fixture, other] = [await offerFixture(studio), await offerFixture(studio)];
  const begun = await offerFixture(studio, { inMs: -1 });
  await db.transaction((tx) =>
    setMarkets(tx, other, [
      { market: 'result/full', state: 'suspended', prices: [] },
      { market: 'totals/full/10', prices: [{ selection: 'over', odds: 1850 }] },
    ]),
  );
  const [poor] = await manyBettors(studio, 1, money('5.00'));
  const players = await manyBettors(studio, 9, money('60000.00'));
  const away = { fixture, selection: 'away', odds: 3800 };
  const before = peer.batches;
  const came = await Promise.all(
    [
      slipOn([away], { stake: '40000.00' }),
      slipOn([{ fixture: begun }]),
      slipOn([{ fixture: other }]),
      slipOn([{ fixture: other, market: 'totals/full/10', selection: 'over', odds: 1900 }]),
      slipOn([away], { stake: '40000.00' }),
      slipOn([{ fixture: crypto.randomUUID() }]),
      slipOn([away], { stake: '31428.57' }),
      slipOn([away, { fixture: other, market: 'totals/full/10', selection: 'under', odds: 1960 }]),
      slipOn([away], { stake: '50000.01' }),
    ]
      .map((request, at) => comesTo(players[at], request))
      .concat(comesTo(poor, slipOn([{ fixture }]))),
  );
  const named = (market: string, selection: string, of = other) => ({ fixture: of, market, selection });
  expect(came).toEqual([
    'open',
    { code: 'betting_ended', legs: [named('result/full', 'home', begun)] },
    { code: 'suspended', legs: [named('result/full', 'home')] },
    {
      code: 'price_changed',
      legs: [{ ...named('totals/full/10', 'over'), old: 1900, now: 1850, version: 2 }],
    },
    { code: 'stake_too_high', most: '31428.57', because: 'selection' },
    { code: 'not_offered', legs: [expect.objectContaining({ market: 'result/full' })] },
    'open',
    { code: 'stake_too_high', most: '0.00', because: 'selection' },
    // More than any slip may be, and least of all is left of the liability.
    { code: 'stake_too_high', most: '0.00', because: 'selection' },
    { code: 'not_enough_money' },
  ]);
  expect(peer.batches - before).toBe(1);
  // The selection away, the match, and the home side the wallet has refused.
  expect(await heldOf(fixture)).toEqual([
    ['199999.99', 2],
    ['199999.99', 2],
    ['0.00', 0],
  ]);
});

test('a slip is told as it is kept', async () => {
  const legs = [
    { fixture: await offerFixture(studio) },
    { fixture: await offerOutright(studio), market: 'outright/full', selection: 'b', odds: 3500 },
  ];
  const [player] = await manyBettors(studio, 1, money('1000.00'));
  if (!player) throw new Error('no such player');
  const slip = await placeSlip({ slips }, player, slipOn(legs));
  expect(slip).toMatchObject({ state: 'open', balanceAfter: money('900.00') });
  expect(slip).toEqual(await slips.find(slip.id));
});

test('an answer of the wallet that is lost concerns its slip alone', async () => {
  const fixture = await offerFixture(studio);
  const players = await manyBettors(studio, 3, money('1000.00'));
  peer.failItem('bet', 'RS_ERROR_LIMIT_REACHED', 'applied-lost');
  const came = await Promise.all(players.map((session) => comesTo(session, slipOn([{ fixture }]))));
  expect(came).toEqual([
    { code: 'limit_reached' },
    { code: 'outcome_uncertain', slip: expect.any(String) },
    'open',
  ]);
});

test('a slip on a match that another transaction is changing waits by itself; the others that came with it do not', async () => {
  const [free, changing] = [await offerFixture(studio), await offerFixture(studio)];
  const [one, two] = await manyBettors(studio, 2, money('1000.00'));
  const client = await db.pool.connect();
  await client.query('begin');
  await client.query('select from studio.sports_fixture where id = $1 for update', [changing]);
  let hasCome = false;
  const waiting = comesTo(one, slipOn([{ fixture: changing }])).then((came) => {
    hasCome = true;
    return came;
  });
  expect(await comesTo(two, slipOn([{ fixture: free }]))).toBe('open');
  expect(hasCome).toBe(false);
  await client.query("update studio.sports_fixture set state = 'closed' where id = $1", [changing]);
  await client.query('commit');
  client.release();
  expect(await waiting).toMatchObject({ code: 'betting_ended' });
});

test('a match that takes no bets any more is held by no slip: its settlement waits for none', async () => {
  const fixture = await offerFixture(studio);
  await db.transaction((tx) => moveFixture(tx, [fixture], ['prematch'], 'closed'));
  const [one] = await manyBettors(studio, 1, money('1000.00'));
  const client = await db.pool.connect();
  await client.query('begin');
  await client.query('select from studio.sports_fixture where id = $1 for update', [fixture]);
  expect(await comesTo(one, slipOn([{ fixture }]))).toMatchObject({ code: 'betting_ended' });
  await client.query('rollback');
  client.release();
});

test('a batch that the database refuses is tried slip by slip', async () => {
  const fixture = await offerFixture(studio);
  const [one, two] = await manyBettors(studio, 2, money('1000.00'));
  // A row without a currency is refused by its table, and the whole statement with it.
  const broken = one && { ...one, currency: null as unknown as string };
  const [refused, taken] = await Promise.allSettled([
    comesTo(broken, slipOn([{ fixture }])),
    comesTo(two, slipOn([{ fixture }])),
  ]);
  expect([refused.status, taken]).toEqual(['rejected', { status: 'fulfilled', value: 'open' }]);
  expect(await heldOf(fixture)).toEqual([
    ['100.00', 1],
    ['100.00', 1],
  ]);
});

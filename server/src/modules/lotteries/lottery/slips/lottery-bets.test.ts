import { lineReceipt } from '@lanna/contract/lotteries/lottery/line-receipt';
import {
  listBets as listEndpoint,
  listPlaySessions as sessionsEndpoint,
} from '@lanna/contract/play/bets/bets';
import { shortNumber } from '@lanna/rules/short-number';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { listAllBets } from '../../../play/bets/list-all-bets.ts';
import { listBets } from '../../../play/bets/list-bets.ts';
import { readReceipt } from '../../../play/bets/read-receipt.ts';
import { listOpenRounds } from '../../../play/bets/records/list-open-rounds.ts';
import { listPlaySessions } from '../../../play/bets/records/list-play-sessions.ts';
import { knowLotteries } from '../../../play/catalogue/know-lotteries.ts';
import { drawTestResult, makeOpenDraw } from '../../draws/draws.factory.ts';
import { giveResult } from '../../draws/give-result.ts';
import { searchSlips } from '../desk/search-slips.ts';
import { settlingFixture } from '../settling.fixture.ts';
import { lotteryBets } from './lottery-bets.ts';

const { db, url } = await testDatabase();
const { brand, player, buy, settle, spend } = await settlingFixture(db, url);
const record = { db: db.kysely, sources: () => [lotteryBets(db.kysely)] };
const reader = (memberId: string) => ({ brand, memberId, language: 'TH' as const });

test('a bet on a lottery is named in the language asked for, and its receipt says the line, every movement and where the draw is proved', async () => {
  const draw = await makeOpenDraw(db, { game: 'THAI_30M' });
  const member = await player(100);
  await buy(member, draw, [{ play: 'top2', selection: '56,78', mode: 1700 }]);
  await drawTestResult(db, draw, '120456|111,222|333,444|78');
  await settle(draw);
  await spend(member, 150);
  await db.transaction((tx) =>
    giveResult(tx, {
      drawId: draw.id,
      result: '120457|111,222|333,444|78',
      source: 'corrected',
      givenBy: null,
      reason: 'a digit was misread',
      now: new Date(),
    }),
  );
  await settle(draw);
  const owner = { merchantId: brand.id, memberId: member };
  const { list } = await listBets(record, owner, listEndpoint.query.parse({ vendor: 'LOTTERY' }), 'TH');
  expect(list).toMatchObject([
    {
      vendorName: 'หวยและลอตเตอรี่',
      gameName: 'หวยไทย 30 นาที (ของเรา)',
      status: 'lost',
      stake: '2.00',
      payout: '0.00',
      category: 'LOTT',
      provable: true,
    },
  ]);
  const receipt = await readReceipt(record, reader(member), list[0]?.id ?? '');
  expect(receipt.transactions.map(({ kind, amount, balanceAfter }) => [kind, amount, balanceAfter])).toEqual([
    ['bet', '2.00', '98.00'],
    ['rebate', '0.10', '98.10'],
    ['win', '85.00', '183.10'],
    ['win_rollback', '33.10', '0.00'],
    ['shortfall', '51.90', null],
  ]);
  expect(lineReceipt.parse(receipt.receipt)).toMatchObject({
    numero: draw.numero,
    drawsAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    play: 'top2',
    selection: '56,78',
    units: 2,
    prices: ['85.00'],
    mode: 1700,
    rebate: '0.10',
    state: 'lost',
    result: '120457|111,222|333,444|78',
    resultVersion: 2,
    proofPath: `/lottery-proof?gameCode=THAI_30M&numero=${draw.numero}`,
  });
  await expect(readReceipt(record, reader(await player()), list[0]?.id ?? '')).rejects.toThrow('bet_unknown');
});

test('a bet on an electronic lottery stands under that vendor and game, in the record and in what reports add up', async () => {
  await db.transaction((tx) => knowLotteries(tx, { nameOf: (code) => ({ EN: code }), now: new Date() }));
  const member = await player(100);
  for (const [game, play, selection, result] of [
    ['K3_1M', 'any_triple', 'triple', '111'],
    ['SSC_5M', 'five-straight', '1|2|3|4|5', '12346'],
  ] as const) {
    const draw = await makeOpenDraw(db, { game });
    await buy(member, draw, [{ play, selection }]);
    await drawTestResult(db, draw, result);
    await settle(draw);
  }
  const owner = { merchantId: brand.id, memberId: member };
  const found = async (filter: object) => {
    const { list, totals } = await listBets(record, owner, listEndpoint.query.parse(filter), 'EN');
    return { games: list.map(({ gameCode }) => gameCode), stake: totals.stake, list };
  };
  const electronic = await found({ vendor: 'ELOTT' });
  const { id: gameId } = await db.kysely
    .selectFrom('catalogue.game')
    .select('id')
    .where('code', '=', 'K3_1M')
    .executeTakeFirstOrThrow();
  expect(electronic.list).toMatchObject([
    { gameCode: 'K3_1M', category: 'ELOTT', vendorName: 'E-lottery', status: 'won', payout: '64.80' },
  ]);
  const [named] = await lotteryBets(db.kysely).nameBets([{ gameCode: 'K3_1M' }] as never, 'EN');
  expect(named?.gameId).toBe(gameId);
  expect(electronic.stake).toBe('2.00');
  expect((await found({ vendor: 'LOTTERY' })).games).toEqual(['SSC_5M']);
  expect((await found({ category: 'ELOTT' })).games).toEqual(['K3_1M']);
  expect((await found({ vendor: 'lottery' })).games.sort()).toEqual(['K3_1M', 'SSC_5M']);
  // What reports are made of.
  const rows = await db.kysely
    .selectFrom('bets.game_day')
    .select(['game_code', 'stake', 'payout'])
    .where('merchant_id', '=', brand.id)
    .where('category', '=', 'ELOTT')
    .execute();
  expect(rows).toEqual([{ game_code: 'K3_1M', stake: 200_000n, payout: 6_480_000n }]);
});

test('operators find the bets of a slip by its short number, however it is typed, in their own brands alone', async () => {
  const draw = await makeOpenDraw(db, { game: 'THAI_30M' });
  const member = await player(100);
  const line = { play: 'top2', mode: 1700 } as const;
  const slip = await buy(member, draw, [
    { ...line, selection: '12' },
    { ...line, selection: '34' },
  ]);
  await buy(member, draw, [{ ...line, selection: '56' }]);
  const number = shortNumber('S', slip);
  const found = async (search: string, brandId = brand.id) =>
    listAllBets(record, { brandIds: [brandId], language: 'EN' }, { search }, { sort: '-at', limit: 10 });
  for (const typed of [number, ` ${number.toLowerCase()}`, `${number.slice(0, 1)} ${number.slice(1)}`]) {
    const { rows } = await found(typed);
    expect(rows.map(({ member: { id }, stake }) => [id, stake])).toEqual([
      [member, '1.00'],
      [member, '1.00'],
    ]);
    expect(await searchSlips(db.kysely).find(typed, [brand.id], 5)).toMatchObject([
      { kind: 'slip', id: number, title: number },
    ]);
  }
  const other = '00000000-0000-7000-8000-000000000001';
  expect((await found(number, other)).rows).toEqual([]);
  expect(await searchSlips(db.kysely).find(number, [other], 5)).toEqual([]);
});

test('a slip without a result is said to wait for its draw, in the list, by game, in what is open and in totals; drawn, it is not', async () => {
  const [first, next] = [
    await makeOpenDraw(db, { game: 'THAI_30M', closesInMs: 60_000 }),
    await makeOpenDraw(db, { game: 'THAI_30M', closesInMs: 120_000 }),
  ];
  const member = await player(100);
  const line = { play: 'top2', selection: '56', mode: 1700 } as const;
  await buy(member, next, [line]);
  await buy(member, first, [line]);
  const owner = { merchantId: brand.id, memberId: member };
  const drawsAt = async ({ id }: { id: string }) => {
    const { rows } = await db.pool.query<{ at: Date }>(
      'select draws_at as at from draws.draw where id = $1',
      [id],
    );
    return rows[0]?.at.toISOString();
  };
  const [firstAt, nextAt] = [await drawsAt(first), await drawsAt(next)];
  const { list, totals } = await listBets(record, owner, listEndpoint.query.parse({}), 'TH');
  expect(list.map((bet) => bet.drawsAt)).toEqual([firstAt, nextAt]);
  expect(totals.open).toEqual({
    slips: { bets: 2, stake: '2.00' },
    rounds: { bets: 0, stake: '0.00' },
  });
  const sessions = await listPlaySessions(record, owner, sessionsEndpoint.query.parse({}), 'TH');
  expect(sessions.list).toMatchObject([{ bets: 2, open: 2, drawsAt: firstAt }]);
  expect(sessions.totals).toEqual(totals);
  expect(await listOpenRounds(record, owner, 'TH')).toMatchObject({
    games: [{ gameCode: 'THAI_30M', category: 'LOTT', rounds: 2, drawsAt: firstAt }],
  });
  await drawTestResult(db, first, '120456|111,222|333,444|78');
  await settle(first);
  const after = await listBets(record, owner, listEndpoint.query.parse({}), 'TH');
  expect(after.list.map((bet) => bet.drawsAt)).toEqual([undefined, nextAt]);
  expect(after.totals.open.slips.bets).toBe(1);
  expect((await listOpenRounds(record, owner, 'TH')).games).toMatchObject([{ rounds: 1, drawsAt: nextAt }]);
});

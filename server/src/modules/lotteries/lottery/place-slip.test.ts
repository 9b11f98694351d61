import { randomUUID } from 'node:crypto';
import { listSlips as listEndpoint } from '@lanna/contract/lotteries/lottery/slips';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { checkBetInvariants } from '../../play/bets/check-bet-invariants.ts';
import { makeOpenDraw } from '../draws/draws.factory.ts';
import { listGames } from './betting/list-games.ts';
import { showTable } from './betting/show-table.ts';
import { listSlips } from './slips/list-slips.ts';
import { showSlip } from './slips/show-slip.ts';
import { slipFixture } from './slips.factory.ts';

const UNIT = 100_000n;

const { db } = await testDatabase();
const fixture = await slipFixture(db);

const refusal = (code: string, facts?: object) =>
  expect.objectContaining({ code, ...(facts && { facts: expect.objectContaining(facts) }) });

test('a slip is one posting, its lines are bets on record, and the same key buys it once', async () => {
  const player = await fixture.open(100n * UNIT);
  const draws = [await fixture.draw(), await fixture.draw()];
  const key = randomUUID();
  const request = {
    draws,
    lines: [
      { play: 'five-straight', selection: '1|2|3|4|5' },
      { play: 'position', selection: '12||||', multiple: 2, mode: 1700 },
    ],
    key,
  };
  const first = await fixture.place(player, request);
  expect(first).toMatchObject({ stake: '20.00', balance: '80.00' });
  expect(await fixture.place(player, request)).toEqual(first);
  expect(await fixture.balance(player.memberId)).toBe(80n * UNIT);
  const { rows } = await db.pool.query(
    `select l.number, l.units, l.multiple, l.stake, l.rebate, l.prices, b.status, b.reference, b.category
     from lottery.line l join bets.bet b on b.id = l.id where l.slip_id = $1 order by l.draw_id, l.number`,
    [first.slipId],
  );
  expect(rows).toHaveLength(4);
  expect(rows[0]).toMatchObject({
    number: 1,
    units: 1,
    stake: 2n * UNIT,
    rebate: 0n,
    status: 'open',
    category: 'ELOTT',
  });
  // A twentieth of the stake comes back for 100 steps of the mode.
  expect(rows[1]).toMatchObject({
    number: 2,
    units: 2,
    multiple: 2,
    stake: 8n * UNIT,
    rebate: (4n * UNIT) / 10n,
  });
  const transfers = await db.pool.query('select code, amount from ledger.transfer where group_id = $1', [
    first.slipId,
  ]);
  expect(transfers.rows).toEqual([{ code: 'bet', amount: 20n * UNIT }]);
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkBetInvariants(db.kysely)).toEqual([]);
});

test('what a page shows otherwise than it is refuses the slip with what is so, and nothing is charged', async () => {
  const player = await fixture.open(100n * UNIT);
  const draw = await fixture.draw();
  const line = { play: 'five-straight', selection: '1|2|3|4|5' };
  await expect(fixture.place(player, { draws: [draw], lines: [line], stake: 3n * UNIT })).rejects.toEqual(
    refusal('slip_stake_differs', { stake: '2.00' }),
  );
  await expect(fixture.place(player, { draws: [draw], lines: [{ ...line, half: true }] })).rejects.toEqual(
    refusal('price_changed', {
      lines: [{ line: 1, numero: draw.numero, prices: ['180000.00'], half: [] }],
    }),
  );
  await expect(fixture.place(player, { draws: [draw], lines: [{ ...line, mode: 1801 }] })).rejects.toEqual(
    refusal('mode_not_allowed', { line: 1, max: 1800 }),
  );
  await expect(
    fixture.place(player, {
      draws: [draw],
      lines: [line, { play: 'five-straight', selection: '1|22|x||5' }],
    }),
  ).rejects.toEqual(refusal('slip_line_invalid', { lines: [expect.objectContaining({ line: 2 })] }));
  await expect(fixture.place(player, { draws: [{ numero: '20990101-001' }], lines: [line] })).rejects.toEqual(
    refusal('draw_unknown', { numero: '20990101-001' }),
  );
  await expect(
    fixture.place(player, { draws: [draw], lines: [{ ...line, multiple: 51 }] }),
  ).rejects.toMatchObject({ code: 'prize_too_large' });
  await expect(fixture.place(await fixture.open(UNIT), { draws: [draw], lines: [line] })).rejects.toEqual(
    refusal('slip_balance_too_low', { available: '1.00' }),
  );
  expect(await fixture.balance(player.memberId)).toBe(100n * UNIT);
  expect(await checkInvariants(db.kysely)).toEqual([]);
});

test('a member sees the own slips with their lines, by draw, and no other member does', async () => {
  const player = await fixture.open(100n * UNIT);
  const draws = [await fixture.draw(), await fixture.draw()];
  const lines = [{ play: 'five-straight', selection: '1 2|2|3|4|5' }];
  const { slipId } = await fixture.place(player, { draws, lines, stopOnWin: true });
  await fixture.place(player, { draws: [draws[0] ?? fail()], lines });
  const reader = { ...player, timeZone: 'Asia/Bangkok', language: 'EN' as const };
  const query = listEndpoint.query.parse({});
  expect(await listSlips(db.kysely, reader, query)).toMatchObject({ total: 2, totalPages: 1 });
  const traces = await listSlips(db.kysely, reader, { ...query, traces: 'yes' });
  expect(traces.list).toMatchObject([
    {
      id: slipId,
      gameName: 'SSC 1 min',
      stake: '8.00',
      lines: 1,
      units: 2,
      draws: 2,
      firstNumero: draws[0]?.numero,
      lastNumero: draws[1]?.numero,
      state: 'open',
      stopsOnWin: true,
    },
  ]);
  const shown = await showSlip(db.kysely, reader, slipId);
  expect(shown.cancellable).toEqual(draws.map(({ numero }) => numero));
  expect(shown.lines).toMatchObject(
    draws.map(({ numero }) => ({
      numero,
      selection: '12|2|3|4|5',
      units: 2,
      prices: ['180000.00'],
      state: 'open',
    })),
  );
  const other = await fixture.open(0n);
  await expect(showSlip(db.kysely, { ...reader, ...other }, slipId)).rejects.toEqual(refusal('slip_unknown'));
  expect((await listSlips(db.kysely, { ...reader, ...other }, query)).list).toEqual([]);
});

test('the lobby shows what can be played until when, and the table how', async () => {
  const draw = await fixture.draw();
  const { games } = await listGames(db.kysely, { merchantId: fixture.brand.id, language: 'TH' }, 'ELOTT');
  expect(games.find(({ code }) => code === 'SSC_1M')).toMatchObject({
    name: 'SSC 1 นาที',
    page: '/elott',
    closed: null,
    current: { closesAt: expect.any(String) },
  });
  expect(games.find(({ code }) => code === 'PK10_1M')).toMatchObject({
    closed: 'switched_off',
    current: null,
  });
  expect(draw.gameCode).toBe('SSC_1M');
  const table = await showTable(
    db.kysely,
    { merchantId: fixture.brand.id, memberId: null, language: 'TH' },
    'SSC_1M',
  );
  expect(table).toMatchObject({
    modes: { min: 1700, max: 1800, own: 1800 },
    coveragePercent: 90,
    numbers: [],
  });
});

test('a lottery whose results no feed brings is closed and says so, until operators may type them', async () => {
  const thai = async () => {
    const { games } = await listGames(db.kysely, { merchantId: fixture.brand.id, language: 'TH' }, 'SEA');
    return games.find(({ code }) => code === 'THAI')?.closed;
  };
  expect(await thai()).toBe('no_feed');
  const player = await fixture.open(100n * UNIT);
  const draw = await makeOpenDraw(db, { game: 'THAI' });
  const lines = [{ play: 'top3', selection: '123' }];
  await expect(fixture.place(player, { game: 'THAI', draws: [draw], lines })).rejects.toEqual(
    refusal('lottery_game_closed', { because: 'no_feed' }),
  );
  await db.kysely.insertInto('feeds.game').values({ game_code: 'THAI', typed: true }).execute();
  expect(await thai()).toBeNull();
  expect(await fixture.place(player, { game: 'THAI', draws: [draw], lines })).toMatchObject({
    slipId: expect.any(String),
  });
});

function fail(): never {
  throw new Error('the stage has no draw');
}

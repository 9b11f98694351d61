import { formatMoney, parseMoney } from '@lanna/rules/money';
import { describe, expect, test } from 'vitest';
import {
  type OfficeAct,
  type OfficeTableReturns,
  type OfficeTableRound,
  type OfficeTableRounds,
  BACK_OFFICE_PATHS as PATHS,
} from '../../back-office-api.ts';
import { LIVE_TABLES } from '../tables/live-tables.ts';
import { atTable, QUICK } from '../tables/seat.fixture.ts';
import { openAs } from '../test/player.ts';
import { demoMessage, launchMessage, newKey, openTestStudio } from '../test/test-studio.ts';
import { keyPair } from '../test/wallet-peer.ts';
import { officesOf } from './office.fixture.ts';

/* Tables in the back office of the vendor they belong to. A round is all players', bets are the brand's own. */

const tables = LIVE_TABLES.filter(({ code }) => ['naga-ping', 'naga-nan', 'sala-lotus'].includes(code)).map(
  (table) => ({ ...table, bettingMs: table.code === 'naga-ping' ? 2500 : 400, resultMs: 100 }),
);
const TABLE = 'naga-ping';
const otherBrand = keyPair();
const studio = await openTestStudio(
  {},
  '/nowhere',
  { CHAOPHRAYA: otherBrand.publicKey },
  {
    tables,
    tableTimes: QUICK,
  },
);
studio.startBackgroundWork();
const ofBrand = {
  LANNA: studio.portalKey,
  CHAOPHRAYA: otherBrand.privateKey,
};
type Brand = keyof typeof ofBrand;

const office = officesOf(studio, ofBrand);

async function sit(brand: Brand, name: string, code = TABLE) {
  const user = `${name}-${newKey().slice(0, 8)}`;
  studio.peer.balances.set(user, 100_000_000n);
  const game = { game_code: 'naga-baccarat', operator_id: brand, sub_partner_id: brand };
  const launch =
    name === 'demo' ? demoMessage(game) : launchMessage({ user, token: `token-of-${user}`, ...game });
  return { user, seat: atTable(studio, code, await openAs(studio, user, launch, '/naga')) };
}

/** Both brands and a visitor bet in one round, which is then settled. */
async function roundOfAll() {
  const [own, others, demo] = await Promise.all([
    sit('LANNA', 'somchai'),
    sit('CHAOPHRAYA', 'wichai'),
    sit('LANNA', 'demo'),
  ]);
  const { id, number } = await own.seat.fresh();
  await Promise.all([
    own.seat.confirm(id, { player: '100.00', tie: '10.00' }),
    others.seat.confirm(id, { banker: '250.00' }),
    demo.seat.confirm(id, { tie: '30.00' }),
  ]);
  await expect.poll(() => betStates(id), { timeout: 30_000 }).toEqual(['settled', 'settled', 'settled']);
  return { id, number, own, others };
}

/** A player of this brand and a visitor bet in one round, which is then settled. */
async function roundOfOne() {
  const [own, demo] = await Promise.all([sit('LANNA', 'somchai'), sit('LANNA', 'demo')]);
  const { id, number } = await own.seat.fresh();
  await Promise.all([own.seat.confirm(id, { player: '100.00' }), demo.seat.confirm(id, { tie: '30.00' })]);
  await expect.poll(() => betStates(id), { timeout: 30_000 }).toEqual(['settled', 'settled']);
  return { id, number };
}

async function betStates(round: string): Promise<string[]> {
  const { rows } = await studio.studio.db.pool.query<{ state: string }>(
    'select state from studio.table_bet where round_id = $1',
    [round],
  );
  return rows.map(({ state }) => state);
}

/** What the wallet of the player has been paid for a round in which 110.00 were staked. */
function wonBy(user: string): string {
  return formatMoney((studio.peer.balances.get(user) ?? 0n) - 100_000_000n + 11_000_000n);
}

describe('a round of a table', () => {
  test('is found by table and number or id, and shows the bets of the brand alone', async () => {
    const { id, number, own } = await roundOfAll();
    const [naree, other] = await Promise.all([office(), office('CHAOPHRAYA', 'Malee')]);
    for (const query of [`table=${TABLE}&number=${number}`, `id=${id}`, `table=${TABLE}&id=${id}`]) {
      const { rounds } = await naree.read<OfficeTableRounds>(`${PATHS.tableRounds}?${query}`);
      expect(rounds).toMatchObject([
        { id, number, table: TABLE, state: 'settled', bets: 1, stake: '110.00' },
      ]);
      expect(rounds[0]?.result).toMatch(/^[BPT]b?p?$/);
    }

    const shown = await naree.read<OfficeTableRound>(`${PATHS.tableRounds}/${id}`);
    expect(shown.betLines).toEqual([
      {
        player: `${own.user.slice(0, 2)}***${own.user.slice(-2)}`,
        state: 'settled',
        chips: expect.arrayContaining([
          { name: { TH: 'เพลเยอร์', EN: 'Player' }, stake: '100.00', payout: expect.any(String) },
          { name: { TH: 'เสมอ', EN: 'Tie' }, stake: '10.00', payout: expect.any(String) },
        ]),
        stake: '110.00',
        payout: wonBy(own.user),
        refusal: null,
      },
    ]);
    const legs = shown.betLines[0]?.chips.map(({ payout }) => parseMoney(payout ?? '') ?? 0n) ?? [];
    expect(formatMoney(legs.reduce((sum, leg) => sum + leg, 0n))).toBe(wonBy(own.user));
    expect(shown).toMatchObject({ verdict: 'holds', voidReason: null, voiding: null });
    expect(shown.chain.link).toMatch(/^[0-9a-f]{64}$/);

    const elsewhere = await other.read<OfficeTableRound>(`${PATHS.tableRounds}/${id}`);
    expect(elsewhere).toMatchObject({ bets: 1, stake: '250.00' });
    expect(elsewhere.betLines.map(({ stake }) => stake)).toEqual(['250.00']);
    expect(JSON.stringify(elsewhere)).not.toContain('110.00');
  });

  test('that has not ended keeps its link and what it will come to', async () => {
    const { seat } = await sit('LANNA', 'somchai');
    const naree = await office();
    const { id } = await seat.fresh();
    await seat.confirm(id, { banker: '50.00' });
    const open = await naree.read<OfficeTableRound>(`${PATHS.tableRounds}/${id}`);
    expect(open).toMatchObject({
      ...{ state: 'open', outcome: null, result: null, verdict: 'not_revealed', chain: { link: null } },
      betLines: [{ state: 'confirmed', payout: null }],
    });
  });

  test('of another vendor is not there, nor is one of no table', async () => {
    const atSala = atTable(studio, 'sala-lotus');
    const { id } = await atSala.until('settled');
    const naree = await office();
    expect(await naree.get(`${PATHS.tableRounds}/${id}`)).toMatchObject({ status: 404, code: 'not_found' });
    expect(await naree.read(`${PATHS.tableRounds}?id=${id}`)).toEqual({ rounds: [], next: null });
    expect(await naree.get(`${PATHS.tableRounds}?table=sala-lotus`)).toMatchObject({ status: 404 });
    expect(await naree.get(`${PATHS.tableRounds}?number=0`)).toMatchObject({ status: 400 });
    expect(await naree.get(`${PATHS.tableRounds}?id=7`)).toMatchObject({ status: 400 });
    const sala = await office('LANNA', 'Naree', '/sala');
    expect(await sala.get(`${PATHS.tableRounds}/${id}`)).toMatchObject({ status: 200 });
  });

  test('is asked for by a session, and looking is written down', async () => {
    const { app } = studio;
    for (const path of [PATHS.tables, PATHS.tableRounds, PATHS.tableReturns])
      expect((await app.inject({ url: `/naga${path}` })).statusCode).toBe(401);
    const naree = await office('LANNA', 'Duangjai');
    await naree.read(`${PATHS.tableRounds}?table=${TABLE}`);
    const acts = await naree.read<OfficeAct[]>(PATHS.acts);
    expect(acts[0]).toMatchObject({
      ...{ person: 'Duangjai', action: 'searched-rounds', subject: `{"table":"${TABLE}"}` },
    });
  });
});

test('two people make a round void, each brand sees why and its own people alone', async () => {
  const { id, number } = await roundOfOne();
  const [naree, somsak, other] = await Promise.all([
    office(),
    office('LANNA', 'Somsak'),
    office('CHAOPHRAYA', 'Malee'),
  ]);
  const body = { table: TABLE, round: id, reason: 'a card was seen twice' };
  expect(await naree.post(PATHS.voidRound, body)).toMatchObject({ value: { state: 'proposed' } });
  expect(await naree.post(PATHS.voidRound, body)).toMatchObject({ status: 403, code: 'another_person' });
  const proposed = await other.read<OfficeTableRound>(`${PATHS.tableRounds}/${id}`);
  expect(proposed).toMatchObject({ number, voidReason: null, voiding: null });
  expect(await somsak.post(PATHS.voidRound, body)).toMatchObject({ value: { state: 'approved' } });

  const read = () => naree.read<OfficeTableRound>(`${PATHS.tableRounds}/${id}`);
  await expect.poll(async () => (await read()).betLines[0]?.state, { timeout: 15_000 }).toBe('corrected');
  expect(await read()).toMatchObject({
    voidReason: body.reason,
    voiding: { proposedBy: 'Naree', approvedBy: 'Somsak', reason: body.reason, isDone: true },
  });
  const elsewhere = await other.read<OfficeTableRound>(`${PATHS.tableRounds}/${id}`);
  expect(elsewhere).toMatchObject({ voidReason: body.reason, voiding: null });
});

test('a round in which players of another brand have money is made void by no brand', async () => {
  const { id } = await roundOfAll();
  const body = { table: TABLE, round: id, reason: 'a card was seen twice' };
  for (const person of [await office(), await office('CHAOPHRAYA', 'Malee')])
    expect(await person.post(PATHS.voidRound, body)).toMatchObject({ status: 409, code: 'other_brands' });
  expect(await betStates(id)).toEqual(['settled', 'settled', 'settled']);
});

test('a closed table lets the round in play end, and stands closed for that brand alone', async () => {
  const [naree, other] = await Promise.all([office(), office('CHAOPHRAYA', 'Malee')]);
  const looker = await office('LANNA', 'Ploy', '/naga', ['read']);
  const body = { table: TABLE, reason: 'the table is looked at' };
  expect(await looker.post(PATHS.stopTable, body)).toMatchObject({ status: 403, code: 'not_permitted' });
  expect(await naree.post(PATHS.stopTable, body)).toMatchObject({ status: 200 });
  expect((await naree.state(TABLE))?.stopped).toMatchObject({ by: 'Naree', reason: body.reason });
  await expect.poll(async () => (await naree.state(TABLE))?.status, { timeout: 10_000 }).toBe('closed');
  expect(await other.state(TABLE)).toMatchObject({ status: 'open', stopped: null });
  expect(await naree.post(PATHS.stopTable, body)).toMatchObject({ status: 409, code: 'game_stopped' });
  expect(await naree.post(PATHS.openTable, body)).toMatchObject({ status: 200 });
  expect(await naree.state(TABLE)).toMatchObject({ status: 'open', stopped: null });
});

test('what a table could have to pay is shown while its round is in play', async () => {
  const { seat } = await sit('LANNA', 'somchai');
  const naree = await office();
  const { id } = await seat.fresh();
  await seat.confirm(id, { player: '200.00' });
  const table = await naree.state(TABLE);
  expect(table).toMatchObject({ round: { id }, liability: '400.00', isUnsteady: false });
});

test('returns of tables count the brand’s settled bets, beside what the plays promise', async () => {
  const { pool } = studio.studio.db;
  const settled = async (brand: Brand) => {
    const { rows } = await pool.query<{ bets: number; stake: string; payout: string }>(
      `select count(*)::integer as bets, (sum(b.stake) / 100000)::numeric(20, 2)::text as stake,
         (sum(b.payout) / 100000)::numeric(20, 2)::text as payout
       from studio.table_bet b join studio.player p on p.id = b.player_id
       where b.state = 'settled' and p.operator_id = $1 and p.demo_balance is null`,
      [brand],
    );
    return rows[0];
  };
  await roundOfAll();
  for (const brand of ['LANNA', 'CHAOPHRAYA'] as const) {
    const person = await office(brand, 'Naree');
    const { games } = await person.read<OfficeTableReturns>(PATHS.tableReturns);
    const expected = await settled(brand);
    const found = games.find(({ gameCode }) => gameCode === 'naga-baccarat');
    expect(found).toMatchObject({ ...expected, promised: expect.stringMatching(/^\d\d\.\d\d–98\.94$/) });
    const share = (Number(expected?.payout) / Number(expected?.stake)) * 100;
    expect(Number(found?.measured)).toBeCloseTo(share, 1);
    expect(games.filter(({ bets, measured }) => bets === 0 && measured !== null)).toEqual([]);
  }
  const later = await (await office('LANNA', 'Naree', '/sala')).read<OfficeTableReturns>(PATHS.tableReturns);
  expect(later.games.every(({ bets }) => bets === 0)).toBe(true);
});

test('rounds come page by page, newest first, each once', async () => {
  const naree = await office();
  const page = (after?: string) =>
    naree.read<OfficeTableRounds>(`${PATHS.tableRounds}${after ? `?after=${after}` : ''}`);
  await expect.poll(async () => (await page()).next, { timeout: 20_000 }).not.toBeNull();
  const first = await page();
  const second = await page(first.next ?? '');
  expect(first.rounds).toHaveLength(20);
  expect(second.rounds.length).toBeGreaterThan(0);
  const ids = [...first.rounds, ...second.rounds].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].toSorted().toReversed());
});

import { expect, test } from 'vitest';
import { type OfficeAct, type OfficeTable, BACK_OFFICE_PATHS as PATHS } from '../../back-office-api.ts';
import { LIVE_TABLES } from '../tables/live-tables.ts';
import { atTable, QUICK } from '../tables/seat.fixture.ts';
import { openAs } from '../test/player.ts';
import { asStudio, launchMessage, newDatabase, newKey, openTestStudio } from '../test/test-studio.ts';
import { keyPair, vendorKeyPairs } from '../test/wallet-peer.ts';
import { officesOf } from './office.fixture.ts';

/* What a brand sets of tables holds for its own players, within the sheet, from the next round on. */

/** Of dragon tiger, without a player: its rounds follow each other at once. */
const QUICKEST = 'naga-wang';
const tables = LIVE_TABLES.filter(({ code }) => ['naga-ping', 'naga-lao', QUICKEST].includes(code)).map(
  (table) => ({ ...table, bettingMs: table.code === QUICKEST ? 20 : 1500, resultMs: 50 }),
);
const TABLE = 'naga-lao';
const databaseUrl = asStudio(await newDatabase());
const otherBrand = keyPair();
const vendorKeys = vendorKeyPairs();
const studio = await openTestStudio(
  { databaseUrl },
  '/nowhere',
  { CHAOPHRAYA: otherBrand.publicKey },
  {
    ...{ tables, tableTimes: QUICK, vendorKeys },
  },
);
studio.startBackgroundWork();
const office = officesOf(studio, { LANNA: studio.portalKey, CHAOPHRAYA: otherBrand.privateKey });
const { pool } = studio.studio.db;
const MAY = ['read', 'stop', 'configure'];

type Brand = 'LANNA' | 'CHAOPHRAYA';
async function sit(brand: Brand, code = TABLE, game = 'naga-hi-lo') {
  const user = `${brand.toLowerCase()}-${newKey().slice(0, 8)}`;
  studio.peer.balances.set(user, 100_000_000n);
  const launch = launchMessage({
    ...{ user, token: `token-of-${user}`, game_code: game, operator_id: brand, sub_partner_id: brand },
    meta: { table_code: code },
  });
  return { user, seat: atTable(studio, code, await openAs(studio, user, launch, '/naga')) };
}

const NOTHING = {
  ...{ minStake: null, maxStake: null, playerPayoutMax: null, brandPayoutMax: null, maxByFamily: {} },
  ...{ opens: null, closes: null, reason: 'a quiet week' },
};

test('limits hold for the brand’s own players from the next round on, and are narrowed by who may alone', async () => {
  const naree = await office('LANNA', 'Naree', '/naga', MAY);
  const looker = await office('LANNA', 'Ploy', '/naga', ['read', 'stop']);
  const [own, others] = await Promise.all([sit('LANNA'), sit('CHAOPHRAYA')]);
  const set = { ...NOTHING, table: TABLE, version: 0, maxStake: '100.00', minStake: '20.00' };
  expect(await looker.post(PATHS.setTable, set)).toMatchObject({ status: 403, code: 'not_permitted' });
  expect(await naree.post(PATHS.setTable, { ...set, maxStake: '900.00' })).toMatchObject({
    ...{ status: 400, code: 'outside_bounds', value: { field: 'maxStake', least: '10.00', most: '500.00' } },
  });
  expect(await naree.post(PATHS.setTable, { ...set, opens: '10:00' })).toMatchObject({
    code: 'invalid_input',
  });
  expect(await naree.post(PATHS.setTable, { ...set, table: 'sala-lotus' })).toMatchObject({ status: 404 });
  const before = await own.seat.fresh();
  expect(await naree.post(PATHS.setTable, set)).toMatchObject({ status: 200 });
  expect(await naree.post(PATHS.setTable, set)).toMatchObject({ code: 'changed_meanwhile' });
  // The round in play goes on as it was announced.
  await own.seat.confirm(before.id, { low: '300.00' });
  await own.seat.until('settled', 0, before.id);
  const next = await own.seat.fresh();
  expect(await own.seat.refused(next.id, { low: '110.00' })).toMatchObject({
    ...{ code: 'stake_outside_limits', value: { most: '100.00' } },
  });
  expect(await own.seat.refused(next.id, { low: '10.00' })).toMatchObject({ code: 'stake_outside_limits' });
  await own.seat.confirm(next.id, { low: '100.00' });
  await others.seat.confirm(next.id, { low: '300.00' });
  const sheetOf = async ({ seat }: typeof own) =>
    (await seat.session()).tables.find(({ code }) => code === TABLE);
  expect(await sheetOf(own)).toMatchObject({ minStake: '20.00', maxStake: '100.00' });
  expect(await sheetOf(others)).toMatchObject({ minStake: '10.00', maxStake: '500.00' });
  expect(await naree.state(TABLE)).toMatchObject({
    ...{ minStake: '20.00', maxStake: '100.00', lastSet: { by: 'Naree', reason: NOTHING.reason } },
    setting: { version: 1, maxStake: '100.00', opens: null },
  });
  const [act] = await naree.read<OfficeAct[]>(PATHS.acts);
  expect(act).toMatchObject({ action: 'set-table', subject: `${TABLE} minStake 20.00, maxStake 100.00` });
  expect(await (await office('CHAOPHRAYA', 'Malee')).state(TABLE)).toMatchObject({ setting: { version: 0 } });
});

test('what a brand’s players can be paid together ends where it has set it; players of others play on', async () => {
  const naree = await office('LANNA', 'Naree', '/naga', MAY);
  const { version } = (await naree.state(TABLE))?.setting ?? { version: -1 };
  const paid = { playerPayoutMax: '2500.00', brandPayoutMax: '2500.00' };
  expect(await naree.post(PATHS.setTable, { ...NOTHING, ...paid, table: TABLE, version })).toMatchObject({
    status: 200,
  });
  const [one, two, other] = await Promise.all([sit('LANNA'), sit('LANNA'), sit('CHAOPHRAYA')]);
  await one.seat.until('announced');
  const { id } = await one.seat.fresh();
  // 400 on a number that may come thrice is paid 2 400.
  await one.seat.confirm(id, { 'number:1': '400.00' });
  await two.seat.confirm(id, { 'number:1': '100.00' });
  await other.seat.confirm(id, { 'number:1': '400.00' });
  await one.seat.until('settled', 0, id);
  const states = await Promise.all([one, two, other].map(({ seat }) => seat.ownOf(id)));
  expect(states.map(({ state, refusal }) => refusal ?? state)).toEqual(['settled', 'table_full', 'settled']);
});

test('outside its hours a table is closed to the brand’s players, and open to others', async () => {
  const naree = await office('LANNA', 'Naree', '/naga', MAY);
  const { version } = (await naree.state(TABLE))?.setting ?? { version: -1 };
  const hour = (after: number) => {
    const at = new Date(Date.now() + (7 + after) * 3_600_000).toISOString();
    return `${at.slice(11, 13)}:00`;
  };
  const hours = { opens: hour(2), closes: hour(3) };
  await naree.post(PATHS.setTable, { ...NOTHING, ...hours, table: TABLE, version });
  const [own, other] = await Promise.all([sit('LANNA'), sit('CHAOPHRAYA')]);
  await expect.poll(async () => (await own.seat.state()).status, { timeout: 10_000 }).toBe('closed');
  const { id } = await other.seat.fresh();
  expect(await own.seat.refused(id, { low: '50.00' })).toMatchObject({ code: 'table_closed' });
  await other.seat.confirm(id, { low: '50.00' });
  expect((await other.seat.state()).status).toBe('open');
  await naree.post(PATHS.setTable, { ...NOTHING, table: TABLE, version: version + 1 });
  expect((await own.seat.state()).status).toBe('open');
});

test('a table made for a brand is played by its players alone, and taken away it ends its round', async () => {
  const naree = await office('LANNA', 'Naree', '/naga', MAY);
  const looker = await office('LANNA', 'Ploy', '/naga', ['read', 'stop']);
  const made = {
    like: TABLE,
    limits: 'high',
    name: { TH: 'โต๊ะพิเศษ', EN: 'Special' },
    reason: 'for the festival',
  };
  expect(await looker.post(PATHS.makeTable, made)).toMatchObject({ status: 403 });
  expect(await naree.post(PATHS.makeTable, { ...made, like: 'own-1' })).toMatchObject({ status: 404 });
  const answer = await naree.post(PATHS.makeTable, made);
  const own = (answer.value as OfficeTable[]).find(({ isOwn }) => isOwn);
  expect(own).toMatchObject({ name: made.name, minStake: '200.00', maxStake: '20000.00' });
  const code = own?.code ?? '';
  expect(await naree.post(PATHS.makeTable, made)).toMatchObject({ code: 'name_taken' });
  const malee = await office('CHAOPHRAYA', 'Malee', '/naga', MAY);
  expect(await malee.state(code)).toBeUndefined();
  expect(await malee.post(PATHS.setTable, { ...NOTHING, table: code, version: 0 })).toMatchObject({
    status: 404,
  });
  expect(await malee.post(PATHS.takeTableAway, { table: code, reason: 'not mine at all' })).toMatchObject({
    status: 404,
  });

  const [player, stranger] = await Promise.all([sit('LANNA', code), sit('CHAOPHRAYA', code)]);
  expect(await player.seat.session()).toMatchObject({ table: code });
  expect((await stranger.seat.session()).tables.map((sheet) => sheet.code)).not.toContain(code);
  await expect(stranger.seat.state()).rejects.toThrow();
  await expect(atTable(studio, code).state()).rejects.toThrow();
  const { id } = await player.seat.fresh();
  expect(await stranger.seat.refused(id, { low: '200.00' })).toMatchObject({ code: 'invalid_input' });
  await player.seat.confirm(id, { low: '200.00' });
  expect(await naree.post(PATHS.takeTableAway, { table: code, reason: 'it is over' })).toMatchObject({
    status: 200,
  });
  await player.seat.until('settled', 0, id);
  expect(await player.seat.ownOf(id)).toMatchObject({ state: 'settled' });
  expect((await player.seat.state()).status).toBe('closed');
  expect(await naree.state(code)).toMatchObject({ isTakenAway: true });
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::integer as count from studio.shared_round where subject = $1 and number > (select number from studio.shared_round where id = $2)`,
    [`table:${code}`, id],
  );
  expect(rows).toEqual([{ count: 0 }]);
});

test('a brand has so many tables of its own and no more', async () => {
  const malee = await office('CHAOPHRAYA', 'Malee', '/naga', MAY);
  const make = (at: number) =>
    malee.post(PATHS.makeTable, {
      ...{
        like: TABLE,
        limits: 'low',
        name: { TH: `โต๊ะ ${at}`, EN: `Table ${at}` },
        reason: 'for the festival',
      },
    });
  for (let at = 1; at <= 5; at += 1) expect(await make(at)).toMatchObject({ status: 200 });
  expect(await make(6)).toMatchObject({ status: 409, code: 'too_many_tables', value: { most: 5 } });
  await pool.query(
    `update studio.own_table set taken_away_at = now(), taken_away_by = 'Malee' where operator_id = 'CHAOPHRAYA'`,
  );
});

test('two people of a brand make so many rounds void within a day and no more', async () => {
  const [naree, somsak] = await Promise.all([office(), office('LANNA', 'Somsak')]);
  const before = () =>
    pool.query(
      `insert into studio.table_void (round_id, table_code, operator_id, reason, proposed_by, proposed_by_id, approved_at, approved_by, approved_by_id, done_at)
       select id, $1, 'LANNA', 'before', 'a', 'a', now() - interval '23 hours', 'b', 'b', now() from studio.shared_round
       where subject = $2 and state = 'settled' order by number limit 10 on conflict do nothing`,
      [QUICKEST, `table:${QUICKEST}`],
    );
  const voids = async () => {
    await before();
    return (await pool.query(`select from studio.table_void where reason = 'before'`)).rowCount;
  };
  await expect.poll(voids, { timeout: 20_000, interval: 200 }).toBe(10);
  const atTheTable = atTable(studio, 'naga-ping');
  const { id } = await atTheTable.until('settled');
  const body = { table: 'naga-ping', round: id, reason: 'a card was seen twice' };
  await naree.post(PATHS.voidRound, body);
  expect(await somsak.post(PATHS.voidRound, body)).toMatchObject({ code: 'void_limit', value: { most: 10 } });
  // A day later.
  await pool.query(
    `update studio.table_void set approved_at = approved_at - interval '1 hour' where reason = 'before'`,
  );
  expect(await somsak.post(PATHS.voidRound, body)).toMatchObject({ value: { state: 'approved' } });
});

test('a table whose leader changed thrice within an hour is marked', async () => {
  const naree = await office();
  expect(await naree.state('naga-ping')).toMatchObject({ isUnsteady: false, leaderChanges: 0 });
  for (let times = 0; times < 3; times += 1) {
    const { rows } = await pool.query<{ fence: bigint }>(
      `select studio.release_lease(holder, subject, fence), fence from studio.lease where subject = 'table:naga-ping'`,
    );
    const { fence } = rows[0] ?? { fence: 0n };
    const newer = async () =>
      (
        await pool.query('select from studio.lease where subject = $1 and fence > $2', [
          'table:naga-ping',
          fence,
        ])
      ).rowCount;
    await expect.poll(newer, { timeout: 10_000, interval: 20 }).toBe(1);
  }
  expect(await naree.state('naga-ping')).toMatchObject({ isUnsteady: true, leaderChanges: 3 });
});

test('a table that has gone from the sheets with bets in play ends that round, and deals no other', async () => {
  const { user, seat } = await sit('LANNA');
  const { id } = await seat.fresh();
  await seat.confirm(id, { low: '100.00', 'number:1': '100.00' });
  // As after an update of the program: its leader is gone, and the only process that leads has the table no more.
  await studio.studio.leases.stop();
  const next = await openTestStudio(
    { databaseUrl, vendorsUrl: studio.peer.url },
    '/nowhere',
    {},
    {
      ...{ tables: tables.filter(({ code }) => code !== TABLE), tableTimes: QUICK, vendorKeys },
    },
  );
  next.startBackgroundWork();
  const db = next.studio.db.pool;
  const stateOf = async () => {
    const { rows } = await db.query<{ state: string; bet: string; later: number }>(
      `select r.state, b.state as bet, (select count(*)::integer from studio.shared_round l where l.subject = r.subject and l.number > r.number) as later
       from studio.shared_round r join studio.table_bet b on b.round_id = r.id where r.id = $1`,
      [id],
    );
    return rows[0];
  };
  await expect.poll(async () => (await stateOf())?.state, { timeout: 20_000 }).toBe('settled');
  expect(await stateOf()).toMatchObject({ later: 0 });
  const { rows: bets } = await db.query<{ payout: bigint }>(
    'select payout from studio.table_bet where round_id = $1',
    [id],
  );
  const owed = 100_000_000n - 20_000_000n + (bets[0]?.payout ?? 0n);
  await expect.poll(() => studio.peer.balances.get(user), { timeout: 20_000 }).toBe(owed);
});

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { newPlayer, openAs } from '../test/player.ts';
import { asStudio, demoMessage, newDatabase, openTestStudio } from '../test/test-studio.ts';
import { vendorKeyPairs } from '../test/wallet-peer.ts';
import { chipsOf, type TableBetState } from './bets/table-bet.ts';
import { payoutOf } from './leading/settle-bets.ts';
import { killedTable } from './lots-table.fixture.ts';
import { atTable } from './seat.fixture.ts';
import type { Death, TableProcess } from './table-process.fixture.ts';

interface Point extends Death {
  code: string;
  /** How the round is left, and the bets that the wallet keeps. */
  left: [round: string, bet: TableBetState | null];
  losesBets?: boolean;
  /** Whether the next process still has time to ask the wallet. */
  inTime?: boolean;
}

const POINTS: Point[] = [
  { code: 'announcing', at: 'statement', of: 'insert into studio.shared_round (', left: ['settled', null] },
  { code: 'announced', at: 'commit', of: 'insert into studio.shared_round (', left: ['announced', null] },
  { code: 'opening', at: 'statement', of: '"announced","open"', left: ['announced', null] },
  { code: 'opened', at: 'commit', of: '"announced","open"', left: ['open', null] },
  { code: 'closing', at: 'statement', of: `set state = 'placing'`, left: ['open', 'confirmed'] },
  { code: 'closed', at: 'commit', of: `set state = 'placing'`, left: ['closed', 'placing'], inTime: true },
  { code: 'sending', at: 'send', of: 'bet', left: ['closed', 'placing'] },
  { code: 'taken', at: 'applied', of: 'bet', left: ['closed', 'placing'], inTime: true },
  { code: 'taken-late', at: 'applied', of: 'bet', left: ['closed', 'placing'] },
  { code: 'answering', at: 'statement', of: 'last_error = a.refusal', left: ['closed', 'placing'] },
  { code: 'dealing', at: 'commit', of: 'last_error = a.refusal', left: ['closed', 'placed'] },
  { code: 'settling', at: 'statement', of: 'set payout = a.payout', left: ['closed', 'placed'] },
  { code: 'settled', at: 'commit', of: 'set payout = a.payout', left: ['settled', 'paying'] },
  { code: 'winning', at: 'send', of: 'win', left: ['settled', 'paying'] },
  { code: 'won', at: 'applied', of: 'win', left: ['settled', 'paying'] },
  ...(['send', 'applied'] as const).map((at) => ({
    ...{ code: `returning-${at}`, at, of: 'rollback', losesBets: true },
    left: ['settled', 'rolling_back'] satisfies Point['left'],
  })),
];
const AT_ONCE = 7;
const PROGRAM = fileURLToPath(new URL('table-process.fixture.ts', import.meta.url));
const DEMO_BALANCE = 1_000_000_000n;

const databaseUrl = asStudio(await newDatabase());
const vendorKeys = vendorKeyPairs();
/** Serves the players' pages; it leads no table. */
const page = await openTestStudio(
  { databaseUrl },
  '/nowhere',
  {},
  {
    tables: POINTS.map(({ code }) => killedTable(code)),
    vendorKeys,
  },
);
const { peer } = page;
const { pool } = page.studio.db;
const vendorKey = String(vendorKeys.privateKeys.get('LANNA')?.export({ type: 'pkcs8', format: 'pem' }) ?? '');
const children = new Set<ChildProcess>();
afterAll(async () => {
  for (const child of children) await end(child);
});

test('a process killed at any state of a round: another goes on, and each bet is taken once, and paid or given back once', async () => {
  const seats = new Map<string, Awaited<ReturnType<typeof sitDown>>>();
  for (const { code } of POINTS) seats.set(code, await sitDown(code));
  const waiting = [...POINTS];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let point = waiting.shift(); point; point = waiting.shift()) {
        const { code, at, of, left, losesBets } = point;
        const dying = start({
          tables: [code],
          answersMs: losesBets ? 400 : 5000,
          death: { at, of },
          losesBets,
        });
        const died = once(dying, 'exit');
        await seats.get(code)?.playUntil(died);
        expect(dying.signalCode, code).toBe('SIGKILL');
        const rounds = await leftAt(code);
        if (left[1]) expect(rounds, code).toContainEqual(left);
        else expect(rounds[0]?.[0], code).toBe(left[0]);
      }
    }),
  );
  // What the dead had taken up is due again, as it would be 20 s later.
  await pool.query('update studio.table_bet set due_at = clock_timestamp() where due_at is not null');
  const fences = await fencesOf();
  const codesOf = (inTime: boolean) =>
    POINTS.filter((point) => (point.inTime ?? false) === inTime).map(({ code }) => code);
  const following = [
    start({ tables: codesOf(true), answersMs: 120_000 }),
    start({ tables: codesOf(false), answersMs: 1500 }),
  ];
  await Promise.all(
    [...seats].map(async ([code, seat]) => seat.playUntil(settledAfter(code, fences.get(code) ?? 0n))),
  );
  await expect.poll(openBets, { timeout: 30_000, interval: 100 }).toBe(0);
  for (const child of following) await end(child);

  await expectEachOnce();
  await expectRoundsEndOnce();
  // In time the next process asks again and the bets stand; later they are given back.
  const { rows: first } = await pool.query<{ code: string; states: TableBetState[] }>(
    `select b.table_code as code, array_agg(distinct b.state) as states
     from studio.table_bet b join studio.player p on p.id = b.player_id
     where p.wallet_user is not null
       -- The first that a bet in the wallet was in time for: on a busy machine play money alone may be in the one before.
       and b.round_id = (
         select r.id from studio.shared_round r join studio.table_bet f on f.round_id = r.id join studio.player o on o.id = f.player_id
         where f.table_code = b.table_code and o.wallet_user is not null order by r.number limit 1)
     group by b.table_code`,
  );
  const became = new Map(first.map(({ code, states }) => [code, states]));
  for (const code of ['closed', 'taken', 'dealing', 'settling', 'winning', 'won'])
    expect(became.get(code), code).toEqual(['settled']);
  for (const code of ['sending', 'taken-late', 'answering', 'returning-send', 'returning-applied'])
    expect(became.get(code), code).toEqual(['rolled_back']);
}, 120_000);

function start(change: Pick<TableProcess, 'tables' | 'answersMs' | 'death' | 'losesBets'>): ChildProcess {
  const given: TableProcess = { databaseUrl, vendorsUrl: peer.url, vendorKey, ...change };
  const child = fork(PROGRAM, [JSON.stringify(given)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  children.add(child);
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Two players with money in the wallet and one with play money, who confirm chips in each round that is open. */
async function sitDown(code: string) {
  const players = [
    await newPlayer(page),
    await newPlayer(page),
    await openAs(page, 'demo', demoMessage()),
  ].map((player) => atTable(page, code, player));
  const chips = [{ odd: '20.00' }, { even: '30.00', 'lot:2': '10.00' }, { 'lot:0': '10.00', odd: '10.00' }];
  const played = new Set<string>();
  return {
    async playUntil(over: Promise<unknown>): Promise<void> {
      let isOver = false;
      const ending = over.finally(() => {
        isOver = true;
      });
      while (!isOver) {
        const { rows } = await pool.query<{ id: string }>(
          `select id from studio.shared_round where subject = $1 and state = 'open'`,
          [`table:${code}`],
        );
        const [round] = rows;
        if (round && !played.has(round.id)) {
          played.add(round.id);
          // One that comes after closing is refused, and touches nothing.
          await Promise.all(
            players.map((seat, at) => seat.confirm(round.id, chips[at] ?? {}).catch(() => undefined)),
          );
        }
        await Promise.race([sleep(60), ending]);
      }
      await ending;
    },
  };
}

/** Each round's state and those of its bets in the wallet, newest first: after one that is settled the next may have begun. */
async function leftAt(code: string): Promise<[string, string][]> {
  const { rows } = await pool.query<{ state: string; bets: string }>(
    `select r.state, coalesce((select string_agg(distinct b.state, ' ') from studio.table_bet b join studio.player p on p.id = b.player_id
       where b.round_id = r.id and p.wallet_user is not null), 'none') as bets
     from studio.shared_round r where r.subject = $1 order by r.number desc`,
    [`table:${code}`],
  );
  return rows.map(({ state, bets }) => [state, bets]);
}

async function fencesOf(): Promise<Map<string, bigint>> {
  const { rows } = await pool.query<{ subject: string; fence: bigint }>(
    'select subject, fence from studio.lease',
  );
  return new Map(rows.map(({ subject, fence }) => [subject.replace('table:', ''), fence]));
}

/** A round that another process has announced and settled, with bets in it. */
async function settledAfter(code: string, fence: bigint): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rowCount } = await pool.query(
          `select from studio.shared_round_move m join studio.table_bet b on b.round_id = m.round_id
           where b.table_code = $1 and b.state = 'settled' and m.state = 'announced' and m.fence > $2`,
          [code, fence],
        );
        return rowCount;
      },
      { timeout: 60_000, interval: 200, message: code },
    )
    .toBeGreaterThan(0);
}

async function openBets(): Promise<number> {
  const { rows } = await pool.query<{ open: number }>(
    `select count(*)::integer as open from studio.table_bet where due_at is not null or state in ('confirmed', 'placing', 'placed')`,
  );
  return rows[0]?.open ?? 0;
}

async function expectEachOnce(): Promise<void> {
  const { rows } = await pool.query<{
    player: string;
    user: string | null;
    demo: bigint | null;
    bet_uuid: string;
    win_uuid: string;
    chips: Record<string, string>;
    stake: bigint;
    payout: bigint | null;
    state: TableBetState;
    outcome: unknown;
    table_code: string;
  }>(
    `select p.id as player, p.wallet_user as "user", p.demo_balance as demo, b.bet_uuid, b.win_uuid, b.chips, b.stake, b.payout, b.state,
       r.outcome, b.table_code
     from studio.table_bet b join studio.player p on p.id = b.player_id join studio.shared_round r on r.id = b.round_id`,
  );
  const wins = Map.groupBy(
    peer.calls.filter(({ path }) => path === '/transaction/win'),
    ({ message }) => message.reference_transaction_uuid,
  );
  for (const row of rows) {
    const kept = peer.bets.get(row.bet_uuid);
    expect(['settled', 'rolled_back'], row.table_code).toContain(row.state);
    if (row.state === 'settled')
      expect(row.payout).toBe(payoutOf(killedTable(row.table_code), chipsOf(row.chips), row.outcome));
    if (row.user === null) expect(kept).toBeUndefined();
    else if (row.state === 'settled') {
      expect(kept, row.table_code).toMatchObject({ state: 'won', amount: row.stake, won: row.payout });
      // Also of nothing, and however often it was sent, it is one win.
      expect(new Set(wins.get(row.bet_uuid)?.map(({ message }) => message.transaction_uuid))).toEqual(
        new Set([row.win_uuid]),
      );
    } else expect(['returned', undefined], row.table_code).toContain(kept?.state);
  }
  // The wallet has no bet that the studio does not know.
  const known = new Set(rows.map(({ bet_uuid }) => bet_uuid));
  expect([...peer.bets.keys()].filter((uuid) => !known.has(uuid))).toEqual([]);
  for (const bets of Map.groupBy(rows, ({ player }) => player).values()) {
    const change = bets.reduce(
      (sum, { state, stake, payout }) => sum + (state === 'settled' ? (payout ?? 0n) - stake : 0n),
      0n,
    );
    const [{ user, demo, table_code }] = bets as [(typeof bets)[0]];
    if (user === null) expect(demo, table_code).toBe(DEMO_BALANCE + change);
    else expect(peer.balances.get(user), table_code).toBe(100_000_000n + change);
  }
}

async function expectRoundsEndOnce(): Promise<void> {
  const { rows } = await pool.query<{
    subject: string;
    ended: number;
    rounds: number;
    void: number;
    bets: number;
  }>(
    `select r.subject, count(*)::integer as rounds, count(*) filter (where r.state = 'void')::integer as void,
       count(*) filter (where r.state in ('settled', 'void'))::integer as ended,
       (select count(*)::integer from studio.shared_round_move m join studio.shared_round o on o.id = m.round_id
        where o.subject = r.subject and m.state in ('settled', 'void')) as moves, max(r.number) as number
     from studio.shared_round r group by r.subject`,
  );
  expect(rows).toHaveLength(POINTS.length);
  for (const row of rows) expect(row).toMatchObject({ void: 0, moves: row.ended, number: row.rounds });
}

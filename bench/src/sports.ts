import { type ChildProcess, fork } from 'node:child_process';
import { createPrivateKey, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Pool } from 'pg';
import { startShortLivedPostgres } from '../../server/src/platform/sql/short-lived-postgres.ts';
import { systemClock } from '../../studio/server/platform/clock.ts';
import { type Database, openDatabase } from '../../studio/server/platform/database.ts';
import { openLog } from '../../studio/server/platform/log.ts';
import { findSession, type PlaySessionRow } from '../../studio/server/play/session.ts';
import { receiveMessage } from '../../studio/server/sports/feed/receive-message.ts';
import { writeResult } from '../../studio/server/sports/offer/write-result.ts';
import { listFixtures } from '../../studio/server/sports/reading/list-fixtures.ts';
import { settleFixtures } from '../../studio/server/sports/settlement/settle-fixtures.ts';
import { placeSlip } from '../../studio/server/sports/slips/place-slip.ts';
import { openSlipBatches, type SlipBatches } from '../../studio/server/sports/slips/slip-batches.ts';
import { batchBets, type SendBet } from '../../studio/server/wallet/batch-bets.ts';
import { walletClient } from '../../studio/server/wallet/wallet-client.ts';
import { atLeast, atMost, type BenchResult, figure } from './result.ts';
import { FEED, marketsAt, offerMatches, writeSlips } from './sports/book.ts';
import { measureReaders } from './sports/readers.ts';
import { buildFixture, type TableFixture } from './tables/fixture.ts';

const CONNECTIONS = 64;
/** Each connection's slips are those of ten players in turn: what one has placed a day is read with each slip. */
const PLAYERS = CONNECTIONS * 10;
const MATCHES = 1000;
const SLIPS = 100_000;
const TURNS = 6;
const TURN_MS = 2000;
const WARM_UP_MS = 3000;
const FEED_MS = 10_000;
const BOOK = { vendor: 'SANAM', game: 'sanam-football', group: 'SPORTS', table: null } as const;
const log = openLog('error');

interface Parts {
  db: Database;
  pool: Pool;
  sendBet: SendBet;
  slips: SlipBatches;
  sessions: PlaySessionRow[];
  matches: Map<string, string>;
}

/** Slips against the wallet they are taken by, a large settlement beside a plain UPDATE with bets meanwhile, a feed's changes, and the longest list. */
export async function benchSports(): Promise<BenchResult> {
  const postgres = await startShortLivedPostgres('bench-sports');
  const running: ChildProcess[] = [];
  const pool = new Pool({ connectionString: postgres.url, max: 4 });
  let fixture: TableFixture | undefined;
  let db: Database | undefined;
  try {
    fixture = await buildFixture(postgres.url, PLAYERS, BOOK);
    const portal = fork(fileURLToPath(new URL('./wallet/portal-process.ts', import.meta.url)), [
      postgres.url,
    ]);
    running.push(portal);
    const [origin] = await once(portal, 'message');
    db = openDatabase({ url: postgres.url, log, connections: 20 });
    const key = createPrivateKey(readFileSync(join(fixture.keysFolder, `${BOOK.vendor}.pem`)));
    const wallet = walletClient({
      ...{ vendorsUrl: `${String(origin)}/vendor`, keys: new Map([[BOOK.vendor, key]]), timeoutMs: 10_000 },
      observe: () => {},
    });
    const sendBet = batchBets(wallet);
    const parts: Parts = {
      ...{ db, pool, sendBet, slips: openSlipBatches({ db, clock: systemClock, log, sendBet }) },
      ...{ matches: await offerMatches(db, MATCHES) },
      sessions: await sessionsOf(db, fixture.sessions),
    };
    await keepAlive(db, 1);
    // As the server's own housekeeping has it within a minute of such a change.
    await pool.query('analyze');
    const listMs = await measureList(parts);
    // Tables of slips that have none yet are planned for as if they stayed so.
    await rateOf((at) => oneSlip(parts, at), WARM_UP_MS);
    await pool.query('analyze');
    const { bets, slips } = await measureSlips(parts);
    const settled = await measureSettlement(parts);
    const changes = await measureFeed(parts);
    const readers = await measureReaders(running, { ...parts, url: postgres.url });
    return {
      name: 'sports',
      figures: [
        figure(`slips at ${CONNECTIONS} connections`, slips, '/s'),
        figure("  the wallet's own bets", bets, '/s'),
        atLeast('  beside it', slips / bets, '×', 0.5),
        figure(`${SLIPS} slips settled`, settled.settleMs / 1000, 's'),
        figure('  a plain UPDATE of the same rows', settled.updateMs / 1000, 's'),
        atMost('  beside it', settled.settleMs / settled.updateMs, '×', 5),
        atMost('  single bets meanwhile, 99 of 100 within', settled.p99Ms, 'ms', 100),
        figure('  single bets before it, 99 of 100 within', settled.aloneMs, 'ms'),
        figure('  memory more than before', settled.grownMiB, 'MiB'),
        figure('price changes of a feed applied, seven a message', changes, '/s'),
        ...readers,
        atMost(`list of ${MATCHES} matches, first answer`, listMs.first, 'ms', 50),
        figure('  in the median of 9 more', listMs.median, 'ms'),
      ],
      notes: [
        'Slips and bets are placed by the same process through the same batching client, without the HTTP of the page; portal, database and this process share the machine. Slips of ten players a connection take turns, and the tables of slips have been analyzed once.',
        `Settled: outcomes, payouts, liability and what the wallet is owed, one match with ${SLIPS} singles of ${CONNECTIONS} players, half of them won; paying them is the wallet's own rate. The UPDATE writes the same columns of slips and legs in two statements and is rolled back.`,
        'Of the feed: one producer whose messages follow each other, each price with its trigger and the kept version. Beside readers a message moves all 67 prices of a match, 5 000 a second at the most; each reader watches one of ten screens of 20 matches, and is written to four times a second at the most. The bare broadcast sends frames of the same size, as often, to as many; both are processor time of the server alone, its reading of the database included.',
      ],
    };
  } finally {
    for (const child of running) child.kill('SIGKILL');
    await db?.close();
    await pool.end();
    await postgres.destroy();
    if (fixture) rmSync(fixture.keysFolder, { recursive: true, force: true });
  }
}

/** By turns, so that both meet the same machine. */
async function measureSlips(parts: Parts): Promise<{ bets: number; slips: number }> {
  let [bets, slips] = [0, 0];
  for (let turns = 0; turns < TURNS; turns += 1) {
    bets += (await rateOf((at) => bareBet(parts, at), TURN_MS)) / TURNS;
    slips += (await rateOf((at) => oneSlip(parts, at), TURN_MS)) / TURNS;
    await keepAlive(parts.db, turns + 2);
  }
  return { bets, slips };
}

async function sessionsOf(db: Database, tokens: readonly string[]): Promise<PlaySessionRow[]> {
  const found: PlaySessionRow[] = [];
  for (const token of tokens) found.push(await findSession(db.pool, `Bearer ${token}`, systemClock.now()));
  return found;
}

/** What a feed that is silent offers takes no bets. */
async function keepAlive(db: Database, sequence: number): Promise<void> {
  await receiveMessage({ db }, { feed: FEED, producer: 'prematch', sequence, message: { kind: 'alive' } });
}

/** As many at once as there are connections, for a while; how many ended well a second. */
async function rateOf(one: (connection: number) => Promise<void>, forMs: number): Promise<number> {
  const until = performance.now() + forMs;
  const began = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, at) => {
      while (performance.now() < until) {
        await one(at);
        done += 1;
      }
    }),
  );
  return (done * 1000) / (performance.now() - began);
}

let turn = 0;
async function bareBet({ sendBet, sessions }: Parts, at: number): Promise<void> {
  turn += 1;
  const session = sessions[at + CONNECTIONS * (turn % (PLAYERS / CONNECTIONS))];
  if (!session) throw new Error('a session of the bench is not there');
  const answer = await sendBet(BOOK.vendor, {
    ...{ kind: 'bet', user: session.walletUser ?? '', token: session.walletToken ?? '', gameCode: BOOK.game },
    ...{ transactionUuid: randomUUID(), round: randomUUID(), currency: 'THB', amount: 1_000_000n },
    ...{ closesAt: new Date(Date.now() + 86_400_000), line: 'Bench' },
  });
  if (answer.kind !== 'ok') throw new Error(`a bet of the bench: ${JSON.stringify(answer)}`);
}

async function oneSlip({ slips, sessions, matches }: Parts, at: number): Promise<void> {
  turn += 1;
  const session = sessions[at + CONNECTIONS * (turn % (PLAYERS / CONNECTIONS))];
  const n = turn % (MATCHES - 1);
  const fixture = matches.get(`match-${n}`);
  if (!session || !fixture) throw new Error('a session of the bench is not there');
  await placeSlip({ slips }, session, {
    ...{ type: 'single', sizes: [], stake: '10.00', priceChoice: 'any', oddsStyle: 'decimal' },
    legs: [{ fixture, market: 'result/full', selection: 'home', odds: 2000 + (n % 90), version: 1 }],
    idempotencyKey: randomUUID(),
  });
}

/** The last match, on which nothing else is bet. */
async function measureSettlement(parts: Parts) {
  const { db, pool, matches } = parts;
  const fixture = matches.get(`match-${MATCHES - 1}`) ?? '';
  await writeSlips(pool, fixture, SLIPS);
  await pool.query('analyze studio.sports_slip, studio.sports_leg, studio.sports_exposure');
  const updateMs = await plainUpdate(pool, fixture);
  await pool.query('update studio.sports_fixture set starts_at = clock_timestamp() where id = $1', [fixture]);
  const counted = { half: { home: 0, away: 0 }, full: { home: 1, away: 0 } };
  const result = { goals: counted, firstGoal: null, lastGoal: null, corners: null, cards: null };
  await db.transaction((tx) =>
    writeResult(tx, { fixtureId: fixture, end: { state: 'finished', result }, source: 'bench' }),
  );
  let sequence = TURNS + 2;
  const bet = async () => {
    await keepAlive(db, sequence);
    const from = performance.now();
    await oneSlip(parts, sequence % CONNECTIONS);
    const took = performance.now() - from;
    sequence += 1;
    await sleep(50);
    return took;
  };
  const alone: number[] = [];
  while (alone.length < 200) alone.push(await bet());
  const before = process.memoryUsage().rss;
  const began = performance.now();
  let isSettling = true;
  const meanwhile: number[] = [];
  const betting = (async () => {
    while (isSettling) meanwhile.push(await bet());
  })();
  await settleFixtures({ db, log });
  const settleMs = performance.now() - began;
  isSettling = false;
  await betting;
  return {
    ...{ settleMs, updateMs, p99Ms: p99Of(meanwhile), aloneMs: p99Of(alone) },
    grownMiB: (process.memoryUsage().rss - before) / 2 ** 20,
  };
}

function p99Of(tookMs: readonly number[]): number {
  return tookMs.toSorted((one, other) => one - other)[Math.floor(tookMs.length * 0.99)] ?? 0;
}

async function plainUpdate(pool: Pool, fixture: string): Promise<number> {
  const client = await pool.connect();
  await client.query('begin');
  const began = performance.now();
  await client.query(
    `update studio.sports_leg set outcome = 'won', settled_by = 'result', result_version = 1 where fixture_id = $1`,
    [fixture],
  );
  await client.query(
    `update studio.sports_slip s set payout = 2000000, valid_turnover = 1000000, state = 'paying', due_at = clock_timestamp(), holds = false
     from studio.sports_leg l where l.slip_id = s.id and l.fixture_id = $1`,
    [fixture],
  );
  const took = performance.now() - began;
  await client.query('rollback');
  client.release();
  await pool.query('vacuum studio.sports_slip, studio.sports_leg');
  return took;
}

async function measureFeed({ db, pool }: Parts): Promise<number> {
  const { rows } = await pool.query<{ next: string }>(
    'select next_sequence as next from studio.sports_feed where feed = $1',
    [FEED],
  );
  const first = Number(rows[0]?.next ?? 1);
  const began = performance.now();
  let sequence = first;
  while (performance.now() - began < FEED_MS) {
    const message = {
      ...{ kind: 'odds', fixture: `match-${sequence % (MATCHES - 1)}` },
      markets: marketsAt(sequence * 7 + Math.floor((sequence - first) / MATCHES) + 1),
    };
    const { status } = await receiveMessage({ db }, { feed: FEED, producer: 'prematch', sequence, message });
    if (status !== 'applied') throw new Error(`a message of the bench: ${status}`);
    sequence += 1;
  }
  const { rows: shown } = await pool.query<{ changes: string }>(
    `select count(*) as changes from studio.sports_price_shown where version > 1`,
  );
  return (Number(shown[0]?.changes ?? 0) * 1000) / (performance.now() - began);
}

async function measureList({ db }: Parts): Promise<{ first: number; median: number }> {
  const took: number[] = [];
  for (let at = 0; at < 10; at += 1) {
    const began = performance.now();
    const lists = await Promise.all(
      (['today', 'early'] as const).map((when) => listFixtures(db.pool, { when })),
    );
    took.push(performance.now() - began);
    const listed = lists.reduce((sum, { fixtures }) => sum + fixtures.length, 0);
    if (listed !== MATCHES) throw new Error(`the bench listed ${listed} matches`);
  }
  const [first = 0, ...more] = took;
  return { first, median: more.toSorted((one, other) => one - other)[4] ?? 0 };
}

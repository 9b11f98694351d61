import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { placeSlip as endpoint } from '@lanna/contract/lotteries/lottery/slips';
import { Client } from 'pg';
import { postGroup } from '../../server/src/modules/books/ledger/post-group.ts';
import { closeDraw } from '../../server/src/modules/lotteries/draws/close-draw.ts';
import { giveResult } from '../../server/src/modules/lotteries/draws/give-result.ts';
import { placeSlip } from '../../server/src/modules/lotteries/lottery/place-slip.ts';
import { settleDraw } from '../../server/src/modules/lotteries/lottery/settle-draw.ts';
import { slipBatches } from '../../server/src/modules/lotteries/lottery/slip-batches.ts';
import { type Database, openDatabase } from '../../server/src/platform/sql/database.ts';
import { startShortLivedPostgres } from '../../server/src/platform/sql/short-lived-postgres.ts';
import { betsBeside } from './lottery/bets-beside.ts';
import {
  type BetKind,
  buildFixture,
  fillDraw,
  GAME,
  LO,
  type LotteryFixture,
  makeDraw,
  SSC,
  XIEN,
} from './lottery/fixture.ts';
import { processorTimeOf } from './processor-time.ts';
import { atLeast, atMost, type BenchResult, type Figure, figure, printFigures } from './result.ts';

/** Bets of one draw; `LOTTERY_BETS` names other sizes, with commas. */
const SIZES = (process.env['LOTTERY_BETS'] ?? '10000,100000,1000000').split(',').map(Number);
const PLAYERS = 5000;
const CONNECTIONS = 64;
/** After a million lines a disk writes for longer than a portal's caller would wait. */
const CONNECTION_WAIT_MS = 60_000;
const RATE_MS = 10_000;
const IN_FLIGHT = 1000;
const clock = { now: () => new Date() };
/** No console is open. */
const NO_NEWS = { notify: () => {} };

/** Settlement beside a plain UPDATE of the rows it writes; slips a second beside the ledger's own rate; the second in which a draw closes. */
export async function benchLottery(): Promise<BenchResult> {
  const postgres = await startShortLivedPostgres('bench-lottery');
  const client = new Client({ connectionString: postgres.url });
  const db = openDatabase({
    url: postgres.url,
    maxConnections: CONNECTIONS,
    connectionWaitMs: CONNECTION_WAIT_MS,
  });
  try {
    await client.connect();
    const fixture = await buildFixture(client, PLAYERS);
    const settled: Settled[] = [];
    for (const size of SIZES) {
      const one = await settle(client, db, fixture, size);
      // A million lines take a quarter of an hour: what is measured is said, whatever comes after.
      printFigures(figuresOf(one));
      settled.push(one);
    }
    return {
      name: 'lottery',
      figures: [
        ...settled.flatMap(figuresOf),
        ...linearity(settled),
        ...(await rates(client, db, fixture, postgres.pid)),
        ...(await closingSecond(client, db, fixture)),
      ],
      notes: [
        `${PLAYERS} players, slips of 4 lines on three digits in order, and of Vietnam two numbers that must both come up; one line in a thousand wins. The plain UPDATE writes a line’s outcome and the same in its row of the record, in one statement each, on as many rows beside those that are settled.`,
        'Settlement writes two rows more for each bet than it updates: its entry for the sums of the day, and for winners a transfer and its movement; it commits every batch.',
        `Slips, bets and postings: ${CONNECTIONS} callers for ${RATE_MS / 1000} s, twice each, the figures averaged, in the process that measures; with fsync. Slips and bets are batched as the portal does it, without HTTP, encryption and signatures; postings have a transaction each.`,
      ],
    };
  } finally {
    await db.close();
    await client.end();
    await postgres.destroy();
  }
}

interface Settled {
  bets: number;
  linesMs: number;
  plainMs: number;
  settlingMs: number;
  /** Of Vietnamese lines on 27 prizes: as few winners as of SSC, and as lô has them. */
  xienMs: number;
  loMs: number;
  memoryMiB: number;
}

async function settle(client: Client, db: Database, fixture: LotteryFixture, bets: number): Promise<Settled> {
  const plain = await makeDraw(client, 3600);
  await fillDraw(client, fixture, plain.id, bets);
  const own = await filledDraw(client, fixture, bets, SSC);
  const linesMs = await timed(() =>
    client.query("update lottery.line set state = 'lost', version = 1 where draw_id = $1", [plain.id]),
  );
  const betsMs = await timed(() =>
    client.query(
      `update bets.bet set status = 'lost', closed = true, settled_at = now(), day = current_date, valid_turnover = stake
       where id in (select id from lottery.line where draw_id = $1)`,
      [plain.id],
    ),
  );
  await client.query('checkpoint');
  const watch = watchMemory();
  const settlingMs = await settleFilled(db, own);
  const memoryMiB = watch.stop();
  const [xienMs, loMs] = [
    await settleFilled(db, await filledDraw(client, fixture, bets, XIEN)),
    await settleFilled(db, await filledDraw(client, fixture, bets, LO)),
  ];
  return { bets, linesMs, plainMs: linesMs + betsMs, settlingMs, xienMs, loMs, memoryMiB };
}

interface FilledDraw {
  id: string;
  result: string;
}

/** A draw with its bets that has been drawn. */
async function filledDraw(
  client: Client,
  fixture: LotteryFixture,
  bets: number,
  kind: BetKind,
): Promise<FilledDraw> {
  const draw = await makeDraw(client, 3600, kind.game);
  await fillDraw(client, fixture, draw.id, bets, kind);
  await client.query("update draws.draw set state = 'closed' where id = $1", [draw.id]);
  return { id: draw.id, result: kind.result };
}

async function settleFilled(db: Database, { id, result }: FilledDraw): Promise<number> {
  await db.transaction((tx) =>
    giveResult(tx, { drawId: id, result, source: 'house', givenBy: null, reason: null, now: clock.now() }),
  );
  return timed(async () => {
    const over = await settleDraw({ db, clock, notices: { notify: () => {} } }, { id, version: 1 });
    if (!over) throw new Error('the draw was not settled to its end');
  });
}

function figuresOf({ bets, linesMs, plainMs, settlingMs, xienMs, loMs, memoryMiB }: Settled): Figure[] {
  const named = bets.toLocaleString('en-US').replaceAll(',', ' ');
  return [
    figure(`${named} bets: plain UPDATE of lines and bets`, plainMs / 1000, 's'),
    figure('  of the lines alone', linesMs / 1000, 's'),
    figure('  settlement', settlingMs / 1000, 's'),
    atMost('  times the plain UPDATE', settlingMs / plainMs, '×', 1.5),
    figure('  most memory above the start', memoryMiB, 'MiB'),
    figure('  settlement of as many Vietnamese lines, 27 prizes each', xienMs / 1000, 's'),
    atMost('  a Vietnamese line beside one of SSC', xienMs / settlingMs, '×', 2),
    figure('  settlement of as many of lô on two digits, one in four of which wins', loMs / 1000, 's'),
    figure('  a line of lô beside one of SSC', loMs / settlingMs, '×'),
  ];
}

/** How much longer a bet takes in the largest draw than in the smallest. */
function linearity(settled: readonly Settled[]): Figure[] {
  const [first, last] = [settled[0], settled.at(-1)];
  if (!first || !last || first === last) return [];
  const perBet = ({ settlingMs, bets }: Settled) => settlingMs / bets;
  return [
    atMost('a bet of the largest draw beside one of the smallest', perBet(last) / perBet(first), '×', 1.3),
  ];
}

/** One-line slips beside bets of a vendor, batched alike, and one-leg postings of which each has a transaction; each by as many callers at a time. */
async function rates(
  client: Client,
  db: Database,
  fixture: LotteryFixture,
  postgresPid: number,
): Promise<Figure[]> {
  const draw = await makeDraw(client, 3600);
  const slip = bodyOn(draw.numero);
  const batches = slipBatches({ db, clock, log: console, news: NO_NEWS });
  const takeSlip = (memberId: string) =>
    placeSlip({ slips: batches }, slip(), {
      merchantId: fixture.merchantId,
      memberId,
      idempotencyKey: randomUUID(),
    });
  const takeBet = await betsBeside(client, db, fixture);
  const books = { merchantId: fixture.merchantId, currency: 'THB' };
  const post = (memberId: string) =>
    db.transaction((tx) =>
      postGroup(tx, {
        ...books,
        reference: randomUUID(),
        legs: [
          {
            from: { kind: 'clearing', methodCode: 'SANDBOX' },
            to: { kind: 'wallet', memberId },
            amount: 100_000n,
            code: 'deposit',
          },
        ],
        now: clock.now(),
      }),
    );
  const of = (work: (memberId: string) => Promise<unknown>) => paceOf(fixture, work, postgresPid);
  // Twice, the second time in reverse: what else happens on the machine must not fall on one side alone.
  const slips = [await of(takeSlip)];
  const bets = [await of(takeBet)];
  const postings = [await of(post), await of(post)];
  bets.push(await of(takeBet));
  slips.push(await of(takeSlip));
  const pace = (of: Pace[]) => mean(of.map(({ perSecond }) => perSecond));
  return [
    figure('postings of the ledger, a transaction each', pace(postings), '/s'),
    figure('bets of a vendor, batched', pace(bets), '/s'),
    figure('slips taken', pace(slips), '/s'),
    atLeast('  of the rate of bets', pace(slips) / pace(bets), '×', 0.25),
    atLeast('  of the ledger’s own rate', pace(slips) / pace(postings), '×', 0.5),
    figure('  p50', mean(slips.map(({ p50Ms }) => p50Ms)), 'ms'),
    figure('  p99', Math.max(...slips.map(({ p99Ms }) => p99Ms)), 'ms'),
    ...processorFigures('a slip', slips),
    ...processorFigures('a bet', bets),
    ...processorFigures('a posting', postings),
  ];
}

function processorFigures(of: string, paces: Pace[]): Figure[] {
  return [
    figure(`processor time of ${of}: this process`, mean(paces.map(({ ownMs }) => ownMs)), 'ms'),
    figure('  PostgreSQL', mean(paces.map(({ postgresMs }) => postgresMs)), 'ms'),
  ];
}

interface Pace {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** For one of them. */
  ownMs: number;
  postgresMs: number;
}

async function paceOf(
  { players }: LotteryFixture,
  work: (memberId: string) => Promise<unknown>,
  postgresPid: number,
): Promise<Pace> {
  let turn = 0;
  const tookMs: number[] = [];
  const startedMs = performance.now();
  const untilMs = startedMs + RATE_MS;
  const cpu = await processorTimeOf(postgresPid, () =>
    Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        while (performance.now() < untilMs) {
          turn += 1;
          const fromMs = performance.now();
          await work(players[turn % players.length] ?? '');
          tookMs.push(performance.now() - fromMs);
        }
      }),
    ),
  );
  const seconds = (performance.now() - startedMs) / 1000;
  tookMs.sort((a, b) => a - b);
  const at = (share: number) => tookMs[Math.floor(tookMs.length * share)] ?? 0;
  return {
    perSecond: tookMs.length / seconds,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    ownMs: cpu.ownMs / tookMs.length,
    postgresMs: cpu.postgresMs / tookMs.length,
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Many slips are on their way while their draw closes: each is taken before or refused, and closing waits for no longer than they need. */
async function closingSecond(client: Client, db: Database, fixture: LotteryFixture): Promise<Figure[]> {
  const draw = await makeDraw(client, 1);
  const slip = bodyOn(draw.numero);
  const batches = slipBatches({ db, clock, log: console, news: NO_NEWS });
  const startedMs = performance.now();
  let taken = 0;
  const asked = Array.from({ length: IN_FLIGHT }, (_, at) => {
    const buyer = { merchantId: fixture.merchantId, memberId: fixture.players[at] ?? '' };
    return placeSlip({ slips: batches }, slip(), { ...buyer, idempotencyKey: randomUUID() }).then(
      () => {
        taken += 1;
      },
      (error: unknown) => {
        if ((error as { code?: string }).code !== 'draw_closed') throw error;
      },
    );
  });
  const closing = (async () => {
    while (!(await db.transaction((tx) => closeDraw(tx, draw.id)))) await sleep(20);
  })();
  await Promise.all(asked);
  const answeredMs = performance.now() - startedMs;
  await closing;
  const { rows } = await client.query(
    `select extract(epoch from closed_at - closes_at) * 1000 as late,
       (select count(distinct slip_id)::int from lottery.line where draw_id = $1) as slips
     from draws.draw where id = $1`,
    [draw.id],
  );
  if (rows[0].slips !== taken)
    throw new Error(`${taken} slips were answered as taken, ${rows[0].slips} stand`);
  return [
    figure(`the closing second: slips taken of ${IN_FLIGHT} in flight`, taken, ''),
    atMost('  all answered after', answeredMs, 'ms', 1500),
    figure('  closed after its time', Number(rows[0].late), 'ms'),
  ];
}

export function bodyOn(numero: string) {
  const line = { play: 'back3-straight', moneyUnit: '1', multiple: 1, mode: 1800, prices: ['1800.00'] };
  return () => {
    const digits = String(Math.floor(Math.random() * 1000)).padStart(3, '0');
    return endpoint.body.parse({
      gameCode: GAME,
      lines: [{ ...line, selection: [...digits].join('|') }],
      draws: [{ numero, multiple: 1 }],
      stake: '2.00',
      seed: 'bench',
    });
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

function watchMemory() {
  const before = process.memoryUsage().rss;
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 50);
  return {
    stop: () => {
      clearInterval(timer);
      return (most - before) / 2 ** 20;
    },
  };
}

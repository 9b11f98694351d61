import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { postGroup } from '../../server/src/modules/books/ledger/post-group.ts';
import { giveResult } from '../../server/src/modules/lotteries/draws/give-result.ts';
import { placeSlip } from '../../server/src/modules/lotteries/lottery/place-slip.ts';
import { settleDraw } from '../../server/src/modules/lotteries/lottery/settle-draw.ts';
import { slipBatches } from '../../server/src/modules/lotteries/lottery/slip-batches.ts';
import { findAccountByName } from '../../server/src/modules/people/authentication/find-account.ts';
import { newSession } from '../../server/src/modules/people/authentication/session.factory.ts';
import { listBets } from '../../server/src/modules/play/bets/list-bets.ts';
import { sumStretches } from '../../server/src/modules/play/bets/sum-stretches.ts';
import { listTransactions } from '../../server/src/modules/play/records/list-transactions.ts';
import { profitAndLoss } from '../../server/src/modules/play/records/profit-and-loss.ts';
import { readerOf } from '../../server/src/modules/play/records/records.factory.ts';
import { showStatement } from '../../server/src/modules/play/records/show-statement.ts';
import { type Database, openDatabase } from '../../server/src/platform/sql/database.ts';
import { startShortLivedPostgres } from '../../server/src/platform/sql/short-lived-postgres.ts';
import { brandsOf, questionsOf } from './console/questions.ts';
import { fillDataSet } from './data-set.ts';
import { betsBeside } from './lottery/bets-beside.ts';
import { buildFixture, fillDraw, type LotteryFixture, makeDraw, SSC } from './lottery/fixture.ts';
import { bodyOn } from './lottery.ts';
import { sayPlans, watchPlans } from './plans/watch-plans.ts';
import { NAMES } from './records/betting-record.ts';
import { atMost, type BenchResult, figure } from './result.ts';

const PLAYERS = 12_000;
/** So many draws with so many lines each: what concerns one of them is a small part of all. */
const DRAWS = 6;
const DRAW_LINES = 15_000;
/** Large enough that reading all of a table is never the quickest way to a few rows. */
const SIZE = { members: 30_000, bets: 150_000, days: 100 };
const AT_ONCE = 40;
const clock = { now: () => new Date() };
const NO_NEWS = { notify: () => {} };

/**
 * What is asked most, on large tables, with the plan of each of its statements looked at, those within functions included. One that reads all of a
 * large table or sorts on disk is an error: no figure shows a plan gone bad while tables are small.
 */
export async function benchPlans(): Promise<BenchResult> {
  const postgres = await startShortLivedPostgres('bench-plans', { fsync: 'off', log_min_messages: 'fatal' });
  const owner = new Client({ connectionString: postgres.url });
  await owner.connect();
  try {
    const fixture = await buildFixture(owner, PLAYERS);
    const drawn = await soldDraw(owner, fixture);
    for (let more = 1; more < DRAWS; more++) await soldDraw(owner, fixture);
    await fillDataSet(postgres.url, SIZE);
    const open = await makeDraw(owner, 3600);
    await owner.query('vacuum analyze');
    await sayPlans(owner);
    const db = openDatabase({ url: postgres.url, maxConnections: 4 });
    const watch = await watchPlans(owner, db);
    const asked = await questions({ owner, db, fixture, draws: { open: open.numero, drawn } });
    for (const [name, work] of asked) await watch.ask(name, work).catch(sayWhich(name));
    await db.close();
    const { plans, statements, offences } = watch.result();
    const said = offences.map(
      ({ asked: by, what, statement }) => `${by}: ${what}: ${statement.slice(0, 300)}`,
    );
    if (said.length > 0) throw new Error(`hot queries have bad plans:\n${said.join('\n')}`);
    return {
      name: 'plans',
      figures: [
        figure('what is asked', asked.length, ''),
        figure('  statements in it', statements, ''),
        figure('  plans looked at', plans, ''),
        atMost('  that read all of a large table, or sort on disk', offences.length, '', 0),
      ],
      notes: [
        `${SIZE.members} members and ${SIZE.bets} bets of vendors over ${SIZE.days} days, ${DRAWS * DRAW_LINES} lines of lotteries; a table of 10 000 rows is large.`,
        `What was asked: ${asked.map(([name]) => name).join('; ')}.`,
      ],
    };
  } finally {
    await owner.end();
    await postgres.destroy();
  }
}

/** A draw that is closed, whose lines cover so much that each member has to be looked at. */
async function soldDraw(owner: Client, fixture: LotteryFixture): Promise<string> {
  const { id } = await makeDraw(owner, 3600);
  await fillDraw(owner, fixture, id, DRAW_LINES, SSC);
  await owner.query('update lottery.line set coverage = 400000 where draw_id = $1', [id]);
  await owner.query("update draws.draw set state = 'closed' where id = $1", [id]);
  return id;
}

type Question = readonly [name: string, work: () => Promise<unknown>];

async function questions(on: {
  owner: Client;
  db: Database;
  fixture: LotteryFixture;
  draws: { open: string; drawn: string };
}): Promise<Question[]> {
  const { db } = on;
  const now = clock.now();
  const console = await questionsOf(db.kysely, await brandsOf(db.kysely), now);
  return [
    ...(await ofMoney(on)),
    ...(await ofMembers(on.owner, db, now)),
    ...console.map(({ name, ours }): Question => [`console: ${name}`, ours]),
    ['sums of records', () => sumStretches(db.kysely, { before: now, since: dayBefore(now, 2) })],
    ['settlement of a draw', () => settled(db, on.draws.drawn)],
  ];
}

async function ofMoney({ owner, db, fixture, draws }: Parameters<typeof questions>[0]): Promise<Question[]> {
  const { merchantId, players } = fixture;
  const some = players.slice(0, AT_ONCE);
  const slip = bodyOn(draws.open);
  const slips = slipBatches({ db, clock, log: console, news: NO_NEWS });
  const bet = await betsBeside(owner, db, fixture);
  const books = { merchantId, currency: 'THB' };
  const deposit = (memberId: string) =>
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
  const take = (memberId: string) =>
    placeSlip({ slips }, slip(), { merchantId, memberId, idempotencyKey: randomUUID() });
  return [
    ['bets of a vendor in a batch', () => Promise.all(some.map(bet))],
    ['slips in a batch', () => Promise.all(some.map(take))],
    ['postings', () => Promise.all(some.map(deposit))],
  ];
}

/** The pages of a member with many bets, and the log-in. */
async function ofMembers(owner: Client, db: Database, now: Date): Promise<Question[]> {
  const { rows } = await owner.query<{
    id: string;
    merchant_id: string;
    code: string;
    currency: string;
    key: string;
  }>(
    `select m.id, m.merchant_id, brand.code, brand.currency, m.username as key
     from (select member_id from bets.daily_sum group by member_id order by sum(bets) desc limit 1) most
     join members.member m on m.id = most.member_id join brands.merchant brand on brand.id = m.merchant_id`,
  );
  const [found] = rows;
  if (!found) throw new Error('the data set has members who play');
  const member = { merchantId: found.merchant_id, memberId: found.id };
  const reader = readerOf({ id: found.merchant_id, code: found.code, currency: found.currency }, found.id);
  const year = { from: dayBefore(now, 364), to: dayBefore(now, 0) };
  const record = { db: db.kysely, sources: () => [NAMES] };
  return [
    ['an account by its name', () => findAccountByName(db, found.merchant_id, found.key)],
    ['opening a session', () => newSession(db, member, now)],
    ['record of bets', () => listBets(record, member, { pageNo: 1, pageSize: 20 }, 'EN')],
    [
      'record of bets, of a vendor, tenth page',
      () => listBets(record, member, { pageNo: 10, pageSize: 20, category: 'RNG' }, 'EN'),
    ],
    [
      'record of bets, a month',
      () => listBets(record, member, { pageNo: 1, pageSize: 20, from: dayBefore(now, 30) }, 'EN'),
    ],
    ['statement', () => showStatement({ db: db.kysely, names: [], now }, reader, { pageSize: 25 })],
    [
      'account record of a year',
      () => listTransactions({ db: db.kysely, sources: [], now }, reader, { ...year, pageSize: 20 }),
    ],
    ['profit and loss of a year', () => profitAndLoss({ db: db.kysely, now }, reader, year)],
  ];
}

/** Its result, and the settlement of all its lines to the end. */
async function settled(db: Database, drawId: string): Promise<void> {
  await db.transaction((tx) =>
    giveResult(tx, {
      ...{ drawId, result: SSC.result, source: 'house', givenBy: null, reason: null },
      now: clock.now(),
    }),
  );
  await settleDraw({ db, clock, notices: NO_NEWS }, { id: drawId, version: 1 });
}

function sayWhich(name: string) {
  return (cause: unknown) => {
    throw new Error(`${name} could not be asked`, { cause });
  };
}

function dayBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);
}

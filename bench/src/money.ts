import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { checkInvariants } from '../../server/src/modules/books/ledger/check-invariants.ts';
import { openDatabase } from '../../server/src/platform/sql/database.ts';
import { startShortLivedPostgres } from '../../server/src/platform/sql/short-lived-postgres.ts';
import { benchProcesses, said } from './child-process/child-process.ts';
import { buildMoneyFixture, type MoneyFixture, WITHDRAWAL_PASSWORD } from './money/fixture.ts';
import type { LedgerOrder, LedgerReport, WithdrawalBody } from './money/orders.ts';
import { atLeast, atMost, type BenchResult, figure } from './result.ts';
import type { LoadOrder, LoadReport } from './wallet/load-process.ts';
import { watchedLoad } from './wallet/watched-load.ts';

const CONNECTIONS = 64;
const PLAYERS = 2_000;
/** In each of two rounds. */
const DEPOSITS = 4_000;
const WARM_UP = 800;
const RACERS = 64;
const RACER_MONEY = 650;
/** Withdrawals while nothing else happens, ten of each player. */
const ALONE = 10 * RACERS;
const WITHDRAWALS = 800;
const BETS = 8_000;
/** A slow machine does less instead of taking longer. */
const SECONDS_MAX = 20;

/**
 * Deposits through the signed webhook beside the ledger's own postings of deposits in the same process; then withdrawals at 64
 * connections racing bets of a vendor on the same players, until hardly any money is left. Generator, server and database share the machine.
 */
export async function benchMoney(): Promise<BenchResult> {
  const postgres = await startShortLivedPostgres('bench-money');
  const processes = benchProcesses();
  const start = (file: string, ...args: string[]) => processes.start(new URL(file, import.meta.url), ...args);
  try {
    const fixture = await buildMoneyFixture(postgres.url, {
      players: PLAYERS,
      deposits: 2 * (DEPOSITS + WARM_UP),
      racers: RACERS,
      racerMoney: RACER_MONEY,
    });
    const { child: portal, greeting: origin } = await start('./money/portal-process.ts', postgres.url);
    const { child: load } = await start('./wallet/load-process.ts');
    const { child: otherLoad } = await start('./wallet/load-process.ts');
    const prepare = async (child: ChildProcess, order: Omit<LoadOrder, 'origin' | 'connections'>) => {
      child.send({ origin, connections: CONNECTIONS, secondsMax: SECONDS_MAX, ...order } satisfies LoadOrder);
      await said(child);
      return async () => {
        child.send('go');
        return said<LoadReport>(child);
      };
    };
    const watched = { portal: portal.pid ?? 0, postgres: postgres.pid };
    const ledger = async () => {
      const { merchantId, memberIds } = fixture;
      portal.send({
        merchantId,
        memberIds,
        connections: CONNECTIONS,
        count: DEPOSITS,
        secondsMax: SECONDS_MAX,
      } satisfies LedgerOrder);
      return (await said<LedgerReport>(portal)).perSecond;
    };
    const webhooks = async (round: number) => {
      const order = depositOrder(fixture, round);
      return watchedLoad(watched, order.warmUp, await prepare(load, order));
    };

    // The second round in reverse: what else happens on the machine must not fall on one side alone.
    const own = [await ledger()];
    const deposits = [await webhooks(0), await webhooks(1)];
    own.push(await ledger());

    const alone = await watchedLoad(watched, 0, await prepare(load, withdrawalOrder(fixture, ALONE)));
    const [withdraw, bet] = [
      await prepare(load, withdrawalOrder(fixture, WITHDRAWALS)),
      await prepare(otherLoad, betOrder(fixture)),
    ];
    const [withdrawals, bets] = await Promise.all([withdraw(), bet()]);
    const after = await check(postgres.url, fixture);

    const ownPerSecond = mean(own);
    const depositsPerSecond = mean(deposits.map(perSecond));
    return {
      name: 'money',
      figures: [
        figure('deposits posted into the ledger', ownPerSecond, 'deposits/s'),
        figure('deposits by signed webhook', depositsPerSecond, 'deposits/s'),
        atLeast('  share of the ledger’s own rate', depositsPerSecond / ownPerSecond, '×', 0.7),
        figure('  p50', mean(deposits.map(({ p50Ms }) => p50Ms)), 'ms'),
        figure('  p99', Math.max(...deposits.map(({ p99Ms }) => p99Ms)), 'ms'),
        atMost(
          '  not taken',
          deposits.reduce((sum, { refused }) => sum + refused, 0),
          '',
          0,
        ),
        atMost('  credited otherwise than once', after.wrongDeposits, '', 0),
        figure(
          '  processor time of a deposit: the portal',
          mean(deposits.map(({ portalMs }) => portalMs)),
          'ms',
        ),
        figure('    PostgreSQL', mean(deposits.map(({ postgresMs }) => postgresMs)), 'ms'),
        figure('withdrawals asked, nothing else', perSecond(alone), 'withdrawals/s'),
        figure('  p50', alone.p50Ms, 'ms'),
        figure('  processor time of one: the portal, hashing above all', alone.portalMs, 'ms'),
        figure('    PostgreSQL', alone.postgresMs, 'ms'),
        atLeast('withdrawals asked, racing bets', perSecond(withdrawals), 'withdrawals/s', 300),
        atMost('  p50', withdrawals.p50Ms, 'ms', 250),
        figure('  p99', withdrawals.p99Ms, 'ms'),
        figure('  of them refused', withdrawals.refused, ''),
        figure('bets of the same players meanwhile', perSecond(bets), 'bets/s'),
        figure('  p50', bets.p50Ms, 'ms'),
        figure('  p99', bets.p99Ms, 'ms'),
        figure('  of them refused', bets.refused, ''),
        atMost('negative balances', after.negative, '', 0),
        atMost('players whose money is not start − bets − held', after.wrongSums, '', 0),
        atMost('faults in the books', after.findings, '', 0),
      ],
      notes: [
        `${CONNECTIONS} connections for deposits, for withdrawals and for bets; synchronous_commit and fsync on; everything on this one machine.`,
        `The ledger’s own rate: one posting of a deposit a transaction, ${CONNECTIONS} at once, in the server’s process; it was ${own.map(Math.round).join(' and ')} a second, webhooks ${deposits.map((report) => Math.round(perSecond(report))).join(' and ')}.`,
        'A webhook checks an RSA 2048 signature, keeps event and confirmation, credits the deposit with its turnover and its history, and ends the order.',
        `A withdrawal is the whole use case, Argon2id of its password included, which bounds its rate; ${RACERS} players with ${RACER_MONEY} each withdraw 5 ten times, and then bet 1 and withdraw 5 at once.`,
        'Refused is a bet or withdrawal that found no money left, or a bet that waited too long for a wallet that a withdrawal held.',
      ],
    };
  } finally {
    await processes.stop();
    await postgres.destroy();
  }
}

function depositOrder(fixture: MoneyFixture, round: number) {
  const each = DEPOSITS + WARM_UP;
  return {
    path: `/payments/${fixture.gatewayCode}/webhook`,
    bodies: fixture.deposits.slice(round * each, (round + 1) * each).map((order) =>
      JSON.stringify({
        event: randomUUID(),
        way: 'payment',
        merchant: fixture.brandCode,
        channel: fixture.gatewayCode,
        order,
        transaction: `T${order}`,
        outcome: 'paid',
        amount: '100.00',
        currency: 'THB',
        happenedAt: new Date().toISOString(),
      }),
    ),
    signature: { header: 'X-Signature', privateKey: fixture.gatewayKey },
    warmUp: WARM_UP,
    accepted: '"taken"',
  };
}

function withdrawalOrder({ racers, merchantId }: MoneyFixture, count: number) {
  return {
    path: '/withdrawal',
    bodies: Array.from({ length: count }, (_, n) => {
      const { memberId = '', bankAccountId = '' } = racers[n % racers.length] ?? {};
      const body = { merchantId, memberId, bankAccountId, amount: '5.00' };
      return JSON.stringify({ ...body, paymentPassword: WITHDRAWAL_PASSWORD } satisfies WithdrawalBody);
    }),
    warmUp: 0,
    accepted: '"asked"',
  };
}

function betOrder({ racers, games, published, privateKey }: MoneyFixture) {
  return {
    path: `/vendor/${published.code}/transaction/bet`,
    bodies: Array.from({ length: BETS }, (_, n) => {
      const { user, token } = racers[(n * 7919) % racers.length] ?? {};
      return JSON.stringify({
        user,
        token,
        request_uuid: randomUUID(),
        transaction_uuid: randomUUID(),
        round: randomUUID(),
        round_closed: true,
        game_code: games[n % games.length],
        currency: 'THB',
        amount: 100_000,
        is_free: false,
      });
    }),
    signature: { header: 'X-Hub88-Signature', privateKey },
    warmUp: 0,
  };
}

/** What the race has left: counted from bets and withdrawals, beside what the ledger says. */
async function check(url: string, { racers }: MoneyFixture) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const db = openDatabase({ url, maxConnections: 1 });
  try {
    const { rows } = await client.query(
      `select a.available, a.held, $2::bigint - coalesce(b.staked, 0) - coalesce(w.asked, 0) as expected, coalesce(w.asked, 0) as asked
       from ledger.available_balance a
       left join (select member_id, sum(stake) as staked from bets.bet group by member_id) b on b.member_id = a.owner_id
       left join (select member_id, sum(amount) as asked from withdrawals.withdrawal group by member_id) w on w.member_id = a.owner_id
       where a.is_wallet and a.owner_id = any($1)`,
      [racers.map(({ memberId }) => memberId), RACER_MONEY * 100_000],
    );
    const { rows: deposits } = await client.query(
      `select count(*)::int as count from cashier.deposit d
       where (select count(*) from payments.confirmation c where c.matched_to = d.id) <> (d.status = 'credited')::int
         or (select count(*) from ledger.posted_transfer t where t.reference = d.id and t.code = 'deposit') <> (d.status = 'credited')::int`,
    );
    const findings = await db.transaction(checkInvariants);
    return {
      negative: rows.filter(({ available, held }) => BigInt(available) < 0n || BigInt(held) < 0n).length,
      wrongSums: rows.filter(
        ({ available, held, expected, asked }) =>
          BigInt(available) !== BigInt(expected) || BigInt(held) !== BigInt(asked),
      ).length,
      wrongDeposits: Number(deposits[0]?.count),
      findings: findings.length,
    };
  } finally {
    await db.close();
    await client.end();
  }
}

function perSecond(report: LoadReport): number {
  return report.replies / report.seconds;
}

function mean(values: number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length;
}

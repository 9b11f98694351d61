import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startShortLivedPostgres } from '../../server/src/platform/sql/short-lived-postgres.ts';
import { atLeast, atMost, type BenchResult, type Figure, figure } from './result.ts';
import { buildFixture, type WalletFixture } from './wallet/fixture.ts';
import type { LoadOrder, LoadReport } from './wallet/load-process.ts';
import { prepareTpcB } from './wallet/tpc-b.ts';

const CONNECTIONS = 64;
const PLAYERS = 10_000;
const STAKE = 100_000;
const BETS = 80_000;

/**
 * Signed bets over HTTP against the portal's server and its own PostgreSQL with production settings, beside TPC-B on
 * that PostgreSQL and a POST that does nothing on that server. Generator, server and database share the machine.
 */
export async function benchWallet(): Promise<BenchResult> {
  const postgres = await startShortLivedPostgres('bench-wallet');
  const children: ChildProcess[] = [];
  const start = async (file: string, ...args: string[]) => {
    const child = fork(fileURLToPath(new URL(file, import.meta.url)), args);
    children.push(child);
    const [greeting] = await once(child, 'message');
    return { child, greeting: String(greeting) };
  };
  try {
    const fixture = await buildFixture(postgres.url, PLAYERS);
    const measureTpcB = await prepareTpcB(postgres.url);
    const { greeting: origin } = await start('./wallet/portal-process.ts', postgres.url);
    const { child: load } = await start('./wallet/load-process.ts');
    const run = async (order: Omit<LoadOrder, 'origin' | 'connections'>) => {
      load.send({ origin, connections: CONNECTIONS, ...order } satisfies LoadOrder);
      await once(load, 'message');
      load.send('go');
      const [report] = (await once(load, 'message')) as [LoadReport];
      return report;
    };
    const bets = (count: number, choose: Choice) =>
      run({
        path: `/vendor/${fixture.vendorCode}/transaction/bet`,
        bodies: Array.from({ length: count }, (_, n) => betBody(choose(fixture, n))),
        signature: { header: 'X-Hub88-Signature', privateKey: fixture.privateKey },
        warmUp: count / 5,
      });
    // Two rounds, the second in reverse: what else happens on the machine must not fall on one side alone.
    const tpcB = [await measureTpcB(CONNECTIONS)];
    const spread = [await bets(BETS, anybody)];
    const hotGame = await bets(BETS / 2, oneGame);
    const hotPlayer = await bets(BETS / 2, onePlayer);
    const noOp = await run({
      path: '/no-op',
      bodies: Array.from({ length: BETS }, () => '{}'),
      warmUp: BETS / 5,
    });
    spread.push(await bets(BETS, anybody));
    tpcB.push(await measureTpcB(CONNECTIONS));

    const perSecond = (report: LoadReport) => report.replies / report.seconds;
    const betsPerSecond = mean(spread.map(perSecond));
    const tpcBPerSecond = mean(tpcB.map((yardstick) => yardstick.perSecond));
    return {
      name: 'wallet',
      figures: [
        figure('TPC-B', tpcBPerSecond, 'tx/s'),
        figure('no-op POST', perSecond(noOp), 'req/s'),
        figure('signed bets, 10 000 players', betsPerSecond, 'bets/s'),
        atLeast('  times TPC-B', betsPerSecond / tpcBPerSecond, '×', 2.5),
        figure('  share of the no-op POST', betsPerSecond / perSecond(noOp), '×'),
        figure('  p50', mean(spread.map((report) => report.p50Ms)), 'ms'),
        atMost('  p99', Math.max(...spread.map((report) => report.p99Ms)), 'ms', 100),
        ...hot('one game', hotGame, tpcBPerSecond),
        ...hot('one player', hotPlayer, tpcBPerSecond),
        atMost('bets refused', sum([...spread, hotGame, hotPlayer].map((report) => report.refused)), '', 0),
      ],
      notes: [
        `${CONNECTIONS} connections everywhere; synchronous_commit and fsync on; everything on this one machine.`,
        `TPC-B: ${tpcB[0]?.how}; the two figures of each side, first and last of the run, are averaged.`,
        `TPC-B was ${tpcB.map((yardstick) => Math.round(yardstick.perSecond)).join(' and ')}, bets ${spread.map((report) => Math.round(perSecond(report))).join(' and ')} a second.`,
        'Requests are signed before the clock starts (RSA 2048); the server checks every signature while it runs.',
      ],
    };
  } finally {
    await Promise.all(children.map(stopped));
    await postgres.destroy();
  }
}

function hot(what: string, report: LoadReport, tpcBPerSecond: number): Figure[] {
  const perSecond = report.replies / report.seconds;
  return [
    figure(`signed bets, ${what}`, perSecond, 'bets/s'),
    figure('  times TPC-B', perSecond / tpcBPerSecond, '×'),
    figure('  p50', report.p50Ms, 'ms'),
    atMost('  p99', report.p99Ms, 'ms', 100),
  ];
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function mean(values: number[]): number {
  return sum(values) / values.length;
}

async function stopped(child: ChildProcess) {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

interface Chosen {
  player: { user: string; token: string } | undefined;
  game: string | undefined;
}
type Choice = (fixture: WalletFixture, n: number) => Chosen;

const anybody: Choice = ({ players, games }, n) => ({
  player: players[(n * 7919) % players.length],
  game: games[n % games.length],
});
const oneGame: Choice = (fixture, n) => ({ ...anybody(fixture, n), game: fixture.games[0] });
const onePlayer: Choice = (fixture, n) => ({ ...anybody(fixture, n), player: fixture.players[0] });

function betBody({ player, game }: Chosen): string {
  return JSON.stringify({
    ...player,
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    round: randomUUID(),
    round_closed: false,
    game_code: game,
    currency: 'THB',
    amount: STAKE,
    is_free: false,
  });
}

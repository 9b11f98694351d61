import { startShortLivedPostgres } from '../../server/src/platform/sql/short-lived-postgres.ts';
import { benchProcesses } from './child-process/child-process.ts';
import { atLeast, atMost, type BenchResult, type Figure, figure } from './result.ts';
import { SHARE, shareOf } from './share.ts';
import { measureBatches } from './wallet/batches.ts';
import { type BenchVendor, buildFixture, type WalletFixture } from './wallet/fixture.ts';
import { type Load, perSecond, prepareLoad } from './wallet/load.ts';
import type { LoadReport } from './wallet/load-process.ts';
import { betMessage } from './wallet/messages.ts';
import { prepareTpcB } from './wallet/tpc-b.ts';
import { watchedLoad } from './wallet/watched-load.ts';

const CONNECTIONS = 64;
const PLAYERS = 10_000;
const BETS = shareOf(80_000);
const P99_AIM_MS = 50;

/**
 * Signed bets over HTTP against the portal's server and its own PostgreSQL with production settings, beside TPC-B on
 * that PostgreSQL and a POST that does nothing on that server. Generator, server and database share the machine.
 */
export async function benchWallet(): Promise<BenchResult> {
  const postgres = await startShortLivedPostgres('bench-wallet');
  const processes = benchProcesses();
  const start = (file: string, ...args: string[]) => processes.start(new URL(file, import.meta.url), ...args);
  try {
    const fixture = await buildFixture(postgres.url, PLAYERS);
    const measureTpcB = await prepareTpcB(postgres.url);
    const { child: portal, greeting: origin } = await start('./wallet/portal-process.ts', postgres.url);
    const watched = { portal: portal.pid ?? 0, postgres: postgres.pid };
    const { child: load } = await start('./wallet/load-process.ts');
    const { child: otherLoad } = await start('./wallet/load-process.ts');
    const run = async (order: Omit<Load, 'connections'>) => {
      const send = await prepareLoad(load, { origin, ...fixture }, { connections: CONNECTIONS, ...order });
      return watchedLoad(watched, order.warmUp, send);
    };
    const bets = (count: number, choose: Choice, vendor = fixture.published) =>
      run({
        path: `/vendor/${vendor.code}/transaction/bet`,
        bodies: Array.from({ length: count }, (_, n) => JSON.stringify(choose(fixture, vendor, n))),
        warmUp: count / 5,
      });
    // Two rounds, the second in reverse: what else happens on the machine must not fall on one side alone.
    const tpcB = [await measureTpcB(CONNECTIONS)];
    const spread = [await bets(BETS, anybody)];
    const extended = [await bets(BETS / 2, anybody, fixture.extended)];
    const hotGame = await bets(BETS / 2, oneGame);
    const hotPlayer = await bets(BETS / 2, onePlayer);
    const noOp = await run({
      path: '/no-op',
      bodies: Array.from({ length: BETS }, () => '{}'),
      isSigned: false,
      warmUp: BETS / 5,
    });
    extended.push(await bets(BETS / 2, anybody, fixture.extended));
    spread.push(await bets(BETS, anybody));
    tpcB.push(await measureTpcB(CONNECTIONS));
    const tpcBPerSecond = mean(tpcB.map((yardstick) => yardstick.perSecond));
    const batches = await measureBatches(fixture, { origin, load, otherLoad, tpcBPerSecond });

    const betsPerSecond = mean(spread.map(perSecond));
    return {
      name: 'wallet',
      figures: [
        figure('TPC-B', tpcBPerSecond, 'tx/s'),
        figure('no-op POST', perSecond(noOp), 'req/s'),
        figure('signed bets, 10 000 players', betsPerSecond, 'bets/s'),
        atLeast('  times TPC-B', betsPerSecond / tpcBPerSecond, '×', 2.5),
        atLeast('  share of the no-op POST', betsPerSecond / perSecond(noOp), '×', 0.75),
        figure('  p50', mean(spread.map((report) => report.p50Ms)), 'ms'),
        atMost('  p99', Math.max(...spread.map((report) => report.p99Ms)), 'ms', P99_AIM_MS),
        figure('  processor time of a bet: the portal', mean(spread.map((report) => report.portalMs)), 'ms'),
        figure('    PostgreSQL', mean(spread.map((report) => report.postgresMs)), 'ms'),
        figure('  of a POST that does nothing: the portal', noOp.portalMs, 'ms'),
        figure(
          '  the same of a vendor with every addition on',
          mean(extended.map(perSecond)) / betsPerSecond,
          '×',
        ),
        ...hot('one game', hotGame, tpcBPerSecond),
        ...hot('one player', hotPlayer, tpcBPerSecond),
        atMost(
          'bets refused',
          sum([...spread, ...extended, hotGame, hotPlayer].map((report) => report.refused)),
          '',
          0,
        ),
        ...batches,
      ],
      notes: [
        ...(SHARE < 1
          ? [`Of each load ${SHARE} × was sent (BENCH_SHARE): the machine was busy with other work.`]
          : []),
        `${CONNECTIONS} connections everywhere; synchronous_commit and fsync on; everything on this one machine.`,
        `TPC-B: ${tpcB[0]?.how}; the two figures of each side, first and last of the run, are averaged.`,
        `TPC-B was ${tpcB.map((yardstick) => Math.round(yardstick.perSecond)).join(' and ')}, bets ${spread.map((report) => Math.round(perSecond(report))).join(' and ')} a second.`,
        'Requests are signed before the clock starts (RSA 2048); the server checks every signature while it runs.',
        'Processor time is what the system charged the portal (its helpers, which check signatures, included) and PostgreSQL, warming up included: what other work on the machine disturbs least.',
        'Batches come over 8 connections, and what waits of them waits at their vendor; single bets beside them are another vendor’s, as many as go through.',
      ],
    };
  } finally {
    await processes.stop();
    await postgres.destroy();
  }
}

function hot(what: string, report: LoadReport, tpcBPerSecond: number): Figure[] {
  return [
    figure(`signed bets, ${what}`, perSecond(report), 'bets/s'),
    figure('  times TPC-B', perSecond(report) / tpcBPerSecond, '×'),
    figure('  p50', report.p50Ms, 'ms'),
    atMost('  p99', report.p99Ms, 'ms', P99_AIM_MS),
  ];
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function mean(values: number[]): number {
  return sum(values) / values.length;
}

type Choice = (fixture: WalletFixture, vendor: BenchVendor, n: number) => ReturnType<typeof betMessage>;

const anybody: Choice = ({ games }, { players }, n) =>
  betMessage(players[(n * 7919) % players.length], games[n % games.length]);
const oneGame: Choice = ({ games }, { players }, n) =>
  betMessage(players[(n * 7919) % players.length], games[0]);
const onePlayer: Choice = ({ games }, { players }, n) => betMessage(players[0], games[n % games.length]);

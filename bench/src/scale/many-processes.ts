import { availableParallelism } from 'node:os';
import { startShortLivedPostgres } from '../../../server/src/platform/sql/short-lived-postgres.ts';
import { atLeast, atMost, type Figure, figure } from '../result.ts';
import { buildFixture } from '../wallet/fixture.ts';
import { type BetsMeasured, loadProcesses, measureBets, median } from './bets.ts';
import type { Scope } from './parts.ts';
import type { PortalProcess } from './portal-processes.ts';

const PLAYERS = 2_000;
const COUNTS = [1, 2, 4] as const;
/** In turns and back: what else happens on the machine must not fall on one side alone. */
const ORDER = [1, 2, 4, 4, 2, 1, 1, 2, 4] as const;
const THROUGHPUT_AIMS = { 1: 1, 2: 1.7, 4: 3 };
const PROCESSOR_AIM = 1.1;
/** Load, PostgreSQL and the processes themselves. */
const CORES_A_PROCESS = 3;

/** The same bets over one, two and four processes of the role `http`. */
export async function manyProcesses(scope: Scope): Promise<Figure[]> {
  const postgres = await startShortLivedPostgres('bench-scale');
  scope.later(postgres.destroy);
  const fixture = await buildFixture(postgres.url, PLAYERS);
  const most = Math.max(...COUNTS);
  const loads = await loadProcesses(scope, most);
  const portals: PortalProcess[] = [];
  for (let at = 0; at < most; at++)
    portals.push(await scope.portals.start('http', { DATABASE_URL: postgres.url }));
  const measure = (count: number) => {
    const used = portals.slice(0, count);
    const pids = used.map(({ pid }) => pid);
    return measureBets(
      { fixture, loads, postgres, pids },
      used.map(({ origin }) => origin),
    );
  };
  // The first calls of a process compile and plan.
  await measure(most);
  const rounds = new Map<number, BetsMeasured[]>(COUNTS.map((count) => [count, []]));
  for (const count of ORDER) rounds.get(count)?.push(await measure(count));
  const of = (count: number, what: keyof BetsMeasured) =>
    median((rounds.get(count) ?? []).map((one) => one[what]));
  return COUNTS.flatMap((count) => [
    figure(
      `signed bets over ${count} http ${count === 1 ? 'process' : 'processes'}`,
      of(count, 'perSecond'),
      'bets/s',
    ),
    figure('  processor time of a bet, PostgreSQL with it', of(count, 'processorMs'), 'ms'),
    ...(count === 1 ? [] : againstOne(count, of)),
    atMost('  refused', of(count, 'refused'), '', 0),
  ]);
}

/** Where there are cores for it, more processes must carry more; elsewhere a bet must not cost more. */
function againstOne(count: 2 | 4, of: (count: number, what: keyof BetsMeasured) => number): Figure[] {
  const times = of(count, 'perSecond') / of(1, 'perSecond');
  const cost = of(count, 'processorMs') / of(1, 'processorMs');
  return availableParallelism() >= CORES_A_PROCESS * count
    ? [
        atLeast('  times one process', times, '×', THROUGHPUT_AIMS[count]),
        figure('  processor time of a bet, times one process', cost, '×'),
      ]
    : [
        figure('  times one process', times, '×'),
        atMost('  processor time of a bet, times one process', cost, '×', PROCESSOR_AIM),
      ];
}

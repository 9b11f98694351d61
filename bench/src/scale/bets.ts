import type { ChildProcess } from 'node:child_process';
import type { ShortLivedPostgres } from '../../../server/src/platform/sql/short-lived-postgres.ts';
import { treeMs } from '../processor-time.ts';
import { shareOf } from '../share.ts';
import type { WalletFixture } from '../wallet/fixture.ts';
import { prepareLoad } from '../wallet/load.ts';
import { spreadBets } from '../wallet/messages.ts';
import type { Scope } from './parts.ts';

const CONNECTIONS = 64;
const BETS = shareOf(24_000);

export interface BetsMeasured {
  perSecond: number;
  /** Of the processes that answer and of PostgreSQL, in milliseconds for each bet. */
  processorMs: number;
  p99Ms: number;
  refused: number;
}

/** As many generators of load as there will be addresses at once. */
export async function loadProcesses({ processes }: Scope, count: number): Promise<ChildProcess[]> {
  const file = new URL('../wallet/load-process.ts', import.meta.url);
  const started = await Promise.all(Array.from({ length: count }, () => processes.start(file)));
  return started.map(({ child }) => child);
}

/** The same bets, shared out evenly over the addresses; processor time is that of `pids` and of PostgreSQL. */
export async function measureBets(
  at: {
    fixture: WalletFixture;
    loads: readonly ChildProcess[];
    postgres: Pick<ShortLivedPostgres, 'pid'>;
    pids: readonly number[];
  },
  origins: readonly string[],
): Promise<BetsMeasured> {
  const { fixture, loads, postgres, pids } = at;
  const each = Math.floor(BETS / origins.length);
  const connections = Math.floor(CONNECTIONS / origins.length);
  const path = `/vendor/${fixture.published.code}/transaction/bet`;
  const sends = [];
  for (const [index, origin] of origins.entries()) {
    const bodies = spreadBets(fixture, fixture.published, each).map((bet) => JSON.stringify(bet));
    const load = loads[index];
    if (!load) throw new Error('there are fewer generators of load than addresses');
    // Nothing is left out: processor time counts from the first bet on.
    sends.push(await prepareLoad(load, { origin, ...fixture }, { path, bodies, connections, warmUp: 0 }));
  }
  const spent = () => [postgres.pid, ...pids].reduce((sum, pid) => sum + treeMs(pid), 0);
  const before = spent();
  const beganMs = performance.now();
  const reports = await Promise.all(sends.map((send) => send()));
  const seconds = (performance.now() - beganMs) / 1000;
  const replies = reports.reduce((sum, report) => sum + report.replies, 0);
  return {
    perSecond: replies / seconds,
    processorMs: (spent() - before) / replies,
    p99Ms: Math.max(...reports.map(({ p99Ms }) => p99Ms)),
    refused: reports.reduce((sum, report) => sum + report.refused, 0),
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

import type { ChildProcess } from 'node:child_process';
import { atLeast, atMost, type Figure, figure } from '../result.ts';
import { shareOf } from '../share.ts';
import type { WalletFixture } from './fixture.ts';
import { type Load, perSecond, prepareLoad } from './load.ts';
import type { LoadReport } from './load-process.ts';
import { batchesOf, spreadBets, winOf } from './messages.ts';

const ITEMS = 200;
const WINS = shareOf(24_000);
const WAITING = shareOf(100_000);
const CONNECTIONS = 64;
/** Of the vendor that sends batches: as many calls as it has on their way. */
const BATCH_CONNECTIONS = 8;
const BETS_BESIDE = shareOf(40_000);

/** Wins in batches beside the same one by one, and single bets while a great many wins of batches wait. */
export async function measureBatches(
  fixture: WalletFixture,
  {
    origin,
    load,
    otherLoad,
    tpcBPerSecond,
  }: { origin: string; load: ChildProcess; otherLoad: ChildProcess; tpcBPerSecond: number },
): Promise<Figure[]> {
  const at = { origin, privateKey: fixture.privateKey };
  const path = (name: string) => `/vendor/${fixture.extended.code}/transaction/${name}`;
  const batches = (kind: 'bet' | 'win', messages: readonly object[]): Load => ({
    ...{
      path: path('batch'),
      bodies: batchesOf(kind, messages, ITEMS),
      connections: BATCH_CONNECTIONS,
      warmUp: 0,
    },
    refusal: 'RS_ERROR',
  });
  const run = async (order: Load) => (await prepareLoad(load, at, order))();
  /** So many bets that have been placed, and have won nothing yet. */
  const placedBets = async (count: number) => {
    const bets = spreadBets(fixture, fixture.extended, count);
    const { refused } = await run(batches('bet', bets));
    if (refused > 0) throw new Error('bets that were to win later have not been taken');
    return bets;
  };
  const oneByOne = async () => {
    const bodies = (await placedBets(WINS)).map((bet) => JSON.stringify(winOf(bet)));
    return run({ path: path('win'), bodies, connections: CONNECTIONS, warmUp: Math.floor(WINS / 6) });
  };
  const together = async () => {
    const order = batches('win', (await placedBets(WINS)).map(winOf));
    return run({ ...order, warmUp: Math.floor(order.bodies.length / 6) });
  };
  // In turns, the second time in reverse.
  const [single, batched] = [[await oneByOne()], [await together(), await together()]];
  single.push(await oneByOne());

  const sendsBatches = await prepareLoad(
    otherLoad,
    at,
    batches('win', (await placedBets(WAITING)).map(winOf)),
  );
  const betBodies = spreadBets(fixture, fixture.published, BETS_BESIDE).map((bet) => JSON.stringify(bet));
  const sendsBets = await prepareLoad(load, at, {
    ...{ path: `/vendor/${fixture.published.code}/transaction/bet`, bodies: betBodies },
    ...{ connections: CONNECTIONS, warmUp: 0 },
  });
  const [waited, beside] = await Promise.all([sendsBatches(), sendsBets()]);

  const wins = (reports: LoadReport[]) => mean(reports.map(perSecond));
  const [winsAlone, winsTogether] = [wins(single), ITEMS * wins(batched)];
  return [
    figure('signed wins, one by one', winsAlone, 'wins/s'),
    figure(`signed wins, ${ITEMS} in a batch`, winsTogether, 'wins/s'),
    atLeast('  times one by one', winsTogether / winsAlone, '×', 3),
    atLeast('  times TPC-B', winsTogether / tpcBPerSecond, '×', 5),
    figure(`single bets while ${WAITING} wins of batches wait`, perSecond(beside), 'bets/s'),
    figure('  p50', beside.p50Ms, 'ms'),
    atMost('  p99', beside.p99Ms, 'ms', 100),
    figure('  the wins meanwhile and after', (ITEMS * waited.replies) / waited.seconds, 'wins/s'),
    atMost(
      'wins and batches refused',
      [...single, ...batched, waited, beside].reduce((sum, { refused }) => sum + refused, 0),
      '',
      0,
    ),
  ];
}

function mean(values: number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length;
}

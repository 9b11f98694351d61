import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { newId } from '../../../../platform/sealing/ids.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSecrets } from '../../../../platform/testing/test-secrets.ts';
import { roundAfter, timeOfRound } from '../../../play/chains/beacon.ts';
import { makeOpenDraw, type TestDraw } from '../draws.factory.ts';
import { drawDue } from './draw-due.ts';
import { beaconFetcher } from './fetch-beacons.ts';
import { proveDraw } from './prove-draw.ts';

const { db } = await testDatabase();
const secrets = testSecrets();
const { signal } = new AbortController();

/** A chain that began an hour ago, by default with a round every second; what it answers is set by each test. */
const genesis = Math.floor(Date.now() / 1000) - 3600;
let period = 1;
let asked: string[] = [];
let answer: (round: number) => [number, unknown] = (round) => [200, { round, randomness: givenAt(round) }];
const server = createServer((request, reply) => {
  asked.push(request.url ?? '');
  const round = /^\/chain\/public\/(\d+)$/.exec(request.url ?? '')?.[1];
  const [status, body] = round ? answer(Number(round)) : [200, { period, genesis_time: genesis, hash: 'x' }];
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => void server.close());
const beacons = { lantern: `http://127.0.0.1:${(server.address() as AddressInfo).port}/chain` };

function givenAt(round: number): string {
  return round.toString(16).padStart(64, '0');
}

function fetcher(log = { warn: vi.fn() }) {
  const run = beaconFetcher({ db, log, beacons, reach: { privateToo: true, origins: [] } });
  return { fetchAll: () => run(signal), log };
}

async function waitingDraw(closesInMs: number): Promise<TestDraw> {
  const draw = await makeOpenDraw(db, {
    game: 'SSC_1M',
    closesInMs,
    drawsInMs: closesInMs,
    secrets,
    beacon: 'lantern',
  });
  await drawDue({ db, secrets });
  return draw;
}

function stateOf({ id }: TestDraw) {
  return db.kysely
    .selectFrom('draws.draw')
    .select(['state', 'beacon'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

test('the round a draw takes is the first given after its closing', () => {
  const chain = { periodSeconds: 30, genesisSeconds: 1000 };
  for (const closedMs of [1_000_000, 1_000_001, 1_029_999, 1_030_000, 1_045_500]) {
    const round = roundAfter(chain, closedMs);
    expect(timeOfRound(chain, round)).toBeGreaterThan(closedMs);
    expect(timeOfRound(chain, round - 1)).toBeLessThanOrEqual(closedMs);
  }
  expect(roundAfter(chain, 5000)).toBe(1);
});

test('a draw waits for its beacon, which is written once and enters the proof with its address', async () => {
  const draw = await waitingDraw(-5000);
  expect(await stateOf(draw)).toEqual({ state: 'closed', beacon: null });
  const { fetchAll } = fetcher();
  await Promise.all([fetchAll(), fetcher().fetchAll()]);
  const round = roundAfter({ periodSeconds: 1, genesisSeconds: genesis }, draw.closesAt.getTime());
  const beacon = `lantern:${round}:${givenAt(round)}`;
  expect(await stateOf(draw)).toEqual({ state: 'closed', beacon });
  answer = (at) => [200, { round: at, randomness: 'f'.repeat(64) }];
  await fetchAll();
  await drawDue({ db, secrets });
  expect(await stateOf(draw)).toEqual({ state: 'drawn', beacon });
  expect(await proveDraw(db.kysely, beacons, { ...draw, merchantId: newId() })).toMatchObject({
    beacon,
    beaconName: 'lantern',
    beaconAddress: `${beacons.lantern}/public/${round}`,
  });
});

test('a round of Yeekee takes what is given after its last shot', async () => {
  const draw = await makeOpenDraw(db, {
    game: 'YEEKEE',
    closesInMs: -60_000,
    drawsInMs: -5000,
    secrets,
    beacon: 'lantern',
  });
  await drawDue({ db, secrets });
  answer = (round) => [200, { round, randomness: givenAt(round) }];
  await fetcher().fetchAll();
  const round = roundAfter({ periodSeconds: 1, genesisSeconds: genesis }, draw.closesAt.getTime() + 55_000);
  expect(await stateOf(draw)).toEqual({ state: 'closed', beacon: `lantern:${round}:${givenAt(round)}` });
});

test('nothing is asked before the round is given', async () => {
  // The next round is an hour away, however long the machine takes to get there.
  period = 7200;
  const draw = await waitingDraw(-1);
  asked = [];
  await fetcher().fetchAll();
  period = 1;
  expect(asked.filter((path) => path.includes('public'))).toEqual([]);
  await db.kysely
    .updateTable('draws.draw')
    .set({ beacon: 'lantern:0:over' })
    .where('id', '=', draw.id)
    .execute();
});

test.each([
  ['an error', () => [500, {}]],
  ['another round', (round: number) => [200, { round: round + 1, randomness: givenAt(round) }]],
  ['no value', (round: number) => [200, { round, randomness: 'lucky' }]],
  ['too much', (round: number) => [200, { round, randomness: givenAt(round), more: 'x'.repeat(30_000) }]],
] as [string, typeof answer][])(
  'a beacon that answers %s keeps its draw waiting, which is said, and then it is drawn',
  async (_, says) => {
    answer = says;
    const draw = await waitingDraw(-20_000);
    const { fetchAll, log } = fetcher();
    await fetchAll();
    await fetchAll();
    await drawDue({ db, secrets });
    expect(await stateOf(draw)).toEqual({ state: 'closed', beacon: null });
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(log.warn.mock.calls[0]).toMatchObject([
      { numero: draw.numero, beacon: 'lantern' },
      'a draw waits for its beacon',
    ]);
    answer = (round) => [200, { round, randomness: givenAt(round) }];
    await fetchAll();
    await drawDue({ db, secrets });
    expect(await stateOf(draw)).toMatchObject({ state: 'drawn' });
  },
);

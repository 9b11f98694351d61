import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BEACON_AFTER_MS, FIXED_AFTER_MS } from '@lanna/rules/rewards/raffles/terms';
import { holds, verifyRaffle } from '@lanna/rules/rewards/raffles/verify';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { newId } from '../../../platform/sealing/ids.ts';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testSecrets } from '../../../platform/testing/test-secrets.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { createCategory } from '../promotions/promotion.factory.ts';
import { checkRaffleInvariants } from './check-raffle-invariants.ts';
import { addRaffle } from './desk/write-raffle.ts';
import { raffleBeaconFetcher } from './drawing/fetch-beacons.ts';
import { runRaffles } from './drawing/run-raffles.ts';
import { grantTickets } from './grant-tickets.ts';
import { addTestRaffle, testPrizes } from './raffle.fixture.ts';
import { proveRaffle } from './reading/prove-raffle.ts';

const { db } = await testDatabase();
const secrets = testSecrets();
const START = '2026-11-20T05:00:00Z';
const PERIOD_SECONDS = 30;
const GENESIS = Date.parse('2026-01-01T00:00:00Z') / 1000;

/** A beacon that gives each round its number as the value; `isDown` while a test says so. */
let isDown = false;
const server = createServer((request, reply) => {
  const round = /\/public\/(\d+)$/.exec(request.url ?? '')?.[1];
  const body = round
    ? { round: Number(round), randomness: Number(round).toString(16).padStart(64, '0') }
    : { period: PERIOD_SECONDS, genesis_time: GENESIS };
  reply.writeHead(isDown ? 503 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => void server.close());
const beacons = { lantern: `http://127.0.0.1:${(server.address() as AddressInfo).port}/chain` };

afterEach(async () => {
  expect(await checkRaffleInvariants(db.kysely)).toEqual([]);
  expect(await checkInvariants(db.kysely)).toEqual([]);
});

/** A raffle of one day that names the beacon for three, with two holders, and its list fixed. */
async function fixedRaffle() {
  const clock = fixedClock(START);
  const brand = await createBrand(db.kysely);
  const id = await db.transaction((tx) =>
    addTestRaffle(tx, { secrets }, brand, {
      ...{ firstDay: '2026-11-20', lastDay: '2026-11-20', now: clock.now() },
      beacon: { name: 'lantern', days: 3 },
    }),
  );
  for (const count of [3, 5]) {
    const { memberId } = await createMember(db, brand);
    const gift = { merchantId: brand.id, memberId, count, source: 'mission' as const, reference: newId() };
    await db.transaction((tx) => grantTickets(tx, { ...gift, now: clock.now() }));
  }
  clock.advance(Date.parse('2026-11-20T17:00:00Z') + FIXED_AFTER_MS - clock.now().getTime());
  const log = { warn: vi.fn() };
  const fetch = raffleBeaconFetcher({ db, clock, log, beacons, reach: { privateToo: true, origins: [] } });
  const run = () => runRaffles({ db, clock, secrets });
  const proof = () => proveRaffle(db.kysely, { brand, language: 'EN', id, beacons });
  const row = () =>
    db.kysely.selectFrom('raffles.raffle').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  await run();
  return { id, clock, log, run, proof, row, fetch: () => fetch(new AbortController().signal) };
}

test('a raffle that names a beacon waits for the first round a minute after its list was fixed, is drawn with it once, and can be computed again', async () => {
  const raffle = await fixedRaffle();
  const { fixed_at } = await raffle.row();
  await raffle.fetch();
  await raffle.run();
  expect(await raffle.row()).toMatchObject({ state: 'fixed', beacon: null });
  expect(await raffle.proof()).toMatchObject({ beacon: null, beaconName: 'lantern', chain: { link: null } });
  raffle.clock.advance(BEACON_AFTER_MS + PERIOD_SECONDS * 1000);
  await Promise.all([raffle.fetch(), raffle.fetch()]);
  const after = (fixed_at?.getTime() ?? 0) + BEACON_AFTER_MS;
  const round = Math.floor((after / 1000 - GENESIS) / PERIOD_SECONDS) + 2;
  const beacon = `lantern:${round}:${round.toString(16).padStart(64, '0')}`;
  expect(await raffle.row()).toMatchObject({ state: 'fixed', beacon });
  await expect(
    db.kysely
      .updateTable('raffles.raffle')
      .set({ beacon: 'lantern:1:ff' })
      .where('id', '=', raffle.id)
      .execute(),
  ).rejects.toThrow('stays as it was published');
  await raffle.run();
  const proof = await raffle.proof();
  expect(proof).toMatchObject({ beacon, beaconAddress: `${beacons.lantern}/public/${round}` });
  const checks = verifyRaffle(proof);
  expect(checks && holds(checks)).toBe(true);
  const without = verifyRaffle({ ...proof, beacon: null });
  expect(without && holds(without)).toBe(false);
});

test('a beacon that does not answer keeps the draw waiting, which is said; after its days the draw goes without, and the proof shows so', async () => {
  isDown = true;
  const raffle = await fixedRaffle();
  raffle.clock.advance(3_600_000);
  await raffle.fetch();
  await raffle.run();
  expect(await raffle.row()).toMatchObject({ state: 'fixed' });
  expect(raffle.log.warn).toHaveBeenCalledTimes(1);
  raffle.clock.advance(3 * 86_400_000 - 3_600_001);
  await raffle.run();
  expect(await raffle.row()).toMatchObject({ state: 'fixed' });
  raffle.clock.advance(1);
  await raffle.run();
  isDown = false;
  await raffle.fetch();
  expect(await raffle.row()).toMatchObject({ state: 'drawn', beacon: null });
  const proof = await raffle.proof();
  expect(proof).toMatchObject({ beacon: null, beaconName: 'lantern', beaconDays: 3 });
  const checks = verifyRaffle(proof);
  expect(checks && holds(checks)).toBe(true);
});

test('a raffle names a beacon that the portal reads, or none', async () => {
  const brand = await createBrand(db.kysely);
  const categoryId = await createCategory(db, brand);
  const make = (name: string) =>
    db.transaction((tx) =>
      addRaffle(
        tx,
        {
          brands: [],
          brandIds: [brand.id],
          operator: { name: 'op' },
          record: async () => undefined,
        } as never,
        {
          ...{ brand: brand as never, beacons, now: new Date(START) },
          body: {
            ...{ brand: brand.code, categoryId, title: { EN: 'Raffle' }, text: { EN: 'Prizes' } },
            ...{ firstDay: '2027-01-01', lastDay: '2027-01-02', perTicket: '500.00', ticketsMost: 9 },
            ...{ leastRank: 0, prizes: testPrizes(), beacon: { name, days: 3 }, reason: 'for the test' },
          },
        },
      ),
    );
  await expect(make('drand')).rejects.toMatchObject({ code: 'raffle_terms_impossible' });
  const { id } = await make('lantern');
  expect(
    await db.kysely
      .selectFrom('raffles.raffle')
      .select('beacon_name')
      .where('id', '=', id)
      .executeTakeFirst(),
  ).toEqual({ beacon_name: 'lantern' });
});

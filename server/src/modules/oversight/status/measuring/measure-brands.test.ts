import { STATUS_DAYS } from '@lanna/contract/oversight/status/status';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '../../../../platform/sealing/ids.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { strangers } from '../../../accounts/protection/same-person.fixture.ts';
import { ownerOf } from '../../../books/ledger/ledger.factory.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { findBrands } from '../../../house/brands/find-brand.ts';
import { depositFixture } from '../../../money/cashier/deposit.factory.ts';
import { makeDeposit } from '../../../money/cashier/depositing/make-deposit.ts';
import { existingWithdrawal } from '../../../money/withdrawals/existing.factory.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { createVendor } from '../../../play/catalogue/catalogue.factory.ts';
import { noteVendorCalls } from '../../../play/catalogue/note-vendor-calls.ts';
import { showStatus } from '../page/show-status.ts';
import { httpMeter } from './http-meter.ts';
import { measureBrands } from './measure-brands.ts';

const MINUTE_MS = 60_000;
const { db, url } = await testDatabase();
const owner = await ownerOf(url);
const clock = fixedClock();
const log = { warn: () => {} };
const meter = httpMeter({ db: db.kysely, clock, log });
let own = { answered: true, tookMs: 20 };
const deps = { db, clock, brands: findBrands(db.kysely, clock), askOwnSite: async () => own };
const river = await createBrand(db.kysely, { code: 'RIVER', hosts: ['river.test'] });
const vendor = await createVendor(db.kysely, { code: 'LAMPS', brands: [river] });
await sql`insert into platform.running_process (id, roles, started_at, seen_at, sockets)
  values (${newId()}, '{push}', now(), now(), 0)`.execute(db.kysely);

async function minutes(count: number, each: () => Promise<unknown> = async () => {}) {
  for (let minute = 0; minute < count; minute += 1) {
    clock.advance(MINUTE_MS);
    await each();
    await measureBrands(deps);
  }
}

const vendorCalls = (direction: 'in' | 'out', calls: number, errors: number) => () =>
  noteVendorCalls(db.kysely, [
    {
      ...{ vendorCode: vendor.code, direction, minute: clock.now(), calls, errors },
      ...{ totalMs: calls * 100, longestMs: 100 },
    },
  ]);

const shown = () => showStatus(db.kysely, river, clock.now());
async function componentOf(code: string) {
  const found = (await shown()).components.find((one) => one.code === code);
  if (!found) throw new Error(`${code} is not shown`);
  return found;
}

test('a brand’s page has the site, the log-in, each vendor, each way in, withdrawals and push, and begins with today', async () => {
  await minutes(1);
  const { components, measuredAt } = await shown();
  expect(components.map(({ code, state }) => `${code} ${state}`)).toEqual([
    'site works',
    'log_in works',
    'games:LAMPS works',
    'deposits:SANDBOX works',
    'withdrawals works',
    'push works',
  ]);
  expect(measuredAt).toBe(clock.now().toISOString());
  const { days, availability } = await componentOf('site');
  expect(days).toBe(`${'-'.repeat(STATUS_DAYS - 1)}w`);
  expect(availability).toBe(10_000);
});

test('two processes that measure at once count a minute once', async () => {
  clock.advance(MINUTE_MS);
  await Promise.all([measureBrands(deps), measureBrands(deps)]);
  const day = await db.kysely
    .selectFrom('status.day')
    .select('works')
    .where('merchant_id', '=', river.id)
    .where('code', '=', 'site')
    .executeTakeFirstOrThrow();
  expect(day.works).toBe(2);
});

test('a vendor that does not answer opens an incident after three minutes, which closes by itself; what it sends us counts for nothing', async () => {
  await minutes(4, vendorCalls('in', 100, 100));
  expect(await componentOf('games:LAMPS')).toMatchObject({ state: 'works' });
  await minutes(3, vendorCalls('out', 10, 10));
  expect(await componentOf('games:LAMPS')).toMatchObject({ state: 'down' });
  expect((await shown()).incidents).toEqual([]);
  const began = (await componentOf('games:LAMPS')).since;
  await minutes(1, vendorCalls('out', 10, 10));
  expect((await shown()).incidents).toMatchObject([
    { kind: 'games', state: 'down', openedAt: began, closedAt: null, notes: [] },
  ]);
  // The window of fifteen minutes empties of failures; five minutes of working end it.
  await minutes(25, vendorCalls('out', 100, 0));
  const [incident] = (await shown()).incidents;
  expect(incident?.closedAt).not.toBeNull();
  expect(await componentOf('games:LAMPS')).toMatchObject({ state: 'works' });
  const { days, availability } = await componentOf('games:LAMPS');
  // Down for some minutes and disturbed for more: the day keeps the mark.
  expect(days.at(-1)).toBe('d');
  expect(availability).toBeLessThan(10_000);
});

test('errors of ours count for the site they happened at, a vendor’s gateway and a closed site’s refusals do not', async () => {
  const answers = (part: 'site' | 'log_in', status: number, times: number) => async () => {
    for (let time = 0; time < times; time += 1) meter.note({ merchantId: river.id, part, status });
    await meter.flush();
  };
  await minutes(1, answers('site', 502, 40));
  expect((await componentOf('site')).state).toBe('works');
  await minutes(1, answers('log_in', 500, 40));
  expect((await componentOf('log_in')).state).toBe('down');
  expect((await componentOf('site')).state).toBe('works');
  own = { answered: false, tookMs: 5000 };
  await minutes(1);
  expect((await componentOf('site')).state).toBe('down');
  own = { answered: true, tookMs: 20 };
  await minutes(6);
  const maintenance = { site: { maintenance: { notice: { EN: 'New roof' } } } };
  await setSettings(maintenance);
  await minutes(1, answers('site', 503, 100));
  expect((await componentOf('site')).state).toBe('stopped');
  await setSettings({});
});

test('figures of deposits and withdrawals are published from five cases on, never fewer, and never how many', async () => {
  const { gateways } = (await depositFixture(db)).deps;
  const member = await createMember(db, river);
  const pay = (key: number) =>
    makeDeposit(
      { db, clock, notices: { notify: () => {} }, gateways, findSamePerson: strangers },
      { methodCode: 'SANDBOX', amount: '100.00' },
      {
        brand: river,
        memberId: member.memberId,
        idempotencyKey: `pay-${key}-now`,
        language: 'TH',
        origin: '',
      },
    );
  for (const key of [1, 2, 3, 4]) await pay(key);
  await minutes(1);
  expect((await componentOf('deposits:SANDBOX')).today).toEqual({
    share: null,
    typicalMinutes: null,
    slowMinutes: null,
  });
  await pay(5);
  const took = [4, 6, 8, 10, 42];
  for (const [place, wait] of took.entries()) {
    const { id } = await existingWithdrawal(db, { ...member, now: clock.now() });
    await owner.query(
      `update withdrawals.withdrawal set state = 'paid', stage_since = $2, requested_at = $3 where id = $1`,
      [id, clock.now(), new Date(clock.now().getTime() - wait * MINUTE_MS)],
    );
    if (place < took.length - 1) continue;
    await minutes(1);
  }
  expect((await componentOf('deposits:SANDBOX')).today).toMatchObject({ share: 100, typicalMinutes: 0 });
  expect((await componentOf('withdrawals')).today).toEqual({
    share: null,
    typicalMinutes: 8,
    slowMinutes: 29,
  });
  expect((await componentOf('withdrawals')).state).toBe('works');
  expect(Object.keys(await componentOf('withdrawals')).sort()).toEqual(
    ['availability', 'code', 'days', 'kind', 'name', 'since', 'state', 'today'].sort(),
  );
});

test('what is stopped says so and not that it is broken; a vendor the brand gives up leaves the page with its incident', async () => {
  await setSettings({ gamesOpen: false });
  await minutes(5);
  expect((await componentOf('games:LAMPS')).state).toBe('stopped');
  await db.kysely
    .updateTable('catalogue.brand_vendor')
    .set({ enabled: false })
    .where('merchant_id', '=', river.id)
    .execute();
  await minutes(1);
  const { components, incidents } = await shown();
  expect(components.some(({ code }) => code === 'games:LAMPS')).toBe(false);
  expect(incidents.filter(({ kind, closedAt }) => kind === 'games' && closedAt === null)).toEqual([]);
});

test('hours in which nothing was measured count for no day', async () => {
  clock.advance(30 * 60 * MINUTE_MS);
  await measureBrands(deps);
  const { rows } = await sql<{ minutes: number }>`
    select (works + slow + disturbed + down + stopped) as minutes from status.day
    where merchant_id = ${river.id} and code = 'site' order by day desc limit 1`.execute(db.kysely);
  expect(rows).toEqual([{ minutes: 1 }]);
});

async function setSettings(settings: object) {
  await db.kysely
    .updateTable('brands.merchant')
    .set({ settings: JSON.stringify(settings) })
    .where('id', '=', river.id)
    .execute();
}

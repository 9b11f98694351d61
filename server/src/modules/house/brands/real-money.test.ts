import { OPENING_POINTS, type OpeningPoint } from '@lanna/contract/house/brands/real-money-ops';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { compose } from '../../../compose.ts';
import { openLog } from '../../../platform/process/log.ts';
import { SETTINGS_KEPT_MS } from '../../../platform/push/delayed-notify.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testConfig } from '../../../platform/testing/test-secrets.ts';
import { walletFixture } from '../../money/vendor-wallet/wallet.fixture.ts';
import { sessionFor } from '../../people/authentication/session.factory.ts';
import { createMember } from '../../people/members/member.factory.ts';
import {
  addPasskeyTo,
  createOperator,
  openOperatorSession,
} from '../../people/operators/operator.factory.ts';
import { asker } from '../../people/operators/ops.fixture.ts';
import { createBrand } from './brand.factory.ts';

const { portalUrl, db } = await testDatabase();
const clock = fixedClock();
const now = clock.now();
const reason = 'The licence has come';
const settings = {
  demo: false,
  termsVersion: '7',
  registration: {
    fields: {
      birthday: {
        enabled: true,
        required: true,
        acceptedPattern: 'pattern',
        patternId: 11,
        minLength: 10,
        maxLength: 10,
      },
    },
  },
  realMoney: {
    licenceNumber: 'B-2026-041',
    regulatorName: 'Board of Gaming',
    regulatorUrl: 'https://regulator.example/licences',
    helpLinks: [
      { label: { EN: 'Help line' }, url: 'https://help.example/' },
      { label: { EN: 'Advice' }, url: 'https://advice.example/' },
    ],
  },
};
const fixture = await walletFixture(db, { brand: { code: 'NIGHT', hosts: ['night.test'], settings } });
const night = fixture.brand;
await addChannel('in', 'PROMPTPAY');
await addChannel('out', 'BANK');
await publishTerms('7');
const [one, two] = [await operatorWithFactor(), await operatorWithFactor()];
const member = await createMember(db, night, { termsVersion: '7' });
const token = await sessionFor(db, member, now);
const portal = await compose({
  config: {
    ...testConfig(),
    databaseUrl: portalUrl,
    mail: { url: 'smtp://127.0.0.1:9', from: 'night@night.test' },
    sms: { baseUrl: 'http://127.0.0.1:9', accountSid: 'night', authToken: 'none', from: 'NIGHT' },
  },
  log: openLog('silent'),
  clock,
  roles: ['http'],
});
const { app } = portal;
await app.ready();
afterAll(() => portal.stop());
const ask = asker(app);
const PATH = '/ops/brands/NIGHT/real-money';

test('a brand that has everything is open once another operator has carried it out, and not before', async () => {
  expect(missingOf(await list())).toEqual([]);
  const refusedDeposit = await deposit();
  expect(refusedDeposit).toMatchObject({ status: 403, code: 'brand_not_open' });
  expect((await call('/wps/game/launchGame', { gameId: fixture.game.id })).code).toBe('brand_not_open');
  expect((await call('/wps/member/register', {}, 'PUT')).code).not.toBe('brand_not_open');
  const player = await fixture.player({ balance: 1_000_000n });
  const bet = player.bet();
  expect((await fixture.bet(bet)).status).toBe('RS_ERROR_INVALID_GAME');
  expect((await page('/wps/system/whitelabel')).value.realMoney).toMatchObject({
    open: false,
    licenceNumber: 'B-2026-041',
  });
  expect((await page('/wps/system/settings/consolidated')).value.usernameRegistration).toBe(false);

  const { proposalId } = (await ask(`POST ${PATH}/open`, one, { body: { reason } })).value;
  const own = await ask(`POST /ops/proposals/${proposalId}/approve`, one, { body: {} });
  expect(own.code).toBe('proposal_own');
  clock.advance(SETTINGS_KEPT_MS);
  expect((await deposit()).code).toBe('brand_not_open');
  expect(await ask(`POST /ops/proposals/${proposalId}/approve`, two, { body: {} })).toMatchObject({
    success: true,
  });
  clock.advance(SETTINGS_KEPT_MS);
  const placed = player.bet();
  expect((await fixture.bet(placed)).status).toBe('RS_OK');
  expect((await deposit()).code).toBe('deposit_method_unknown');
  expect((await page('/wps/system/whitelabel')).value.realMoney.open).toBe(true);

  // What would take a point away is refused by name while it is open.
  const { version } = (await ask('GET /ops/brands/NIGHT', one)).value;
  const changes = { 'realMoney.licenceNumber': null };
  const kept = await ask('POST /ops/brands/NIGHT/changes', one, { body: { version, changes, reason } });
  expect(kept).toMatchObject({ code: 'opening_point_kept', value: { points: ['licence_number'] } });
  const channels = (await ask('GET /ops/payment-channels', one)).value.rows as {
    id: string;
    code: string;
    version: number;
  }[];
  const bank = channels.find(({ code }) => code === 'BANK');
  const off = { enabled: false, version: bank?.version, reason };
  expect(await ask(`PUT /ops/payment-channels/${bank?.id}/state`, one, { body: off })).toMatchObject({
    code: 'opening_point_kept',
    value: { points: ['channel_out'] },
  });

  // One operator closes it, at once; what is in play is paid.
  expect(await ask(`POST ${PATH}/close`, one, { body: { reason } })).toMatchObject({ success: true });
  expect((await fixture.bet(player.bet())).status).toBe('RS_ERROR_INVALID_GAME');
  expect((await fixture.win(player.win(placed))).status).toBe('RS_OK');
  clock.advance(SETTINGS_KEPT_MS);
  expect((await deposit()).code).toBe('brand_not_open');
  const { state, periods } = (await ask(`GET ${PATH}`, one)).value;
  expect(state).toBe('closed');
  expect(periods).toHaveLength(1);
  expect(periods[0]).toMatchObject({ reason, closedReason: reason });
  const actions = await db.kysely
    .selectFrom('operators.action')
    .select('action')
    .where('merchant_id', '=', night.id)
    .execute();
  expect(actions.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['brands.open-real-money', 'brands.close-real-money']),
  );
});

const stated = (path: string[], value: unknown) => () =>
  db.kysely
    .updateTable('brands.merchant')
    .set({ settings: sql`jsonb_set(settings, ${path}::text[], ${JSON.stringify(value)}::jsonb)` })
    .where('id', '=', night.id)
    .execute();
const switched = (way: string, enabled: boolean) => () =>
  db.kysely
    .updateTable('payments.channel')
    .set({ enabled })
    .where('merchant_id', '=', night.id)
    .where('way', '=', way)
    .where('kind', '<>', 'sandbox')
    .execute();
const { realMoney, registration } = settings;

test.each<[string, OpeningPoint['point'], () => Promise<unknown>, () => Promise<unknown>]>([
  [
    'without a licence number',
    'licence_number',
    stated(['realMoney', 'licenceNumber'], null),
    stated(['realMoney', 'licenceNumber'], realMoney.licenceNumber),
  ],
  [
    'without the regulator’s address',
    'regulator',
    stated(['realMoney', 'regulatorUrl'], null),
    stated(['realMoney', 'regulatorUrl'], realMoney.regulatorUrl),
  ],
  [
    'with the same help named twice',
    'help_links',
    stated(['realMoney', 'helpLinks'], [realMoney.helpLinks[0], realMoney.helpLinks[0]]),
    stated(['realMoney', 'helpLinks'], realMoney.helpLinks),
  ],
  [
    'that asks no member for an age',
    'minimum_age',
    stated(['registration'], {}),
    stated(['registration'], registration),
  ],
  ['whose terms no member can read', 'terms', stated(['termsVersion'], '8'), stated(['termsVersion'], '7')],
  ['without a way in', 'channel_in', switched('in', false), switched('in', true)],
  ['without a way out', 'channel_out', switched('out', false), switched('out', true)],
])('a brand %s stays shut', async (_, point, takeAway, giveBack) => {
  await takeAway();
  expect(missingOf(await list())).toEqual([point]);
  const refused = await ask(`POST ${PATH}/open`, one, { body: { reason } });
  expect(refused).toMatchObject({ code: 'opening_points_missing', value: { points: [point] } });
  await giveBack();
  expect(missingOf(await list())).toEqual([]);
});

test('a proposal to open is outdated when a point has gone meanwhile', async () => {
  const { proposalId } = (await ask(`POST ${PATH}/open`, one, { body: { reason } })).value;
  await switched('out', false)();
  const answer = await ask(`POST /ops/proposals/${proposalId}/approve`, two, { body: {} });
  expect(answer).toMatchObject({ code: 'proposal_outdated', value: { refusal: 'opening_points_missing' } });
  await switched('out', true)();
  expect((await ask(`GET ${PATH}`, one)).value.state).toBe('closed');
});

test('an operator without a second factor keeps it shut, and one of another brand does not', async () => {
  const other = await createBrand(db.kysely);
  await createOperator(db, { role: 'support', scope: { merchantId: other.id }, now });
  expect(missingOf(await list())).toEqual([]);
  const { id } = await createOperator(db, { role: 'support', scope: { merchantId: night.id }, now });
  expect(missingOf(await list())).toEqual(['second_factor']);
  await addPasskeyTo(db, id, now);
  expect(missingOf(await list())).toEqual([]);
});

test('without real senders of e-mail and SMS every other point may be met, and it stays shut', async () => {
  const bare = await compose({
    config: { ...testConfig(), databaseUrl: portalUrl },
    log: openLog('silent'),
    clock,
    roles: ['http'],
  });
  await bare.app.ready();
  const points = (await asker(bare.app)(`GET ${PATH}`, one)).value.points;
  expect(missingOf(points)).toEqual(['mail', 'sms']);
  await bare.stop();
});

test('a demonstration becomes real while its books are empty, closed and for good; with play money on them never', async () => {
  const dawn = await createBrand(db.kysely, { code: 'DAWN' });
  const dusk = await walletFixture(db, { brand: { code: 'DUSK' } });
  await dusk.player({ balance: 100_000n });
  const become = (code: string) => ask(`POST /ops/brands/${code}/real-money`, one, { body: { reason } });
  expect((await become('DUSK')).code).toBe('play_money_on_books');
  expect((await ask('POST /ops/brands/DUSK/real-money/open', one, { body: { reason } })).code).toBe(
    'brand_is_demo',
  );
  expect(await become('DAWN')).toMatchObject({ value: { state: 'closed' } });
  expect((await become('DAWN')).code).toBe('already_real');
  expect((await ask('GET /ops/brands/DAWN/real-money', one)).value.realSince).toBe(clock.now().toISOString());
  const back = db.kysely
    .updateTable('brands.merchant')
    .set({ settings: JSON.stringify({ demo: true }) })
    .where('id', '=', dawn.id)
    .execute();
  await expect(back).rejects.toThrow('never becomes a demonstration');
});

function missingOf(points: readonly OpeningPoint[]): string[] {
  expect(points.map(({ point }) => point)).toEqual([...OPENING_POINTS]);
  return points.filter(({ met }) => !met).map(({ point }) => point);
}

async function list(): Promise<OpeningPoint[]> {
  return (await ask(`GET ${PATH}`, one)).value.points;
}

async function call(url: string, payload: object, method: 'POST' | 'PUT' = 'POST') {
  const headers = { host: 'night.test', authorization: `Bearer ${token}`, 'idempotency-key': newId() };
  const reply = await app.inject({ method, url, headers, payload });
  return { status: reply.statusCode, ...reply.json() };
}

function deposit() {
  return call('/wps/deposit', { methodCode: 'NO_SUCH', amount: '10.00' });
}

async function page(url: string) {
  return (await app.inject({ url, headers: { host: 'night.test' } })).json();
}

async function operatorWithFactor(): Promise<string> {
  const { id } = await createOperator(db, { now });
  await addPasskeyTo(db, id, now);
  return openOperatorSession(db, id, now, { factor: true });
}

async function addChannel(way: 'in' | 'out', code: string) {
  await db.kysely
    .insertInto('payments.channel')
    .values({
      ...{
        id: newId(),
        merchant_id: night.id,
        way,
        code,
        kind: 'bank',
        currency: night.currency,
        enabled: true,
      },
      ...{ name: JSON.stringify({ EN: code }), min: 100_000n, max: 10_000_000_000n },
      ...{ expires_after_minutes: 30, promised_minutes: 30, details: '{}' },
    } as never)
    .execute();
}

async function publishTerms(termsVersion: string) {
  const words = JSON.stringify({ EN: 'Terms' });
  await sql`insert into help.page (merchant_id, page, changed_at, changed_by) values (${night.id}, 'terms', ${now}, 'test')`.execute(
    db.kysely,
  );
  await sql`insert into help.page_version
    (merchant_id, page, number, title, content, note, published_at, published_by, terms_version, asked_again)
    values (${night.id}, 'terms', 1, ${words}::jsonb, ${words}::jsonb, '', ${now}, 'test', ${termsVersion}, false)`.execute(
    db.kysely,
  );
}

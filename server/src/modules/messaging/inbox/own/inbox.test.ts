import type { InboxMessage, InboxRow } from '@lanna/contract/messaging/inbox/inbox';
import { expect, test } from 'vitest';
import { buildApp } from '../../../../platform/http/build-app.ts';
import { mountRoutes } from '../../../../platform/http/mount-routes.ts';
import { openLog } from '../../../../platform/process/log.ts';
import { bodyEncryption } from '../../../../platform/sealing/body-encryption.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSecrets } from '../../../../platform/testing/test-secrets.ts';
import { recordSecurityEvent, type SecurityEvent } from '../../../books/audit/record-security-event.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import type { TemplateName } from '../broadcasts/templates.ts';
import { notifyOfSecurity } from '../security/notify-of-security.ts';
import { type MessageToMember, sendMessage } from '../send-message.ts';
import { clearMessages } from './clear-messages.ts';
import { inboxRoutes } from './routes.ts';

const { db } = await testDatabase();
const clock = fixedClock('2026-11-20T12:00:00Z');
const river = await createBrand(db.kysely, { hosts: ['river.test'], symbol: '฿' });
const hill = await createBrand(db.kysely, { hosts: ['hill.test'] });
const byHost = new Map([
  ['river.test', river],
  ['hill.test', hill],
]);
const app = await buildApp({ log: openLog('silent'), trustProxy: false, frameSources: [] });
const brands = { findById: async (id: string) => (id === river.id ? river : hill) };
mountRoutes(app, inboxRoutes({ db, clock, brands: brands as never }), {
  pool: db.pool,
  publicUrl: 'http://localhost:3000',
  encryption: bodyEncryption({ db, clock, secrets: testSecrets() }),
  resolveBrand: async (host) => byHost.get(host),
  resolveSession: async (token) => ({
    memberId: token,
    sessionId: 's',
    type: 0,
    passwordChangeDue: false,
    termsDue: null,
  }),
  checkSite: async () => {},
});
await app.ready();

async function ask(
  memberId: string,
  call: string,
  sent: { body?: object; host?: string; language?: string } = {},
) {
  const [method = 'GET', path = ''] = call.split(' ');
  const { host = 'river.test', language = 'EN', body } = sent;
  const reply = await app.inject({
    method: method as 'GET',
    url: `/wps/relay/${path}`,
    headers: { host, language, authorization: `Bearer ${memberId}` },
    ...(body && { payload: body }),
  });
  return { status: reply.statusCode, ...reply.json() };
}
const listOf = async (memberId: string, query = ''): Promise<InboxRow[]> =>
  (await ask(memberId, `GET CSP_getInbox${query}`)).value.list;
const unreadOf = async (memberId: string): Promise<number> =>
  (await ask(memberId, 'GET CSP_unreadCount')).value.count;

async function send<Name extends TemplateName>(
  memberId: string,
  template: Name,
  facts: MessageToMember<Name>['facts'],
  also: { source?: string } = {},
) {
  clock.advance(1000);
  const message = { merchantId: river.id, memberId, template, facts, now: clock.now(), ...also };
  return db.transaction((tx) => sendMessage(tx, message));
}
const credited = (memberId: string, amount: string) => send(memberId, 'deposit_credited', { amount });
const newMember = async () => (await createMember(db, river)).memberId;

test('a message is put into the words of the page that reads it, and leads where it is about', async () => {
  const memberId = await newMember();
  await credited(memberId, '1250.00');
  expect(await listOf(memberId)).toMatchObject([
    {
      kind: 'money',
      title: 'Your deposit has arrived',
      excerpt: 'We have received your deposit of ฿1,250.00.',
      read: false,
    },
  ]);
  const [row] = await listOf(memberId);
  const thai = await ask(memberId, `GET CSP_getMessage?id=${row?.id}`, { language: 'TH' });
  expect(thai.value satisfies InboxMessage).toMatchObject({
    title: 'ฝากเงินสำเร็จ',
    lang: 'th',
    html: null,
    path: '/?centre=member&page=depositv2',
    action: 'ดูรายการฝาก',
  });
  expect(thai.value.text).toContain('฿1,250.00');
});

test('a message that is rolled back was never sent, and one of the same source is sent once', async () => {
  const memberId = await newMember();
  const message = {
    merchantId: river.id,
    memberId,
    template: 'time_out_ended',
    facts: {},
    now: clock.now(),
  } as const;
  await db
    .transaction(async (tx) => {
      await sendMessage(tx, message);
      throw new Error('undone');
    })
    .catch(() => {});
  expect(await listOf(memberId)).toEqual([]);
  const once = () => db.transaction((tx) => sendMessage(tx, { ...message, source: `test ${memberId}` }));
  expect([await once(), await once()]).toEqual([true, false]);
  expect(await listOf(memberId)).toHaveLength(1);
});

test('reading one, all that had arrived, and deleting change the count, and the list can be narrowed', async () => {
  const memberId = await newMember();
  for (const amount of ['1.00', '2.00', '3.00']) await credited(memberId, amount);
  await send(memberId, 'password_changed', { at: clock.now().toISOString() });
  expect(await unreadOf(memberId)).toBe(4);
  const [newest, third, second] = await listOf(memberId);
  expect((await ask(memberId, 'POST CSP_readMessage', { body: { id: newest?.id } })).value).toEqual({
    count: 3,
  });
  expect((await ask(memberId, 'POST CSP_readMessage', { body: { id: newest?.id } })).value).toEqual({
    count: 3,
  });
  expect(await listOf(memberId, '?kind=security')).toMatchObject([{ id: newest?.id, read: true }]);
  expect(await listOf(memberId, '?unread=yes')).toHaveLength(3);
  // What arrives while the page is looked at stays unread.
  await credited(memberId, '4.00');
  expect((await ask(memberId, 'POST CSP_readAll', { body: { until: third?.id } })).value).toEqual({
    count: 1,
  });
  expect((await ask(memberId, 'POST CSP_deleteMessage', { body: { id: second?.id } })).value).toEqual({
    count: 1,
  });
  expect((await listOf(memberId)).map(({ id }) => id)).not.toContain(second?.id);
  expect(await ask(memberId, `GET CSP_getMessage?id=${second?.id}`)).toMatchObject({ code: 'not_found' });
});

test('pages follow each other without a gap, whatever arrives meanwhile', async () => {
  const memberId = await newMember();
  for (let at = 1; at <= 5; at += 1) await credited(memberId, `${at}.00`);
  const first = (await ask(memberId, 'GET CSP_getInbox?pageSize=2')).value;
  await credited(memberId, '6.00');
  const after = (next: string) => ask(memberId, `GET CSP_getInbox?pageSize=2&after=${next}`);
  const second = (await after(first.next)).value;
  const third = (await after(second.next)).value;
  const amounts = [first, second, third].flatMap(({ list }: { list: InboxRow[] }) =>
    list.map(({ excerpt }) => /฿(\d)/.exec(excerpt)?.[1]),
  );
  expect(amounts).toEqual(['5', '4', '3', '2', '1']);
  expect(third.next).toBeNull();
  expect(await ask(memberId, 'GET CSP_getInbox?after=nonsense')).toMatchObject({ code: 'invalid_input' });
});

test('another member’s messages, and those of another brand, do not exist', async () => {
  const memberId = await newMember();
  const stranger = await newMember();
  await credited(memberId, '9.00');
  const [row] = await listOf(memberId);
  expect(await listOf(stranger)).toEqual([]);
  expect(await ask(memberId, 'GET CSP_unreadCount', { host: 'hill.test' })).toMatchObject({
    value: { count: 0 },
  });
  for (const call of ['POST CSP_readMessage', 'POST CSP_deleteMessage'])
    expect(await ask(stranger, call, { body: { id: row?.id } })).toMatchObject({ code: 'not_found' });
  expect(await ask(stranger, 'POST CSP_readAll', { body: { until: row?.id } })).toMatchObject({
    code: 'not_found',
  });
  expect(await unreadOf(memberId)).toBe(1);
});

test('a member who has stepped back from play is notified of money and safety, and of no promotion', async () => {
  const { memberId } = await createMember(db, river, { status: 'self_excluded' });
  const promotion = { EN: 'Lantern week' };
  expect(await send(memberId, 'promotion_joined', { promotion })).toBe(false);
  expect(await send(memberId, 'promotion_paid', { promotion, amount: '5.00' })).toBe(true);
  expect(await send(memberId, 'withdrawal_paid', { amount: '5.00', withdrawalNumber: 'W2345ABCDEF' })).toBe(
    true,
  );
});

const PHONE = 'Mozilla/5.0 (Linux; Android 15) Chrome/131.0.0.0 Mobile Safari/537.36';
const NEWER_PHONE = PHONE.replace('131', '132');
const LAPTOP = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Version/18.0 Safari/605.1.15';
const note = (event: SecurityEvent, userAgent = PHONE) =>
  recordSecurityEvent(db.kysely, event, {
    brand: river,
    address: '10.0.0.1',
    country: 'TH',
    userAgent,
    now: clock.now(),
  });

test('each line of the sealed record is reported once and in order, also when the run is repeated', async () => {
  const memberId = await newMember();
  await note({ kind: 'registered', memberId });
  await note({ kind: 'password_changed', memberId });
  await note({ kind: 'login_throttled', memberId });
  await note({ kind: 'bank_account_added', memberId });
  await Promise.all([notifyOfSecurity({ db, clock }), notifyOfSecurity({ db, clock })]);
  await notifyOfSecurity({ db, clock });
  await note({ kind: 'totp_removed', memberId });
  await notifyOfSecurity({ db, clock });
  const rows = await db.kysely
    .selectFrom('inbox.message')
    .select(['template', 'source'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  expect(rows.map(({ template }) => template)).toEqual([
    'password_changed',
    'bank_account_added',
    'second_factor_removed',
  ]);
});

test('a run that fails in the middle reports nothing twice and leaves nothing out', async () => {
  const memberId = await newMember();
  await note({ kind: 'mobile_changed', memberId });
  await note({ kind: 'email_changed', memberId });
  // The process dies after the first message: its transaction is gone with it.
  const dying = {
    ...db,
    transaction: (work: Parameters<typeof db.transaction>[0]) =>
      db.transaction(async (tx) => {
        await work(tx);
        throw new Error('killed');
      }),
  } as typeof db;
  await expect(notifyOfSecurity({ db: dying, clock })).rejects.toThrow('killed');
  expect(await listOf(memberId)).toEqual([]);
  await notifyOfSecurity({ db, clock });
  expect((await listOf(memberId)).map(({ title }) => title).sort()).toEqual([
    'Your e-mail address has changed',
    'Your mobile number has changed',
  ]);
});

test('a log-in is news from a device of another name, not from the same one with a newer browser', async () => {
  const memberId = await newMember();
  await note({ kind: 'session_opened', memberId });
  await note({ kind: 'session_opened', memberId }, NEWER_PHONE);
  await notifyOfSecurity({ db, clock });
  expect(await listOf(memberId)).toEqual([]);
  await note({ kind: 'session_opened', memberId }, LAPTOP);
  await note({ kind: 'session_opened', memberId }, LAPTOP);
  await notifyOfSecurity({ db, clock });
  expect(await listOf(memberId)).toMatchObject([
    { kind: 'security', excerpt: 'Someone logged in from Safari · macOS at 2026-11-20 19:00.' },
  ]);
});

test('messages are kept as long as the brand says, and what was deleted goes after a month', async () => {
  const memberId = await newMember();
  await credited(memberId, '1.00');
  await credited(memberId, '2.00');
  const [, deleted] = await listOf(memberId);
  await ask(memberId, 'POST CSP_deleteMessage', { body: { id: deleted?.id } });
  const kept = () =>
    db.kysely.selectFrom('inbox.message').select('id').where('member_id', '=', memberId).execute();
  const later = fixedClock(clock.now().toISOString());
  later.advance(31 * 86_400_000);
  await clearMessages({ db, clock: later }, () => 60);
  expect(await kept()).toHaveLength(1);
  later.advance(30 * 86_400_000);
  await clearMessages({ db, clock: later }, () => 60);
  expect(await kept()).toEqual([]);
});

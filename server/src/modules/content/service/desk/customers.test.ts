import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { PUSH_CHANNEL } from '../../../../platform/push/notify.ts';
import { visitKey } from '../../../../platform/push/visit-key.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { customersServer } from '../service.fixture.ts';
import { forgetConversations } from './forget-conversations.ts';

const { db, url } = await testDatabase();
const clock = fixedClock();
const river = await createBrand(db.kysely, { hosts: ['river.test'] });
const hill = await createBrand(db.kysely, { hosts: ['hill.test'] });
const { ask, visit, send, show } = await customersServer(db, clock);
const DAY_MS = 86_400_000;

const listener = new Client({ connectionString: url });
await listener.connect();
await listener.query(`listen ${PUSH_CHANNEL}`);
const notified: object[] = [];
listener.on('notification', ({ payload }) => notified.push(JSON.parse(payload ?? '')));
afterAll(() => listener.end());

const textsOf = ({ value }: { value: { conversation: { messages: { text: string }[] } } }) =>
  value.conversation.messages.map(({ text }) => text);

test('a member writes and finds it again, in a conversation that waits', async () => {
  const { memberId: member } = await createMember(db, river);
  expect(await show({}, { member })).toMatchObject({
    value: { conversation: null, desk: { mode: 'hours' } },
  });
  const sent = await send('  ฝากเงินแล้วยอดยังไม่เข้า\r\nช่วยดูให้หน่อย ', {}, { member });
  expect(sent.value).toMatchObject({
    number: 1,
    author: 'customer',
    text: 'ฝากเงินแล้วยอดยังไม่เข้า\nช่วยดูให้หน่อย',
  });
  expect((await show({}, { member })).value.conversation).toMatchObject({
    state: 'waiting',
    messages: [sent.value],
    more: false,
    unread: 0,
    deskSeen: 0,
  });
});

test('a visitor’s token opens that conversation alone, in its brand alone', async () => {
  const token = await visit({}, 'มะลิ');
  const other = await visit();
  await send('สมัครยังไง', { token });
  expect(textsOf(await show({ token }))).toEqual(['สมัครยังไง']);
  expect((await show({ token: other })).value.conversation.messages).toEqual([]);
  const made = 'A'.repeat(43);
  for (const refused of [
    await show({ token }, { host: 'hill.test' }),
    await send('จากอีกแบรนด์', { token }, { host: 'hill.test' }),
    await ask('service/unread', { token }, { host: 'hill.test' }),
    await ask('service/seen', { token, number: 1 }, { host: 'hill.test' }),
    await show({ token: made }),
    await send('made up', { token: made }),
    await send('without a token'),
  ])
    expect(refused).toMatchObject({ status: 404, code: 'conversation_unknown' });
  expect(await show({ token: `${token}x` })).toMatchObject({ code: 'invalid_input' });
  expect(textsOf(await show({ token }))).toEqual(['สมัครยังไง']);
});

test('the token is kept nowhere, only what it comes to', async () => {
  const token = await visit();
  const kept = await db.kysely.selectFrom('service.conversation').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(token);
  expect(kept.map(({ visit_key }) => visit_key)).toContain(visitKey(river.id, token));
});

test('a token is good for seven days after the last message', async () => {
  const token = await visit();
  await send('one', { token });
  clock.advance(6 * DAY_MS);
  await send('two', { token });
  clock.advance(6 * DAY_MS);
  expect(textsOf(await show({ token }))).toEqual(['one', 'two']);
  clock.advance(2 * DAY_MS);
  expect(await show({ token })).toMatchObject({ code: 'conversation_unknown' });
});

test('a trial account writes as a visitor does, and a member’s session goes before a token', async () => {
  const trial = await createMember(db, river, { type: 4 });
  const { memberId: member } = await createMember(db, river);
  const token = await visit();
  const asTrial = { member: `trial-${trial.memberId}` };
  expect(await send('no token', {}, asTrial)).toMatchObject({ code: 'conversation_unknown' });
  await send('of the trial', { token }, asTrial);
  expect(textsOf(await show({ token }))).toEqual(['of the trial']);
  await send('of the member', { token }, { member });
  expect(textsOf(await show({}, { member }))).toEqual(['of the member']);
  expect(textsOf(await show({ token }))).toEqual(['of the trial']);
});

test('a member of another brand is unknown here', async () => {
  const stranger = await createMember(db, hill);
  expect((await show({}, { member: stranger.memberId })).value.conversation).toBeNull();
});

test('a message that comes again is the same message, also at the same moment', async () => {
  const { memberId: member } = await createMember(db, river);
  const clientId = randomUUID();
  const replies = await Promise.all(Array.from({ length: 8 }, () => send('once', {}, { member }, clientId)));
  expect(new Set(replies.map(({ value }) => value.number))).toEqual(new Set([1]));
  clock.advance(60_000);
  expect((await send('once', {}, { member }, clientId)).value).toEqual(replies[0]?.value);
  expect(textsOf(await show({}, { member }))).toEqual(['once']);
});

test('the same name of a message in two conversations is two messages', async () => {
  const clientId = randomUUID();
  for (const text of ['mine', 'yours']) {
    const { memberId: member } = await createMember(db, river);
    await send(text, {}, { member }, clientId);
    expect(textsOf(await show({}, { member }))).toEqual([text]);
  }
});

test.each([
  ['nothing', ''],
  ['spaces and lines', ' \n \t '],
  ['1001 characters', 'x'.repeat(1001)],
  ['no text', 12],
])('a message of %s is refused', async (_, text) => {
  const { memberId: member } = await createMember(db, river);
  expect(await send(text as string, {}, { member })).toMatchObject({ status: 400, code: 'invalid_input' });
});

test.each([
  ['a zero-width space', 'ฝาก\u200bเงิน'],
  ['a bidi control', 'abc\u202egnp.exe'],
  ['a filler', 'a\u3164b'],
])('%s in a message is refused in words, and so it is in a name', async (_, text) => {
  const { memberId: member } = await createMember(db, river);
  expect(await send(text, {}, { member })).toMatchObject({ status: 422, code: 'service_text_unseen' });
  expect(await ask('service/visit', { name: text })).toMatchObject({ code: 'service_text_unseen' });
});

test('1000 characters are taken, of two code units too, and markup is text', async () => {
  const { memberId: member } = await createMember(db, river);
  for (const text of ['😀'.repeat(1000), '<script>alert(1)</script> & "<b>"'])
    expect((await send(text, {}, { member })).value.text).toBe(text);
});

test('who writes too fast is answered with how long to wait; a repeat still gets its answer', async () => {
  const { memberId: member } = await createMember(db, river);
  const clientId = randomUUID();
  const first = await send('0', {}, { member }, clientId);
  for (let line = 1; line < 8; line += 1) {
    clock.advance(1000);
    expect(await send(String(line), {}, { member })).toMatchObject({ success: true });
  }
  const refused = await send('too fast', {}, { member });
  expect(refused).toMatchObject({ status: 429, code: 'service_flood', value: { retryAfterSeconds: 13 } });
  expect(refused.headers['retry-after']).toBe('13');
  expect(await send('0', {}, { member }, clientId)).toMatchObject({ value: first.value });
  clock.advance(13_000);
  expect(await send('now', {}, { member })).toMatchObject({ success: true });
  expect(textsOf(await show({}, { member }))).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', 'now']);
});

test('of a burst from parallel windows no more are taken than one window may send', async () => {
  const token = await visit();
  const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => send(String(n), { token })));
  expect(replies.filter(({ success }) => success)).toHaveLength(8);
  expect(
    (await show({ token })).value.conversation.messages.map(({ number }: { number: number }) => number),
  ).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('one address opens twenty conversations an hour, and is answered with the wait for the next', async () => {
  const address = '171.96.0.77';
  for (let opened = 0; opened < 20; opened += 1) await visit({ address });
  const refused = await ask('service/visit', {}, { address });
  expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect(refused.value.retryAfterSeconds).toBeGreaterThan(0);
});

test('older messages come in pages, none twice and none left out', async () => {
  const { memberId: member } = await createMember(db, river);
  for (let line = 1; line <= 120; line += 1) {
    clock.advance(11_000);
    await send(String(line), {}, { member });
  }
  const newest = await show({}, { member });
  const older = await show({ before: newest.value.conversation.messages[0].number }, { member });
  const oldest = await show({ before: older.value.conversation.messages[0].number }, { member });
  expect([...textsOf(oldest), ...textsOf(older), ...textsOf(newest)]).toEqual(
    Array.from({ length: 120 }, (_, line) => String(line + 1)),
  );
  expect([newest, older, oldest].map(({ value }) => value.conversation.more)).toEqual([true, true, false]);
});

test('a member’s pages are notified by member id, a visitor’s by what the token comes to', async () => {
  const { memberId: member } = await createMember(db, river);
  const token = await visit();
  await listener.query('select 1');
  notified.length = 0;
  await send('hello', {}, { member });
  await send('hello', { token });
  await listener.query('select 1');
  expect(notified).toEqual([
    { m: [member], t: ['service_changed'] },
    { v: [visitKey(river.id, token)], t: ['service_changed'] },
  ]);
});

test('conversations are forgotten: empty ones with their token, visitors’ after the days set, members’ after two years', async () => {
  const { memberId: member } = await createMember(db, river);
  await db.kysely
    .insertInto('service.desk')
    .values({ merchant_id: hill.id, settings: JSON.stringify({ visitorDays: 10 }) })
    .execute();
  await db.kysely.deleteFrom('service.conversation').execute();
  await visit();
  await send('river', { token: await visit() });
  await send('hill', { token: await visit({ host: 'hill.test' }) }, { host: 'hill.test' });
  await send('old', {}, { member });
  const left = async () =>
    (await db.kysely.selectFrom('service.message').select('text').orderBy('text').execute()).map(
      ({ text }) => text,
    );
  const forget = async (days: number) => {
    clock.advance(days * DAY_MS);
    return forgetConversations(db.kysely, clock.now());
  };
  expect(await forget(8)).toBe(1);
  expect(await left()).toEqual(['hill', 'old', 'river']);
  expect(await forget(3)).toBe(1);
  expect(await left()).toEqual(['old', 'river']);
  expect(await forget(80)).toBe(1);
  await send('new', {}, { member });
  expect(await forget(640)).toBe(0);
  expect(await left()).toEqual(['new']);
  expect(await forget(100)).toBe(1);
  expect(await left()).toEqual([]);
});

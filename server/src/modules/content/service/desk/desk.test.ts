import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { createOperator, openOperatorSession } from '../../../people/operators/operator.factory.ts';
import { opsServer } from '../../../people/operators/ops.fixture.ts';
import { customersServer } from '../service.fixture.ts';
import { serviceOps } from './ops-routes.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const river = await createBrand(db.kysely, { code: 'RIVER', hosts: ['river.test'] });
const hill = await createBrand(db.kysely, { code: 'HILL', hosts: ['hill.test'] });
const { send, show, ask: askAsCustomer, visit } = await customersServer(db, clock);
const { ask } = await opsServer(db, {
  clock,
  permissions: ['service.read', 'service.answer', 'service.change'],
  routes: serviceOps({ db, clock }),
});
const now = clock.now();
const inRiver = { role: 'support', scope: { merchantId: river.id }, now } as const;
const ploy = await createOperator(db, { ...inRiver, name: 'ploy' });
const krit = await createOperator(db, { ...inRiver, name: 'krit' });
const onHill = await createOperator(db, {
  role: 'support',
  scope: { merchantId: hill.id },
  name: 'nat',
  now,
});
const auditor = await createOperator(db, { role: 'auditor', name: 'audit', now });
/** Sessions of operators do not last for hours. */
async function later(ms: number) {
  clock.advance(ms);
  for (const operator of [ploy, krit, onHill, auditor])
    operator.cookie = await openOperatorSession(db, operator.id, clock.now());
}
beforeEach(async () => {
  await db.kysely.deleteFrom('service.conversation').execute();
});

async function begun(text = 'ฝากเงินไม่เข้า') {
  const { memberId: member, username } = await createMember(db, river);
  await send(text, {}, { member });
  const { id } = await db.kysely
    .selectFrom('service.conversation')
    .select('id')
    .where('member_id', '=', member)
    .executeTakeFirstOrThrow();
  return { id, member, username };
}
const read = (id: string, cookie = ploy.cookie, body: object = { seen: true }) =>
  ask(`POST /ops/service/conversations/${id}/read`, cookie, { body });
const reply = (id: string, text: string, cookie = ploy.cookie, clientId: string = randomUUID()) =>
  ask(`POST /ops/service/conversations/${id}/replies`, cookie, { body: { clientId, text } });
const note = (id: string, text: string, cookie = ploy.cookie) =>
  ask(`POST /ops/service/conversations/${id}/notes`, cookie, { body: { clientId: randomUUID(), text } });
const move = (id: string, body: object, cookie = ploy.cookie) =>
  ask(`PUT /ops/service/conversations/${id}`, cookie, { body });
const list = async (query: Record<string, string> = {}, cookie = ploy.cookie) =>
  (await ask('GET /ops/service/conversations', cookie, { query })).value.rows;
const actions = async () =>
  (
    await db.kysely
      .selectFrom('operators.action')
      .select(['action', 'subject_id'])
      .orderBy('number')
      .execute()
  ).filter(({ action }) => action.startsWith('service.'));

test('who waits longest comes first, then the one last written in', async () => {
  const first = await begun('one');
  clock.advance(60_000);
  const second = await begun('two');
  clock.advance(60_000);
  const answered = await begun('three');
  await reply(answered.id, 'Done');
  clock.advance(60_000);
  const last = await begun('four');
  await reply(last.id, 'Done too');
  const rows = await list();
  expect(rows.map(({ id }: { id: string }) => id)).toEqual([first.id, second.id, last.id, answered.id]);
  expect(rows[0]).toMatchObject({
    brand: 'RIVER',
    state: 'waiting',
    customer: { member: first.member, name: first.username, rankLevel: 0 },
    lastText: 'one',
    unread: 1,
    operator: null,
  });
  expect((await list({ view: 'mine' })).map(({ id }: { id: string }) => id)).toEqual([last.id, answered.id]);
  expect(await list({ view: 'unassigned' })).toHaveLength(2);
  expect(await list({ view: 'closed' })).toHaveLength(0);
  expect(await list({ search: 'THREE' })).toMatchObject([{ id: answered.id }]);
  expect((await ask('GET /ops/service/counts', ploy.cookie)).value).toEqual({
    waiting: 2,
    mine: 0,
    unassigned: 2,
  });
});

test('an answer reaches the customer, takes the conversation, and is unread until it was seen', async () => {
  const { id, member } = await begun();
  expect(await reply(id, 'We look at it')).toMatchObject({
    value: { number: 2, author: 'desk', operator: 'ploy' },
  });
  const { conversation } = (await show({}, { member })).value;
  expect(conversation).toMatchObject({ state: 'open', unread: 1, deskSeen: 2 });
  // Who answers stays the brand's affair.
  expect(conversation.messages[1]).toEqual({
    number: 2,
    author: 'desk',
    clientId: expect.any(String),
    text: 'We look at it',
    sentAt: clock.now().toISOString(),
  });
  expect((await askAsCustomer('service/seen', { number: 2 }, { member })).value).toEqual({ unread: 0 });
  expect((await askAsCustomer('service/seen', { number: 1 }, { member })).value).toEqual({ unread: 0 });
  expect((await read(id)).value).toMatchObject({ customerSeen: 2, operator: { name: 'ploy' } });
});

test('the customer sees when the desk has read, and reading without a look at it marks nothing', async () => {
  const { id, member } = await begun();
  await read(id, ploy.cookie, { seen: false });
  expect((await show({}, { member })).value.conversation.deskSeen).toBe(0);
  await read(id);
  expect((await show({}, { member })).value.conversation.deskSeen).toBe(1);
});

test('an answer that is sent again is the same answer', async () => {
  const { id, member } = await begun();
  const clientId = randomUUID();
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => reply(id, 'Once', ploy.cookie, clientId)),
  );
  expect(new Set(replies.map(({ value }) => value?.number))).toEqual(new Set([2]));
  expect((await show({}, { member })).value.conversation.messages).toHaveLength(2);
});

test('a customer is answered by one operator: the second is answered with whose it is, and may take it over', async () => {
  const { id, member } = await begun();
  const answers = await Promise.all([
    reply(id, 'I am ploy', ploy.cookie),
    reply(id, 'I am krit', krit.cookie),
  ]);
  const refused = answers.filter(({ success }) => !success);
  expect(refused).toMatchObject([{ status: 409, code: 'conversation_taken' }]);
  expect((await show({}, { member })).value.conversation.messages).toHaveLength(2);
  const loser = refused[0] === answers[0] ? ploy : krit;
  const { version } = (await read(id)).value;
  expect(await move(id, { version, move: 'take' }, loser.cookie)).toMatchObject({
    value: { operator: { name: loser.name }, state: 'open' },
  });
  expect(await reply(id, 'It is mine now', loser.cookie)).toMatchObject({ success: true });
});

test('of two operators who take it at once the second is refused, as it has changed', async () => {
  const { id } = await begun();
  const taken = await Promise.all(
    [ploy, krit].map(({ cookie }) => move(id, { version: 1, move: 'take' }, cookie)),
  );
  expect(taken.map(({ code }) => code).sort()).toEqual(['changed_meanwhile', undefined]);
});

test.each([
  ['waiting', 'take', 'open'],
  ['waiting', 'hand_over', 'open'],
  ['waiting', 'close', 'closed'],
  ['waiting', 'release', undefined],
  ['open', 'take', 'open'],
  ['open', 'hand_over', 'open'],
  ['open', 'release', 'waiting'],
  ['open', 'close', 'closed'],
  ['closed', 'take', 'open'],
  ['closed', 'hand_over', undefined],
  ['closed', 'release', undefined],
  ['closed', 'close', undefined],
])('from %s the move %s leads to %s', async (from, way, to) => {
  const { id } = await begun();
  let version = 1;
  if (from === 'open') version = (await move(id, { version, move: 'take' })).value.version;
  if (from === 'closed') version = (await move(id, { version, move: 'close' })).value.version;
  const moved = await move(id, { version, move: way, to: krit.id });
  if (to === undefined) expect(moved).toMatchObject({ status: 409, code: 'conversation_move' });
  else expect(moved.value).toMatchObject({ state: to, version: version + 1 });
  if (way === 'hand_over' && to) expect(moved.value.operator).toEqual({ id: krit.id, name: 'krit' });
});

test('it is handed over to no operator who may not answer in its brand', async () => {
  const { id } = await begun();
  for (const to of [onHill.id, auditor.id, randomUUID(), undefined])
    expect(await move(id, { version: 1, move: 'hand_over', to })).toMatchObject({
      code: 'conversation_move',
    });
  const able = (await ask(`GET /ops/service/conversations/${id}/operators`, ploy.cookie)).value;
  expect(able.map(({ name }: { name: string }) => name)).toEqual(['krit']);
});

test('a closed conversation waits for anybody once its customer writes again, and the customer is notified of each state', async () => {
  const { id, member } = await begun();
  await reply(id, 'Done');
  await move(id, { version: 2, move: 'close' });
  expect((await show({}, { member })).value.conversation.state).toBe('closed');
  await send('One more thing', {}, { member });
  expect(await list({ view: 'unassigned' })).toMatchObject([{ id, state: 'waiting', operator: null }]);
});

test('notes are for operators: the customer sees none, and none counts as unread', async () => {
  const { id, member } = await begun();
  await note(id, 'Called the bank');
  await reply(id, 'It is there');
  const seen = (await show({}, { member })).value.conversation;
  expect(seen.messages.map(({ text }: { text: string }) => text)).toEqual(['ฝากเงินไม่เข้า', 'It is there']);
  expect(seen.unread).toBe(1);
  expect(JSON.stringify(seen)).not.toContain('bank');
  const kept = (await read(id)).value.messages;
  expect(kept.map(({ author }: { author: string }) => author)).toEqual(['customer', 'note', 'desk']);
});

test('what operators do is recorded without a word of what was written; looks within an hour are one look', async () => {
  await db.kysely.deleteFrom('service.conversation').execute();
  const before = (await actions()).length;
  const { id } = await begun('a secret of the customer');
  await read(id);
  await read(id);
  await later(61 * 60_000);
  await read(id);
  await reply(id, 'a secret of ours');
  await note(id, 'a secret among us');
  await move(id, { version: 2, move: 'close' });
  const made = (await actions()).slice(before);
  expect(made.map(({ action }) => action)).toEqual([
    'service.look',
    'service.look',
    'service.reply',
    'service.note',
    'service.close',
  ]);
  expect(new Set(made.map(({ subject_id }) => subject_id))).toEqual(new Set([id]));
  const kept = await db.kysely.selectFrom('operators.action').selectAll().execute();
  expect(
    JSON.stringify(kept, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
  ).not.toContain('secret');
});

test('another brand’s conversations are not there, and who may only read writes nothing', async () => {
  const { id } = await begun();
  expect(await list({}, onHill.cookie)).toEqual([]);
  for (const refused of [
    await read(id, onHill.cookie),
    await reply(id, 'From the hill', onHill.cookie),
    await note(id, 'From the hill', onHill.cookie),
    await move(id, { version: 1, move: 'take' }, onHill.cookie),
  ])
    expect(refused).toMatchObject({ status: 404, code: 'not_found' });
  expect(await reply(id, 'By the auditor', auditor.cookie)).toMatchObject({ code: 'forbidden' });
  expect(await read(id, auditor.cookie)).toMatchObject({ success: true });
});

test('a conversation in which nothing was written is not there for the desk', async () => {
  await visit();
  const { id } = await db.kysely.selectFrom('service.conversation').select('id').executeTakeFirstOrThrow();
  expect(await list()).toEqual([]);
  expect(await read(id)).toMatchObject({ code: 'not_found' });
});

test('while the desk is closed messages are taken, and the answer waits for the customer', async () => {
  const closed = await ask('PUT /ops/service/desks/RIVER', ploy.cookie, {
    body: { version: 0, settings: { mode: 'closed' } },
  });
  expect(closed.value).toMatchObject({ version: 1, settings: { mode: 'closed', visitorDays: 90 } });
  const token = await visit();
  expect((await show({ token })).value.desk).toMatchObject({ open: false, opensAt: null });
  await send('Is anybody there?', { token });
  await later(12 * 3_600_000);
  const [row] = await list({ view: 'waiting' });
  await reply(row.id, 'Good morning');
  expect((await askAsCustomer('service/unread', { token })).value).toEqual({ unread: 1 });
  expect((await show({ token })).value.conversation.messages).toHaveLength(2);
});

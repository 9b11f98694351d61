import { expect, test } from 'vitest';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { createOperator } from '../../../people/operators/operator.factory.ts';
import { opsServer } from '../../../people/operators/ops.fixture.ts';
import { sendFeedback } from '../sending/send-feedback.ts';
import { feedbackOps } from './ops-routes.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const { ask } = await opsServer(db, {
  clock,
  permissions: ['feedback.read', 'feedback.answer'],
  routes: feedbackOps({ db, clock }),
});
const river = await createBrand(db.kysely, { code: 'RIVER' });
const hill = await createBrand(db.kysely, { code: 'HILL' });
const now = clock.now();
const support = await createOperator(db, { role: 'support', scope: { merchantId: river.id }, now });
const hillSupport = await createOperator(db, { role: 'support', scope: { merchantId: hill.id }, now });
const editor = await createOperator(db, { role: 'content', now });
const somchai = await createMember(db, river);

async function write(content: string) {
  clock.advance(61_000);
  const by = { merchantId: river.id, memberId: somchai.memberId, language: 'TH', device: 'Phone 7' } as const;
  return (await sendFeedback({ db, clock }, { content }, by)).id;
}
const list = async (query: Record<string, string> = {}, cookie = support.cookie) =>
  (await ask('GET /ops/feedback', cookie, { query })).value.rows;
const answer = (id: string, body: object, cookie = support.cookie) =>
  ask(`PUT /ops/feedback/${id}`, cookie, { body });

const first = await write('อยากให้มีเกมใหม่ 100% ทุกสัปดาห์');
const second = await write('The lanterns are too bright');

test('what members say is listed, newest first, with who said it', async () => {
  expect(await list()).toMatchObject([
    { id: second, brand: 'RIVER', state: 'new', note: '', language: 'TH', device: 'Phone 7' },
    { id: first, member: { id: somchai.memberId, name: somchai.username } },
  ]);
});

test('it is marked and noted, with who did so, and the record says what stood before', async () => {
  const done = await answer(second, { version: 1, state: 'done', note: 'Dimmed them' });
  expect(done.value).toMatchObject({
    state: 'done',
    note: 'Dimmed them',
    handledBy: support.name,
    version: 2,
  });
  expect(
    await db.kysely.selectFrom('operators.action').selectAll().orderBy('number', 'desc').executeTakeFirst(),
  ).toMatchObject({
    action: 'feedback.answer',
    subject_id: second,
    before: { state: 'new', note: '' },
    after: { state: 'done', note: 'Dimmed them' },
  });
  expect(await list({ state: 'waiting' })).toMatchObject([{ id: first }]);
  expect(await list({ state: 'done' })).toMatchObject([{ id: second }]);
});

test('of two operators on one message the second is refused', async () => {
  expect(await answer(second, { version: 1, state: 'seen', note: '' })).toMatchObject({
    status: 409,
    code: 'changed_meanwhile',
  });
});

test('a search finds letters anywhere, in the note too; % and _ are letters', async () => {
  expect(await list({ search: 'LANTERNS' })).toHaveLength(1);
  expect(await list({ search: 'dimmed' })).toHaveLength(1);
  expect(await list({ search: '100%' })).toMatchObject([{ id: first }]);
  expect(await list({ search: '_' })).toHaveLength(0);
});

test('another brand’s feedback is not seen nor marked, and an operator who may only read marks nothing', async () => {
  expect(await list({}, hillSupport.cookie)).toEqual([]);
  const body = { version: 1, state: 'done', note: '' };
  expect(await answer(first, body, hillSupport.cookie)).toMatchObject({ status: 404, code: 'not_found' });
  expect(await answer(first, body, editor.cookie)).toMatchObject({ code: 'forbidden' });
  expect((await ask('GET /ops/feedback.csv', support.cookie)).text).toContain('Dimmed them');
});

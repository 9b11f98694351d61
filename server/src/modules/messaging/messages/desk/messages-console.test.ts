import { expect, test } from 'vitest';
import { MailError } from '../../../../platform/mail/mailer.ts';
import { sweepSentMessages } from '../../../../platform/outbox/sent-messages.ts';
import { SmsError } from '../../../../platform/sms/sms-sender.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { brandSenders } from '../../../house/brands/senders.ts';
import { createOperator } from '../../../people/operators/operator.factory.ts';
import { opsServer } from '../../../people/operators/ops.fixture.ts';
import { messageOps } from './ops-routes.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const { ask } = await opsServer(db, {
  clock,
  permissions: ['messages.read', 'messages.reveal'],
  routes: messageOps({ db }),
});
const river = await createBrand(db.kysely, { code: 'RIVER' });
const hill = await createBrand(db.kysely, { code: 'HILL' });
const now = clock.now();
const support = await createOperator(db, { role: 'support', scope: { merchantId: river.id }, now });
const hillSupport = await createOperator(db, { role: 'support', scope: { merchantId: hill.id }, now });
const auditor = await createOperator(db, { role: 'auditor', now });
const letter = {
  to: 'somchai@example.com',
  subject: 'Your link',
  text: 'https://river.test/reset/abc123secret',
};
const sms = { to: '+66812345678', text: '482913' };

let answer: () => { code: string; reference: string } = () => ({ code: '250', reference: 'msg-1' });
const senders = brandSenders(
  { db, clock },
  { mailer: { send: async () => answer() }, smsSender: { send: async () => answer() } },
);
const list = async (query: Record<string, string> = {}, cookie = support.cookie) =>
  (await ask('GET /ops/messages', cookie, { query })).value;

test('what a provider took and what it refused is listed with its answer, the recipient masked', async () => {
  await senders.mailerFor(river)?.send(letter);
  clock.advance(1000);
  answer = () => {
    throw new SmsError('invalid_number', 'status 400, provider code 21211');
  };
  await expect(senders.smsSenderFor(river)?.send(sms)).rejects.toBeInstanceOf(SmsError);
  clock.advance(1000);
  answer = () => {
    throw new MailError('unreachable', 'ETIMEDOUT 0');
  };
  await expect(senders.mailerFor(river)?.send(letter)).rejects.toBeInstanceOf(MailError);
  const { rows, total } = await list();
  expect(rows).toMatchObject([
    {
      channel: 'mail',
      outcome: 'failed',
      code: 'unreachable',
      providerCode: 'ETIMEDOUT 0',
      provider: 'smtp',
    },
    {
      channel: 'sms',
      recipient: '+66•••••5678',
      outcome: 'refused',
      code: 'invalid_number',
      providerCode: 'status 400, provider code 21211',
    },
    {
      brand: 'RIVER',
      channel: 'mail',
      recipient: 's•••@example.com',
      subject: 'Your link',
      outcome: 'accepted',
      providerCode: '250',
      reference: 'msg-1',
    },
  ]);
  expect(total).toEqual({ count: 3, atLeast: false });
});

test('no text is kept: it holds codes and links by which accounts are taken over', async () => {
  const kept = JSON.stringify(await db.kysely.selectFrom('platform.sent_message').selectAll().execute());
  expect(kept).not.toContain('abc123secret');
  expect(kept).not.toContain('482913');
});

test('the list is narrowed by channel, outcome, day and the whole recipient, never by a part of one', async () => {
  expect((await list({ channel: 'sms' })).rows).toHaveLength(1);
  expect((await list({ outcome: 'accepted' })).rows).toHaveLength(1);
  expect((await list({ recipient: 'SOMCHAI@example.com' })).rows).toHaveLength(2);
  expect((await list({ recipient: 'somchai' })).rows).toHaveLength(0);
  expect((await list({ recipient: '%' }))?.rows ?? []).toHaveLength(0);
  expect((await list({ from: '2026-11-20', to: '2026-11-20' })).rows).toHaveLength(3);
  expect((await list({ to: '2026-11-19' })).rows).toHaveLength(0);
});

test('the whole recipient is shown on request and the request recorded; not beyond the scope, nor to a role without it', async () => {
  const { id } = (await list({ channel: 'sms' })).rows[0];
  const call = `POST /ops/messages/${id}/recipient`;
  expect(await ask(call, hillSupport.cookie, { body: {} })).toMatchObject({ status: 404, code: 'not_found' });
  expect(await ask(call, auditor.cookie, { body: {} })).toMatchObject({ code: 'forbidden' });
  expect((await ask(call, support.cookie, { body: {} })).value).toEqual({ recipient: '+66812345678' });
  const recorded = await db.kysely
    .selectFrom('operators.action')
    .selectAll()
    .where('action', '=', 'messages.reveal')
    .execute();
  expect(recorded).toMatchObject([{ operator_id: support.id, subject_id: id, subject_name: '+66•••••5678' }]);
});

test('another brand’s messages are not seen, and the file masks as the list does', async () => {
  expect((await list({}, hillSupport.cookie)).rows).toEqual([]);
  const file = await ask('GET /ops/messages.csv', support.cookie);
  expect(file.text).toContain('s•••@example.com');
  expect(file.text).not.toContain('somchai');
});

test('a demo’s messages are marked as kept in its outbox; all are forgotten after ninety days', async () => {
  await brandSenders({ db, clock }).smsSenderFor(hill)?.send(sms);
  expect((await list({}, hillSupport.cookie)).rows).toMatchObject([
    { provider: 'outbox', outcome: 'accepted' },
  ]);
  await sweepSentMessages({ db, clock: { now: () => new Date(now.getTime() + 89 * 86_400_000) } });
  expect((await list({}, hillSupport.cookie)).rows).toHaveLength(1);
  await sweepSentMessages({ db, clock: { now: () => new Date(now.getTime() + 91 * 86_400_000) } });
  expect((await list({}, hillSupport.cookie)).rows).toHaveLength(0);
});

import { beforeEach, expect, test } from 'vitest';
import { MailError, type Mailer } from '../../../../platform/mail/mailer.ts';
import { outbox } from '../../../../platform/outbox/outbox.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { houseMailer } from '../house/house-mailer.ts';
import { sendLetters } from '../house/send-letters.ts';
import { CONSOLE_HOST, createOperator, openOperatorSession } from '../operator.factory.ts';
import { opsServer } from '../ops.fixture.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const river = await createBrand(db.kysely, { code: 'RIVER', hosts: ['river.test'] });
const { ask } = await opsServer(db, { clock, permissions: [], routes: [] });
const one = await createOperator(db, { name: 'owner-one', now: clock.now() });
const two = await createOperator(db, { name: 'owner-two', now: clock.now() });
const reason = 'She has forgotten it';
const HOUR_MS = 3_600_000;
const next = 'a boat of eleven lamps';

beforeEach(async () => {
  await db.kysely.deleteFrom('platform.rate_window').execute();
  await db.kysely.deleteFrom('authentication.attempt').execute();
  for (const owner of [one, two]) owner.cookie = await openOperatorSession(db, owner.id, clock.now());
});

const person = () =>
  createOperator(db, { role: 'support', scope: { merchantId: river.id }, now: clock.now() });
const approve = (id: string, { cookie }: { cookie: string }) =>
  ask(`POST /ops/proposals/${id}/approve`, cookie, { body: {} });
const newPassword = (id: string) =>
  ask(`POST /ops/operators/${id}/password`, one.cookie, { body: { reason } });
const use = (token: string, password = next) =>
  ask('POST /ops/password-link', undefined, { body: { token, next: password } });
const logIn = (name: string, password: string) =>
  ask('POST /ops/session', undefined, { body: { name, password } });
const lettersTo = async (to: string) =>
  (await outbox({ db, clock }, river.id).newest(200)).filter(({ recipient }) => recipient === to);
const tokenIn = (text = '') => /password-link#([\w-]+)/.exec(text)?.[1] ?? '';
/** A new password for an account, proposed and approved; the token of the letter. */
async function linkFor(operator: { id: string; name: string }): Promise<string> {
  const { proposal } = (await newPassword(operator.id)).value;
  expect(await approve(proposal, two)).toMatchObject({ success: true });
  return tokenIn((await lettersTo(`${operator.name}@house.test`))[0]?.text);
}

test('a new password comes by a link to the operator’s address, which neither of the two who agree on it sees', async () => {
  const operator = await person();
  const asked = await newPassword(operator.id);
  expect(asked.value).toEqual({ proposal: expect.any(String) });
  expect(await ask('GET /ops/me', operator.cookie)).toMatchObject({ success: true });
  const seen = await ask(`GET /ops/proposals/${asked.value.proposal}`, two.cookie);
  expect(seen.value.after).toEqual({ linkTo: `${operator.name}@house.test` });
  const approved = await approve(asked.value.proposal, two);
  const [letter] = await lettersTo(`${operator.name}@house.test`);
  const token = tokenIn(letter?.text);
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(letter?.text).toContain(`http://${CONSOLE_HOST}/password-link#${token}`);
  const page = await ask(`GET /ops/operators/${operator.id}`, one.cookie);
  const record = await ask('GET /ops/actions', one.cookie);
  for (const { text } of [asked, seen, approved, page, record]) expect(text).not.toContain(token);
  expect(page.value.passwordLink).toMatchObject({ failure: null, sentAt: clock.now().toISOString() });
  expect(await ask('GET /ops/me', operator.cookie)).toMatchObject({ code: 'session_expired' });
  expect((await use(token)).value).toEqual({ name: operator.name });
  expect((await logIn(operator.name, next)).value.due).toBeNull();
});

test('from the approval on the password of before opens nothing', async () => {
  const operator = await person();
  await linkFor(operator);
  expect(await logIn(operator.name, 'a lantern of 7 colours')).toMatchObject({
    code: 'operator_login_wrong',
  });
});

test('a link works once, also when it is opened twice at once', async () => {
  const token = await linkFor(await person());
  const answers = await Promise.all([use(token), use(token)]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(await use(token)).toMatchObject({ status: 400, code: 'link_invalid' });
});

test('a link dies after a day, with a newer one, with a lock and with another address', async () => {
  const late = await linkFor(await person());
  clock.advance(24 * HOUR_MS + 1);
  for (const owner of [one, two]) owner.cookie = await openOperatorSession(db, owner.id, clock.now());
  expect(await use(late)).toMatchObject({ code: 'link_invalid' });
  const renewed = await person();
  const older = await linkFor(renewed);
  const newer = await linkFor(renewed);
  expect(await use(older)).toMatchObject({ code: 'link_invalid' });
  expect(await use(newer)).toMatchObject({ success: true });
  const locked = await person();
  const ofLocked = await linkFor(locked);
  await ask(`PUT /ops/operators/${locked.id}/status`, one.cookie, {
    body: { status: 'locked', version: 1, reason },
  });
  expect(await use(ofLocked)).toMatchObject({ code: 'link_invalid' });
  const moved = await person();
  const ofMoved = await linkFor(moved);
  const own = await openOperatorSession(db, moved.id, clock.now());
  expect(await ask('PUT /ops/me/email', own, { body: { email: 'elsewhere@house.test' } })).toMatchObject({
    success: true,
  });
  expect(await use(ofMoved)).toMatchObject({ code: 'link_invalid' });
});

test('a common password is refused and the link stays', async () => {
  const token = await linkFor(await person());
  expect(await use(token, 'password1234')).toMatchObject({ code: 'password_breached' });
  expect(await use(token)).toMatchObject({ success: true });
});

test('a password whose address has changed since it was proposed goes nowhere', async () => {
  const operator = await person();
  const { proposal } = (await newPassword(operator.id)).value;
  await ask('PUT /ops/me/email', operator.cookie, { body: { email: 'new-place@house.test' } });
  expect(await approve(proposal, two)).toMatchObject({
    code: 'proposal_outdated',
    value: { refusal: 'changed_meanwhile' },
  });
  expect(await lettersTo('new-place@house.test')).toEqual([]);
});

test('an operator without an address gets one first: another’s takes two and is announced at the address of before', async () => {
  const operator = await person();
  const change = (email: string, version: number) =>
    ask(`PUT /ops/operators/${operator.id}/email`, one.cookie, { body: { email, version, reason } });
  const { proposal } = (await change('Somsri@House.test', 1)).value;
  expect((await ask(`GET /ops/proposals/${proposal}`, two.cookie)).value).toMatchObject({
    before: { email: `${operator.name}@house.test` },
    after: { email: 'somsri@house.test' },
  });
  expect(await approve(proposal, two)).toMatchObject({ success: true });
  expect((await lettersTo(`${operator.name}@house.test`))[0]?.text).toContain('s…@house.test');
  expect(await change('third@house.test', 1)).toMatchObject({ code: 'changed_meanwhile' });
  await db.kysely
    .updateTable('operators.operator')
    .set({ email: null })
    .where('id', '=', operator.id)
    .execute();
  expect(await newPassword(operator.id)).toMatchObject({ status: 409, code: 'operator_email_missing' });
});

test('one mailbox serves one operator, also behind a plus sign', async () => {
  const operator = await person();
  const version = 1;
  for (const email of [`${one.name}@house.test`, `${one.name}+second@house.test`]) {
    const body = { email, version, reason };
    expect(await ask(`PUT /ops/operators/${operator.id}/email`, one.cookie, { body })).toMatchObject({
      status: 409,
      code: 'operator_email_taken',
    });
    const added = {
      name: 'sock-puppet',
      displayName: 'S',
      email,
      roles: [{ role: 'support', brand: 'RIVER' }],
    };
    expect(await ask('POST /ops/operators', one.cookie, { body: { ...added, reason } })).toMatchObject({
      code: 'operator_email_taken',
    });
  }
});

test('a new operator is there once a second one has approved, and comes in by the link alone', async () => {
  const email = 'malee@house.test';
  const body = {
    name: 'malee',
    displayName: 'Malee',
    email,
    roles: [{ role: 'auditor', brand: 'RIVER' }],
    reason,
  };
  const added = await ask('POST /ops/operators', one.cookie, { body });
  expect(added.value).toEqual({ id: expect.any(String), proposal: expect.any(String) });
  expect(await ask(`GET /ops/operators/${added.value.id}`, one.cookie)).toMatchObject({ code: 'not_found' });
  expect((await ask(`GET /ops/proposals/${added.value.proposal}`, two.cookie)).value.after).toEqual({
    name: 'malee',
    displayName: 'Malee',
    email,
    roles: ['auditor · RIVER'],
  });
  expect(await approve(added.value.proposal, two)).toMatchObject({ success: true });
  const [letter] = await lettersTo(email);
  expect(await logIn('malee', '')).toMatchObject({ success: false });
  expect(await use(tokenIn(letter?.text))).toMatchObject({ value: { name: 'malee' } });
  expect((await logIn('malee', next)).value).toMatchObject({ due: null, brands: [{ code: 'RIVER' }] });
  expect(await ask('POST /ops/operators', one.cookie, { body })).toMatchObject({
    code: 'operator_name_taken',
  });
});

test('a letter that cannot go out is tried again, and why stands at the operator’s page', async () => {
  let down = true;
  const sent: string[] = [];
  const mailer: Mailer = {
    send: async ({ text }) => {
      if (down) throw new MailError('unreachable', 'ECONNREFUSED');
      sent.push(text);
      return { code: '250', reference: null };
    },
  };
  const operator = await person();
  const server = await opsServer(db, { clock, permissions: [], routes: [], providers: { mailer } });
  const { proposal } = (await newPassword(operator.id)).value;
  expect(await server.ask(`POST /ops/proposals/${proposal}/approve`, two.cookie, { body: {} })).toMatchObject(
    { success: true },
  );
  const link = async () => (await ask(`GET /ops/operators/${operator.id}`, one.cookie)).value.passwordLink;
  expect(await link()).toMatchObject({ sentAt: null, failure: 'unreachable' });
  down = false;
  await sendLetters({ db, clock, mailer: async () => mailer, consoleOrigin: 'https://console.test' });
  expect(await link()).toMatchObject({ failure: null, sentAt: clock.now().toISOString() });
  expect(await use(tokenIn(sent[0]))).toMatchObject({ success: true });
});

test('an outbox that everybody reads is no mail for operators once a brand plays for real', async () => {
  expect(await houseMailer({ db, clock }, {})).not.toBeNull();
  const operator = await person();
  const { proposal } = (await newPassword(operator.id)).value;
  await createBrand(db.kysely, { code: 'HILL', hosts: ['hill.test'], settings: { demo: false } });
  expect(await houseMailer({ db, clock }, {})).toBeNull();
  const owner = await createOperator(db, { role: 'owner', scope: 'house', now: clock.now() });
  await db.kysely
    .insertInto('operators.passkey')
    .values({
      id: 'elsewhere',
      operator_id: owner.id,
      rp_id: 'elsewhere.test',
      name: 'Key',
      public_key: '',
      counter: 0n,
      transports: [],
      backed_up: false,
      added_at: clock.now(),
    })
    .execute();
  const cookie = await openOperatorSession(db, owner.id, clock.now(), { factor: true });
  expect(await approve(proposal, { cookie })).toMatchObject({ status: 409, code: 'operator_mail_missing' });
});

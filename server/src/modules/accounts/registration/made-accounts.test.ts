import { randomUUID } from 'node:crypto';
import { MADE_PER_DAY_MAX } from '@lanna/contract/accounts/registration/made-accounts';
import type { PresetRates } from '@lanna/contract/people/agents/preset-rates';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/sealing/ids.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { readRates } from '../../people/agents/read-rates.ts';
import { identityServer } from '../../people/authentication/identity-server.factory.ts';
import { createMember } from '../../people/members/member.factory.ts';

const { db } = await testDatabase();
const { clock, ask, askSealed, sessionOf } = await identityServer(db);
const birthday = {
  enabled: true,
  required: true,
  acceptedPattern: 'pattern',
  patternId: 11,
  minLength: 10,
  maxLength: 10,
};
const brand = await createBrand(db.kysely, {
  hosts: ['river.test'],
  settings: { minimumAge: 20, registration: { fields: { birthday } } },
});
const NEW_PASSWORD = 'paper-boat-on-the-ping';
const OWNER = { termsAccepted: true, birthday: '1990-02-03' };
const TODAY = '2026-11-20';

async function agentWith(rates: PresetRates = {}, type: 1 | 2 | 41 | 42 = 1) {
  const agent = await createMember(db, brand, { type });
  for (const [category, rate] of Object.entries(rates))
    await db.kysely
      .insertInto('agents.rate')
      .values({
        member_id: agent.memberId,
        merchant_id: brand.id,
        category,
        rate: rate ?? 0,
        from_day: '2026-01-01',
        set_at: clock.now(),
      })
      .execute();
  return { ...agent, token: await sessionOf(agent) };
}

type Agent = Awaited<ReturnType<typeof agentWith>>;

function make({ token }: Agent, body: object, key: string = randomUUID()) {
  return ask('POST', '/wps/agent/accounts', {
    token,
    payload: JSON.stringify({ type: 0, ...body }),
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
  });
}
async function logIn(username: string, password: string) {
  return askSealed('POST', '/wps/session/login', { type: 'username', username, password });
}
async function takeOver(token: string, oldPassword: string, more: object = OWNER) {
  const passwords = { oldPassword, newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD };
  return askSealed('POST', '/wps/member/password', { ...passwords, ...more }, { token });
}
/** What an account was given; it counts while the account is an agent. */
async function givenTo(memberId: string): Promise<Record<string, number>> {
  const rows = await db.kysely
    .selectFrom('agents.rate')
    .select(['category', 'rate'])
    .where('member_id', '=', memberId)
    .execute();
  return Object.fromEntries(rows.map(({ category, rate }) => [category, rate]));
}

test('an account an agent has made is below the agent, has its rates from the first day, and its password is kept as a hash alone', async () => {
  const agent = await agentWith({ LIVE: 700, RNG: 1200 });
  const { value } = await make(agent, { username: 'riverboy', rates: { LIVE: 500 } });
  expect(value.firstPassword).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
  const kept = await db.kysely
    .selectFrom('members.member')
    .selectAll()
    .where('id', '=', value.id)
    .executeTakeFirstOrThrow();
  expect(kept).toMatchObject({
    username: 'riverboy',
    type: 0,
    agent_id: agent.memberId,
    enrolment_due: true,
    terms_version: null,
    first_login_at: null,
  });
  expect(kept.password_hash).toMatch(/^\$argon2id\$/);
  expect(await givenTo(value.id)).toEqual({ LIVE: 500 });
  const answers = await db.kysely.selectFrom('platform.idempotent_answer').select('answer').execute();
  expect(JSON.stringify(answers)).not.toContain(value.firstPassword);
});

test('its owner changes the password, says the age and accepts the terms in one step, and until then no call works', async () => {
  const agent = await agentWith();
  const { value: made } = await make(agent, { username: 'firststep' });
  const first = await logIn('firststep', made.firstPassword);
  expect(first.value).toMatchObject({ mustChangePassword: true, firstTimeLogin: true });
  const { token } = first.value;
  expect((await ask('GET', '/wps/member/info', { token })).value).toMatchObject({ enrolmentDue: true });
  for (const call of ['/wps/v2/wallets/balance', '/wps/member/security'])
    expect(await ask('GET', call, { token })).toMatchObject({ code: 'password_change_due' });
  expect(
    await ask('POST', '/wps/member/terms', {
      token,
      payload: JSON.stringify({ version: brand.settings.termsVersion }),
      headers: { 'content-type': 'application/json' },
    }),
  ).toMatchObject({ code: 'password_change_due' });

  expect(await takeOver(token, made.firstPassword, {})).toMatchObject({ code: 'terms_not_accepted' });
  expect(await takeOver(token, made.firstPassword, { termsAccepted: true })).toMatchObject({
    code: 'invalid_input',
    value: { fields: [{ field: 'birthday', message: 'empty' }] },
  });
  // It is 20 November 2026 in Bangkok.
  expect(
    await takeOver(token, made.firstPassword, { termsAccepted: true, birthday: '2006-11-21' }),
  ).toMatchObject({ code: 'under_age', value: { minimumAge: 20 } });
  expect(
    await takeOver(token, made.firstPassword, { ...OWNER, newPassword: made.firstPassword }),
  ).toMatchObject({ success: false });

  const { value } = await takeOver(token, made.firstPassword);
  expect((await ask('GET', '/wps/member/info', { token: value.token })).value).toMatchObject({
    enrolmentDue: false,
    passwordChangeDue: false,
    termsDue: null,
  });
  expect(await ask('GET', '/wps/v2/wallets/balance', { token: value.token })).toMatchObject({
    success: true,
  });
  const accepted = await db.kysely
    .selectFrom('members.terms_acceptance')
    .select(['version', 'occasion'])
    .where('member_id', '=', made.id)
    .execute();
  expect(accepted).toEqual([{ version: brand.settings.termsVersion, occasion: 'registration' }]);
  expect((await logIn('firststep', NEW_PASSWORD)).value).toMatchObject({ mustChangePassword: false });
  expect(await logIn('firststep', made.firstPassword)).toMatchObject({ code: 'bad_credentials' });
});

test('a member who leaves before is asked again at the next log-in', async () => {
  const agent = await agentWith();
  const { value: made } = await make(agent, { username: 'wentaway' });
  const { value } = await logIn('wentaway', made.firstPassword);
  await ask('DELETE', '/wps/session/logout', { token: value.token });
  expect((await logIn('wentaway', made.firstPassword)).value).toMatchObject({ mustChangePassword: true });
});

test('one press is one account, answered with one password, however often and at once it is sent', async () => {
  const agent = await agentWith();
  const key = randomUUID();
  const notified = await Promise.all(
    Array.from({ length: 5 }, () => make(agent, { username: 'pressed1' }, key)),
  );
  const [first] = notified;
  for (const answer of notified) expect(answer.value).toEqual(first?.value);
  expect((await logIn('pressed1', first?.value.firstPassword)).success).toBe(true);
  expect(await make(agent, { username: 'pressed2' }, key)).toMatchObject({ code: 'idempotency_conflict' });
});

test('a name that is taken or cannot be, and a rate above the own, are refused in words', async () => {
  const agent = await agentWith({ LIVE: 700 });
  await make(agent, { username: 'takenname' });
  expect(await make(agent, { username: 'TakenName' })).toMatchObject({ code: 'username_taken' });
  expect(await make(agent, { username: '1x' })).toMatchObject({
    code: 'invalid_input',
    value: { fields: [{ field: 'username', message: 'reg_pattern_2', bounds: '4-20' }] },
  });
  for (const rates of [{ LIVE: 701 }, { FISH: 1 }])
    expect(await make(agent, { username: 'toomuch1', rates })).toMatchObject({ code: 'preset_above_own' });
  expect(await make(agent, { username: 'toomuch1', rates: { LIVE: 700 } })).toMatchObject({ success: true });
});

test('a name taken by ten presses at once is one account', async () => {
  const agent = await agentWith();
  const notified = await Promise.all(Array.from({ length: 10 }, () => make(agent, { username: 'race1' })));
  expect(notified.filter(({ success }) => success)).toHaveLength(1);
  for (const { success, code } of notified) if (!success) expect(code).toBe('username_taken');
});

test('an agent makes members, a general agent agents as well, an affiliate none', async () => {
  const [agent, general] = [await agentWith(), await agentWith({ LIVE: 700 }, 2)];
  expect(await make(agent, { username: 'agentno1', type: 1 })).toMatchObject({
    code: 'made_agent_forbidden',
  });
  const rates = { LIVE: 300 };
  const { value } = await make(general, { username: 'agentyes1', type: 1, rates });
  expect(await readRates(db.kysely, brand.id, value.id, TODAY)).toMatchObject({ LIVE: 300, RNG: 0 });
  const { type } = await db.kysely
    .selectFrom('members.member')
    .select('type')
    .where('id', '=', value.id)
    .executeTakeFirstOrThrow();
  expect(type).toBe(1);
  for (const affiliate of [await agentWith({}, 41), await agentWith({}, 42)])
    expect(await make(affiliate, { username: 'none1' })).toMatchObject({ code: 'made_account_forbidden' });
});

test('a frozen agent makes no account and renews no password', async () => {
  const agent = await agentWith();
  const { value } = await make(agent, { username: 'beforefrost' });
  await db.kysely
    .insertInto('agents.freeze')
    .values({
      id: newId(),
      merchant_id: brand.id,
      member_id: agent.memberId,
      reason: 'looked into',
      frozen_at: clock.now(),
      frozen_by: 'operator',
    })
    .execute();
  expect(await make(agent, { username: 'frozen1' })).toMatchObject({ code: 'agent_frozen' });
  const renewed = await ask('POST', `/wps/agent/accounts/${value.id}/password`, { token: agent.token });
  expect(renewed).toMatchObject({ code: 'agent_frozen' });
});

test('the limit of a day holds under parallel presses, and a new day of the brand begins anew', async () => {
  const agent = await agentWith();
  const early = Array.from({ length: MADE_PER_DAY_MAX - 2 }, () => ({
    member_id: newId(),
    merchant_id: brand.id,
    agent_id: agent.memberId,
    made_at: clock.now(),
  }));
  await db.kysely.insertInto('registration.made_account').values(early).execute();
  const notified = await Promise.all(
    Array.from({ length: 5 }, (_, at) => make(agent, { username: `limited${at}` })),
  );
  expect(notified.filter(({ success }) => success)).toHaveLength(2);
  for (const { success, code } of notified) if (!success) expect(code).toBe('made_accounts_spent');
  const { value } = await ask('GET', '/wps/agent/accounts', { token: agent.token });
  expect(value).toMatchObject({ leftToday: 0, types: [0] });
  clock.advance(86_400_000);
  const later = { ...agent, token: await sessionOf(agent) };
  expect(await make(later, { username: 'nextday1' })).toMatchObject({ success: true });
  clock.advance(-86_400_000);
});

test('a lost first password is renewed by the agent who made the account, until its owner has taken it over', async () => {
  const [agent, other] = [await agentWith(), await agentWith()];
  const { value: made } = await make(agent, { username: 'lostword' });
  const renew = (by: Agent) => ask('POST', `/wps/agent/accounts/${made.id}/password`, { token: by.token });
  expect(await renew(other)).toMatchObject({ code: 'member_unknown' });
  const { value: renewed } = await renew(agent);
  expect(renewed.firstPassword).not.toBe(made.firstPassword);
  expect(await logIn('lostword', made.firstPassword)).toMatchObject({ code: 'bad_credentials' });
  const { value } = await logIn('lostword', renewed.firstPassword);
  expect(value.mustChangePassword).toBe(true);
  expect((await listed(agent))[0]).toMatchObject({ account: 'lostword', waits: true });
  await takeOver(value.token, renewed.firstPassword);
  expect(await renew(agent)).toMatchObject({ code: 'made_account_taken_over' });
  expect((await listed(agent))[0]).toMatchObject({ account: 'lostword', waits: false });
  expect(await listed(other)).toEqual([]);
});

async function listed({ token }: Agent) {
  return (await ask('GET', '/wps/agent/accounts', { token })).value.list;
}

import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { identityFixture, PASSWORD } from '../../identity.factory.ts';
import { softwareAuthenticator } from '../../platform/second-factor/software-authenticator.factory.ts';
import { testDatabase } from '../../platform/test-database.ts';
import { offerPasskeys } from '../authentication/passkeys.ts';
import { hashPassword } from '../authentication/password.ts';
import { proveSecondFactor } from '../authentication/prove-second-factor.ts';
import { resolveSession } from '../authentication/resolve-session.ts';
import { createBrand } from '../brands/brand.factory.ts';
import { findBrands } from '../brands/find-brand.ts';
import { createMember } from '../members/member.factory.ts';
import { beginPasskey } from './begin-passkey.ts';
import { beginTotp } from './begin-totp.ts';
import { changePassword } from './change-password.ts';
import { confirmPasskey } from './confirm-passkey.ts';
import { confirmTotp } from './confirm-totp.ts';
import { removeSecondFactor } from './remove-second-factor.ts';
import { setPaymentPassword } from './set-payment-password.ts';
import { showSecurity } from './show-security.ts';

const { db } = await testDatabase();
const brand = await createBrand(db.kysely);
const otherBrand = await createBrand(db.kysely);
const { clock, deps, context, logInAs, logInWith, settled } = identityFixture(db, brand);
const resolve = resolveSession({ db, clock, brands: findBrands(db.kysely, clock) });
const passwordHash = await hashPassword(PASSWORD);
const STEP_MS = 30_000;

const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: clock.now().getTime() });

async function loggedIn() {
  const member = await createMember(db, brand, { passwordHash, now: clock.now() });
  const { token } = await logInAs(member.username);
  return { ...member, owner: await resolve(token, brand) };
}
async function withTotp() {
  const member = await loggedIn();
  const { secret } = await beginTotp(deps, { password: PASSWORD }, member.owner, context());
  const { recoveryCodes } = await confirmTotp(deps, { code: codeOf(secret) }, member.owner, context());
  clock.advance(STEP_MS);
  return { ...member, secret, recoveryCodes };
}
async function withPasskey() {
  const member = await loggedIn();
  const device = softwareAuthenticator();
  const options = await beginPasskey(deps, { password: PASSWORD }, member.owner, context());
  const response = device.create(ceremony(options));
  const { recoveryCodes } = await confirmPasskey(deps, { name: 'โทรศัพท์', response }, member.owner, context());
  return { ...member, device, recoveryCodes };
}
function ceremony(options: Record<string, unknown>) {
  return { challenge: String(options['challenge']), origin: 'http://localhost', rpId: 'localhost' };
}
const eventsOf = (memberId: string) =>
  db.kysely
    .selectFrom('audit.security_event')
    .select(['kind', 'before', 'after'])
    .where('member_id', '=', memberId)
    .where('kind', '!=', 'session_opened')
    .orderBy('id')
    .execute();

test('an app protects nothing until a code of it was shown', async () => {
  const { owner, username } = await loggedIn();
  const { secret, otpauthUrl } = await beginTotp(deps, { password: PASSWORD }, owner, context());
  expect(otpauthUrl).toContain(`secret=${secret}`);
  await expect(logInAs(username)).resolves.toBeDefined();
  await expect(confirmTotp(deps, { code: '000000' }, owner, context())).rejects.toMatchObject({
    code: 'second_factor_wrong',
  });
  await confirmTotp(deps, { code: codeOf(secret) }, owner, context());
  await expect(logInAs(username)).rejects.toMatchObject({
    code: 'second_factor_needed',
    facts: { totp: true, passkey: null },
  });
});

test('setting up asks for the password, and is over after ten minutes', async () => {
  const { owner } = await loggedIn();
  await expect(beginTotp(deps, { password: 'wrong' }, owner, context())).rejects.toMatchObject({
    code: 'password_wrong',
  });
  const { secret } = await beginTotp(deps, { password: PASSWORD }, owner, context());
  clock.advance(10 * 60_000);
  await expect(confirmTotp(deps, { code: codeOf(secret) }, owner, context())).rejects.toMatchObject({
    code: 'second_factor_wrong',
  });
});

test('after the password a code opens, once', async () => {
  const { username, secret } = await withTotp();
  const code = codeOf(secret);
  await expect(logInAs(username, PASSWORD, {}, { secondFactor: code })).resolves.toBeDefined();
  await expect(logInAs(username, PASSWORD, {}, { secondFactor: code })).rejects.toMatchObject({
    code: 'second_factor_wrong',
  });
});

test('one code brought eight times at once opens once', async () => {
  const { memberId: id, secret } = await withTotp();
  const code = codeOf(secret);
  const owner = { id, hasTotp: true, hasPasskey: false };
  const results = await db.transaction(async (tx) => {
    // Holds the writes back until all have read what was there before.
    await tx
      .selectFrom('authentication.totp')
      .select('secret')
      .where('member_id', '=', id)
      .forUpdate()
      .execute();
    // Listened to from the start: the later ones are refused before the commit below is heard of.
    const tries = Promise.allSettled(
      Array.from({ length: 8 }, () => proveSecondFactor(deps, owner, code, context())),
    );
    await expect.poll(waitingForLocks, { timeout: 30_000 }).toBeGreaterThanOrEqual(8);
    return { tries };
  });
  const settled = await results.tries;
  expect(settled.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
});

async function waitingForLocks(): Promise<number> {
  const { rows } = await db.pool.query<{ waiting: number }>(
    'select count(distinct pid)::int as waiting from pg_locks where not granted',
  );
  return rows[0]?.waiting ?? 0;
}

test('what is kept of an app is sealed, and opens for nobody else', async () => {
  const [victim, thief] = [await withTotp(), await withTotp()];
  const { rows } = await db.pool.query<{ line: string }>(
    'select totp::text as line from authentication.totp where member_id = $1',
    [victim.memberId],
  );
  expect(rows[0]?.line).toMatch(/sealed:[0-9a-f]{16}:/);
  expect(rows[0]?.line).not.toContain(victim.secret);
  // Who can write to the table gives somebody a secret whose codes he knows.
  await db.pool.query(
    `update authentication.totp set secret = (select secret from authentication.totp where member_id = $1) where member_id = $2`,
    [thief.memberId, victim.memberId],
  );
  await expect(
    logInAs(victim.username, PASSWORD, {}, { secondFactor: codeOf(thief.secret) }),
  ).rejects.toThrow();
  await expect(
    db.pool.query('update authentication.totp set secret = $1 where member_id = $2', [
      thief.secret,
      victim.memberId,
    ]),
  ).rejects.toThrow(/totp_secret_is_sealed/);
});

test('without the password a code is not even looked at', async () => {
  const { username, secret } = await withTotp();
  await expect(logInAs(username, 'wrong', {}, { secondFactor: codeOf(secret) })).rejects.toMatchObject({
    code: 'bad_credentials',
  });
});

test('ten wrong codes are enough, from wherever they come', async () => {
  const { username, memberId, secret } = await withTotp();
  for (let at = 0; at < 10; at++)
    await expect(
      logInAs(username, PASSWORD, { address: `10.50.0.${at}` }, { secondFactor: '123456' }),
    ).rejects.toMatchObject({ code: 'second_factor_wrong' });
  await expect(
    logInAs(username, PASSWORD, { address: '10.50.1.1' }, { secondFactor: codeOf(secret) }),
  ).rejects.toMatchObject({ code: 'too_many_requests' });
  await settled();
  const { rows } = await db.pool.query(
    "select reason, sum(hits)::int as hits from audit.access_failure where method = 'second_factor' and member_id = $1 group by 1 order by 1",
    [memberId],
  );
  expect(rows).toEqual([
    { reason: 'second_factor_wrong', hits: 10 },
    { reason: 'too_many_requests', hits: 1 },
  ]);
  clock.advance(30 * 60_000);
  await expect(logInAs(username, PASSWORD, {}, { secondFactor: codeOf(secret) })).resolves.toBeDefined();
});

test('who knows the password and guesses codes keeps the owner from neither recovery code nor passkey', async () => {
  const { username, recoveryCodes } = await withTotp();
  for (let at = 0; at < 12; at++)
    await logInAs(username, PASSWORD, { address: '10.51.0.1' }, { secondFactor: '123456' }).catch(() => {});
  await expect(logInAs(username, PASSWORD, {}, { secondFactor: '123456' })).rejects.toMatchObject({
    code: 'too_many_requests',
  });
  await expect(
    logInAs(username, PASSWORD, {}, { secondFactor: recoveryCodes[0] ?? '' }),
  ).resolves.toBeDefined();
  // It opens the door and not the lock: the codes stay refused.
  await expect(logInAs(username, PASSWORD, {}, { secondFactor: '123456' })).rejects.toMatchObject({
    code: 'too_many_requests',
  });
});

test.each(['app', 'passkey'])(
  'with a new %s whoever is elsewhere must show it, remembered or not',
  async (kind) => {
    const { username, owner, memberId } = await loggedIn();
    const elsewhere = await logInAs(username, PASSWORD, {}, { remember: true });
    if (kind === 'app') {
      const { secret } = await beginTotp(deps, { password: PASSWORD }, owner, context());
      await confirmTotp(deps, { code: codeOf(secret) }, owner, context());
    } else {
      const options = await beginPasskey(deps, { password: PASSWORD }, owner, context());
      const response = softwareAuthenticator().create(ceremony(options));
      await confirmPasskey(deps, { name: 'phone', response }, owner, context());
    }
    await expect(resolve(elsewhere.token, brand)).rejects.toMatchObject({ code: 'session_expired' });
    await expect(
      logInWith({ type: 'remember', rememberToken: elsewhere.rememberToken ?? '' }),
    ).rejects.toMatchObject({ code: 'bad_credentials' });
    const { ended_at } = await db.kysely
      .selectFrom('authentication.session')
      .select('ended_at')
      .where('id', '=', owner.sessionId)
      .executeTakeFirstOrThrow();
    expect(ended_at).toBeNull();
    expect((await eventsOf(memberId)).at(-1)?.after).toMatchObject({ sessionsEnded: 1 });
  },
);

test('a recovery code stands in for the app, each once, however it is typed', async () => {
  const { username, memberId, recoveryCodes } = await withTotp();
  expect(new Set(recoveryCodes).size).toBe(10);
  const [first = '', second = ''] = recoveryCodes;
  await expect(logInAs(username, PASSWORD, {}, { secondFactor: first })).resolves.toBeDefined();
  await expect(logInAs(username, PASSWORD, {}, { secondFactor: first })).rejects.toMatchObject({
    code: 'second_factor_wrong',
  });
  const typed = ` ${second.toUpperCase().replaceAll('-', ' ')} `;
  await expect(logInAs(username, PASSWORD, {}, { secondFactor: typed })).resolves.toBeDefined();
  expect(await showSecurity(db, { merchantId: brand.id, memberId })).toMatchObject({
    totp: true,
    recoveryCodesLeft: 8,
  });
  expect((await eventsOf(memberId)).at(-1)).toEqual({
    kind: 'recovery_code_used',
    before: { left: 9 },
    after: { left: 8 },
  });
});

test('a passkey opens after the password, with a challenge given for it', async () => {
  const { username, memberId, device, recoveryCodes } = await withPasskey();
  expect(recoveryCodes).toHaveLength(10);
  const needed = await logInAs(username).catch(
    (refusal: { facts: { passkey: Record<string, unknown> } }) => refusal,
  );
  if (!('facts' in needed)) throw new Error('a second factor was to be asked for');
  expect(needed.facts.passkey['allowCredentials']).toMatchObject([{ id: device.id }]);
  const secondFactor = JSON.stringify(device.use(ceremony(needed.facts.passkey)));
  await expect(logInAs(username, PASSWORD, {}, { secondFactor })).resolves.toBeDefined();
  // The challenge is used up.
  await expect(logInAs(username, PASSWORD, {}, { secondFactor })).rejects.toMatchObject({
    code: 'second_factor_wrong',
  });
  const { passkeys } = await showSecurity(db, { merchantId: brand.id, memberId });
  expect(passkeys).toMatchObject([{ id: device.id, name: 'โทรศัพท์', usedAt: clock.now().toISOString() }]);
});

test('a challenge for a stranger names no passkey and still lets one prove itself', async () => {
  const { username, device } = await withPasskey();
  const options = await offerPasskeys(deps, null, context());
  expect(options['allowCredentials']).toEqual([]);
  const secondFactor = JSON.stringify(device.use(ceremony(options)));
  await expect(logInAs(username, PASSWORD, {}, { secondFactor })).resolves.toBeDefined();
});

test('another’s passkey, another’s challenge, another site and an old challenge prove nothing', async () => {
  const { username, device, memberId } = await withPasskey();
  const other = await withPasskey();
  const tries = [
    other.device.use(ceremony(await offerPasskeys(deps, null, context()))),
    device.use(ceremony(await offerPasskeys(deps, other.memberId, context()))),
    device.use(ceremony(await offerPasskeys(deps, null, context({ brand: otherBrand })))),
    device.use({ ...ceremony(await offerPasskeys(deps, memberId, context())), origin: 'http://evil.test' }),
    device.use({ ...ceremony({}), challenge: 'A'.repeat(43) }),
    {},
    { response: { clientDataJSON: 'x' } },
  ];
  for (const answer of tries)
    await expect(
      logInAs(username, PASSWORD, {}, { secondFactor: JSON.stringify(answer) }),
    ).rejects.toMatchObject({ code: 'second_factor_wrong' });
  const late = device.use(ceremony(await offerPasskeys(deps, memberId, context())));
  clock.advance(2 * 60_000);
  await expect(logInAs(username, PASSWORD, {}, { secondFactor: JSON.stringify(late) })).rejects.toMatchObject(
    { code: 'second_factor_wrong' },
  );
});

test('one passkey is one member’s, and its name holds nothing unseen', async () => {
  const { device } = await withPasskey();
  const { owner } = await loggedIn();
  const create = async () =>
    device.create(ceremony(await beginPasskey(deps, { password: PASSWORD }, owner, context())));
  await expect(
    confirmPasskey(deps, { name: 'mine', response: await create() }, owner, context()),
  ).rejects.toMatchObject({ code: 'second_factor_wrong' });
  for (const name of ['\u200b', 'a\u0000b', '\u202e'])
    await expect(
      confirmPasskey(deps, { name, response: await create() }, owner, context()),
    ).rejects.toMatchObject({ code: 'invalid_input' });
});

test('what protects the account is changed with the second factor only', async () => {
  const { owner, secret } = await withTotp();
  const needed = { code: 'second_factor_needed' };
  const change = (secondFactor?: string) =>
    changePassword(
      deps,
      {
        oldPassword: PASSWORD,
        newPassword: 'one more of them',
        confirmNewPassword: 'one more of them',
        secondFactor,
      },
      owner,
      context(),
    );
  await expect(beginTotp(deps, { password: PASSWORD }, owner, context())).rejects.toMatchObject(needed);
  await expect(beginPasskey(deps, { password: PASSWORD }, owner, context())).rejects.toMatchObject(needed);
  await expect(
    setPaymentPassword(
      deps,
      { password: PASSWORD, newPaymentPassword: '482913', confirmPaymentPassword: '482913' },
      owner,
      context(),
    ),
  ).rejects.toMatchObject(needed);
  await expect(change()).rejects.toMatchObject(needed);
  await expect(change(codeOf(secret))).resolves.toMatchObject({ rememberToken: null });
});

test('removing asks for both, leaves a line, and takes the recovery codes along with the last factor', async () => {
  const { owner, memberId, username, secret } = await withTotp();
  const remove = (secondFactor: string, password = PASSWORD, what = 'totp') =>
    removeSecondFactor(deps, { what, password, secondFactor }, owner, context());
  await expect(remove(codeOf(secret), 'wrong')).rejects.toMatchObject({ code: 'password_wrong' });
  for (const wrong of ['', 'none', '000000'])
    await expect(remove(wrong)).rejects.toMatchObject({ code: 'second_factor_wrong' });
  await expect(remove(codeOf(secret), PASSWORD, 'somebodys-passkey')).rejects.toMatchObject({
    code: 'second_factor_wrong',
  });
  clock.advance(STEP_MS);
  await remove(codeOf(secret));
  await expect(logInAs(username)).resolves.toBeDefined();
  expect(await showSecurity(db, { merchantId: brand.id, memberId })).toMatchObject({
    totp: false,
    recoveryCodesLeft: 0,
  });
  const events = await eventsOf(memberId);
  expect(events.map((event) => event.kind)).toEqual(['totp_added', 'totp_removed']);
  expect(JSON.stringify(events)).not.toContain(secret);
});

test('a remembered log-in does not ask again: it rests on one that has shown the factor', async () => {
  const { username, secret } = await withTotp();
  const { rememberToken } = await logInAs(
    username,
    PASSWORD,
    {},
    { secondFactor: codeOf(secret), remember: true },
  );
  await expect(logInWith({ type: 'remember', rememberToken: rememberToken ?? '' })).resolves.toBeDefined();
});

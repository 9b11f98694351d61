import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { softwareAuthenticator } from '../../../../platform/second-factor/software-authenticator.factory.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { findBrands } from '../../../house/brands/find-brand.ts';
import { identityFixture, PASSWORD } from '../../../people/authentication/identity.factory.ts';
import { offerPasskeys } from '../../../people/authentication/passkeys.ts';
import { hashPassword } from '../../../people/authentication/password.ts';
import { proveSecondFactor } from '../../../people/authentication/prove-second-factor.ts';
import { resolveSession } from '../../../people/authentication/resolve-session.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { showSecurity } from '../account/show-security.ts';
import { changePassword } from '../passwords/change-password.ts';
import { setPaymentPassword } from '../passwords/set-payment-password.ts';
import { beginPasskey } from './begin-passkey.ts';
import { beginTotp } from './begin-totp.ts';
import { confirmPasskey } from './confirm-passkey.ts';
import { confirmTotp } from './confirm-totp.ts';
import { removeSecondFactor } from './remove-second-factor.ts';

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

test('an authenticator app takes effect only after one of its codes is confirmed', async () => {
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

test('setting up an app requires the password and expires after ten minutes', async () => {
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

test('after the password a code logs in, once', async () => {
  const { username, secret } = await withTotp();
  const code = codeOf(secret);
  await expect(logInAs(username, PASSWORD, {}, { secondFactor: code })).resolves.toBeDefined();
  await expect(logInAs(username, PASSWORD, {}, { secondFactor: code })).rejects.toMatchObject({
    code: 'second_factor_wrong',
  });
});

test('one code sent eight times in parallel logs in once', async () => {
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
    // Awaited from the start, since the later ones may be refused before the commit below returns.
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

test('the stored secret of an app is encrypted, and cannot be decrypted for another member', async () => {
  const [victim, thief] = [await withTotp(), await withTotp()];
  const { rows } = await db.pool.query<{ line: string }>(
    'select totp::text as line from authentication.totp where member_id = $1',
    [victim.memberId],
  );
  expect(rows[0]?.line).toMatch(/sealed:[0-9a-f]{16}:/);
  expect(rows[0]?.line).not.toContain(victim.secret);
  // An attacker who can write to the table gives another member a secret whose codes the attacker knows.
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

test('without the right password a code is not checked', async () => {
  const { username, secret } = await withTotp();
  await expect(logInAs(username, 'wrong', {}, { secondFactor: codeOf(secret) })).rejects.toMatchObject({
    code: 'bad_credentials',
  });
});

test('ten wrong codes lock the check, from any address', async () => {
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

test('an attacker who guesses codes does not lock the owner out of recovery codes and passkeys', async () => {
  const { username, recoveryCodes } = await withTotp();
  for (let at = 0; at < 12; at++)
    await logInAs(username, PASSWORD, { address: '10.51.0.1' }, { secondFactor: '123456' }).catch(() => {});
  await expect(logInAs(username, PASSWORD, {}, { secondFactor: '123456' })).rejects.toMatchObject({
    code: 'too_many_requests',
  });
  await expect(
    logInAs(username, PASSWORD, {}, { secondFactor: recoveryCodes[0] ?? '' }),
  ).resolves.toBeDefined();
  // It logs in but does not reset the lock: codes of the app stay refused.
  await expect(logInAs(username, PASSWORD, {}, { secondFactor: '123456' })).rejects.toMatchObject({
    code: 'too_many_requests',
  });
});

test.each(['app', 'passkey'])(
  'with a new %s other sessions end and must pass it to log in, remembered or not',
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

test('a recovery code replaces a code of the app, each once, in any spelling', async () => {
  const { username, memberId, recoveryCodes } = await withTotp();
  expect(new Set(recoveryCodes).size).toBe(10);
  const [first = '', second = ''] = recoveryCodes;
  await expect(logInAs(username, PASSWORD, {}, { secondFactor: first })).resolves.toBeDefined();
  await expect(logInAs(username, PASSWORD, {}, { secondFactor: first })).rejects.toMatchObject({
    code: 'second_factor_wrong',
  });
  const typed = ` ${second.toUpperCase().replaceAll('-', ' ')} `;
  await expect(logInAs(username, PASSWORD, {}, { secondFactor: typed })).resolves.toBeDefined();
  expect(await showSecurity(deps, memberId, brand)).toMatchObject({
    totp: true,
    recoveryCodesLeft: 8,
  });
  expect((await eventsOf(memberId)).at(-1)).toEqual({
    kind: 'recovery_code_used',
    before: { left: 9 },
    after: { left: 8 },
  });
});

test('after the password a passkey logs in with a challenge issued for it', async () => {
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
  const { passkeys } = await showSecurity(deps, memberId, brand);
  expect(passkeys).toMatchObject([{ id: device.id, name: 'โทรศัพท์', usedAt: clock.now().toISOString() }]);
});

test('a challenge for a visitor lists no passkey and can still be used with one', async () => {
  const { username, device } = await withPasskey();
  const options = await offerPasskeys(deps, null, context());
  expect(options['allowCredentials']).toEqual([]);
  const secondFactor = JSON.stringify(device.use(ceremony(options)));
  await expect(logInAs(username, PASSWORD, {}, { secondFactor })).resolves.toBeDefined();
});

test('a passkey or challenge of another member, another site and an old challenge are refused', async () => {
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

test('a passkey belongs to one member, and a name with unseen characters is refused', async () => {
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

test('every change of the account’s protection requires the second factor', async () => {
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

test('removing requires password and second factor, is recorded, and deletes the recovery codes with the last factor', async () => {
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
  expect(await showSecurity(deps, memberId, brand)).toMatchObject({
    totp: false,
    recoveryCodesLeft: 0,
  });
  const events = await eventsOf(memberId);
  expect(events.map((event) => event.kind)).toEqual(['totp_added', 'totp_removed']);
  expect(JSON.stringify(events)).not.toContain(secret);
});

test('a remembered log-in does not require the second factor again', async () => {
  const { username, secret } = await withTotp();
  const { rememberToken } = await logInAs(
    username,
    PASSWORD,
    {},
    { secondFactor: codeOf(secret), remember: true },
  );
  await expect(logInWith({ type: 'remember', rememberToken: rememberToken ?? '' })).resolves.toBeDefined();
});

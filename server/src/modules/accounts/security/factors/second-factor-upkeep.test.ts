import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { softwareAuthenticator } from '../../../../platform/second-factor/software-authenticator.factory.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { findBrands } from '../../../house/brands/find-brand.ts';
import { identityFixture, PASSWORD } from '../../../people/authentication/identity.factory.ts';
import { hashPassword } from '../../../people/authentication/password.ts';
import { resolveSession } from '../../../people/authentication/resolve-session.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { showSecurity } from '../account/show-security.ts';
import { beginPasskey } from './begin-passkey.ts';
import { beginTotp } from './begin-totp.ts';
import { confirmPasskey } from './confirm-passkey.ts';
import { confirmTotp } from './confirm-totp.ts';
import { renamePasskey } from './rename-passkey.ts';
import { renewOwnRecoveryCodes } from './renew-own-recovery-codes.ts';

const { db } = await testDatabase();
const brand = await createBrand(db.kysely);
const { clock, deps, context, logInAs } = identityFixture(db, brand);
const resolve = resolveSession({ db, clock, brands: findBrands(db.kysely, clock) });
const passwordHash = await hashPassword(PASSWORD);

async function loggedIn() {
  const member = await createMember(db, brand, { passwordHash, now: clock.now() });
  const { token } = await logInAs(member.username);
  return { ...member, owner: await resolve(token, brand) };
}
async function withPasskey() {
  const member = await loggedIn();
  const device = softwareAuthenticator();
  const options = await beginPasskey(deps, { password: PASSWORD }, member.owner, context());
  const response = device.create({
    challenge: String(options['challenge']),
    origin: 'http://localhost',
    rpId: 'localhost',
  });
  const { recoveryCodes } = await confirmPasskey(deps, { name: 'โทรศัพท์', response }, member.owner, context());
  const [passkey] = await passkeysOf(member.memberId);
  return { ...member, recoveryCodes, id: passkey?.id ?? '' };
}
async function withTotp() {
  const member = await loggedIn();
  const { secret } = await beginTotp(deps, { password: PASSWORD }, member.owner, context());
  const code = () => new TOTP({ secret }).generate({ timestamp: clock.now().getTime() });
  const { recoveryCodes } = await confirmTotp(deps, { code: code() }, member.owner, context());
  clock.advance(30_000);
  return { ...member, recoveryCodes, code };
}
const passkeysOf = async (memberId: string) => (await showSecurity(deps, memberId, brand)).passkeys;
const eventsOf = (memberId: string, kind: string) =>
  db.kysely
    .selectFrom('audit.security_event')
    .select(['before', 'after'])
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();

test('an owner can rename a passkey, and the security record contains the previous name', async () => {
  const { owner, memberId, id, recoveryCodes } = await withPasskey();
  const [secondFactor = ''] = recoveryCodes;
  await renamePasskey(
    deps,
    { id, name: '  โทรศัพท์  ใหม่ ', password: PASSWORD, secondFactor },
    owner,
    context(),
  );
  expect(await passkeysOf(memberId)).toMatchObject([{ id, name: 'โทรศัพท์ ใหม่' }]);
  expect(await eventsOf(memberId, 'passkey_renamed')).toEqual([
    { before: { name: 'โทรศัพท์' }, after: { name: 'โทรศัพท์ ใหม่' } },
  ]);
});

test('renaming requires the password and the second factor', async () => {
  const { owner, memberId, id } = await withPasskey();
  const rename = (more: object) =>
    renamePasskey(deps, { id, name: 'mine', password: PASSWORD, ...more }, owner, context());
  await expect(rename({ password: 'a guess' })).rejects.toMatchObject({ code: 'password_wrong' });
  await expect(rename({})).rejects.toMatchObject({ code: 'second_factor_needed' });
  await expect(rename({ secondFactor: 'aaaa-aaaa' })).rejects.toMatchObject({ code: 'second_factor_wrong' });
  expect(await passkeysOf(memberId)).toMatchObject([{ name: 'โทรศัพท์' }]);
  expect(await eventsOf(memberId, 'passkey_renamed')).toEqual([]);
});

test('another member’s passkey and an invented one are unknown; a name with unseen characters is refused', async () => {
  const other = await withPasskey();
  const { owner, memberId, recoveryCodes } = await withPasskey();
  const [first = '', second = ''] = recoveryCodes;
  const request = { name: 'mine', password: PASSWORD };
  await expect(
    renamePasskey(deps, { ...request, id: other.id, secondFactor: first }, owner, context()),
  ).rejects.toMatchObject({ code: 'passkey_unknown' });
  await expect(
    renamePasskey(deps, { ...request, id: "' or 1=1 --\u0000", secondFactor: second }, owner, context()),
  ).rejects.toMatchObject({ code: 'passkey_unknown' });
  for (const name of ['a\u200bb', 'a\u202eb', '\u00a0'])
    await expect(
      renamePasskey(deps, { ...request, id: other.id, name }, owner, context()),
    ).rejects.toMatchObject({
      code: 'invalid_input',
    });
  expect(await passkeysOf(other.memberId)).toMatchObject([{ name: 'โทรศัพท์' }]);
  expect(await passkeysOf(memberId)).toMatchObject([{ name: 'โทรศัพท์' }]);
});

test('new recovery codes replace all earlier ones, which are then refused', async () => {
  const { owner, memberId, username, recoveryCodes, code } = await withTotp();
  const body = { password: PASSWORD, secondFactor: code() };
  const renewed = await renewOwnRecoveryCodes(deps, body, owner, context());
  expect(renewed.recoveryCodes).toHaveLength(10);
  const [old = ''] = recoveryCodes;
  const [fresh = ''] = renewed.recoveryCodes;
  await expect(logInAs(username, PASSWORD, {}, { secondFactor: old })).rejects.toMatchObject({
    code: 'second_factor_wrong',
  });
  await expect(logInAs(username, PASSWORD, {}, { secondFactor: fresh })).resolves.toBeDefined();
  expect(await showSecurity(deps, memberId, brand)).toMatchObject({ recoveryCodesLeft: 9 });
  const events = await eventsOf(memberId, 'recovery_codes_renewed');
  expect(events).toEqual([{ before: { left: 10 }, after: { left: 10 } }]);
  for (const secret of renewed.recoveryCodes) expect(JSON.stringify(events)).not.toContain(secret);
});

test('the last old recovery code is accepted as the second factor of a renewal', async () => {
  const { owner, recoveryCodes, memberId } = await withTotp();
  const [last = ''] = recoveryCodes;
  await db.kysely
    .updateTable('authentication.recovery_code')
    .set({ used_at: clock.now() })
    .where('member_id', '=', memberId)
    .execute();
  const body = { password: PASSWORD, secondFactor: last };
  await expect(renewOwnRecoveryCodes(deps, body, owner, context())).rejects.toMatchObject({
    code: 'second_factor_wrong',
  });
  const other = await withTotp();
  const [one = ''] = other.recoveryCodes;
  await renewOwnRecoveryCodes(deps, { password: PASSWORD, secondFactor: one }, other.owner, context());
  expect(await eventsOf(other.memberId, 'recovery_codes_renewed')).toEqual([
    { before: { left: 9 }, after: { left: 10 } },
  ]);
});

test('renewing requires the password and the second factor, and is refused without one', async () => {
  const { owner, recoveryCodes, username } = await withTotp();
  const renew = (body: { password: string; secondFactor?: string }, as = owner) =>
    renewOwnRecoveryCodes(deps, body, as, context());
  await expect(renew({ password: 'a guess' })).rejects.toMatchObject({ code: 'password_wrong' });
  await expect(renew({ password: PASSWORD })).rejects.toMatchObject({ code: 'second_factor_needed' });
  await expect(renew({ password: PASSWORD, secondFactor: '000000' })).rejects.toMatchObject({
    code: 'second_factor_wrong',
  });
  const [old = ''] = recoveryCodes;
  await expect(logInAs(username, PASSWORD, {}, { secondFactor: old })).resolves.toBeDefined();
  const plain = await loggedIn();
  await expect(renew({ password: PASSWORD }, plain.owner)).rejects.toMatchObject({
    code: 'second_factor_missing',
  });
});

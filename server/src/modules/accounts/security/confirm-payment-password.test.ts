import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { identityFixture, PASSWORD } from '../../people/authentication/identity.factory.ts';
import { hashPassword } from '../../people/authentication/password.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { confirmPaymentPassword } from './confirm-payment-password.ts';
import { setPaymentPassword } from './passwords/set-payment-password.ts';

const { db } = await testDatabase();
const brand = await createBrand(db.kysely);
const { clock, deps, context } = identityFixture(db, brand);
const passwordHash = await hashPassword(PASSWORD);
const PIN = '482615';

async function member() {
  const { memberId } = await createMember(db, brand, { passwordHash, now: clock.now() });
  return { memberId, sessionId: memberId, type: 0 };
}
type Owner = Awaited<ReturnType<typeof member>>;
const set = (owner: Owner, pin = PIN) =>
  setPaymentPassword(
    deps,
    { password: PASSWORD, newPaymentPassword: pin, confirmPaymentPassword: pin },
    owner,
    context(),
  );
const confirm = (owner: Owner, pin: string) => confirmPaymentPassword(deps, owner, pin, context());

test('only the withdrawal password is right, and a member without one is answered so', async () => {
  const owner = await member();
  await expect(confirm(owner, PIN)).rejects.toMatchObject({ code: 'payment_password_missing' });
  await set(owner);
  await expect(confirm(owner, PASSWORD)).rejects.toMatchObject({ code: 'payment_password_wrong' });
  await expect(confirm(owner, PIN)).resolves.toMatchObject({ id: owner.memberId });
});

test('eleven wrong tries in one session stop it for a while, and leave another session its own', async () => {
  const owner = await member();
  await set(owner);
  for (let at = 0; at < 10; at++)
    await expect(confirm(owner, '000000')).rejects.toMatchObject({ code: 'payment_password_wrong' });
  await expect(confirm(owner, PIN)).rejects.toMatchObject({ code: 'too_many_requests' });
  const elsewhere = { ...owner, sessionId: `${owner.memberId}-2` };
  await expect(confirm(elsewhere, PIN)).resolves.toBeDefined();
});

test('parallel guesses get no more tries than one after the other', async () => {
  const owner = await member();
  await set(owner);
  const guesses = await Promise.allSettled(Array.from({ length: 15 }, () => confirm(owner, '111111')));
  const codes = guesses.map((guess) => guess.status === 'rejected' && guess.reason.code);
  expect(codes.filter((code) => code === 'payment_password_wrong')).toHaveLength(10);
  expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(5);
});

test('a new withdrawal password gives the tries back', async () => {
  const owner = await member();
  await set(owner);
  for (let at = 0; at < 11; at++) await confirm(owner, '000000').catch(() => undefined);
  await set(owner, '739164');
  await expect(confirm(owner, '739164')).resolves.toBeDefined();
});

import { expect, test } from 'vitest';
import { newId } from '../../../platform/sealing/ids.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { PASSWORD } from '../../people/authentication/identity.factory.ts';
import { confirmContact } from '../security/account/confirm-contact.ts';
import { sendContactCode } from '../security/account/send-contact-code.ts';
import { code, exclusionFixture, HOUR_MS } from './excluded-person.factory.ts';
import { readExclusion } from './read-exclusion.ts';

/** A person known again at other brands, in registrations, and by what is added to an account later. */
const { db } = await testDatabase();
const { clock, deps, context, form, register, registerName, send, codeFor, river, hill, person, newNumber } =
  await exclusionFixture(db);
let names = 10_000;
/** Messages to one address are limited by the hour. */
function sendCode(mobileNum: string, at: typeof river) {
  clock.advance(2 * HOUR_MS);
  return send('register', mobileNum, { brand: at });
}

test('a self-exclusion takes every account of the person out of play at all brands, by what was proved and by the document', async () => {
  const mobile = newNumber();
  const email = `p${newId()}@example.test`;
  const member = await person({ mobile, email, idNumber: '1-2345 67890-12-3' });
  const byNumber = await person({ mobile, idNumber: 'AB 1234567' }, hill);
  const byEmail = await person({ email: email }, hill);
  const byDocument = await person({ idNumber: '1234567890123' }, hill);
  // Of the account that the number led to.
  const further = await person({ idNumber: 'ab1234567' });
  const stranger = await person({ mobile: newNumber(), email: `q${newId()}@example.test` }, hill);
  const { accounts, exclusion } = await member.exclude(6);
  expect(accounts).toBe(5);
  expect(exclusion).toMatchObject({ kind: 'self_exclusion', end: 'none', endsAt: null });
  for (const one of [member, byNumber, byEmail, byDocument, further])
    expect(await one.exclusion()).toMatchObject({ kind: 'self_exclusion', until: exclusion.until });
  expect(await stranger.status()).toBe('active');
  const kept = await db.pool.query('select * from protection.mark');
  expect(JSON.stringify(kept.rows)).not.toMatch(/example\.test|66812|34567890/);
});

test('what was not proved leads to no other account: a stranger’s number or name, typed, takes no account but the own out of play', async () => {
  const mobile = newNumber();
  const victim = await person({ mobile, name: 'Malee Dee', birthday: '1990-05-05' }, hill);
  const member = await person({ mobile, proved: false, name: 'malee  DEE', birthday: '1990-05-05' });
  expect((await member.exclude(null)).accounts).toBe(1);
  expect(await victim.status()).toBe('active');
});

test('an excluded person registers nowhere with another name and the same number: only who has proved it is answered why', async () => {
  const mobile = newNumber();
  const typed = `0${mobile.slice(3)}`;
  const member = await person({ mobile, email: 'known@example.test', idNumber: '9876543210987' });
  await member.exclude(6);
  const anew = async (at: typeof river) => {
    await sendCode(typed, at);
    const verificationCode = await codeFor(mobile, at);
    return register({ ...form(''), mobileNum: typed, verificationCode }, { brand: at }, 'registerMobile');
  };
  await expect(anew(hill)).rejects.toMatchObject(code('self_excluded_person'));
  // Of details that were only typed, and may be another person's, nothing is said.
  const strict = await createBrand(db.kysely, {
    settings: {
      registration: {
        mobile: true,
        smsVerification: 'none',
        fields: {
          email: {
            enabled: true,
            required: false,
            acceptedPattern: 'pattern',
            patternId: 0,
            minLength: 1,
            maxLength: 100,
          },
          idNumber: {
            enabled: true,
            required: false,
            acceptedPattern: 'pattern',
            patternId: 0,
            minLength: 1,
            maxLength: 100,
          },
        },
      },
    },
  });
  for (const data of [{ email: 'Known@example.test' }, { idNumber: '98765-43210987' }])
    await expect(
      register({ ...form(`n${names++}`), ...data }, { brand: strict }),
      JSON.stringify(data),
    ).rejects.toMatchObject(code('registration_impossible'));
  await expect(
    register({ ...form(''), mobileNum: typed }, { brand: strict }, 'registerMobile'),
  ).rejects.toMatchObject(code('registration_impossible'));
  await expect(registerName(`n${names++}`, { brand: strict })).resolves.toBeDefined();
});

test('of a registration and an exclusion of the same person at one moment no account is left to play with', async () => {
  for (let round = 0; round < 5; round += 1) {
    const mobile = newNumber();
    const member = await person({ mobile });
    await sendCode(`0${mobile.slice(3)}`, hill);
    const verificationCode = await codeFor(mobile, hill);
    await Promise.allSettled([
      member.exclude(6),
      register(
        { ...form(''), mobileNum: `0${mobile.slice(3)}`, verificationCode },
        { brand: hill },
        'registerMobile',
      ),
    ]);
    const free = await db.kysely
      .selectFrom('members.member')
      .select('id')
      .where('mobile', '=', mobile)
      .where('status', '=', 'active')
      .execute();
    expect(free).toEqual([]);
  }
});

test('an account that gets an excluded person’s number later is taken out of play, and its number leads to further ones', async () => {
  const mobile = newNumber();
  const member = await person({ mobile });
  await member.exclude(6);
  const later = await person({}, hill);
  const place = context({ brand: hill });
  clock.advance(2 * HOUR_MS);
  const request = { kind: 'mobile', mobileNum: `0${mobile.slice(3)}`, countryDialingCode: '66' } as const;
  await sendContactCode(deps, { ...request, password: PASSWORD }, later.owner, place);
  await confirmContact(
    deps,
    { ...request, verificationCode: await codeFor(mobile, hill) },
    later.owner,
    place,
  );
  expect(await later.status()).toBe('self_excluded');
  expect(await readExclusion(db.kysely, { merchantId: hill.id, memberId: later.memberId })).toMatchObject({
    kind: 'self_exclusion',
  });
});

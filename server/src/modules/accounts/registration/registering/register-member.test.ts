import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { walletBalance } from '../../../books/ledger/wallet-balance.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { findBrands } from '../../../house/brands/find-brand.ts';
import { identityFixture, PASSWORD } from '../../../people/authentication/identity.factory.ts';
import { logOut } from '../../../people/authentication/login/log-out.ts';
import { resolveSession } from '../../../people/authentication/resolve-session.ts';
import { createMember } from '../../../people/members/member.factory.ts';

const { db } = await testDatabase();
const brand = await createBrand(db.kysely, {
  settings: { minimumAge: 20, registration: { mobile: true } },
});
const otherBrand = await createBrand(db.kysely);
const { clock, deps, form, register, registerName, logInAs, logInWith, send, codeFor } = identityFixture(
  db,
  brand,
);
const resolve = resolveSession({ db, clock, brands: findBrands(db.kysely, clock) });

const field = (patternId: number, minLength: number, maxLength: number, required = false) => ({
  enabled: true,
  required,
  acceptedPattern: 'pattern',
  patternId,
  minLength,
  maxLength,
});

test('a new member is logged in and has an empty wallet', async () => {
  const entered = await registerName('somchai');
  const caller = await resolve(entered.token, brand);
  expect(entered).toMatchObject({ firstTimeLogin: true, mustChangePassword: false, rememberToken: null });
  expect(caller.type).toBe(0);
  expect(await walletBalance(db.kysely, { merchantId: brand.id, memberId: caller.memberId })).toBe(0n);
});

test('a registration that asks to be remembered gets a token that opens a further session, and ends with the first', async () => {
  expect((await registerName('notremembered')).rememberToken).toBeNull();
  const { token, rememberToken } = await register({ ...form('remembered'), remember: true });
  const again = await logInWith({ type: 'remember', rememberToken: rememberToken ?? '' });
  await expect(resolve(again.token, brand)).resolves.toBeDefined();
  await logOut(deps, await resolve(token, brand), brand.id);
  await expect(resolve(again.token, brand)).rejects.toMatchObject({ code: 'session_expired' });
});

test('a user name registered fifty times at once creates one account', async () => {
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => registerName('malee')));
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'username_taken' });
});

test('a mobile number registered fifty times at once with one code creates one account', async () => {
  await send('register', '0812340001');
  const code = await codeFor('+66812340001');
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, (_, at) => {
      const body = { ...form(''), mobileNum: '0812340001', verificationCode: code };
      return register(body, { address: `10.1.0.${at}` }, 'registerMobile');
    }),
  );
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
});

test('a user name is unique regardless of case within a brand, and free at another brand', async () => {
  await registerName('Preecha');
  await expect(registerName('PREECHA')).rejects.toMatchObject({ code: 'username_taken' });
  await expect(registerName('preecha', { brand: otherBrand })).resolves.toBeDefined();
});

test('a password confirmation that differs is refused', async () => {
  const attempt = register({ ...form('anong'), confirmPassword: 'something else' });
  await expect(attempt).rejects.toMatchObject({
    code: 'invalid_input',
    facts: { fields: [{ field: 'confirmPassword', message: 'mismatch' }] },
  });
  await expect(logInAs('anong')).rejects.toMatchObject({ code: 'bad_credentials' });
});

test('every field error of the form is named at once, with its bounds', async () => {
  const attempt = register({ username: '1x', password: 'short', confirmPassword: '', affiliateCode: 'ก' });
  await expect(attempt).rejects.toMatchObject({
    code: 'invalid_input',
    facts: {
      fields: [
        { field: 'username', message: 'reg_pattern_2', min: 4, max: 20, bounds: '4-20' },
        { field: 'password', message: 'reg_pattern_0', bounds: '8-64' },
        { field: 'confirmPassword', message: 'empty' },
        { field: 'affiliateCode', message: 'reg_pattern_4' },
      ],
    },
  });
});

const BAD_NAMES = [
  ['empty', ''],
  ['too short', 'abc'],
  ['too long', `a${'b'.repeat(20)}`],
  ['Thai', 'สมชาย'],
  ['a Cyrillic twin', 'sоmchai'],
  ['right to left', 'som\u202echai'],
  ['zero width', 'som\u200bchai'],
  ['a NUL', 'som\u0000chai'],
  ['emoji', 'somchai😀'],
  ['SQL', "a'; drop table members.member; --"],
  ['HTML', '<img src=x onerror=alert(1)>'],
  ['a million characters', 'a'.repeat(1_000_000)],
] as const;

test.each(BAD_NAMES)('a user name that is %s is refused', async (_, username) => {
  await expect(register(form(username))).rejects.toMatchObject({
    code: 'invalid_input',
    facts: { fields: [{ field: 'username' }] },
  });
});

test('a password may have spaces, Thai and 64 characters; a common one is refused', async () => {
  const long = 'กา เวลาผ่านไป '.repeat(5).slice(0, 64);
  await expect(
    register({ ...form('longpass'), password: long, confirmPassword: long }),
  ).resolves.toBeDefined();
  await expect(logInAs('longpass', long)).resolves.toBeDefined();
  const common = { password: 'password123', confirmPassword: 'password123' };
  await expect(register({ ...form('commonpass'), ...common })).rejects.toMatchObject({
    code: 'password_breached',
  });
});

test('the operator’s default password is refused as a new password', async () => {
  const handing = await createBrand(db.kysely, { settings: { defaultPassword: 'handed-out-77' } });
  const chosen = { password: 'handed-out-77', confirmPassword: 'handed-out-77' };
  await expect(register({ ...form('default1'), ...chosen }, { brand: handing })).rejects.toMatchObject({
    code: 'password_breached',
  });
});

test('a registration without accepted terms is refused; with them, version and time are stored', async () => {
  await expect(register({ ...form('noterms'), termsAccepted: false })).rejects.toMatchObject({
    code: 'terms_not_accepted',
  });
  await registerName('withterms');
  const member = await db.kysely
    .selectFrom('members.member')
    .select(['terms_version', 'terms_accepted_at'])
    .where('username_key', '=', 'withterms')
    .executeTakeFirstOrThrow();
  expect(member).toEqual({ terms_version: brand.settings.termsVersion, terms_accepted_at: clock.now() });
});

test('an applicant below the brand’s age is refused, and accepted on the birthday itself', async () => {
  const aged = await createBrand(db.kysely, {
    settings: { minimumAge: 20, registration: { fields: { birthday: field(11, 10, 10, true) } } },
  });
  // It is 20 November 2026 in Bangkok.
  await expect(
    register({ ...form('young1'), birthday: '2006-11-21' }, { brand: aged }),
  ).rejects.toMatchObject({
    code: 'under_age',
    facts: { minimumAge: 20 },
  });
  await expect(
    register({ ...form('oldenough'), birthday: '2006-11-20' }, { brand: aged }),
  ).resolves.toBeDefined();
  await expect(
    register({ ...form('nodate'), birthday: '2006-02-30' }, { brand: aged }),
  ).rejects.toMatchObject({
    code: 'invalid_input',
    facts: { fields: [{ field: 'birthday', message: 'reg_pattern_11', bounds: '10' }] },
  });
  const young = await db.kysely
    .selectFrom('members.member')
    .select('id')
    .where('username_key', 'in', ['young1', 'nodate'])
    .execute();
  expect(young).toEqual([]);
});

test('fields that the brand does not ask for are ignored, whatever their content', async () => {
  const { token } = await register({ ...form('tidy1'), idNumber: '\u0000', line: 'x'.repeat(1999) });
  const { memberId } = await resolve(token, brand);
  const profile = await db.kysely
    .selectFrom('members.profile')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  expect(profile).toMatchObject({ id_number: null, line: null });
});

test('fields that the brand asks for are normalised and stored', async () => {
  const asking = await createBrand(db.kysely, {
    settings: {
      registration: {
        fields: { payeeName: field(20, 1, 100, true), email: field(6, 6, 254), line: field(9, 1, 64) },
      },
    },
  });
  const { token } = await register(
    {
      ...form('asked1'),
      payeeName: '  สมชาย   ใจดี ',
      email: 'Som.Chai@Example.TEST',
      line: 'som_99',
      registerUrl: 'javascript:alert(1)\u0000',
    },
    { brand: asking },
  );
  const { memberId } = await resolve(token, asking);
  const kept = await db.kysely
    .selectFrom('members.member as m')
    .innerJoin('members.profile as p', 'p.member_id', 'm.id')
    .select(['m.email', 'p.payee_name', 'p.line', 'p.register_method'])
    .where('m.id', '=', memberId)
    .executeTakeFirstOrThrow();
  expect(kept).toEqual({
    email: 'som.chai@example.test',
    payee_name: 'สมชาย ใจดี',
    line: 'som_99',
    register_method: 'WEB',
  });
  await expect(register(form('asked2'), { brand: asking })).rejects.toMatchObject({
    facts: { fields: [{ field: 'payeeName', message: 'empty' }] },
  });
});

test('a withdrawal password must be confirmed and is stored as a hash', async () => {
  const asking = await createBrand(db.kysely, {
    settings: {
      registration: { fields: { paymentPassword: field(3, 6, 6, true), verifyPwd: field(3, 6, 6, true) } },
    },
  });
  await expect(
    register({ ...form('payer1'), paymentPassword: '482913', verifyPwd: '482914' }, { brand: asking }),
  ).rejects.toMatchObject({ facts: { fields: [{ field: 'verifyPwd', message: 'mismatch' }] } });
  await register({ ...form('payer1'), paymentPassword: '482913', verifyPwd: '482913' }, { brand: asking });
  const { payment_password_hash } = await db.kysely
    .selectFrom('members.member')
    .select('payment_password_hash')
    .where('merchant_id', '=', asking.id)
    .where('username_key', '=', 'payer1')
    .executeTakeFirstOrThrow();
  expect(payment_password_hash).toMatch(/^\$argon2id\$/);
});

test.each([
  ['in a row', '456789'],
  ['repeated', '363636'],
  ['the birthday of the same form', '310190'],
])('a withdrawal password that is easy (%s) is refused at its field', async (_what, easy) => {
  const asking = await createBrand(db.kysely, {
    settings: {
      registration: {
        fields: {
          paymentPassword: field(3, 6, 6, true),
          verifyPwd: field(3, 6, 6, true),
          birthday: field(11, 10, 10, true),
        },
      },
    },
  });
  const typed = { ...form('easypayer1'), birthday: '1990-01-31', paymentPassword: easy, verifyPwd: easy };
  await expect(register(typed, { brand: asking })).rejects.toMatchObject({
    code: 'invalid_input',
    facts: { fields: [{ field: 'paymentPassword', message: 'easy' }] },
  });
});

test('an invitation code binds to its agent; a wrong one, another brand’s and a retired one are refused', async () => {
  const agent = await createMember(db, brand, { type: 1 });
  const code = (code: string, merchant = brand, disabled: Date | null = null) =>
    db.kysely
      .insertInto('members.affiliate_code')
      .values({
        merchant_id: merchant.id,
        code,
        agent_id: agent.memberId,
        created_at: clock.now(),
        disabled_at: disabled,
      })
      .execute();
  await code('Mekong88');
  await code('Elsewhere1', otherBrand);
  await code('Retired1', brand, clock.now());
  const { token } = await register({ ...form('invited1'), affiliateCode: 'MEKONG88' });
  const { memberId } = await resolve(token, brand);
  const { agent_id } = await db.kysely
    .selectFrom('members.member')
    .select('agent_id')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  expect(agent_id).toBe(agent.memberId);
  for (const affiliateCode of ['Nobody99', 'Elsewhere1', 'Retired1'])
    await expect(register({ ...form('invited2'), affiliateCode })).rejects.toMatchObject({
      code: 'invitation_code_invalid',
    });
});

test('a registration by a closed tab is refused', async () => {
  const closed = await createBrand(db.kysely, { settings: { registration: { username: false } } });
  const shut = await createBrand(db.kysely, { settings: { flags: { registration: false } } });
  for (const at of [closed, shut])
    await expect(registerName('latecomer', { brand: at })).rejects.toMatchObject({
      code: 'registration_closed',
    });
  await expect(
    register({ ...form('latecomer'), mobileNum: '0812340002' }, { brand: closed }, 'registerMobile'),
  ).rejects.toMatchObject({ code: 'registration_closed' });
});

test('a mobile number is verified by its code, once, and is unique in any spelling', async () => {
  await send('register', '081-234 0003', { address: '10.0.0.6' });
  const code = await codeFor('+66812340003');
  const body = { ...form(''), mobileNum: '0812340003', countryDialingCode: '+66' };
  for (const wrong of ['', '000000', `${code}0`]) {
    const attempt = register({ ...body, verificationCode: wrong }, {}, 'registerMobile');
    await expect(attempt).rejects.toMatchObject({
      code: wrong === '' ? 'invalid_input' : 'verification_code_wrong',
    });
  }
  const { token } = await register({ ...body, verificationCode: code }, {}, 'registerMobile');
  const { memberId } = await resolve(token, brand);
  const member = await db.kysely
    .selectFrom('members.member')
    .select(['mobile', 'mobile_verified_at', 'username'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  expect(member).toMatchObject({ mobile: '+66812340003', mobile_verified_at: clock.now() });
  // The generated user name can be read out, and reveals nothing of the number.
  expect(member.username).toMatch(/^[a-z]{6,14}\d{4}$/);
  await expect(register({ ...body, verificationCode: code }, {}, 'registerMobile')).rejects.toMatchObject({
    code: 'verification_code_wrong',
  });
  clock.advance(2000);
  await send('register', '+66 81 234 0003');
  const again = await codeFor('+66812340003');
  await expect(register({ ...body, verificationCode: again }, {}, 'registerMobile')).rejects.toMatchObject({
    code: 'mobile_taken',
  });
});

test('a code of another number or brand, or of a minute ago, is refused', async () => {
  const smsBrand = await createBrand(db.kysely, {
    settings: { registration: { mobile: true }, login: { sms: true, resetByPhone: true } },
  });
  const at = { brand: smsBrand };
  const tryWith = (verificationCode: string) =>
    register({ ...form(''), mobileNum: '0812340010', verificationCode }, at, 'registerMobile');
  await send('register', '0812340011', at);
  await send('register', '0812340010', { address: '10.0.0.2' });
  const ofOtherNumber = await codeFor('+66812340011', smsBrand);
  const ofOtherBrand = await codeFor('+66812340010', brand);
  await send('register', '0812340010', { ...at, address: '10.0.0.3' });
  const own = await codeFor('+66812340010', smsBrand);
  for (const foreign of [ofOtherNumber, ofOtherBrand].filter((code) => code !== own))
    await expect(tryWith(foreign)).rejects.toMatchObject({ code: 'verification_code_wrong' });
  clock.advance(60_000);
  await expect(tryWith(own)).rejects.toMatchObject({ code: 'verification_code_wrong' });
});

test('a code is void after five guesses, also when they are parallel', async () => {
  await send('register', '0812340020', { address: '10.0.0.4' });
  const code = await codeFor('+66812340020');
  const wrong = code === '123456' ? '654321' : '123456';
  const body = { ...form(''), mobileNum: '0812340020' };
  await Promise.allSettled(
    Array.from({ length: 12 }, () => register({ ...body, verificationCode: wrong }, {}, 'registerMobile')),
  );
  await expect(register({ ...body, verificationCode: code }, {}, 'registerMobile')).rejects.toMatchObject({
    code: 'verification_code_wrong',
  });
});

test('where no password is asked for, the code alone creates the account', async () => {
  const codeOnly = await createBrand(db.kysely, {
    settings: { registration: { mobile: true, mobileWithPassword: false } },
  });
  const at = { brand: codeOnly };
  await send('register', '0812340030', { ...at, address: '10.0.0.5' });
  const verificationCode = await codeFor('+66812340030', codeOnly);
  await expect(
    register({ mobileNum: '0812340030', verificationCode }, at, 'registerMobile'),
  ).resolves.toMatchObject({ firstTimeLogin: true });
  // An account without a password cannot log in by password.
  for (const password of ['', 'none', PASSWORD])
    await expect(logInAs('0812340030', password, at)).rejects.toMatchObject({ code: 'bad_credentials' });
});

test('accounts that look like one person’s are created and flagged', async () => {
  const marking = await createBrand(db.kysely, {
    settings: { registration: { fields: { idNumber: field(3, 13, 13), line: field(9, 1, 64) } } },
  });
  const one = { ...form('onehand'), idNumber: '1101700203450' };
  const other = { ...form('otherhand'), idNumber: '1101700203450' };
  const stranger = { ...form('stranger1'), idNumber: '3100600112231' };
  await register(one, { brand: marking, address: '10.9.0.1' });
  await register(stranger, { brand: marking, address: '10.9.0.2' });
  await register(other, { brand: marking, address: '10.9.0.3' });
  await register(form('samedevice'), { brand: marking, address: '10.9.0.3' });
  const flags = await db.kysely
    .selectFrom('members.duplicate_flag as f')
    .innerJoin('members.member as m', 'm.id', 'f.member_id')
    .innerJoin('members.member as o', 'o.id', 'f.other_member_id')
    .select(['m.username', 'o.username as other', 'f.signals'])
    .where('f.merchant_id', '=', marking.id)
    .orderBy('f.flagged_at')
    .orderBy('m.username')
    .execute();
  expect(flags).toEqual([
    { username: 'otherhand', other: 'onehand', signals: ['id_number'] },
    { username: 'samedevice', other: 'otherhand', signals: ['device'] },
  ]);
});

test('a registration without the required captcha or proof of work is refused', async () => {
  const captchaBrand = await createBrand(db.kysely, {
    settings: { registration: { fields: { captcha: field(3, 5, 5, true) } } },
  });
  const botBrand = await createBrand(db.kysely, { settings: { botCheck: true } });
  const { id } = await deps.captcha.create();
  await expect(
    register({ ...form('robot1'), captcha: '12345', captchaId: id }, { brand: captchaBrand }),
  ).rejects.toMatchObject({ code: 'captcha_wrong' });
  await expect(registerName('robot1', { brand: botBrand })).rejects.toMatchObject({
    code: 'bot_check_failed',
  });
});

test('neither the security record nor any row contains a password', async () => {
  await registerName('secretive');
  const { rows } = await db.pool.query<{ line: string }>(
    `select m::text || coalesce(e::text, '') as line from members.member m
     left join audit.security_event e on e.member_id = m.id where m.username_key = 'secretive'`,
  );
  expect(rows.length).toBe(1);
  expect(JSON.stringify(rows)).not.toContain(PASSWORD);
});

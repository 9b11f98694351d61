import { language } from '@lanna/contract/language';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { identityFixture } from '../../authentication/identity.factory.ts';
import { identityServer } from '../../authentication/identity-server.factory.ts';
import { createMember } from '../member.factory.ts';
import { chooseLanguage } from './choose-language.ts';

const { db } = await testDatabase();
const login = { sms: true, resetByPhone: true };
const brand = await createBrand(db.kysely, { hosts: ['river.test'], settings: { login } });
const { clock, ask, sessionOf } = await identityServer(db);
const json = { 'content-type': 'application/json' };

async function infoAt(device: string) {
  const { value } = await ask('GET', '/wps/member/info', { token: device });
  return { language: value.language, languageChosenAt: value.languageChosenAt };
}

test('an account whose member chose no language reports that none was chosen', async () => {
  const token = await sessionOf(await createMember(db, brand));
  expect(await infoAt(token)).toEqual({ language: 'TH', languageChosenAt: null });
});

test.each(language.options)(
  '%s chosen on one device is returned to another, with the time of the choice',
  async (chosen) => {
    const member = await createMember(db, brand);
    const phone = await sessionOf(member);
    const desk = await sessionOf(member);
    const payload = JSON.stringify({ language: chosen });
    const notified = await ask('PUT', '/wps/member/language', { token: phone, payload, headers: json });
    expect(notified.value).toEqual({ language: chosen, chosenAt: clock.now().toISOString() });
    expect(await infoAt(desk)).toEqual({ language: chosen, languageChosenAt: clock.now().toISOString() });
  },
);

test('an unknown language is refused, and a member cannot choose for another account', async () => {
  const member = await createMember(db, brand);
  const other = await createMember(db, brand);
  const token = await sessionOf(member);
  const wrong = JSON.stringify({ language: 'XX' });
  expect(await ask('PUT', '/wps/member/language', { token, payload: wrong, headers: json })).toMatchObject({
    code: 'invalid_input',
  });
  const payload = JSON.stringify({ language: 'EN', memberId: other.memberId });
  await ask('PUT', '/wps/member/language', { token, payload, headers: json });
  expect(await infoAt(await sessionOf(other))).toMatchObject({ language: 'TH' });
});

test.each(['login', 'reset'] as const)(
  'a code for %s is written in the language of the account, not of the page that requested it',
  async (purpose) => {
    const { deps, clock: ticking, send, messages } = identityFixture(db, brand);
    const member = await createMember(db, brand);
    const mobile = purpose === 'login' ? '0812345001' : '0812345002';
    await db.kysely
      .updateTable('members.member')
      .set({ mobile: `+66${mobile.slice(1)}`, mobile_verified_at: ticking.now() })
      .where('id', '=', member.memberId)
      .execute();
    await chooseLanguage(deps, 'VI', { merchantId: brand.id, memberId: member.memberId });
    await send(purpose, mobile, { language: 'EN', address: `10.0.9.${mobile.slice(-1)}` });
    const [newest] = await messages();
    expect(newest?.text).toContain(
      purpose === 'login' ? 'là mã đăng nhập của bạn' : 'là mã đặt mật khẩu mới',
    );
  },
);

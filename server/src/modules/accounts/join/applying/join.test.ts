import { randomUUID } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { botCheck } from '../../../../platform/captcha/bot-check.ts';
import { buildApp } from '../../../../platform/http/build-app.ts';
import { mountRoutes } from '../../../../platform/http/mount-routes.ts';
import { openLog } from '../../../../platform/process/log.ts';
import { bodyEncryption } from '../../../../platform/sealing/body-encryption.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSecrets } from '../../../../platform/testing/test-secrets.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { findBrands } from '../../../house/brands/find-brand.ts';
import { identityFixture } from '../../../people/authentication/identity.factory.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { joinRoutes } from './routes.ts';

const { db } = await testDatabase();
const river = await createBrand(db.kysely, { code: 'RIVER', hosts: ['river.test'] });
const guarded = await createBrand(db.kysely, { hosts: ['guarded.test'], settings: { botCheck: true } });
const { clock, deps } = identityFixture(db, river);
const brands = findBrands(db.kysely, clock);
// Its library looks at the wall clock besides ours.
const wallClock = fixedClock(new Date().toISOString());
const proofOfWork = botCheck(
  { db, clock: wallClock, secrets: testSecrets() },
  { cost: 10, tries: { from: 5, to: 50 } },
);
const app = await buildApp({ log: openLog('silent'), trustProxy: true, frameSources: [] });
mountRoutes(app, joinRoutes({ ...deps, botCheck: proofOfWork, db, clock, brands }), {
  pool: db.pool,
  publicUrl: 'http://localhost:3000',
  encryption: bodyEncryption({ db, clock, secrets: testSecrets() }),
  resolveBrand: async (host) => (host.startsWith('guarded') ? guarded : river),
  // A test's token is the member's id, with its type before it.
  resolveSession: async (token) => ({
    memberId: token.slice(2),
    sessionId: 's',
    type: Number(token[0]),
    passwordChangeDue: false,
    termsDue: null,
  }),
  checkSite: async () => {},
});
await app.ready();
const FORM = {
  name: 'นก ตลาดเช้า',
  wish: 'agent',
  players: 'กลุ่มไลน์ตลาดนัดริมน้ำ สมาชิกราวสามร้อยคน',
  remark: '',
} as const;
let visitors = 0;

async function apply(
  contacts: object,
  also: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) {
  visitors += 1;
  const reply = await app.inject({
    method: 'POST',
    url: '/wps/join',
    headers: {
      host: 'river.test',
      language: 'TH',
      'idempotency-key': randomUUID(),
      'x-forwarded-for': `10.7.${Math.floor(visitors / 200)}.${visitors % 200}`,
      ...headers,
    },
    payload: { ...FORM, contacts, ...also },
  });
  return { status: reply.statusCode, headers: reply.headers, ...reply.json() };
}
const kept = () => db.kysely.selectFrom('join.application').selectAll().orderBy('sent_at').execute();

test('an application is kept whole, its contacts in one form each, and the logged-in member with it', async () => {
  const { memberId } = await createMember(db, river);
  const sent = await apply(
    { phone: '081-234 5678', line: '@Nok.Market', email: 'Nok@Example.com' },
    { remark: '  โทรหลังหกโมงเย็น\r\nได้ทุกวัน ' },
    { authorization: `Bearer 0-${memberId}` },
  );
  expect(sent).toMatchObject({ success: true, value: { sentAt: clock.now().toISOString() } });
  expect(await kept()).toMatchObject([
    {
      id: sent.value.id,
      merchant_id: river.id,
      name: FORM.name,
      phone: '+66812345678',
      line: 'nok.market',
      email: 'nok@example.com',
      telegram: null,
      remark: 'โทรหลังหกโมงเย็น\nได้ทุกวัน',
      language: 'TH',
      member_id: memberId,
      state: 'new',
    },
  ]);
});

test('a trial account is no member, so its application is a visitor’s', async () => {
  const { memberId } = await createMember(db, river, { type: 4 });
  const { value } = await apply({ line: 'trial.one' }, {}, { authorization: `Bearer 4-${memberId}` });
  const row = (await kept()).find(({ id }) => id === value.id);
  expect(row?.member_id).toBeNull();
});

test.each([
  ['no contact', { contacts: {} }, 'contacts'],
  ['a contact that is none', { contacts: { phone: 'call me' } }, 'contacts.phone'],
  ['a link for a name', { contacts: { telegram: 'javascript:alert(1)' } }, 'contacts.telegram'],
  ['markup', { players: 'ลูกค้าประจำ <img src=x onerror=alert(1)> ในไลน์' }, 'players'],
  ['invisible characters', { players: 'ลูกค้า\u200bประจำในไลน์กลุ่มใหญ่' }, 'players'],
  ['a name of one letter', { name: 'ก' }, 'name'],
  ['141 characters of remark', { remark: 'ก'.repeat(141) }, 'remark'],
  ['too few words about players', { players: 'ในไลน์' }, 'players'],
  ['another wish', { wish: 'owner' }, 'wish'],
])('%s is refused at its field, and nothing is kept', async (_, wrong, field) => {
  const before = (await kept()).length;
  const { status, code, value } = await apply({ line: 'another.contact' }, wrong);
  expect([status, code]).toEqual([400, 'invalid_input']);
  expect(value.fields.map((one: { field: string }) => one.field)).toContain(field);
  expect(await kept()).toHaveLength(before);
});

test('one press sent ten times at once is one application, and each gets the same answer', async () => {
  const before = (await kept()).length;
  const key = randomUUID();
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => apply({ line: 'double.press' }, {}, { 'idempotency-key': key })),
  );
  expect(new Set(replies.map(({ value }) => value.id)).size).toBe(1);
  expect(await kept()).toHaveLength(before + 1);
});

test('ten presses with one contact are one application; the others are answered that it is there', async () => {
  const before = (await kept()).length;
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, at) => apply({ phone: at % 2 ? '0812340099' : '+66 81 234 0099' })),
  );
  expect(replies.filter(({ success }) => success)).toHaveLength(1);
  for (const reply of replies)
    if (!reply.success)
      expect(reply).toMatchObject({
        status: 409,
        code: 'join_already_open',
        message: expect.stringContaining('ใบสมัครเอเย่นต์'),
      });
  expect(await kept()).toHaveLength(before + 1);
});

test('who floods is refused with the time to wait', async () => {
  const from = { 'x-forwarded-for': '10.9.9.9' };
  const replies = [];
  for (let at = 0; at < 22; at += 1) replies.push(await apply({ line: `flood.${at}` }, {}, from));
  const refused = replies.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(2);
  expect(refused[0]).toMatchObject({ code: 'too_many_requests' });
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
});

test('where the brand asks for proof of work, none means no application, and a repeat needs no second one', async () => {
  const at = { host: 'guarded.test' };
  expect(await apply({ line: 'machine.one' }, {}, at)).toMatchObject({ code: 'bot_check_failed' });
  const challenge = await proofOfWork.challenge(guarded.id);
  const solution = await solveChallenge({ challenge, deriveKey });
  const proof = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  const headers = { ...at, 'idempotency-key': randomUUID() };
  const first = await apply({ line: 'person.one' }, { botCheck: proof }, headers);
  expect(first).toMatchObject({ success: true });
  // The answer got lost on the way: the proof has been used up.
  expect((await apply({ line: 'person.one' }, { botCheck: proof }, headers)).value).toEqual(first.value);
  expect(await apply({ line: 'person.two' }, { botCheck: proof }, at)).toMatchObject({
    code: 'bot_check_failed',
  });
});

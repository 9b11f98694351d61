import { expect, test } from 'vitest';
import { buildApp } from '../../../../platform/http/build-app.ts';
import { mountRoutes } from '../../../../platform/http/mount-routes.ts';
import { openLog } from '../../../../platform/process/log.ts';
import { bodyEncryption } from '../../../../platform/sealing/body-encryption.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSecrets } from '../../../../platform/testing/test-secrets.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { feedbackRoutes } from './routes.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const brand = await createBrand(db.kysely, { hosts: ['river.test'] });
const app = await buildApp({ log: openLog('silent'), trustProxy: false, frameSources: [] });
mountRoutes(app, feedbackRoutes({ db, clock }), {
  pool: db.pool,
  publicUrl: 'http://localhost:3000',
  encryption: bodyEncryption({ db, clock, secrets: testSecrets() }),
  resolveBrand: async () => brand,
  // A test's token is the member's id, written as tokens are.
  resolveSession: async (token) => ({
    memberId: token,
    sessionId: 's',
    type: 0,
    passwordChangeDue: false,
    termsDue: null,
  }),
  checkSite: async () => {},
});
await app.ready();
const CONTENT = 'อยากให้มีเกมใหม่ทุกสัปดาห์';

async function send(memberId: string, content: unknown, headers: Record<string, string> = {}) {
  const reply = await app.inject({
    method: 'PUT',
    url: '/wps/feedback',
    headers: { host: 'river.test', authorization: `Bearer ${memberId}`, ...headers },
    payload: { content },
  });
  return { status: reply.statusCode, headers: reply.headers, ...reply.json() };
}

function keptOf(memberId: string) {
  return db.kysely.selectFrom('feedback.message').selectAll().where('member_id', '=', memberId).execute();
}

test('feedback is stored with brand, member, language, device and time', async () => {
  const { memberId } = await createMember(db, brand);
  const sent = await send(memberId, `  ${CONTENT}\n`, { language: 'VI', 'user-agent': 'Phone 7' });
  expect(sent).toMatchObject({ success: true, value: { sentAt: clock.now().toISOString() } });
  expect(await keptOf(memberId)).toMatchObject([
    {
      id: sent.value.id,
      merchant_id: brand.id,
      member_id: memberId,
      content: CONTENT,
      language: 'VI',
      device: 'Phone 7',
      sent_at: clock.now(),
      state: 'new',
      note: '',
    },
  ]);
});

test.each([
  ['9 characters', 'x'.repeat(9)],
  ['10 with spaces around 9', ` ${'x'.repeat(9)} `],
  ['141 characters', 'x'.repeat(141)],
  ['a NUL', `abc\u0000${'x'.repeat(20)}`],
  ['no text', 12_345_678_901],
])('%s are refused, and take no turn', async (_, content) => {
  const { memberId } = await createMember(db, brand);
  expect(await send(memberId, content)).toMatchObject({ status: 400, code: 'invalid_input' });
  expect(await send(memberId, CONTENT)).toMatchObject({ success: true });
});

test.each([10, 140])('%i characters are taken, also those of two code units', async (length) => {
  for (const letter of ['x', '😀']) {
    const { memberId } = await createMember(db, brand);
    expect(await send(memberId, letter.repeat(length))).toMatchObject({ success: true });
    expect((await keptOf(memberId))[0]?.content).toBe(letter.repeat(length));
  }
});

test('a second feedback within a minute is refused, with the time to wait', async () => {
  const { memberId } = await createMember(db, brand);
  const other = await createMember(db, brand);
  await send(memberId, CONTENT);
  clock.advance(20_500);
  const refused = await send(memberId, CONTENT);
  expect(refused).toMatchObject({
    status: 429,
    code: 'feedback_too_soon',
    message: expect.stringContaining('คุณเพิ่งส่งข้อเสนอแนะไป'),
    value: { retryAfterSeconds: 40 },
  });
  expect(refused.headers['retry-after']).toBe('40');
  expect(await send(other.memberId, CONTENT)).toMatchObject({ success: true });
  clock.advance(39_500);
  expect(await send(memberId, CONTENT)).toMatchObject({ success: true });
  expect(await keptOf(memberId)).toHaveLength(2);
});

test('of several parallel feedbacks one is stored', async () => {
  const { memberId } = await createMember(db, brand);
  const replies = await Promise.all(Array.from({ length: 8 }, () => send(memberId, CONTENT)));
  expect(replies.filter(({ success }) => success)).toHaveLength(1);
  expect(await keptOf(memberId)).toHaveLength(1);
});

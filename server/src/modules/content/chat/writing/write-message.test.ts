import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { chatOf, letNewMembersWrite } from '../chat.fixture.ts';
import { countUnread } from '../rooms/count-unread.ts';
import { readMessages } from '../rooms/read-messages.ts';
import { roomChannel } from '../rooms/room-channel.ts';
import { blockAuthor } from './block-author.ts';
import { blockedAuthors } from './blocked-authors.ts';
import { react } from './react.ts';
import { reportMessage } from './report-message.ts';
import { takeBack } from './take-back.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const river = await createBrand(db.kysely, { hosts: ['river.test'] });
const hill = await createBrand(db.kysely, { hosts: ['hill.test'] });
await letNewMembersWrite(db, river);
const chat = chatOf(db, clock, river);
const member = async () => (await createMember(db, river)).memberId;
const [mali, somchai] = [await member(), await member()];
const room = (await chat.launch(mali)).room.id;
await chat.launch(somchai);
const pass = (seconds: number) => clock.advance(seconds * 1000);
const textsFor = async (reader: string) =>
  (await readMessages(db.kysely, room, reader, {})).messages.map(({ text }) => text);

test('what is written is numbered, published once, and the same message when it is sent again', async () => {
  const clientId = randomUUID();
  const first = await chat.write(mali, room, 'สวัสดีทุกคน', { clientId });
  expect(first).toMatchObject({ outcome: 'shown', message: { number: 1, own: true, text: 'สวัสดีทุกคน' } });
  expect(await chat.write(mali, room, 'สวัสดีทุกคน', { clientId })).toEqual(first);
  expect(chat.frames).toHaveLength(1);
  expect(chat.frames[0]).toMatchObject({ type: 'message', message: { number: 1 } });
  expect(JSON.stringify(chat.frames)).not.toContain(mali);
});

test('fifty accounts at once get fifty numbers without a gap', async () => {
  pass(700);
  const many = await Promise.all(Array.from({ length: 50 }, member));
  const written = await Promise.all(many.map((one, at) => chat.write(one, room, `hello ${at}`)));
  const numbers = written.map(({ message }) => message?.number ?? 0).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 50 }, (_, at) => (numbers[0] ?? 0) + at));
});

test('a writer is refused too soon, on two devices at once as on one', async () => {
  pass(700);
  const answers = await Promise.allSettled([
    chat.write(mali, room, 'one device'),
    chat.write(mali, room, 'the other device'),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  pass(2);
  await chat.write(mali, room, 'twice the same');
  pass(2);
  expect(await chat.refusal(chat.write(mali, room, 'Twice  the SAME!'))).toMatchObject({
    code: 'chat_too_fast',
    facts: { rule: 'repeat' },
  });
});

test('the same text by a third account is held, and a short one is not', async () => {
  pass(700);
  const three = [await member(), await member(), await member()];
  for (const [at, one] of three.entries())
    expect(await chat.write(one, room, 'come and see what we have tonight')).toMatchObject({
      outcome: at === 2 ? 'held' : 'shown',
    });
  pass(2);
  for (const one of three) expect(await chat.write(one, room, '555')).toMatchObject({ outcome: 'shown' });
});

test('bait is held unseen, a link refused, a rude word starred, and each counted', async () => {
  pass(700);
  const before = chat.frames.length;
  expect(await chat.write(mali, room, 'แอดไลน์ ufa88vip')).toEqual({ outcome: 'held', message: null });
  expect(chat.frames).toHaveLength(before);
  expect((await chat.launch(mali)).own).toMatchObject([{ state: 'held', rule: 'contact' }]);
  pass(2);
  expect(await chat.refusal(chat.write(mali, room, 'ufa88 dot com'))).toEqual({
    code: 'chat_message_refused',
    facts: { rule: 'link' },
  });
  expect(await chat.write(mali, room, 'oh shit, lost')).toMatchObject({
    outcome: 'masked',
    message: { text: 'oh ***, lost' },
  });
  const hits = await db.kysely.selectFrom('chat.hit').select(['rule', 'hits']).execute();
  expect(new Map(hits.map(({ rule, hits: count }) => [rule, count]))).toEqual(
    new Map([
      ['second', 1n],
      ['repeat', 1n],
      ['copies', 1n],
      ['contact', 1n],
      ['link', 1n],
      ['word-mask', 1n],
    ]),
  );
});

test('replies, mentions, reactions and what is unseen', async () => {
  pass(700);
  const asked = await chat.write(mali, room, 'who is here?');
  const number = asked.message?.number ?? 0;
  const author = asked.message?.author.id ?? '';
  pass(2);
  const reply = await chat.write(somchai, room, 'me', { replyTo: number, mentions: [author, randomUUID()] });
  expect(reply.message).toMatchObject({ replyTo: { number, text: 'who is here?' }, mentions: [author] });
  expect(await countUnread(db.kysely, river, mali, clock.now())).toEqual({
    unread: 1,
    mentions: 1,
    text: '1',
  });
  const heart = { room, number, reaction: 'heart' } as const;
  await react(chat.deps, river, somchai, heart);
  expect(await react(chat.deps, river, somchai, heart)).toEqual({ reactions: { heart: 1 } });
  expect(await react(chat.deps, river, somchai, { ...heart, reaction: 'luck' })).toEqual({
    reactions: { luck: 1 },
  });
  expect(await chat.refusal(chat.write(somchai, room, 'to nothing', { replyTo: 10_000 }))).toMatchObject({
    code: 'chat_too_fast',
  });
  pass(2);
  expect(await chat.refusal(chat.write(somchai, room, 'to nothing', { replyTo: 10_000 }))).toMatchObject({
    code: 'chat_message_unknown',
  });
});

test('an own message is taken back within a minute, another’s never', async () => {
  pass(700);
  const written = await chat.write(mali, room, 'I take it back');
  const place = { room, number: written.message?.number ?? 0 };
  expect(await chat.refusal(takeBack(chat.deps, river, somchai, place))).toMatchObject({
    code: 'chat_message_unknown',
  });
  pass(61);
  expect(await chat.refusal(takeBack(chat.deps, river, mali, place))).toMatchObject({
    code: 'chat_too_late',
  });
  const again = await chat.write(mali, room, 'this one goes');
  await takeBack(chat.deps, river, mali, { room, number: again.message?.number ?? 0 });
  expect(await textsFor(somchai)).not.toContain('this one goes');
  expect(chat.frames.at(-1)).toEqual({ type: 'gone', number: again.message?.number });
});

test('a report hides a message for its reporter, three hide it for all, and no member reports the own one', async () => {
  pass(700);
  const written = await chat.write(mali, room, 'three do not like this');
  const of = { room, number: written.message?.number ?? 0, reason: 'abuse' } as const;
  expect(await chat.refusal(reportMessage(chat.deps, river, mali, of))).toMatchObject({
    code: 'chat_own_message',
  });
  await reportMessage(chat.deps, river, somchai, of);
  await reportMessage(chat.deps, river, somchai, of);
  const others = [await member(), await member()];
  expect(await textsFor(somchai)).not.toContain('three do not like this');
  expect(await textsFor(others[0] ?? '')).toContain('three do not like this');
  for (const one of others) await reportMessage(chat.deps, river, one, of);
  expect(await textsFor(mali)).not.toContain('three do not like this');
  expect(chat.frames.at(-1)).toEqual({ type: 'gone', number: of.number });
});

test('a block is mutual and silent', async () => {
  pass(700);
  const [one, other] = [await member(), await member()];
  await chat.launch(one);
  const written = await chat.write(other, room, 'read me');
  await chat.write(one, room, 'and me');
  await blockAuthor(chat.deps, river, one, { author: written.message?.author.id ?? '', blocked: true });
  expect(await textsFor(one)).not.toContain('read me');
  expect(await textsFor(other)).not.toContain('and me');
  expect(await blockedAuthors(db.kysely, other)).toEqual([]);
  const [blocked] = await blockedAuthors(db.kysely, one);
  expect(blocked).toMatchObject({ id: written.message?.author.id, name: written.message?.author.name });
  await blockAuthor(chat.deps, river, one, { author: blocked?.id ?? '', blocked: false });
  expect(await blockedAuthors(db.kysely, one)).toEqual([]);
  expect(await textsFor(one)).toContain('read me');
});

test('a forged room is none, and so is one of another brand', async () => {
  const stranger = (await createMember(db, hill)).memberId;
  expect(await chat.refusal(chat.write(mali, randomUUID(), 'hello'))).toMatchObject({
    code: 'chat_room_unknown',
  });
  expect(await chat.refusal(chatOf(db, clock, hill).launch(stranger, { room }))).toMatchObject({
    code: 'chat_room_unknown',
  });
});

test('who is excluded or frozen is out while writing, and the room forgets the name', async () => {
  pass(700);
  const kind = roomChannel({ db, clock });
  const one = await member();
  await chat.launch(one);
  await chat.write(one, room, 'still here');
  const request = {
    brand: river,
    caller: { memberId: one, sessionId: 's', type: 0, passwordChangeDue: false, termsDue: null },
    id: room,
  };
  expect(await kind.mayRead(request)).toBe(true);
  for (const status of ['self_excluded', 'disabled']) {
    await db.kysely.updateTable('members.member').set({ status }).where('id', '=', one).execute();
    pass(2);
    expect(await chat.refusal(chat.write(one, room, 'let me'))).toMatchObject({
      code: 'chat_not_allowed',
      facts: { why: 'unknown' },
    });
    expect(await kind.mayRead(request)).toBe(false);
    expect(await textsFor(mali)).not.toContain('still here');
  }
});

test('a brand without settings lets write who has proved a number and is a day old', async () => {
  const strict = chatOf(db, clock, hill);
  const { memberId } = await createMember(db, hill, { now: new Date(clock.now().getTime() - 3_600_000) });
  const { room: thai, permission } = await strict.launch(memberId);
  expect(permission).toMatchObject({ read: true, write: false, why: 'unproved' });
  await db.kysely
    .updateTable('members.member')
    .set({ mobile: '+66811111111', mobile_verified_at: clock.now() })
    .where('id', '=', memberId)
    .execute();
  expect(await strict.refusal(strict.write(memberId, thai.id, 'hello'))).toMatchObject({
    code: 'chat_not_allowed',
    facts: { why: 'young' },
  });
  pass(24 * 3600);
  expect(await strict.write(memberId, thai.id, 'hello')).toMatchObject({ outcome: 'shown' });
});

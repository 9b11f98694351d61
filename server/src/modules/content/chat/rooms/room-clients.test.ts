import type { ChatFrame } from '@lanna/contract/content/chat/chat';
import { afterAll, expect, test } from 'vitest';
import {
  readerOn,
  startPushProcess,
  type TestReader,
  until,
} from '../../../../platform/push/channels/channels.fixture.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { chatOf, letNewMembersWrite } from '../chat.fixture.ts';
import { decideMessage } from '../desk/decide-message.ts';
import { roomChannel } from './room-channel.ts';

const CLIENTS = 10;
const { db, url } = await testDatabase();
const clock = fixedClock();
const river = await createBrand(db.kysely, { hosts: ['river.test'] });
await letNewMembersWrite(db, river);
const kinds = [roomChannel({ db, clock })];
const noticeTypes = ['protection_changed'] as const;
const start = () => startPushProcess({ db, url, kinds, noticeTypes, river: river.id });
const processes = await Promise.all([start(), start()]);
afterAll(() => Promise.all(processes.map((one) => one.close())));
/** What is written through each of the processes. */
const chats = processes.map(({ publisher }) => {
  const chat = chatOf(db, clock, river);
  chat.deps.channels = { publisher };
  return chat;
});

const members = await Promise.all(
  Array.from({ length: CLIENTS }, async () => (await createMember(db, river)).memberId),
);
const room = await opened();
const channel = `chat:${room}`;
const readers = await Promise.all(
  members.map((memberId, at) => {
    const { port } = processes[at % 2] ?? { port: 0 };
    return readerOn(port, { token: `good-${memberId}`, channels: [channel] });
  }),
);

test('ten clients of two processes see the same messages in the same places, and no flood or bait among them', async () => {
  for (const text of ['สวัสดี', 'hello', 'ขอให้โชคดี']) {
    clock.advance(60_000);
    await Promise.all(members.map((_, at) => write(at, `${text} ${at}`)));
  }
  const flood = await Promise.allSettled(Array.from({ length: 5 }, (_, at) => write(0, `again ${at}`)));
  expect(flood.filter(({ status }) => status === 'fulfilled')).toEqual([]);
  clock.advance(60_000);
  expect(await write(1, 'แอดไลน์ @lucky888 รับเครดิตฟรี')).toMatchObject({ outcome: 'held' });
  for (const reader of readers) await until(() => seenBy(reader).size === 3 * CLIENTS);
  const numbers = Array.from({ length: 3 * CLIENTS }, (_, at) => at + 1);
  const first = placesOf(readers[0]);
  expect(first.map(([number]) => number)).toEqual(numbers);
  for (const reader of readers) expect(placesOf(reader)).toEqual(first);
});

test('what a moderator removes leaves every client, and who is excluded hears no more', async () => {
  clock.advance(60_000);
  const { message } = await write(2, 'soon gone');
  const row = await db.kysely
    .selectFrom('chat.message')
    .select(['id', 'version'])
    .where('room_id', '=', room)
    .where('number', '=', BigInt(message?.number ?? 0))
    .executeTakeFirstOrThrow();
  await remove(row);
  for (const reader of readers)
    await until(() =>
      framesOf(reader).some((frame) => frame.type === 'gone' && frame.number === message?.number),
    );

  const excluded = members[9] ?? '';
  await db.kysely
    .updateTable('members.member')
    .set({ status: 'self_excluded' })
    .where('id', '=', excluded)
    .execute();
  await notifyPush(db.kysely, { m: [excluded], t: ['protection_changed'] });
  const [inside, outside] = [readers[0], readers[9]];
  if (!inside || !outside) throw new Error('no readers');
  await until(() => outside.notices.some((notice) => notice.type === 'refused'));
  clock.advance(60_000);
  await write(3, 'after that');
  await until(() => seenBy(inside).has('after that'));
  expect(seenBy(outside).has('after that')).toBe(false);
});

async function opened(): Promise<string> {
  const ids = await Promise.all(members.map(async (memberId) => (await chats[0]?.launch(memberId))?.room.id));
  return ids[0] ?? '';
}

function write(at: number, text: string) {
  const chat = chats[at % 2];
  if (!chat) throw new Error('no such process');
  return chat.write(members[at] ?? '', room, text);
}

async function remove(row: { id: string; version: number }): Promise<void> {
  const operator = { id: '00000000-0000-4000-8000-0000000000aa', name: 'Moderator', sessionId: 's' };
  const call = {
    brands: [river],
    brandIds: [river.id],
    language: 'EN' as const,
    operator,
    record: async () => {},
  };
  const deps = chats[1]?.deps;
  if (deps) await db.transaction((tx) => decideMessage(deps, tx, call, { ...row, decision: 'remove' }));
}

function framesOf(reader: TestReader | undefined): ChatFrame[] {
  return (reader?.notices ?? []).flatMap((notice) =>
    notice.type === 'frame' && notice.channel === channel ? [notice.data as ChatFrame] : [],
  );
}

function seenBy(reader: TestReader): Set<string> {
  return new Set(placesOf(reader).map(([, text]) => text));
}

/** Numbers and words as a page shows them: in the order of their numbers. */
function placesOf(reader: TestReader | undefined): [number, string][] {
  return framesOf(reader)
    .flatMap((frame) =>
      frame.type === 'message' ? [[frame.message.number, frame.message.text] as [number, string]] : [],
    )
    .sort(([one], [other]) => one - other);
}

import { expect, test } from 'vitest';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { chatOf, letNewMembersWrite } from '../chat.fixture.ts';
import { readMessages } from '../rooms/read-messages.ts';
import { decideMessage } from './decide-message.ts';
import { endMutes } from './end-mutes.ts';
import { forgetMessages } from './forget-messages.ts';
import { muteMember, muteProposal } from './mute-member.ts';
import { readForDesk } from './read-message.ts';
import { showRules } from './show-rules.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const river = await createBrand(db.kysely, { hosts: ['river.test'] });
const hill = await createBrand(db.kysely, { hosts: ['hill.test'] });
await letNewMembersWrite(db, river);
const chat = chatOf(db, clock, river);
const member = async () => (await createMember(db, river)).memberId;
const mali = await member();
const room = (await chat.launch(mali)).room.id;
const DAY_MS = 86_400_000;

/** An operator of a brand, with what the operator's calls record and propose. */
function operatorIn(brand: typeof river) {
  const recorded: string[] = [];
  const proposed: { kind: string; payload: unknown }[] = [];
  return {
    recorded,
    proposed,
    brands: [brand],
    brandIds: [brand.id],
    language: 'EN' as const,
    operator: { id: '00000000-0000-4000-8000-0000000000aa', name: 'Moderator', sessionId: 's' },
    record: async (_tx: unknown, { action }: { action: string }) => void recorded.push(action),
    propose: async (_tx: unknown, proposal: { kind: string; payload: unknown }) => {
      proposed.push(proposal);
      return '00000000-0000-4000-8000-0000000000bb';
    },
  };
}
const operator = operatorIn(river);

async function held(text: string): Promise<{ id: string; version: number }> {
  clock.advance(700_000);
  expect(await chat.write(mali, room, text)).toMatchObject({ outcome: 'held' });
  return db.kysely
    .selectFrom('chat.message')
    .select(['id', 'version'])
    .where('state', '=', 'held')
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}
const decide = (wanted: Parameters<typeof decideMessage>[3], by = operator) =>
  db.transaction((tx) => decideMessage(chat.deps, tx, by, wanted));
const texts = async () => (await readMessages(db.kysely, room, mali, {})).messages.map(({ text }) => text);

test('what was held is shown at the place where it is first seen, and a second decision on the old version is refused', async () => {
  const message = await held('แอดไลน์ก็ได้นะ');
  const other = await member();
  const between = await chat.write(other, room, 'written meanwhile');
  const row = await decide({ ...message, decision: 'show' });
  expect(row).toMatchObject({
    state: 'shown',
    number: (between.message?.number ?? 0) + 1,
    decidedBy: 'Moderator',
  });
  expect(chat.frames.at(-1)).toMatchObject({ type: 'message', message: { number: row.number } });
  expect(await chat.refusal(decide({ ...message, decision: 'remove' }))).toMatchObject({
    code: 'changed_meanwhile',
  });
});

test('removing with a mute tells the room and the writer, who reads why and until when', async () => {
  const message = await held('Line ID: lucky777');
  await decide({ ...message, decision: 'remove', muteSeconds: 3600 });
  expect(await texts()).not.toContain('Line ID: lucky777');
  const { permission, own } = await chat.launch(mali);
  expect(permission).toMatchObject({ read: true, write: false, why: 'muted', reason: 'contact' });
  expect(permission.until).toBe(new Date(clock.now().getTime() + 3_600_000).toISOString());
  expect(own.at(-1)).toMatchObject({ text: 'Line ID: lucky777', state: 'removed' });
  expect(await chat.refusal(chat.write(mali, room, 'why?'))).toMatchObject({ facts: { why: 'muted' } });
  await db.transaction((tx) => endMutes(tx, operator, { id: mali, reason: 'A mistake' }, clock.now()));
  expect((await chat.launch(mali)).permission.write).toBe(true);
});

test('a moderator of another brand finds neither message nor member', async () => {
  const message = await held('my line is slotking');
  const stranger = operatorIn(hill);
  expect(await chat.refusal(decide({ ...message, decision: 'show' }, stranger))).toMatchObject({
    code: 'not_found',
  });
  const mute = { id: mali, kind: 'out', seconds: 300, reason: 'Not yours' } as const;
  expect(
    await chat.refusal(db.transaction((tx) => muteMember(tx, stranger, mute, clock.now()))),
  ).toMatchObject({ code: 'not_found' });
});

test('seven days by one operator, longer and for good by two', async () => {
  const other = await member();
  const mute = (seconds: number | null) =>
    db.transaction((tx) =>
      muteMember(tx, operator, { id: other, kind: 'out', seconds, reason: 'Recruits' }, clock.now()),
    );
  expect(await mute(604_800)).toEqual({ proposal: null });
  expect(await chat.refusal(chat.launch(other, { room }))).toMatchObject({ facts: { why: 'out' } });
  clock.advance(8 * DAY_MS);
  for (const seconds of [604_801, null]) {
    expect(await mute(seconds)).toEqual({ proposal: expect.any(String) });
    expect((await chat.launch(other)).permission.read).toBe(true);
  }
  const { payload } = operator.proposed.at(-1) ?? { payload: undefined };
  const approved = { reason: 'Recruits', proposer: 'Moderator', brandId: river.id };
  await db.transaction((tx) => muteProposal(clock).carryOut(tx, payload as never, approved as never));
  expect(await chat.refusal(chat.launch(other, { room }))).toMatchObject({
    facts: { why: 'out', until: null },
  });
});

test('a look is recorded once an hour, with what stands around the message', async () => {
  const message = await held('join my telegram');
  const read = () => db.transaction((tx) => readForDesk(tx, operator, message.id, clock.now()));
  operator.recorded.length = 0;
  const shown = await read();
  await read();
  expect(operator.recorded).toEqual(['chat.look']);
  expect(shown.around.map(({ id }) => id)).toContain(message.id);
  expect(shown.history[0]?.id).toBe(message.id);
  clock.advance(61 * 60_000);
  await read();
  expect(operator.recorded).toEqual(['chat.look', 'chat.look']);
});

test('what rules stopped in a week is counted by rule', async () => {
  const [rules] = await showRules(db.kysely, [river], clock.now());
  expect(rules?.hits.find(({ rule }) => rule === 'contact')?.hits).toBeGreaterThan(0);
  clock.advance(9 * DAY_MS);
  const [later] = await showRules(db.kysely, [river], clock.now());
  expect(later?.hits).toEqual([]);
});

test('what was shown goes after the brand’s days, what was removed after ninety', async () => {
  clock.advance(22 * DAY_MS);
  await forgetMessages(db.kysely, clock.now());
  const states = async () =>
    new Set((await db.kysely.selectFrom('chat.message').select('state').execute()).map(({ state }) => state));
  expect(await states()).not.toContain('shown');
  expect(await states()).toContain('removed');
  clock.advance(90 * DAY_MS);
  await forgetMessages(db.kysely, clock.now());
  expect(await states()).toEqual(new Set());
});

import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSize } from '../../../../platform/testing/test-size.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { readConversation } from '../chat/read-conversation.ts';
import { sendMessage } from '../chat/send-message.ts';
import { moveConversation } from './move-conversation.ts';
import { noteOnConversation, replyToCustomer } from './write-as-desk.ts';

/*
 * A customer and two operators do things in any order, some at the same moment, some again after the answer was lost. Whatever
 * happens: one order for both sides, nothing lost, nothing doubled, and a state that follows from what was done.
 */

const { db } = await testDatabase();
const clock = fixedClock();
const river = await createBrand(db.kysely);
const OPERATORS = ['ploy', 'krit'].map((name) => ({ id: randomUUID(), name, sessionId: 's' }));

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('write' as const), again: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('reply' as const), by: fc.nat(1), again: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('note' as const), by: fc.nat(1), again: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      by: fc.nat(1),
      move: fc.constantFrom('take' as const, 'release' as const, 'close' as const),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
/** Steps of one round happen at the same moment. */
const story = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 12 });

test('whatever both sides do, at once and again: one order, nothing lost, nothing doubled', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (rounds) => {
      const { memberId } = await createMember(db, river);
      const notified = new Map<string, Notified>();
      await write(memberId, notified, false);
      const id = await idOf(memberId);
      for (const round of rounds) {
        // No customer is held up for writing fast: that has tests of its own.
        clock.advance(300_000);
        await Promise.all(round.map((wanted) => act({ id, memberId, notified }, wanted)));
      }
      const { messages, ...kept } = await keptOf(id);
      expect(messages).toEqual([...notified.values()].sort((a, b) => a.number - b.number));
      expect(messages.map(({ number }) => number)).toEqual(messages.map((_, at) => at + 1));
      expect(kept.last_number).toBe(messages.length);
      if (kept.state === 'open') expect(OPERATORS.map((one) => one.id)).toContain(kept.operator_id);
      if (kept.state === 'waiting') expect(kept.operator_id).toBeNull();
      const said = messages.filter(({ author }) => author !== 'note');
      const wasClosed = rounds.flat().some((wanted) => wanted.do === 'move' && wanted.move === 'close');
      if (!wasClosed) expect(kept.waiting_since !== null).toBe(said.at(-1)?.author === 'customer');
      const shown = await readConversation(
        { db, clock },
        river,
        { merchantId: river.id, memberId },
        undefined,
      );
      expect(shown.conversation?.messages.map(({ text }) => text)).toEqual(
        said.slice(-50).map(({ text }) => text),
      );
    }),
    { numRuns: testSize(200) },
  );
});

interface Notified {
  author: string;
  text: string;
  number: number;
}
interface Fixture {
  id: string;
  memberId: string;
  notified: Map<string, Notified>;
}

/** What is refused because another call was quicker is no failure; anything else is. */
async function act({ id, memberId, notified }: Fixture, wanted: Step): Promise<void> {
  if (wanted.do === 'write') return write(memberId, notified, wanted.again);
  const operator = OPERATORS[wanted.by] ?? OPERATORS[0];
  if (!operator) throw new Error('there are two operators');
  const call = { brands: [river], brandIds: [river.id], operator, record: async () => {} };
  try {
    if (wanted.do === 'move') {
      const { version } = await keptOf(id);
      const moving = { id, version, move: wanted.move, to: undefined };
      await db.transaction((tx) => moveConversation(tx, call, moving, async () => []));
      return;
    }
    const send = wanted.do === 'reply' ? replyToCustomer : noteOnConversation;
    const author = wanted.do === 'reply' ? 'desk' : 'note';
    await sendPerhapsAgain(notified, author, wanted.again, (words) =>
      db.transaction((tx) => send(tx, call, { id, ...words }, clock.now())),
    );
  } catch (error) {
    if (!(error instanceof Refusal) || !QUICKER.has(error.code)) throw error;
  }
}
const QUICKER: ReadonlySet<string> = new Set([
  'conversation_taken',
  'conversation_move',
  'changed_meanwhile',
]);

async function write(memberId: string, notified: Map<string, Notified>, again: boolean): Promise<void> {
  const from = { language: 'TH', device: 'Phone 7' } as const;
  await sendPerhapsAgain(notified, 'customer', again, ({ clientId, text }) =>
    sendMessage({ db, clock }, { merchantId: river.id, memberId }, { clientId, text, page: undefined }, from),
  );
}

/**
 * `again`: sent twice at the same moment, and a third time when both are answered. All that are taken get the same number; between
 * the two a colleague may have let the conversation go, so that one is refused and the other taken.
 */
async function sendPerhapsAgain(
  notified: Map<string, Notified>,
  author: string,
  again: boolean,
  send: (words: { clientId: string; text: string }) => Promise<{ number: number }>,
): Promise<void> {
  const words = { clientId: randomUUID(), text: `said ${randomUUID()}` };
  const tries = await Promise.allSettled([send(words), ...(again ? [send(words)] : [])]);
  const answers = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const refused = tries.find((one) => one.status === 'rejected');
  if (answers.length === 0) throw refused?.reason;
  if (again) answers.push(await send(words));
  expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
  notified.set(words.clientId, { author, text: words.text, number: answers[0]?.number ?? 0 });
}

async function idOf(memberId: string): Promise<string> {
  const { id } = await db.kysely
    .selectFrom('service.conversation')
    .select('id')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return id;
}

async function keptOf(id: string) {
  const kept = await db.kysely
    .selectFrom('service.conversation')
    .select(['state', 'operator_id', 'waiting_since', 'last_number', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const messages = await db.kysely
    .selectFrom('service.message')
    .select(['author', 'text', 'number'])
    .where('conversation_id', '=', id)
    .orderBy('number')
    .execute();
  return { ...kept, messages };
}

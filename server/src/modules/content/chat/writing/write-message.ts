import type { writeChat } from '@lanna/contract/content/chat/writing';
import type { Received, Value } from '@lanna/contract/endpoint';
import type { Language } from '@lanna/contract/people/members/members';
import { moderate } from '@lanna/rules/content/chat/moderate';
import { normalise } from '@lanna/rules/content/chat/normalise';
import { checkRates } from '@lanna/rules/content/chat/rates';
import type { ModerationRule } from '@lanna/rules/content/chat/rule-names';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { ChatDeps } from '../chat-deps.ts';
import { ownAuthor } from '../rooms/author.ts';
import { enterRoom, refuseBy } from '../rooms/enter-room.ts';
import { nextNumber } from '../rooms/next-number.ts';
import { publishMessage } from '../rooms/publish-message.ts';
import { readMessage } from '../rooms/read-messages.ts';
import type { RoomRow } from '../rooms/room-row.ts';
import { markSeen } from '../rooms/seen.ts';
import { brandWords } from './brand-words.ts';
import { countHit } from './count-hit.ts';
import { allowedMentions, checkReply } from './named-in-message.ts';
import { sharedBet } from './shared-bet.ts';
import { readWrittenBefore } from './written-before.ts';

type Body = Received<typeof writeChat>['body'];
type Written = Value<typeof writeChat>;

interface From {
  language: Language;
  /** Hosts of the brand: links to them are taken. */
  ownHosts: readonly string[];
}

/** A rule that stopped the message, and the refusal its writer gets; undefined where it is held or masked. */
interface Stopped {
  rule: ModerationRule;
  word: string;
  refusal?: Refusal;
}

/**
 * Takes a message into a room: by the rates, the characters, the links, the words, and only then does anybody see it. One that has come before is
 * answered as it was then. Refuses with `chat_room_unknown`, `chat_not_allowed`, `chat_too_fast` {rule, retryAfterSeconds},
 * `chat_message_refused` {rule}, `chat_message_unknown`, `chat_bet_unknown`.
 */
export async function writeMessage(
  deps: ChatDeps,
  brand: Brand,
  memberId: string,
  body: Body,
  from: From,
): Promise<Written> {
  const now = deps.clock.now();
  const card =
    body.bet === undefined
      ? null
      : await sharedBet(
          { db: deps.db.kysely, sources: deps.betSources },
          { brandId: brand.id, memberId, language: from.language },
          { bet: body.bet, hideStake: body.hideStake },
        );
  const stopped: Stopped[] = [];
  const written = await deps.db.transaction(async (tx) => {
    const room = await lockRoom(tx, brand, memberId, body.room, now);
    const known = await findSent(tx, memberId, body.clientId);
    if (known) return known;
    const checked = await check(tx, brand, memberId, room, body, from, now);
    if (checked) stopped.push(checked);
    if (checked?.refusal) return undefined;
    const isHeld = checked !== undefined && checked.rule !== 'word-mask';
    const id = newId();
    const number = isHeld ? null : await nextNumber(tx, room.id);
    await tx
      .insertInto('chat.message')
      .values({
        id,
        room_id: room.id,
        merchant_id: brand.id,
        number,
        member_id: memberId,
        client_id: body.clientId,
        state: isHeld ? 'held' : 'shown',
        text: body.text,
        masked_text: checked?.rule === 'word-mask' ? (await brandWords(tx, brand.id)).mask(body.text) : null,
        sticker: body.sticker ?? null,
        bet: card && JSON.stringify(card),
        bet_id: card?.receipt ? (body.bet ?? null) : null,
        reply_to: await checkReply(tx, room.id, memberId, body.replyTo),
        mentions: await allowedMentions(tx, brand.id, memberId, body.mentions),
        fingerprint: fingerprintOf(body),
        rule: checked?.rule ?? null,
        found: checked?.word || null,
        sent_at: now,
        shown_at: isHeld ? null : now,
      })
      .execute();
    if (number !== null) {
      await markSeen(tx, { ...room, last_number: number }, memberId, Number(number));
      await publishMessage(deps, tx, { id: room.id, merchantId: brand.id }, id);
    }
    await notifyOps(tx, { brandId: brand.id, type: isHeld ? 'chat_changed' : 'chat_written' });
    return answer(tx, memberId, id);
  });
  for (const one of stopped) await countHit(deps.db.kysely, brand, one, now);
  if (written) return written;
  throw stopped[0]?.refusal ?? new Error('a message was neither taken nor refused');
}

/** The writer's row first, then the room's: what one member writes on two devices, and what is written in one room, comes one after the other. */
async function lockRoom(tx: Tx, brand: Brand, memberId: string, roomId: string, now: Date): Promise<RoomRow> {
  await ownAuthor(tx, { merchantId: brand.id, memberId }, now);
  await tx
    .selectFrom('chat.author')
    .select('member_id')
    .where('member_id', '=', memberId)
    .forUpdate()
    .execute();
  await tx
    .selectFrom('chat.room')
    .select('id')
    .where('id', '=', roomId)
    .where('merchant_id', '=', brand.id)
    .forUpdate()
    .execute();
  // Read under the locks: a mute that was committed meanwhile counts.
  const { room, permission } = await enterRoom(tx, brand, { memberId }, roomId, now);
  if (!permission.write) refuseBy(permission);
  return room;
}

async function check(
  tx: Tx,
  brand: Brand,
  memberId: string,
  room: RoomRow,
  body: Body,
  { ownHosts }: From,
  now: Date,
): Promise<Stopped | undefined> {
  const of = {
    merchantId: brand.id,
    memberId,
    roomId: room.id,
    fingerprint: fingerprintOf(body),
    repeats: body.sticker === undefined,
  };
  const rates = checkRates(await readWrittenBefore(tx, of, now), {
    nowMs: now.getTime(),
    slowSeconds: room.slow_seconds,
  });
  if (rates.verdict === 'refuse') {
    const { rule, retryAfterSeconds } = rates;
    return { rule, word: '', refusal: new Refusal('chat_too_fast', { rule, retryAfterSeconds }) };
  }
  const said = moderate(body.text, {
    words: await brandWords(tx, brand.id),
    ownHosts,
    invitationsAllowed: room.invitations,
  });
  if (said.verdict === 'refuse')
    return {
      rule: said.rule,
      word: said.found.slice(0, 60),
      refusal: new Refusal('chat_message_refused', { rule: said.rule }),
    };
  if (said.verdict === 'hold') return { rule: said.rule, word: said.found };
  if (rates.verdict === 'hold') return { rule: rates.rule, word: '' };
  return said.verdict === 'mask' ? { rule: said.rule, word: said.found } : undefined;
}

async function findSent(tx: Tx, memberId: string, clientId: string): Promise<Written | undefined> {
  const row = await tx
    .selectFrom('chat.message')
    .select('id')
    .where('member_id', '=', memberId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row && answer(tx, memberId, row.id);
}

async function answer(tx: Tx, memberId: string, id: string): Promise<Written> {
  const message = await readMessage(tx, id);
  const { masked_text, reacted } = await tx
    .selectFrom('chat.message as m')
    .leftJoin('chat.reaction as r', (join) =>
      join.onRef('r.message_id', '=', 'm.id').on('r.member_id', '=', memberId),
    )
    .select(['m.masked_text', 'r.reaction as reacted'])
    .where('m.id', '=', id)
    .executeTakeFirstOrThrow();
  if (!message) return { outcome: 'held', message: null };
  return {
    outcome: masked_text === null ? 'shown' : 'masked',
    message: { ...message, own: true, reacted: reacted as NonNullable<Written['message']>['reacted'] },
  };
}

/** The same text is the same however it is typed. */
function fingerprintOf({ text, sticker, bet }: Pick<Body, 'text' | 'sticker' | 'bet'>): string {
  const plain = normalise(text).replace(/[^\p{L}\p{N}\p{M}]/gu, '');
  return [plain === '' ? text : plain, sticker ?? '', bet ?? ''].join('').slice(0, 400);
}

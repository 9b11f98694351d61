import type { chatBetReceipt } from '@lanna/contract/content/chat/rooms';
import type { Value } from '@lanna/contract/endpoint';
import type { Language } from '@lanna/contract/people/members/members';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { readReceipt } from '../../../play/bets/read-receipt.ts';
import type { ChatDeps } from '../chat-deps.ts';
import { enterRoom } from './enter-room.ts';
import { readMessages } from './read-messages.ts';

/**
 * The receipt of a bet on a card in a room, for who reads the card: of its player no more than the card and the draw itself. Refuses with `chat_room_unknown`, `chat_not_allowed`,
 * `chat_message_unknown` what the reader is not shown, with `chat_bet_unknown` a card whose amounts are hidden.
 */
export async function sharedReceipt(
  { db: { kysely }, clock, betSources }: ChatDeps,
  reader: { brand: Brand; memberId: string; language: Language },
  place: { room: string; number: number },
): Promise<Value<typeof chatBetReceipt>> {
  const { brand, memberId, language } = reader;
  const { room } = await enterRoom(kysely, brand, { memberId }, place.room, clock.now());
  // By the rules of reading: blocked, reported and excluded ones are not there.
  const { messages } = await readMessages(kysely, room.id, memberId, { after: place.number - 1 });
  if (!messages.some(({ number }) => number === place.number)) throw new Refusal('chat_message_unknown');
  const shown = await kysely
    .selectFrom('chat.message')
    .select(['member_id', 'bet_id'])
    .where('room_id', '=', room.id)
    .where('number', '=', BigInt(place.number))
    .executeTakeFirstOrThrow();
  if (shown.bet_id === null) throw new Refusal('chat_bet_unknown');
  const record = { db: kysely, sources: betSources };
  const player = { brand, memberId: shown.member_id, language };
  const { bet, receipt, proof } = await readReceipt(record, player, shown.bet_id);
  const { bonus: _, checking: __, ...ofCard } = bet;
  return { bet: ofCard, receipt, proof };
}

import type { PokDengMove, PokDengState } from '@lanna/rules/play/rooms/pok-deng/hand-state';
import { playHand } from '@lanna/rules/play/rooms/pok-deng/play-hand';
import { POK_DENG } from '@lanna/rules/play/rooms/pok-deng/terms';
import { deckOf } from '@lanna/rules/play/rooms/room-deck';
import type { Tx } from '../../platform/database.ts';
import { revealLink } from '../../shared-rounds/chain.ts';
import { type HandSeat, type RoomHand, readHandSeats, readMoves } from './room-hand.ts';

/** A hand that was dealt, as it stands after its moves. The deck is kept nowhere: link, seeds and moves are its rows. It must leave the server as a view of one seat alone. */
export async function readCards(tx: Tx, hand: RoomHand): Promise<PokDengState> {
  const [seats, moves] = [await readHandSeats(tx, hand.id), await readMoves(tx, hand.id)];
  const link = hand.link ?? (await revealLink(tx, { chainId: hand.chain.id, place: hand.chain.place }));
  return cardsOf(hand, seats, { link, moves });
}

export function cardsOf(
  { base, dealer, seats, subject, number }: RoomHand,
  handSeats: readonly HandSeat[],
  { link, moves }: { link: string; moves: readonly PokDengMove[] },
): PokDengState {
  const seeds = handSeats.flatMap(({ seat, seed, commitment }) =>
    seed !== null && seats.includes(seat) ? [{ seat, seed, commitment }] : [],
  );
  const deck = deckOf({ ...POK_DENG, link, table: subject, number, seeds });
  return playHand({ base, dealer, seats }, deck, moves);
}

import type { gameRoundReply } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { formatMoney } from '@lanna/rules/money';
import type { z } from 'zod';
import type { RoomsReceipt } from '../../../rules/rooms/rooms-receipt.ts';
import { OPENS_AFTER_MS } from '../../../rules/rooms/times.ts';
import type { Tx } from '../../platform/database.ts';
import { rulesOfCode } from '../room-games.ts';
import { reservesOf } from '../rows/hand-cards.ts';
import {
  type HandSeatState,
  type RoomHand,
  readHandSeats,
  readMoves,
  selectHands,
} from '../rows/room-hand.ts';
import { findRoomTable } from '../rows/room-table.ts';

type Reply = z.infer<typeof gameRoundReply>;

/** A player's seat in a hand, for the operator's records and its sweeper: with its receipt once it is paid. */
export async function describeHand(tx: Tx, playerId: string, id: string): Promise<Reply> {
  const [hand] = await selectHands(tx, 'h.id = $1', [id]);
  const own = hand && (await readHandSeats(tx, id)).find((seat) => seat.playerId === playerId);
  if (!hand || !own) return { round: id, state: 'unknown' };
  const state = HAND_STATE_OUTSIDE[own.state];
  return {
    round: id,
    state,
    ...(state === 'settled' && { receipt: closedUntilOpen(hand, await receiptOfHand(tx, hand, own.seat)) }),
  };
}

export const HAND_STATE_OUTSIDE: Record<HandSeatState, Reply['state']> = {
  placing: 'open',
  staked: 'open',
  winning: 'open',
  returning: 'open',
  disputed: 'open',
  won: 'settled',
  returned: 'rolled_back',
  refused: 'refused',
};

/**
 * Of a hand that is opened late, until a day after its end by the database's clock: what was shown at the table, and the own seed. Without the seeds of others there is no deck, so what was
 * dealt, drawn and left in the stock can be computed from it by no one.
 */
function closedUntilOpen({ opensLate, endedAt, endedForMs }: RoomHand, receipt: RoomsReceipt): RoomsReceipt {
  if (!opensLate || endedAt === null || (endedForMs ?? 0) >= OPENS_AFTER_MS) return receipt;
  return {
    ...receipt,
    seeds: receipt.seeds.map((one) => (one.seat === receipt.seat ? one : { ...one, seed: null })),
    opensAt: new Date(endedAt.getTime() + OPENS_AFTER_MS).toISOString(),
  };
}

/** All that fixed a hand that is over, for people of the operator as well. */
export async function receiptOfHand(tx: Tx, hand: RoomHand, seat: number): Promise<RoomsReceipt> {
  if (hand.outcome === null) throw new Error(`the hand ${hand.id} has no outcome`);
  const table = await findRoomTable(tx, hand.tableId);
  const seats = await readHandSeats(tx, hand.id);
  const { anchor, place, linkBefore } = hand.chain;
  return {
    ...{ type: 'rooms', ruleVersion: hand.ruleVersion, gameCode: table?.gameCode ?? '' },
    ...{ table: hand.subject, tableCode: table?.code ?? '', number: hand.number, seat },
    chain: { anchor, place, linkBefore, link: hand.link },
    seeds: seats.flatMap(({ seat: of, commitment, seed }) =>
      seed !== null && hand.seats.includes(of) ? [{ seat: of, commitment, seed }] : [],
    ),
    terms: {
      ...{ base: formatMoney(hand.base), dealer: hand.dealer, seats: hand.seats },
      ...(rulesOfCode(hand.gameCode).readsReserves && {
        reserves: reservesOf(hand.seats, seats).map((reserve) => formatMoney(reserve)),
      }),
    },
    moves: await readMoves(tx, hand.id),
    outcome: hand.outcome,
    reserve: formatMoney(seats.find((one) => one.seat === seat)?.reserve ?? 0n),
  };
}

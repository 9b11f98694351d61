import type {
  gameRoundReply,
  gameRoundsReply,
  gameRoundsRequest,
} from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { formatMoney } from '@lanna/rules/money';
import { z } from 'zod';
import type { RoundReceipt } from '../../rules/receipt.ts';
import type { StudioVendor } from '../../rules/vendors/vendor.ts';
import type { PacketState } from '../fishing/packets/packet.ts';
import { describePacket, PACKET_STATE_OUTSIDE } from '../fishing/reading/describe-packet.ts';
import type { Tx } from '../platform/database.ts';
import { findPlayer } from '../players/player.ts';
import { describeHand, HAND_STATE_OUTSIDE } from '../rooms/reading/describe-hand.ts';
import type { HandSeatState } from '../rooms/rows/room-hand.ts';
import { findRound, type Round, type RoundState } from '../rounds/round.ts';
import { describeSlip, SLIP_STATE_OUTSIDE } from '../sports/reading/describe-slip.ts';
import type { SlipState } from '../sports/slips/slip-row.ts';
import type { TableBetState } from '../tables/bets/table-bet.ts';
import { BET_STATE_OUTSIDE, describeTableBet } from '../tables/reading/describe-table-bet.ts';

type GameRoundReply = z.infer<typeof gameRoundReply>;

const uuid = z.uuid();

/** What became of a round of this vendor's: for the operator's records, and for its sweeper when it has received nothing. */
export async function describeRound(
  tx: Tx,
  { code: vendor }: StudioVendor,
  { operator_id, user, round: id }: { operator_id: string; user: string; round: string },
): Promise<GameRoundReply> {
  const playerId = await findPlayer(tx, { vendor, operatorId: operator_id, walletUser: user });
  if (!playerId || !uuid.safeParse(id).success) return { round: id, state: 'unknown' };
  const round = await findRound(tx, playerId, id);
  if (!round) return describeSharedBet(tx, playerId, id);
  const state = STATE_OUTSIDE[round.state];
  return { round: id, state, ...(state === 'settled' && { receipt: receiptOf(round) }) };
}

/** Not of a slot: a bet at a table, a slip of the book, a packet of shots, or a seat of a hand. */
async function describeSharedBet(tx: Tx, playerId: string, id: string): Promise<GameRoundReply> {
  const bet = await describeTableBet(tx, playerId, id);
  if (bet.state !== 'unknown') return bet;
  const slip = await describeSlip(tx, playerId, id);
  if (slip.state !== 'unknown') return slip;
  const packet = await describePacket(tx, playerId, id);
  return packet.state === 'unknown' ? describeHand(tx, playerId, id) : packet;
}

/** What became of many rounds of any players; those that are not known are left out. */
export async function describeRounds(
  tx: Tx,
  { code: vendor }: StudioVendor,
  { operator_id, rounds }: z.infer<typeof gameRoundsRequest>,
): Promise<z.infer<typeof gameRoundsReply>> {
  const named = rounds.filter(({ round }) => uuid.safeParse(round).success);
  const { rows } = await tx.query<{
    user: string;
    round: string;
    slot: RoundState | null;
    bet: TableBetState | null;
    slip: SlipState | null;
    packet: PacketState | null;
    hand: HandSeatState | null;
  }>(
    `select n.user_name as "user", n.round, r.state as slot, b.state as bet, s.state as slip, k.state as packet, a.state as hand
     from unnest($1::text[], $2::uuid[]) as n(user_name, round)
       join studio.player p on p.vendor = $3 and p.operator_id = $4 and p.wallet_user = n.user_name
       left join studio.round r on r.id = n.round and r.player_id = p.id
       left join studio.table_bet b on b.round_id = n.round and b.player_id = p.id
       left join studio.sports_slip s on s.id = n.round and s.player_id = p.id
       left join studio.fishing_packet k on k.id = n.round and k.player_id = p.id
       left join studio.room_hand_seat a on a.hand_id = n.round and a.player_id = p.id
     where r.id is not null or b.round_id is not null or s.id is not null or k.id is not null or a.hand_id is not null`,
    [named.map(({ user }) => user), named.map(({ round }) => round), vendor, operator_id],
  );
  return {
    rounds: rows.flatMap(({ user, round, slot, bet, slip, packet, hand }) => {
      if (slot) return [{ user, round, state: STATE_OUTSIDE[slot] }];
      if (bet) return [{ user, round, state: BET_STATE_OUTSIDE[bet] }];
      if (slip) return [{ user, round, state: SLIP_STATE_OUTSIDE[slip] }];
      if (packet) return [{ user, round, state: PACKET_STATE_OUTSIDE[packet] }];
      return hand ? [{ user, round, state: HAND_STATE_OUTSIDE[hand] }] : [];
    }),
  };
}

const STATE_OUTSIDE: Record<RoundState, GameRoundReply['state']> = {
  placing: 'open',
  staked: 'open',
  rolling_back: 'open',
  disputed: 'open',
  settled: 'settled',
  rolled_back: 'rolled_back',
  refused: 'refused',
};

/** Everything that fixed the round; its server seed once that is in use no more. */
export function receiptOf(round: Round): RoundReceipt {
  const { ruleVersion, gameCode, serverSeedHash, revealedSeed, clientSeed, nonce, steps } = round;
  return {
    ruleVersion,
    gameCode,
    serverSeedHash,
    serverSeed: revealedSeed,
    clientSeed,
    nonce,
    stake: formatMoney(round.stake),
    payout: formatMoney(round.payout),
    steps,
  };
}

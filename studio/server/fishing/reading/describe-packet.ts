import type { gameRoundReply } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { formatMoney, type Money } from '@lanna/rules/money';
import type { z } from 'zod';
import type { Weapon } from '../../../rules/fishing/bounds.ts';
import type { FishingReceipt } from '../../../rules/fishing/fishing-receipt.ts';
import type { Tx } from '../../platform/database.ts';
import { type Packet, type PacketState, selectPackets } from '../packets/packet.ts';

type Reply = z.infer<typeof gameRoundReply>;

/** A player's packet, for the operator's records and its sweeper: with its receipt once it is closed. */
export async function describePacket(tx: Tx, playerId: string, id: string): Promise<Reply> {
  const [packet] = await selectPackets(tx, 'k.id = $1 and k.player_id = $2', [id, playerId]);
  if (!packet) return { round: id, state: 'unknown' };
  const state = PACKET_STATE_OUTSIDE[packet.state];
  return { round: id, state, ...(state === 'settled' && { receipt: await receiptOfPacket(tx, packet) }) };
}

export const PACKET_STATE_OUTSIDE: Record<PacketState, Reply['state']> = {
  placing: 'open',
  open: 'open',
  closing: 'open',
  returning: 'open',
  disputed: 'open',
  closed: 'settled',
  returned: 'rolled_back',
  refused: 'refused',
};

/** Every hit with its nonce, in the order they were drawn. The server seed once it is in use no more. */
export async function receiptOfPacket(tx: Tx, packet: Packet): Promise<FishingReceipt> {
  const { rows: seeds } = await tx.query<{
    serverSeedHash: string;
    serverSeed: string | null;
    clientSeed: string;
  }>(
    `select s.server_seed_hash as "serverSeedHash", case when s.state = 'revealed' then s.server_seed end as "serverSeed", s.client_seed as "clientSeed"
     from studio.fishing_packet k join studio.seed_pair s on s.id = k.seed_pair_id where k.id = $1`,
    [packet.id],
  );
  const { rows: hits } = await tx.query<{
    nonce: number;
    shot: number;
    weapon: Weapon;
    fish: string;
    cost: Money;
    multiple: number;
    payout: Money;
    atMs: number;
  }>(
    `select h.nonce, h.shot, h.weapon, h.fish, h.cost, h.multiple, h.payout,
       (extract(epoch from h.at - k.opened_at) * 1000)::integer as "atMs"
     from studio.fishing_hit h join studio.fishing_packet k on k.id = h.packet_id where k.id = $1 order by h.nonce`,
    [packet.id],
  );
  const [seed] = seeds;
  if (!seed) throw new Error('a packet without seeds');
  const { gameCode, ruleVersion, shots, kills, reserve, spent, payout } = packet;
  return {
    ...{ type: 'fishing', gameCode, ruleVersion, ...seed, shots, kills },
    ...{ reserve: formatMoney(reserve), spent: formatMoney(spent), payout: formatMoney(payout) },
    unused: formatMoney(reserve - spent),
    hits: hits.map((hit) => ({ ...hit, cost: formatMoney(hit.cost), payout: formatMoney(hit.payout) })),
  };
}

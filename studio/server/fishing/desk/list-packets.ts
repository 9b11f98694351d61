import { formatMoney } from '@lanna/rules/money';
import { z } from 'zod';
import type { OfficePacket, OfficePackets, OfficePacketView } from '../../../fishing-office-api.ts';
import { BackOfficeRefusal } from '../../back-office/back-office-refusal.ts';
import type { OfficeSession } from '../../back-office/session.ts';
import type { Tx } from '../../platform/database.ts';
import { maskName } from '../../players/mask-name.ts';
import { type Packet, selectPackets } from '../packets/packet.ts';
import { receiptOfPacket } from '../reading/describe-packet.ts';

const PAGE = 50;
const OF_BRAND = 'p.operator_id = $1 and p.vendor = $2 and p.demo_balance is null';
export const officePacketsQuery = z.object({
  state: z
    .enum(['placing', 'open', 'refused', 'returning', 'returned', 'closing', 'closed', 'disputed'])
    .optional(),
  before: z.uuid().optional(),
});

/** Packets of the brand's players, newest first; demos are left out. */
export async function listOfficePackets(
  tx: Tx,
  { operatorId, vendor }: OfficeSession,
  { state, before }: z.infer<typeof officePacketsQuery>,
): Promise<OfficePackets> {
  const packets = await selectPackets(
    tx,
    `${OF_BRAND} and ($3::text is null or k.state = $3) and ($4::uuid is null or k.id < $4)`,
    [operatorId, vendor, state ?? null, before ?? null],
    PAGE + 1,
  );
  const shown = packets.slice(0, PAGE).map(lineOf);
  return { packets: shown, next: packets.length > PAGE ? (shown.at(-1)?.id ?? null) : null };
}

/** One with every hit in its order, as its player's receipt has them. */
export async function readOfficePacket(
  tx: Tx,
  { operatorId, vendor }: OfficeSession,
  id: string,
): Promise<OfficePacketView> {
  const [packet] = await selectPackets(tx, `${OF_BRAND} and k.id = $3`, [operatorId, vendor, id]);
  if (!packet) throw new BackOfficeRefusal('not_found');
  return { ...lineOf(packet), receipt: await receiptOfPacket(tx, packet) };
}

function lineOf(packet: Packet): OfficePacket {
  const { id, gameCode, state, shots, kills, reserve, spent, payout } = packet;
  return {
    ...{ id, gameCode, state, shots, kills, player: maskName(packet.walletUser ?? '') },
    ...{ reserve: formatMoney(reserve), spent: formatMoney(spent), payout: formatMoney(payout) },
    openedAt: packet.openedAt.toISOString(),
  };
}

import type { Money } from '@lanna/rules/money';
import type { Weapon } from '../../../rules/fishing/bounds.ts';
import { drawHit } from '../../../rules/fishing/draw-hit.ts';
import { fishOfCode } from '../../../rules/fishing/fish.ts';
import type { Database, Tx } from '../../platform/database.ts';

export interface Hit {
  packetId: string;
  shot: number;
  weapon: Weapon;
  fish: string;
  swimmer: number;
  cost: Money;
}

export interface DrawnHit extends Hit {
  nonce: number;
  multiple: number;
  payout: Money;
}

/**
 * Draws hits of any packets in the order they are given, each under the next nonce of its packet's seeds, and writes them. All or none is written, and nothing of it is known before: what this
 * does not give back has cost nothing, for its packet is open no more or has not as much left.
 */
export async function drawHits(db: Database, hits: readonly Hit[]): Promise<DrawnHit[]> {
  if (hits.length === 0) return [];
  return db.transaction(async (tx) => {
    const open = await lockOpen(tx, [...new Set(hits.map(({ packetId }) => packetId))]);
    const drawn: DrawnHit[] = [];
    for (const packet of open) {
      const own = affordable(
        hits.filter(({ packetId }) => packetId === packet.id),
        packet.left,
      );
      if (own.length === 0) continue;
      drawn.push(...(await drawOf(tx, packet, own)));
    }
    if (drawn.length > 0) await write(tx, drawn);
    return drawn;
  });
}

interface OpenPacket {
  id: string;
  left: Money;
  seedPairId: string;
}

async function lockOpen(tx: Tx, ids: readonly string[]): Promise<OpenPacket[]> {
  const { rows } = await tx.query<OpenPacket>(
    `select id, reserve - spent as left, seed_pair_id as "seedPairId" from studio.fishing_packet
     where id = any($1) and state = 'open' and closes_at > clock_timestamp() order by id for update`,
    [ids],
  );
  return rows;
}

/** A shot with all it has met, or none of it. */
function affordable(hits: readonly Hit[], left: Money): Hit[] {
  let rest = left;
  return [...Map.groupBy(hits, ({ shot }) => shot).values()].flatMap((shot) => {
    const cost = shot.reduce((sum, hit) => sum + hit.cost, 0n);
    if (cost > rest) return [];
    rest -= cost;
    return shot;
  });
}

async function drawOf(tx: Tx, { seedPairId }: OpenPacket, hits: readonly Hit[]): Promise<DrawnHit[]> {
  const { rows } = await tx.query<{ serverSeed: string; clientSeed: string; first: number }>(
    `update studio.seed_pair set nonce = nonce + $2 where id = $1 and state = 'current'
     returning server_seed as "serverSeed", client_seed as "clientSeed", nonce - $2::integer as first`,
    [seedPairId, hits.length],
  );
  const [seeds] = rows;
  // Seeds are not rotated while a packet is open.
  if (!seeds) throw new Error('an open packet whose seeds are no longer used');
  return hits.map((hit, at) => {
    const kind = fishOfCode(hit.fish);
    if (!kind) throw new Error(`no fish is called ${hit.fish}`);
    const nonce = seeds.first + at;
    return { ...hit, nonce, ...drawHit(kind, hit.cost, { ...seeds, nonce }) };
  });
}

async function write(tx: Tx, drawn: readonly DrawnHit[]): Promise<void> {
  await tx.query(
    `with h as (
       insert into studio.fishing_hit (packet_id, nonce, shot, weapon, fish, swimmer, cost, multiple, payout)
       select * from jsonb_to_recordset($1) as r(packet_id uuid, nonce integer, shot integer, weapon text, fish text, swimmer integer, cost bigint, multiple integer, payout bigint)
       returning packet_id, shot, cost, multiple, payout)
     update studio.fishing_packet k set shots = k.shots + s.shots, hits = k.hits + s.hits, kills = k.kills + s.kills, spent = k.spent + s.spent, payout = k.payout + s.payout
     from (select packet_id, count(distinct shot)::integer as shots, count(*)::integer as hits, count(*) filter (where multiple > 0)::integer as kills,
         sum(cost)::bigint as spent, sum(payout)::bigint as payout from h group by 1) as s
     where k.id = s.packet_id`,
    [
      JSON.stringify(
        drawn.map(({ packetId, cost, payout, ...rest }) => ({
          ...{ packet_id: packetId, cost: String(cost), payout: String(payout) },
          ...rest,
        })),
      ),
    ],
  );
}

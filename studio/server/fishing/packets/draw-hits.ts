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
    const byPacket = Map.groupBy(hits, ({ packetId }) => packetId);
    const open = await lockOpen(tx, [...byPacket.keys()]);
    const wanted: Wanted[] = [];
    for (const packet of open) {
      const own = affordable(byPacket.get(packet.id) ?? [], packet);
      if (own.length > 0) wanted.push({ packet, hits: own });
    }
    const seeds = await takeNonces(tx, wanted);
    const drawn = wanted.flatMap(({ packet, hits: own }) => drawOf(seeds.get(packet.seedPairId), own));
    if (drawn.length > 0) await write(tx, drawn);
    return drawn;
  });
}

interface OpenPacket {
  id: string;
  left: Money;
  minBet: Money | null;
  maxBet: Money | null;
  seedPairId: string;
}
interface Wanted {
  packet: OpenPacket;
  hits: Hit[];
}

async function lockOpen(tx: Tx, ids: readonly string[]): Promise<OpenPacket[]> {
  const { rows } = await tx.query<OpenPacket>(
    `select id, reserve - spent as left, min_bet as "minBet", max_bet as "maxBet", seed_pair_id as "seedPairId" from studio.fishing_packet
     where id = any($1) and state = 'open' and closes_at > clock_timestamp() order by id for update`,
    [ids],
  );
  return rows;
}

/** A shot with all it has met, or none of it; one that costs what the packet's terms do not know is none. */
function affordable(hits: readonly Hit[], { left, minBet, maxBet }: OpenPacket): Hit[] {
  let rest = left;
  return [...Map.groupBy(hits, ({ shot }) => shot).values()].flatMap((shot) => {
    const cost = shot.reduce((sum, hit) => sum + hit.cost, 0n);
    if (cost > rest || (minBet !== null && cost < minBet) || (maxBet !== null && cost > maxBet)) return [];
    rest -= cost;
    return shot;
  });
}

interface Seeds {
  serverSeed: string;
  clientSeed: string;
  first: number;
}

/** As many nonces of each pair of seeds as hits are drawn from it. A pair is of one player, and so of one open packet. */
async function takeNonces(tx: Tx, wanted: readonly Wanted[]): Promise<Map<string, Seeds>> {
  if (wanted.length === 0) return new Map();
  const { rows } = await tx.query<Seeds & { id: string }>(
    `update studio.seed_pair s set nonce = s.nonce + w.hits from unnest($1::uuid[], $2::integer[]) as w(id, hits)
     where s.id = w.id and s.state = 'current'
     returning s.id, s.server_seed as "serverSeed", s.client_seed as "clientSeed", s.nonce - w.hits as first`,
    [wanted.map(({ packet }) => packet.seedPairId), wanted.map(({ hits }) => hits.length)],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

function drawOf(seeds: Seeds | undefined, hits: readonly Hit[]): DrawnHit[] {
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

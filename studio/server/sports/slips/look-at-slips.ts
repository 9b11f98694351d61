import type { Tx } from '../../platform/database.ts';
import { lockPlayers, type OwnMoney } from '../../players/player.ts';
import type { AskedSlip } from './asked-slip.ts';
import { holdFixtures, type OfferedLeg, readLegs } from './read-legs.ts';
import { readStakeFacts, type StakeFacts } from './stake-facts.ts';

/** What is known of a slip before it is evaluated. busy: another transaction holds its player or a fixture of it · known: it was written before, under its key. */
export type Look =
  | { is: 'busy' }
  | { is: 'known'; id: string; digest: string }
  | { is: 'new'; own: OwnMoney; legs: OfferedLeg[]; facts: StakeFacts };

/** One look for slips of different players, in their order. Holds their players and fixtures to the end of the transaction. */
export async function lookAtSlips(
  tx: Tx,
  asked: readonly AskedSlip[],
  { waits }: { waits: boolean },
): Promise<Look[]> {
  const looks = new Map<AskedSlip, Look>(asked.map((slip) => [slip, { is: 'busy' }]));
  const players = await lockPlayers(
    tx,
    asked.map(({ session }) => session.playerId),
    { waits },
  );
  const known = await findByKeys(tx, asked);
  const fresh = asked.filter((slip) => {
    const before = known.get(keyOf(slip));
    if (before) looks.set(slip, { is: 'known', ...before });
    return !before && players.has(slip.session.playerId);
  });
  if (fresh.length === 0) return asked.map((slip) => looks.get(slip) ?? { is: 'busy' });
  const held = await holdFixtures(
    tx,
    fresh.flatMap(({ request }) => request.legs.map(({ fixture }) => fixture)),
    { waits },
  );
  const legs = await readAllLegs(tx, fresh);
  const free = fresh.filter((slip) => legs.get(slip)?.every((leg) => isHeld(leg, held)));
  const facts = await readStakeFacts(
    tx,
    free.map((slip) => ({ ...slip.session, legs: legs.get(slip) ?? [] })),
  );
  for (const [at, slip] of free.entries()) {
    const own = players.get(slip.session.playerId);
    const ofSlip = facts[at];
    if (!own || !ofSlip) throw new Error('a slip was not looked at');
    looks.set(slip, { is: 'new', own, legs: legs.get(slip) ?? [], facts: ofSlip });
  }
  return asked.map((slip) => looks.get(slip) ?? { is: 'busy' });
}

/** What takes no bets is refused as it is, held or not. */
function isHeld({ fixture, state }: OfferedLeg, held: ReadonlySet<string>): boolean {
  return held.has(fixture) || state !== 'open';
}

async function readAllLegs(
  tx: Tx,
  asked: readonly AskedSlip[],
): Promise<ReadonlyMap<AskedSlip, OfferedLeg[]>> {
  const all = await readLegs(
    tx,
    asked.flatMap(({ request }) => request.legs),
  );
  let from = 0;
  return new Map(
    asked.map((slip) => {
      const until = from + slip.request.legs.length;
      const own = all.slice(from, until);
      from = until;
      return [slip, own];
    }),
  );
}

/** By player and key. Read once the players are locked: what another process has written of them is there. */
async function findByKeys(
  tx: Tx,
  asked: readonly AskedSlip[],
): Promise<ReadonlyMap<string, { id: string; digest: string }>> {
  const { rows } = await tx.query<{ id: string; player: string; key: string; digest: string }>({
    name: 'sports slips by key',
    text: `select s.id, s.player_id as player, s.idempotency_key as key, s.request_digest as digest
     from unnest($1::uuid[], $2::uuid[]) as a(player, key) join studio.sports_slip s on (s.player_id, s.idempotency_key) = (a.player, a.key)`,
    values: [
      asked.map(({ session }) => session.playerId),
      asked.map(({ request }) => request.idempotencyKey),
    ],
  });
  return new Map(rows.map(({ id, player, key, digest }) => [`${player} ${key}`, { id, digest }]));
}

function keyOf({ session, request }: AskedSlip): string {
  return `${session.playerId} ${request.idempotencyKey.toLowerCase()}`;
}

import type { Money } from '@lanna/rules/money';
import { SLIP_BOUNDS } from '@lanna/rules/play/sports/slips/bounds';
import type { Tx } from '../../platform/database.ts';

/** What a stake is bound by beside what the house can lose. */
export interface StakeFacts {
  /** In thousandths of what all may stake. */
  share: number;
  bounds: Bounds;
  /** What slips of the player that are placed today may still pay. */
  leftOfDay: Money;
}

/** What holds for a slip of a brand's player: the published bounds, or what the brand has set below them for a sport or a league. */
export interface Bounds {
  mostStake: Money;
  mostPaid: Money;
  /** By fixture. */
  liability: ReadonlyMap<string, { ofSelection: Money; ofFixture: Money }>;
}

export interface Staker {
  playerId: string;
  operatorId: string;
  legs: readonly { fixture: string; competitionId: string | null }[];
}

/** For slips of many players at once, in their order. */
export async function readStakeFacts(tx: Tx, stakers: readonly Staker[]): Promise<StakeFacts[]> {
  const shares = await readShares(tx, stakers);
  const set = await readSetBounds(tx, stakers);
  const used = await readUsedToday(tx, stakers);
  return stakers.map((staker, at) => {
    const left = SLIP_BOUNDS.mostPaidADay - (used.get(staker.playerId) ?? 0n);
    return { share: shares[at] ?? 1000, bounds: boundsOf(staker, set), leftOfDay: left > 0n ? left : 0n };
  });
}

/** The share of the bounds by what operators have set for all, for competitions of the slip, for the player's group and for the player: the smallest counts. */
export async function readShares(tx: Tx, stakers: readonly Staker[]): Promise<number[]> {
  const { rows } = await tx.query<{ n: string; share: number }>({
    name: 'sports shares of stakes',
    text: `select s.n, min(l.share) as share
     from unnest($1::text[], $2::uuid[]) with ordinality as s(operator, player, n) join studio.sports_limit l on l.operator_id = s.operator
       and (l.scope = 'all' or (l.scope = 'player' and l.subject = s.player)
         or (l.scope = 'group' and l.subject = (select group_id from studio.sports_group_player where player_id = s.player))
         or (l.scope = 'competition' and (s.n, l.subject) in (select * from unnest($3::bigint[], $4::uuid[]))))
     group by s.n`,
    values: [
      ...[stakers.map(({ operatorId }) => operatorId), stakers.map(({ playerId }) => playerId)],
      ...Object.values(competitionsOf(stakers)),
    ],
  });
  const byPlace = new Map(rows.map(({ n, share }) => [Number(n), share]));
  return stakers.map((_, at) => byPlace.get(at + 1) ?? 1000);
}

function competitionsOf(stakers: readonly Staker[]): { places: number[]; competitions: string[] } {
  const all = stakers.flatMap(({ legs }, at) =>
    legs.flatMap(({ competitionId }) => (competitionId === null ? [] : [{ at: at + 1, competitionId }])),
  );
  return { places: all.map(({ at }) => at), competitions: all.map(({ competitionId }) => competitionId) };
}

interface SetBounds {
  operator: string;
  competition: string;
  mostStake: bigint | null;
  mostPaid: bigint | null;
  ofSelection: bigint | null;
  ofFixture: bigint | null;
}

async function readSetBounds(tx: Tx, stakers: readonly Staker[]): Promise<SetBounds[]> {
  const { rows } = await tx.query<SetBounds>({
    name: 'sports bounds of stakes',
    text: `select b.operator_id as operator, c.id as competition, min(b.most_stake) as "mostStake", min(b.most_paid) as "mostPaid",
       min(b.of_selection) as "ofSelection", min(b.of_fixture) as "ofFixture"
     from studio.sports_competition c join studio.sports_bound b on b.operator_id = any($1)
       and (b.scope, b.subject) in (('sport', c.sport), ('competition', c.id::text))
     where c.id = any($2) group by b.operator_id, c.id`,
    values: [
      [...new Set(stakers.map(({ operatorId }) => operatorId))],
      [...new Set(competitionsOf(stakers).competitions)],
    ],
  });
  return rows;
}

/** Of a slip over several leagues each league's bounds hold, and the smallest counts. */
function boundsOf({ operatorId, legs }: Staker, set: readonly SetBounds[]): Bounds {
  const own = (competitionId: string | null) =>
    set.find(({ operator, competition }) => operator === operatorId && competition === competitionId);
  const ofLegs = legs.map(({ competitionId }) => own(competitionId));
  return {
    mostStake: least(
      SLIP_BOUNDS.mostStake,
      ofLegs.map((row) => row?.mostStake),
    ),
    mostPaid: least(
      SLIP_BOUNDS.mostPaid,
      ofLegs.map((row) => row?.mostPaid),
    ),
    liability: new Map(
      legs.map(({ fixture }, at) => {
        const ofSelection = least(SLIP_BOUNDS.liabilityOfSelection, [ofLegs[at]?.ofSelection]);
        const ofFixture = least(SLIP_BOUNDS.liabilityOfFixture, [ofLegs[at]?.ofFixture]);
        return [fixture, { ofSelection, ofFixture }] as const;
      }),
    ),
  };
}

function least(known: Money, set: readonly (bigint | null | undefined)[]): Money {
  return set.reduce<Money>((low, one) => (one !== null && one !== undefined && one < low ? one : low), known);
}

/** A day is one in Thailand. A slip that has ended counts what it paid, an open one what it may pay. */
async function readUsedToday(tx: Tx, stakers: readonly Staker[]): Promise<Map<string, Money>> {
  const { rows } = await tx.query<{ player: string; used: bigint }>({
    name: 'sports paid a day',
    text: `select player_id as player, sum(case when state in ('paying', 'settled') then payout else most_paid end)::bigint as used
     from studio.sports_slip where player_id = any($1) and state not in ('refused', 'returned', 'returning')
       and placed_at >= date_trunc('day', clock_timestamp(), 'Asia/Bangkok') group by player_id`,
    values: [[...new Set(stakers.map(({ playerId }) => playerId))]],
  });
  return new Map(rows.map(({ player, used }) => [player, used]));
}

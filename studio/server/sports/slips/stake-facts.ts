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
  /** The player's brand has stopped the game. */
  isStopped: boolean;
}

/** What holds for a slip of a brand's player: the published bounds, or what the brand has set below them for a sport or a league. */
export interface Bounds {
  mostStake: Money;
  mostPaid: Money;
  /** By fixture. */
  liability: ReadonlyMap<string, { ofSelection: Money; ofFixture: Money }>;
}

interface Staker {
  playerId: string;
  operatorId: string;
  gameCode: string;
  legs: readonly { fixture: string; competitionId: string | null }[];
}

interface SetBounds {
  operator: string;
  competition: string;
  mostStake: string | null;
  mostPaid: string | null;
  ofSelection: string | null;
  ofFixture: string | null;
}

/**
 * For slips of many players at once, in their order, in one look.
 *
 * The share is the smallest of what operators have set for all, for competitions of the slip, for the player's group and for the player. A day is one in Thailand; a slip that has ended counts what
 * it paid, an open one what it may pay.
 */
export async function readStakeFacts(tx: Tx, stakers: readonly Staker[]): Promise<StakeFacts[]> {
  if (stakers.length === 0) return [];
  const legs = stakers.flatMap((staker, at) =>
    staker.legs.flatMap(({ competitionId }) =>
      competitionId === null ? [] : [{ at: at + 1, competitionId }],
    ),
  );
  const { rows } = await tx.query<{
    n: string;
    share: number | null;
    used: bigint;
    stopped: boolean;
    bounds: SetBounds[] | null;
  }>({
    name: 'sports facts of stakes',
    text: `with staker as materialized (select * from unnest($1::text[], $2::uuid[], $3::text[]) with ordinality as s(operator, player, game, n)),
     leg as materialized (select * from unnest($4::bigint[], $5::uuid[]) as l(n, competition))
     select s.n,
       (select min(l.share) from studio.sports_limit l where l.operator_id = s.operator and (l.scope = 'all' or (l.scope = 'player' and l.subject = s.player)
         or (l.scope = 'group' and l.subject = (select group_id from studio.sports_group_player where player_id = s.player))
         or (l.scope = 'competition' and (s.n, l.subject) in (select n, competition from leg)))) as share,
       (select coalesce(sum(case when state in ('paying', 'settled') then payout else most_paid end), 0)::bigint
         from studio.sports_slip where player_id = s.player and state not in ('refused', 'returned', 'returning')
           and placed_at >= date_trunc('day', clock_timestamp(), 'Asia/Bangkok')) as used,
       exists (select from studio.game_stop t where (t.operator_id, t.game_code) = (s.operator, s.game) and t.opened_at is null) as stopped,
       case when s.n = 1 then (
         select json_agg(json_build_object('operator', b.operator_id, 'competition', b.competition, 'mostStake', b.most_stake::text, 'mostPaid', b.most_paid::text,
           'ofSelection', b.of_selection::text, 'ofFixture', b.of_fixture::text))
         from (
           select b.operator_id, c.id as competition, min(b.most_stake) as most_stake, min(b.most_paid) as most_paid, min(b.of_selection) as of_selection,
             min(b.of_fixture) as of_fixture
           from studio.sports_competition c join studio.sports_bound b on b.operator_id in (select operator from staker)
             and (b.scope, b.subject) in (('sport', c.sport), ('competition', c.id::text))
           where c.id in (select competition from leg) group by 1, 2) as b) end as bounds
     from staker s order by s.n`,
    values: [
      ...[stakers.map(({ operatorId }) => operatorId), stakers.map(({ playerId }) => playerId)],
      ...[stakers.map(({ gameCode }) => gameCode), legs.map(({ at }) => at)],
      legs.map(({ competitionId }) => competitionId),
    ],
  });
  const set = rows[0]?.bounds ?? [];
  return stakers.map((staker, at) => {
    const row = rows[at];
    if (!row) throw new Error('a stake without its facts');
    const left = SLIP_BOUNDS.mostPaidADay - row.used;
    return {
      ...{ share: row.share ?? 1000, bounds: boundsOf(staker, set) },
      ...{ leftOfDay: left > 0n ? left : 0n, isStopped: row.stopped },
    };
  });
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

function least(known: Money, set: readonly (string | null | undefined)[]): Money {
  return set.reduce<Money>((low, one) => {
    if (one === null || one === undefined) return low;
    const amount = BigInt(one);
    return amount < low ? amount : low;
  }, known);
}

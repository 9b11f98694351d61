import type { Money } from '@lanna/rules/money';
import { SLIP_BOUNDS } from '@lanna/rules/play/sports/slips/bounds';
import { COIN, mostPaid, stakeWithin } from '@lanna/rules/play/sports/slips/payout';
import { lineCount, type Slip } from '@lanna/rules/play/sports/slips/slip';
import type { Tx } from '../../platform/database.ts';
import { type Bounds, boundsOf } from './bounds-of.ts';

export type Bound = 'limits' | 'slip' | 'day' | 'selection' | 'fixture';
export interface MostStake {
  most: Money;
  because: Bound;
}
/** With the bounds it was found by. */
type MostStakeBy = MostStake & { bounds: Bounds };

interface Staker {
  playerId: string;
  operatorId: string;
  /** Whose stakes the house can lose nothing by. */
  demo: boolean;
}

/** What the house can lose by a slip, and the part of it that is counted at each of its legs: a slip of several legs is lost by any of them, so each counts its share. */
export function liabilityOf(slip: Slip, stake: Money): { whole: Money; ofLeg: Money } {
  const lines = BigInt(lineCount(slip));
  const pays = mostPaid(
    slip,
    stake / lines,
    slip.legs.map(({ odds }) => odds),
  );
  const whole = pays > stake ? pays - stake : 0n;
  const legs = BigInt(slip.legs.length);
  return { whole, ofLeg: (whole + legs - 1n) / legs };
}

/** The most that may be staked on a slip now, and which bound says so: whole coins on each line. */
export async function mostStake(
  tx: Tx,
  slip: Slip,
  legs: readonly { fixture: string; competitionId: string | null }[],
  staker: Staker,
): Promise<MostStakeBy> {
  const set = await boundsOf(tx, staker.operatorId, legs);
  const competitionIds = legs.flatMap(({ competitionId }) => competitionId ?? []);
  const lines = BigInt(lineCount(slip));
  const odds = slip.legs.map((leg) => leg.odds);
  const perLine = (stake: Money) => stake / lines - ((stake / lines) % COIN);
  const bounds: MostStake[] = [
    { most: perLine(await mostOf(tx, staker, competitionIds)) * lines, because: 'limits' },
    { most: perLine(set.mostStake) * lines, because: 'limits' },
    { most: stakeWithin(slip, set.mostPaid, odds) * lines, because: 'slip' },
    { most: stakeWithin(slip, await leftOfDay(tx, staker.playerId), odds) * lines, because: 'day' },
  ];
  if (!staker.demo)
    for (const { because, left } of await leftOfLiability(tx, slip, set))
      bounds.push({ most: stakeForLiability(slip, left) * lines, because });
  const least = bounds.reduce((low, bound) => (bound.most < low.most ? bound : low));
  return { ...least, bounds: set };
}

/** The bound of a slip, by what operators have set for all, for its competitions, for this player's group and for this player: the smallest share counts. */
export async function mostOf(
  tx: Tx,
  { operatorId, playerId }: Pick<Staker, 'operatorId' | 'playerId'>,
  competitionIds: readonly string[],
): Promise<Money> {
  const { rows } = await tx.query<{ share: number | null }>({
    name: 'sports limit of stakes',
    text: `select min(share) as share from studio.sports_limit
     where operator_id = $1 and (scope = 'all' or (scope = 'player' and subject = $2)
         or (scope = 'group' and subject = (select group_id from studio.sports_group_player where player_id = $2)) or (scope = 'competition' and subject = any($3)))`,
    values: [operatorId, playerId, competitionIds],
  });
  return (SLIP_BOUNDS.mostStake * BigInt(rows[0]?.share ?? 1000)) / 1000n;
}

/** A day is one in Thailand. A slip that has ended counts what it paid, an open one what it may pay. */
async function leftOfDay(tx: Tx, playerId: string): Promise<Money> {
  const { rows } = await tx.query<{ used: bigint }>({
    name: 'sports paid a day',
    text: `select coalesce(sum(case when state in ('paying', 'settled') then payout else most_paid end), 0)::bigint as used
     from studio.sports_slip where player_id = $1 and state not in ('refused', 'returned', 'returning')
       and placed_at >= date_trunc('day', clock_timestamp(), 'Asia/Bangkok')`,
    values: [playerId],
  });
  const left = SLIP_BOUNDS.mostPaidADay - (rows[0]?.used ?? 0n);
  return left > 0n ? left : 0n;
}

async function leftOfLiability(
  tx: Tx,
  slip: Slip,
  bounds: Bounds,
): Promise<{ because: 'selection' | 'fixture'; left: Money }[]> {
  const rows = exposuresOf(slip, 0n, bounds);
  const { rows: held } = await tx.query<{
    fixture_id: string;
    market: string;
    selection: string;
    held: bigint;
  }>({
    name: 'sports liability',
    text: `select e.fixture_id, e.market, e.selection, e.held from studio.sports_exposure e
     join unnest($1::uuid[], $2::text[], $3::text[]) as w(fixture, market, selection)
       on (e.fixture_id, e.market, e.selection) = (w.fixture, w.market, w.selection)`,
    values: [
      rows.map(({ fixture }) => fixture),
      rows.map(({ market }) => market),
      rows.map(({ selection }) => selection),
    ],
  });
  return rows.map(({ fixture, market, selection, most }) => {
    const known = held.find(
      (one) => one.fixture_id === fixture && one.market === market && one.selection === selection,
    );
    const left = most - (known?.held ?? 0n);
    return { because: market === '' ? 'fixture' : 'selection', left: left > 0n ? left : 0n };
  });
}

/** The largest stake of a line by which each leg counts no more than this. */
function stakeForLiability(slip: Slip, left: Money): Money {
  const lines = BigInt(lineCount(slip));
  const unit = 1_000_000n * COIN;
  const { whole } = liabilityOf(slip, unit * lines);
  if (whole === 0n) return SLIP_BOUNDS.mostStake;
  let stake = (left * BigInt(slip.legs.length) * unit) / whole;
  stake -= stake % COIN;
  while (stake > 0n && liabilityOf(slip, stake * lines).ofLeg > left) stake -= COIN;
  return stake;
}

export interface Exposed {
  fixture: string;
  /** '' with selection '': the fixture as a whole. */
  market: string;
  selection: string;
  liability: Money;
  /** What may be counted there at the most, this slip included. */
  most: Money;
}

/** Where a slip's liability is counted, in the one order in which these rows are locked. */
export function exposuresOf(slip: Pick<Slip, 'legs'>, liability: Money, bounds: Bounds): Exposed[] {
  return slip.legs
    .flatMap(({ fixture, market, selection }) => {
      const { ofFixture, ofSelection } = bounds.liability.get(fixture) ?? { ofFixture: 0n, ofSelection: 0n };
      return [
        { fixture, market: '', selection: '', liability, most: ofFixture },
        { fixture, market, selection, liability, most: ofSelection },
      ];
    })
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

function keyOf({ fixture, market, selection }: Pick<Exposed, 'fixture' | 'market' | 'selection'>): string {
  return `${fixture} ${market} ${selection}`;
}

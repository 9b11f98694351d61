import type { Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import {
  GAME_FEATURES,
  type gameCounts,
  LARGEST_MIN_BETS,
  LEAST_RETURNS,
  VOLATILITIES,
} from '@lanna/contract/play/catalogue/catalogue';
import { LIVE_CLASSES } from '@lanna/contract/play/catalogue/game-kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { brandGames } from '../internal/brand-games.ts';
import { all, conditionsOf, fits, type GameFilter } from '../internal/game-conditions.ts';
import type { Viewer } from './viewer.ts';

type Counts = Value<typeof gameCounts>;

/** What a reader chooses in the lobby; each value is counted beside what is chosen of the others. */
const CHOICES = ['vassalage', 'gameName', 'volatility', 'feature', 'liveClass', 'minRtp', 'minBet'] as const;
type Choice = (typeof CHOICES)[number];

/** How many games each value of each filter would leave. */
export async function countGames(db: Queryable, viewer: Viewer, filter: GameFilter): Promise<Counts> {
  const { counts } = await gameCountsOf(db, viewer, filter).executeTakeFirstOrThrow();
  return counts;
}

/** A function of its own, so that a test can read its query plan. Each game is compared once with each choice. */
export function gameCountsOf(db: Queryable, viewer: Viewer, filter: GameFilter) {
  const chosen = conditionsOf(viewer, filter);
  return db
    .with(
      (cte) => cte('game').materialized(),
      () =>
        brandGames(db, viewer.brand)
          .where(fits(viewer, filter, CHOICES))
          .select([
            'v.code as vendor_code',
            'g.volatility',
            'g.features',
            'g.live_class',
            'g.rtp_basis_points',
            'g.min_bet',
            ...CHOICES.map((choice) => all(chosen[choice] ? [chosen[choice]] : []).as(`fits_${choice}`)),
          ]),
    )
    .selectFrom('game')
    .select(
      objectOf<Counts>({
        total: number(...CHOICES.map(fitsIn)),
        vassalage: sql`(${VENDORS})`,
        volatility: each('volatility', VOLATILITIES, (value) => sql`volatility = ${value}`),
        feature: each('feature', GAME_FEATURES, (value) => sql`${value} = any(features)`),
        liveClass: each('liveClass', LIVE_CLASSES, (value) => sql`live_class = ${value}`),
        minRtp: each('minRtp', LEAST_RETURNS, (value) => sql`rtp_basis_points >= ${Number(value) * 100}`),
        minBet: each('minBet', LARGEST_MIN_BETS, (value) => sql`min_bet <= ${moneyOf(value)}`),
        without: objectOf(Object.fromEntries(CHOICES.map((choice) => [choice, number(...besides(choice))]))),
      }).as('counts'),
    );
}

const VENDORS = sql`
  select coalesce(jsonb_object_agg(vendor_code, games), '{}') from (
    select vendor_code, count(*) as games from game where ${all(besides('vassalage'))} group by vendor_code
  ) as of_vendors`;

/** Of one filter: a count for each of its values, beside what is chosen of the others. */
function each<V extends string>(choice: Choice, values: readonly V[], is: (value: V) => RawBuilder<unknown>) {
  return objectOf(
    Object.fromEntries(
      values.map((value) => [value, number(...besides(choice), sql<boolean>`${is(value)}`)]),
    ),
  );
}

function besides(choice: Choice): RawBuilder<boolean>[] {
  return CHOICES.filter((other) => other !== choice).map(fitsIn);
}

function fitsIn(choice: Choice): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`fits_${choice}`)}`;
}

function number(...conditions: RawBuilder<boolean>[]): RawBuilder<unknown> {
  return sql`count(*) filter (where ${all(conditions)})`;
}

function objectOf<T>(fields: Record<string, RawBuilder<unknown>>): RawBuilder<T> {
  const pairs = Object.entries(fields).map(([name, value]) => sql`${sql.lit(name)}, ${value}`);
  return sql<T>`jsonb_build_object(${sql.join(pairs)})`;
}

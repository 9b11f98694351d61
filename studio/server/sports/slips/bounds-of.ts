import type { Money } from '@lanna/rules/money';
import { SLIP_BOUNDS } from '@lanna/rules/play/sports/slips/bounds';
import type { Tx } from '../../platform/database.ts';

/** What holds for a slip of a brand's player: the published bounds, or what the brand has set below them for a sport or a league. */
export interface Bounds {
  mostStake: Money;
  mostPaid: Money;
  /** By fixture. */
  liability: ReadonlyMap<string, { ofSelection: Money; ofFixture: Money }>;
}

/** Of a slip over several leagues each league's bounds hold, and the smallest counts. */
export async function boundsOf(
  tx: Tx,
  operatorId: string,
  legs: readonly { fixture: string; competitionId: string | null }[],
): Promise<Bounds> {
  const { rows } = await tx.query<{
    competition: string;
    mostStake: bigint | null;
    mostPaid: bigint | null;
    ofSelection: bigint | null;
    ofFixture: bigint | null;
  }>(
    `select c.id as competition, min(b.most_stake) as "mostStake", min(b.most_paid) as "mostPaid", min(b.of_selection) as "ofSelection", min(b.of_fixture) as "ofFixture"
     from studio.sports_competition c join studio.sports_bound b on b.operator_id = $1
       and (b.scope, b.subject) in (('sport', c.sport), ('competition', c.id::text))
     where c.id = any($2) group by c.id`,
    [operatorId, legs.flatMap(({ competitionId }) => competitionId ?? [])],
  );
  const least = (known: Money, set: (bigint | null | undefined)[]) =>
    set.reduce<Money>((low, one) => (one !== null && one !== undefined && one < low ? one : low), known);
  return {
    mostStake: least(
      SLIP_BOUNDS.mostStake,
      rows.map((row) => row.mostStake),
    ),
    mostPaid: least(
      SLIP_BOUNDS.mostPaid,
      rows.map((row) => row.mostPaid),
    ),
    liability: new Map(
      legs.map(({ fixture, competitionId }) => {
        const own = rows.find(({ competition }) => competition === competitionId);
        const ofSelection = least(SLIP_BOUNDS.liabilityOfSelection, [own?.ofSelection]);
        const ofFixture = least(SLIP_BOUNDS.liabilityOfFixture, [own?.ofFixture]);
        return [fixture, { ofSelection, ofFixture }] as const;
      }),
    ),
  };
}

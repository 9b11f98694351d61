import type { FixtureState } from '../../../sports-api.ts';
import type { Tx } from '../../platform/database.ts';
import { notifySports } from '../notify-sports.ts';

/** Moves a fixture that is in one of these states. It waits for slips that are being taken on it, so none is taken after it. */
export async function moveFixture(
  tx: Tx,
  fixtureIds: readonly string[],
  from: readonly FixtureState[],
  to: FixtureState,
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `update studio.sports_fixture f set state = $3
     from (select id from studio.sports_fixture where id = any($1) and state = any($2) order by id for update) as locked
     where f.id = locked.id returning f.id`,
    [fixtureIds, from, to],
  );
  const moved = rows.map(({ id }) => id);
  await notifySports(tx, { what: 'fixture', ids: moved });
  return moved;
}

import type { FixtureEnd } from '@lanna/rules/play/sports/settlement/settle-leg';
import type { Tx } from '../../platform/database.ts';
import { moveFixture } from './move-fixture.ts';

export interface NewResult {
  fixtureId: string;
  end: FixtureEnd;
  source: string;
  /** When it really began, where that is known and not as announced. */
  startedAt?: Date | null;
  /** Of a correction: why. */
  reason?: string | null;
  /** Until then it may still be replaced; money moves afterwards. */
  heldMs?: number;
  madeBy?: string | null;
  approvedBy?: string | null;
}

/** The next version of how a fixture ended, with the spans of time whose bets are void as they are now. From its commit on the fixture takes no bets; its settlement is planned with it. */
export async function writeResult(tx: Tx, result: NewResult): Promise<number> {
  const { fixtureId, end, source, startedAt, reason, heldMs = 0 } = result;
  await moveFixture(tx, [fixtureId], ['prematch', 'suspended', 'live'], 'closed');
  // Versions of a fixture are written one after another.
  await tx.query('select from studio.sports_fixture where id = $1 for no key update', [fixtureId]);
  const { rows } = await tx.query<{ version: number }>(
    `insert into studio.sports_result (fixture_id, version, ended, started_at, cancelled, source, reason, stands_at, made_by, approved_by)
     select $1, coalesce(max(version), 0) + 1, $2, $3, coalesce((
         select jsonb_agg(jsonb_build_object('market', c.market, 'from', c.starts, 'until', c.ends) order by c.id)
         from studio.sports_cancellation c where c.fixture_id = $1 and c.taken_back_at is null), '[]'), $4, $5, clock_timestamp() + $6::interval, $7, $8
     from studio.sports_result where fixture_id = $1 returning version`,
    [
      ...[fixtureId, JSON.stringify(end), startedAt ?? null, source, reason ?? null],
      ...[`${heldMs} ms`, result.madeBy ?? null, result.approvedBy ?? null],
    ],
  );
  return rows[0]?.version ?? 0;
}

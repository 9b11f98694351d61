import type { FixtureEnd } from '@lanna/rules/play/sports/settlement/settle-leg';
import type { Tx } from '../../platform/database.ts';
import { moveFixture } from './move-fixture.ts';

export interface NewResult {
  fixtureId: string;
  end: FixtureEnd;
  source: string;
  /** When it really began, where that is known and not as announced. */
  startedAt?: Date | null;
  cancelled?: readonly CancelledSpan[];
  /** Of a correction: why. */
  reason?: string | null;
  /** Until then it may still be replaced; money moves afterwards. */
  heldMs?: number;
  madeBy?: string | null;
  approvedBy?: string | null;
}

/** Bets of this time are void; in all markets where none is named. */
export interface CancelledSpan {
  market: string | null;
  from: string;
  until: string;
}

/** The next version of how a fixture ended. From its commit on the fixture takes no bets; its settlement is planned with it. */
export async function writeResult(tx: Tx, result: NewResult): Promise<number> {
  const { fixtureId, end, source, startedAt, cancelled = [], reason, heldMs = 0 } = result;
  await moveFixture(tx, [fixtureId], ['prematch', 'suspended', 'live'], 'closed');
  // Versions of a fixture are written one after another.
  await tx.query('select from studio.sports_fixture where id = $1 for no key update', [fixtureId]);
  const { rows } = await tx.query<{ version: number }>(
    `insert into studio.sports_result (fixture_id, version, ended, started_at, cancelled, source, reason, stands_at, made_by, approved_by)
     select $1, coalesce(max(version), 0) + 1, $2, $3, $4, $5, $6, clock_timestamp() + $7::interval, $8, $9
     from studio.sports_result where fixture_id = $1 returning version`,
    [
      ...[
        fixtureId,
        JSON.stringify(end),
        startedAt ?? null,
        JSON.stringify(cancelled),
        source,
        reason ?? null,
      ],
      ...[`${heldMs} ms`, result.madeBy ?? null, result.approvedBy ?? null],
    ],
  );
  return rows[0]?.version ?? 0;
}

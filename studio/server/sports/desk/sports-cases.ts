import type { LocalText } from '@lanna/rules/local-text';
import { z } from 'zod';
import type { OfficeCase } from '../../../sports-office-api.ts';
import { BackOfficeRefusal } from '../../back-office/back-office-refusal.ts';
import { recordAct } from '../../back-office/record-act.ts';
import type { OfficeSession } from '../../back-office/session.ts';
import type { Tx } from '../../platform/database.ts';
import type { Studio } from '../../studio.ts';
import { nameOf } from '../reading/show-fixture.ts';

const SHOWN = 100;
export const closeCaseBody = z.object({ case: z.uuid(), answer: z.string().trim().min(5).max(500) });

/** Open ones first. */
export async function listCases(tx: Tx): Promise<OfficeCase[]> {
  const { rows } = await tx.query<{
    id: string;
    kind: string;
    fixtureId: string | null;
    home: LocalText | null;
    away: LocalText | null;
    facts: Record<string, unknown>;
    openedAt: Date;
    closedAt: Date | null;
    closedBy: string | null;
    answer: string | null;
  }>(
    `select k.id, k.kind, k.fixture_id as "fixtureId", coalesce(h.names, o.names) as home, coalesce(a.names, o.names) as away, k.facts, k.opened_at as "openedAt", k.closed_at as "closedAt",
       k.closed_by as "closedBy", k.answer
     from studio.sports_case k left join studio.sports_fixture f on f.id = k.fixture_id
       left join studio.sports_team h on h.id = f.home_id left join studio.sports_team a on a.id = f.away_id
       left join studio.sports_outright o on o.fixture_id = f.id
     order by k.closed_at is not null, k.id desc limit $1`,
    [SHOWN],
  );
  return rows.map(({ fixtureId, home, away, openedAt, closedAt, ...row }) => ({
    ...row,
    fixture: fixtureId && home && away ? { id: fixtureId, home: nameOf(home), away: nameOf(away) } : null,
    openedAt: openedAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  }));
}

/** It moves no money: what was found is written down. Refuses `not_found` for one that is closed. */
export async function closeCase(
  { db, clock }: Studio,
  session: OfficeSession,
  body: z.infer<typeof closeCaseBody>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.query(
      'update studio.sports_case set closed_at = clock_timestamp(), closed_by = $2, answer = $3 where id = $1 and closed_at is null',
      [body.case, session.personName, body.answer],
    );
    if (rowCount !== 1) throw new BackOfficeRefusal('not_found');
    await recordAct(tx, session, {
      ...{ action: 'closed-case', subject: body.case, reason: body.answer, now: clock.now() },
    });
  });
}

import type { FixtureEnd } from '@lanna/rules/play/sports/settlement/settle-leg';
import { z } from 'zod';
import type { ResultList } from '../../../sports-api.ts';
import type { Tx } from '../../platform/database.ts';
import {
  FIXTURE_COLUMNS,
  FIXTURE_TABLES,
  type FixtureRow,
  readCompetitions,
  showFixture,
} from './show-fixture.ts';

const PAGE = 40;
export const resultsQuery = z.object({ competition: z.uuid().optional(), before: z.uuid().optional() });

/** What was settled, newest first, each by the version that stands. `before` names the last fixture of the page before. */
export async function listResults(tx: Tx, query: z.infer<typeof resultsQuery>): Promise<ResultList> {
  const { rows } = await tx.query<
    FixtureRow & { version: number; end: FixtureEnd; settledAt: Date; reason: string | null }
  >(
    `select ${FIXTURE_COLUMNS}, r.version, r.ended as end, r.made_at as "settledAt", r.reason
     from ${FIXTURE_TABLES} join studio.sports_result r on r.fixture_id = f.id and r.version = f.result_version
     where ($1::uuid is null or f.competition_id = $1)
       and ($2::uuid is null or (f.starts_at, f.id) < (select b.starts_at, b.id from studio.sports_fixture b where b.id = $2))
     order by f.starts_at desc, f.id desc limit $3`,
    [query.competition ?? null, query.before ?? null, PAGE + 1],
  );
  const shown = rows.slice(0, PAGE);
  return {
    competitions: await readCompetitions(tx, [...new Set(shown.map((row) => row.competitionId))]),
    results: shown.map(({ version, end, settledAt, reason, ...row }) => ({
      ...{ fixture: showFixture(row), version, end, settledAt: settledAt.toISOString(), reason },
    })),
    more: rows.length > PAGE,
  };
}

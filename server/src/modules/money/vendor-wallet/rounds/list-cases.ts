import type { listCases as endpoint, RoundCase } from '@lanna/contract/money/vendor-wallet/ops';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CsvAnswer } from '../../../../platform/ops/ops-route.ts';
import {
  type Page,
  type PageWanted,
  type Paging,
  readAllRows,
  readPage,
} from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { BetScope } from '../../../play/bets/list-all-bets.ts';
import type { RoundDeps } from '../calls/round-deps.ts';
import { type CaseRow, caseRows, showCases } from '../internal/case-rows.ts';

export type CaseFilter = Omit<
  z.output<NonNullable<typeof endpoint.query>>,
  'brand' | 'sort' | 'after' | 'limit'
>;

const PAGING: Paging = { keys: { at: { by: sql`c.opened_at`, type: 'timestamptz' } }, id: sql`c.id` };

/** A page of the cases of these brands, the newest first. */
export async function listCases(
  { db, bets }: Pick<RoundDeps, 'db' | 'bets'>,
  scope: BetScope,
  filter: CaseFilter,
  wanted: PageWanted,
): Promise<Page<RoundCase>> {
  const page = await readPage(db.kysely, casesOf(db.kysely, scope.brandIds, filter), PAGING, wanted);
  return { ...page, rows: await showCases(bets, scope, page.rows) };
}

export function casesFile(
  deps: Pick<RoundDeps, 'db' | 'bets'>,
  scope: BetScope,
  filter: CaseFilter,
  sort: string,
): CsvAnswer {
  return { name: 'cases', header: HEADER, rows: fileRows(deps, scope, filter, sort) };
}

function casesOf(db: Queryable, brandIds: readonly string[], { state, kind, vendor, to }: CaseFilter) {
  return caseRows(db, brandIds)
    .$if(state === 'open', (rows) => rows.where('c.closed_at', 'is', null))
    .$if(state === 'decided', (rows) => rows.where('c.closed_at', 'is not', null))
    .$if(kind !== undefined, (rows) => rows.where('c.kind', '=', kind ?? ''))
    .$if(to !== undefined, (rows) => rows.where('c.opened_at', '<', new Date(to ?? 0)))
    .$if(vendor !== undefined, (rows) =>
      rows.where('c.vendor_id', 'in', (eb) =>
        eb
          .selectFrom('catalogue.vendor_record')
          .select('id')
          .where('code', '=', vendor ?? ''),
      ),
    );
}

const NAMED_AT_ONCE = 500;

async function* fileRows(
  { db, bets }: Pick<RoundDeps, 'db' | 'bets'>,
  scope: BetScope,
  filter: CaseFilter,
  sort: string,
) {
  let part: CaseRow[] = [];
  for await (const row of readAllRows(casesOf(db.kysely, scope.brandIds, filter), PAGING, { sort })) {
    part.push(row);
    if (part.length < NAMED_AT_ONCE) continue;
    yield* (await showCases(bets, scope, part)).map(fileRow);
    part = [];
  }
  yield* (await showCases(bets, scope, part)).map(fileRow);
}

const HEADER = [
  'id',
  'kind',
  'state',
  'brand',
  'member',
  'vendor',
  'round',
  'currency',
  'stake',
  'payout',
  'answer',
  'asks',
  'opened_at',
  'closed_at',
  'decided_by',
  'reason',
];

function fileRow({ round, ...row }: RoundCase): (string | number | null)[] {
  return [
    row.id,
    row.kind,
    row.state,
    round.brand,
    round.member.name,
    round.vendor,
    round.round,
    round.currency,
    round.stake,
    round.payout,
    row.answer,
    row.asks,
    row.openedAt,
    row.closedAt,
    row.decidedBy,
    row.reason,
  ];
}

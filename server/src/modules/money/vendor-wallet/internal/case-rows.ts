import { type RoundCase, roundCase } from '@lanna/contract/money/vendor-wallet/ops';
import type { BetRow } from '@lanna/contract/play/bets/ops';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { BetRecord } from '../../../play/bets/bet-source.ts';
import { type BetScope, findBets } from '../../../play/bets/list-all-bets.ts';

/** Cases of these brands. */
export function caseRows(db: Queryable, brandIds: readonly string[]) {
  return db
    .selectFrom('vendor_wallet.reconciliation_case as c')
    .where('c.merchant_id', 'in', brandIds)
    .select([
      'c.id',
      'c.bet_id',
      'c.kind',
      'c.asks',
      'c.answer',
      'c.asked_at',
      'c.opened_at',
      'c.closed_at',
      'c.outcome',
      'c.decided_by_name',
      'c.reason',
      'c.proposed_at',
      'c.proposed_by_name',
      'c.proposed_decision',
      sql<string>`(select coalesce(sum(h.amount), 0)::text from vendor_wallet.held_win h
        where h.bet_id = c.bet_id and c.kind = 'win_held' and h.state <> 'undone')`.as('held'),
    ]);
}

export type CaseRow = Awaited<ReturnType<ReturnType<typeof caseRows>['executeTakeFirstOrThrow']>>;

/** Beside their rounds, in their order. */
export async function showCases(
  bets: BetRecord,
  scope: BetScope,
  rows: readonly CaseRow[],
): Promise<RoundCase[]> {
  const rounds = await findBets(
    bets,
    scope,
    rows.map(({ bet_id }) => bet_id),
  );
  return rows.map((row) => showOne(row, rounds.get(row.bet_id)));
}

function showOne(row: CaseRow, round: BetRow | undefined): RoundCase {
  return roundCase.parse({
    id: row.id,
    kind: row.kind,
    state: row.outcome ?? (row.proposed_at ? 'proposed' : 'open'),
    round,
    held: formatMoney(BigInt(row.held)),
    asks: row.asks,
    answer: row.answer,
    askedAt: row.asked_at?.toISOString() ?? null,
    openedAt: row.opened_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    decidedBy: row.decided_by_name,
    reason: row.reason,
    proposed:
      row.proposed_at && row.outcome === null
        ? { by: row.proposed_by_name, decision: row.proposed_decision, at: row.proposed_at.toISOString() }
        : null,
  });
}

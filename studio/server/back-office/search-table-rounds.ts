import { formatMoney } from '@lanna/rules/money';
import { tableRules } from '@lanna/rules/play/tables/all-tables';
import { shortResult } from '@lanna/rules/play/tables/short-result';
import { z } from 'zod';
import type { OfficeTableRoundLine, OfficeTableRounds } from '../../back-office-api.ts';
import type { Tx } from '../platform/database.ts';
import type { TableDesk } from '../tables/desk/open-desk.ts';
import { subjectOf } from '../tables/live-table.ts';
import type { OfficeSession } from './session.ts';
import { knownTable } from './stop-table.ts';

const PAGE = 20;
const NUMBER_MAX = 2_147_483_647;

export const tableRoundsQuery = z.object({
  table: z.string().max(50).optional(),
  number: z.coerce.number().int().positive().max(NUMBER_MAX).optional(),
  id: z.uuid().optional(),
  after: z.uuid().optional(),
});

interface Row {
  id: string;
  subject: string;
  number: number;
  kind: string;
  state: OfficeTableRoundLine['state'];
  opensAt: Date;
  outcome: unknown;
  bets: number;
  stake: bigint;
}

/** Rounds of the vendor's tables, newest first, with how much the brand's players staked in each. Refuses `not_found` for a table of another vendor. */
export async function searchTableRounds(
  tx: Tx,
  desk: TableDesk,
  session: OfficeSession,
  query: z.infer<typeof tableRoundsQuery>,
): Promise<OfficeTableRounds> {
  const tables = query.table
    ? [knownTable(desk, session, query.table)]
    : desk.lookedAfterBy(session.vendor, session.operatorId);
  const rows = await selectTableRounds(
    tx,
    session,
    `r.subject = any($3) and ($4::integer is null or r.number = $4) and ($5::uuid is null or r.id = $5) and ($6::uuid is null or r.id < $6)`,
    [tables.map(({ code }) => subjectOf(code)), query.number ?? null, query.id ?? null, query.after ?? null],
    PAGE + 1,
  );
  const rounds = rows.slice(0, PAGE);
  return { rounds, next: rows.length > PAGE ? (rounds.at(-1)?.id ?? null) : null };
}

/** `where` is SQL of this program, whose values begin with $3; its `r` is the round. Bets are of the brand's players at the vendor alone. */
export async function selectTableRounds(
  tx: Tx,
  { vendor, operatorId }: OfficeSession,
  where: string,
  values: unknown[],
  limit: number,
): Promise<OfficeTableRoundLine[]> {
  const { rows } = await tx.query<Row>(
    `select r.id, r.subject, r.number, r.kind, r.state, r.opens_at as "opensAt", r.outcome, own.bets, own.stake
     from (select * from studio.shared_round r where ${where} order by r.id desc limit ${limit}) r
     cross join lateral (
       select count(*)::integer as bets, coalesce(sum(b.stake), 0)::bigint as stake
       from studio.table_bet b join studio.player p on p.id = b.player_id
       where b.round_id = r.id and b.state <> 'taken_back' and p.vendor = $1 and p.operator_id = $2 and p.wallet_user is not null) own
     order by r.id desc`,
    [vendor, operatorId, ...values],
  );
  return rows.map(({ subject, kind, outcome, opensAt, stake, ...row }) => ({
    ...row,
    table: subject.slice(subjectOf('').length),
    opensAt: opensAt.toISOString(),
    result: outcome !== null && tableRules(kind) ? shortResult(kind, outcome) : null,
    stake: formatMoney(stake),
  }));
}

import { formatMoney } from '@lanna/rules/money';
import type { OfficeTable } from '../../back-office-api.ts';
import type { Tx } from '../platform/database.ts';
import { selectTableBets } from '../tables/bets/table-bet.ts';
import type { TableDesk } from '../tables/desk/open-desk.ts';
import { addChips, largestPayout } from '../tables/exposure.ts';
import { subjectOf } from '../tables/live-table.ts';
import { readStates } from '../tables/watching/read-state.ts';
import { statusOf } from '../tables/watching/status-of.ts';
import type { OfficeSession } from './session.ts';

/** A table whose leader changed more often within an hour is looked at. */
const CHANGES_USUAL = 3;

interface Facts {
  subject: string;
  changes: number;
  at: Date | null;
  by: string | null;
  reason: string | null;
}

/** The vendor's tables as they stand for the brand, with what each could have to pay of the round in play. */
export async function listOfficeTables(
  tx: Tx,
  desk: TableDesk,
  { vendor, operatorId }: OfficeSession,
): Promise<OfficeTable[]> {
  const tables = desk.all().filter((table) => table.vendor === vendor);
  const states = await readStates(tx, tables);
  const rounds = [...states.values()].flatMap(({ state }) => state.round?.id ?? []);
  const bets = await selectTableBets(
    tx,
    `b.round_id = any($1) and b.state in ('confirmed', 'placing', 'placed') and p.demo_balance is null`,
    [rounds],
  );
  const { rows } = await tx.query<Facts>(
    `select s.subject, s.table_code, stop.stopped_at as at, stop.stopped_by as by, stop.reason,
       (select count(*) from studio.lease_change c where c.subject = s.subject and c.at > clock_timestamp() - interval '1 hour')::integer as changes
     from unnest($1::text[], $2::text[]) as s(subject, table_code)
     left join studio.table_stop stop on stop.operator_id = $3 and stop.vendor = $4 and stop.table_code = s.table_code and stop.opened_at is null`,
    [tables.map(({ code }) => subjectOf(code)), tables.map(({ code }) => code), operatorId, vendor],
  );
  return tables.flatMap((table, at) => {
    const [read, facts] = [
      states.get(table.code),
      rows.find(({ subject }) => subject === subjectOf(table.code)),
    ];
    if (!read || !facts) throw new Error(`the table ${at} is not there`);
    const totals = new Map<string, bigint>();
    for (const bet of bets) if (bet.tableCode === table.code) addChips(totals, bet.chips);
    const { round, players } = read.state;
    return {
      ...{ code: table.code, name: table.name, game: table.gameName, players },
      status: statusOf(desk, table.code, read, operatorId),
      round: round && { id: round.id, number: round.number, state: round.state },
      ...{ minStake: formatMoney(table.minStake), maxStake: formatMoney(table.maxStake) },
      liability: formatMoney(largestPayout(table, Object.fromEntries(totals))),
      liabilityMax: formatMoney(table.tablePayoutMax),
      ...{ leaderChanges: facts.changes, isUnsteady: facts.changes > CHANGES_USUAL },
      stopped: facts.at && { at: facts.at.toISOString(), by: facts.by ?? '', reason: facts.reason ?? '' },
    };
  });
}

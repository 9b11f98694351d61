import { formatMoney } from '@lanna/rules/money';
import type { OfficeTable } from '../../back-office-api.ts';
import type { Tx } from '../platform/database.ts';
import { selectTableBets } from '../tables/bets/table-bet.ts';
import type { TableDesk } from '../tables/desk/open-desk.ts';
import { addChips, largestPayout } from '../tables/exposure.ts';
import { subjectOf } from '../tables/live-table.ts';
import { readStates } from '../tables/watching/read-state.ts';
import { statusOf } from '../tables/watching/status-of.ts';
import { officeSetting, officeSheet } from './office-setting.ts';
import type { OfficeSession } from './session.ts';

/** A table whose leader changed so often within an hour is looked at. */
const CHANGES_UNUSUAL = 3;

interface Facts {
  subject: string;
  changes: number;
  at: Date | null;
  by: string | null;
  reason: string | null;
  version: number | null;
  setAt: Date | null;
  setBy: string | null;
  setReason: string | null;
}

/** The vendor's tables as they stand for the brand, with what each could have to pay of the round in play. */
export async function listOfficeTables(
  tx: Tx,
  desk: TableDesk,
  { vendor, operatorId }: OfficeSession,
): Promise<OfficeTable[]> {
  // What was taken away is shown while its last round may be in play.
  const led = new Set(desk.all().map(({ code }) => code));
  const tables = desk.lookedAfterBy(vendor, operatorId).filter(({ code }) => led.has(code));
  const states = await readStates(tx, tables);
  const rounds = [...states.values()].flatMap(({ state }) => state.round?.id ?? []);
  const bets = await selectTableBets(
    tx,
    `b.round_id = any($1) and b.state in ('confirmed', 'placing', 'placed') and p.demo_balance is null`,
    [rounds],
  );
  const { rows } = await tx.query<Facts>(
    `select s.subject, s.table_code, stop.stopped_at as at, stop.stopped_by as by, stop.reason,
       last.version, last.set_at as "setAt", last.set_by as "setBy", last.reason as "setReason",
       (select count(*) from studio.lease_change c where c.subject = s.subject and c.fence > 1 and c.at > clock_timestamp() - interval '1 hour')::integer as changes
     from unnest($1::text[], $2::text[]) as s(subject, table_code)
     left join studio.table_stop stop on stop.operator_id = $3 and stop.vendor = $4 and stop.table_code = s.table_code and stop.opened_at is null
     left join lateral (
       select * from studio.table_setting t where t.operator_id = $3 and t.table_code = s.table_code order by t.version desc limit 1) last on true`,
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
    const offered = desk.offered(table.code, operatorId) ?? table;
    return {
      ...{ code: table.code, name: table.name, game: table.gameName, players },
      status: statusOf(desk, table.code, read, operatorId),
      round: round && { id: round.id, number: round.number, state: round.state },
      ...{ minStake: formatMoney(offered.minStake), maxStake: formatMoney(offered.maxStake) },
      liability: formatMoney(largestPayout(table, Object.fromEntries(totals))),
      liabilityMax: formatMoney(table.tablePayoutMax),
      ...{ leaderChanges: facts.changes, isUnsteady: facts.changes >= CHANGES_UNUSUAL },
      stopped: facts.at && { at: facts.at.toISOString(), by: facts.by ?? '', reason: facts.reason ?? '' },
      ...{ isOwn: table.operatorId !== undefined, isTakenAway: desk.isTakenAway(table.code) },
      sheet: officeSheet(table),
      setting: officeSetting(facts.version ?? 0, desk.setting(table.code, operatorId)),
      lastSet: facts.setAt && {
        ...{ at: facts.setAt.toISOString(), by: facts.setBy ?? '', reason: facts.setReason ?? '' },
      },
    };
  });
}

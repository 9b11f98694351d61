import { periodKindOf } from '@lanna/rules/commission/contracts/terms';
import type { Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { readActive } from '../../teams/read-active.ts';
import { readTeamFigures } from '../../teams/read-figures.ts';
import type { BranchFigures } from '../computing/compute-bill.ts';
import type { Contract } from '../computing/contract-in-force.ts';
import type { Slot } from '../paying/slot.ts';

/** What the branch of a contract's agent came to, by what is counted now. */
export async function readBranch(db: Queryable, contract: Contract, slot: Slot): Promise<BranchFigures> {
  if (slot.hour !== null) return readHour(db, contract, slot);
  const team = { merchantId: contract.merchantId, agentId: contract.memberId };
  const figures = await readTeamFigures(db, team, slot);
  const activeMembers = await readActive(db, team, periodKindOf(contract.terms), slot.from);
  return {
    turnover: figures.validTurnover,
    stake: figures.stake,
    payout: figures.payout,
    rebates: figures.rebates,
    commissions: figures.commissions,
    salaries: figures.salaries,
    bonuses: figures.bonuses,
    activeMembers,
  };
}

async function readHour(db: Queryable, { id }: Contract, { from, hour }: Slot): Promise<BranchFigures> {
  const { rows } = await sql<{ stake: Money; turnover: Money }>`
    select coalesce(sum(stake), 0)::bigint as stake, coalesce(sum(turnover), 0)::bigint as turnover
    from bills.branch_hour where contract_id = ${id} and day = ${from}::date and hour = ${hour}`.execute(db);
  const { stake = 0n, turnover = 0n } = rows[0] ?? {};
  const none = { payout: 0n, rebates: 0n, commissions: 0n, salaries: 0n, bonuses: 0n };
  return { turnover, stake, ...none, activeMembers: null };
}

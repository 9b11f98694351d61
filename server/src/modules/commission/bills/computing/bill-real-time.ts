import type { Receipt } from '@lanna/contract/commission/bills/receipt';
import { type Rate, shareOf } from '@lanna/rules/commission/contracts/rate';
import { formatMoney, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { isFrozen } from '../../../people/agents/is-frozen.ts';
import { notifyBills } from '../pages/notify-bills.ts';
import { namesOf } from '../paying/issue-bill.ts';
import { takeBack } from '../paying/move-money.ts';
import { lockAccount } from './account.ts';
import type { BrandClock } from './brand-clock.ts';
import { type Contract, readContracts } from './contract-in-force.ts';
import type { Failures } from './failures.ts';

/** Bills what contracts by the bet have come to since the last window, one bill at most for each window of five minutes. */
export async function billRealTime(
  { db, failures }: { db: Database; failures: Failures },
  clock: BrandClock,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select distinct contract_id as id from bills.branch_stake where merchant_id = ${clock.id} and changed`.execute(
    db.kysely,
  );
  const contracts = await readContracts(
    db.kysely,
    rows.map(({ id }) => id),
  );
  for (const contract of contracts.values()) {
    if (signal?.aborted) return;
    await failures.guard({ contract: contract.id, ...clock.window }, [contract.id], () =>
      db.transaction((tx) => billWindow(tx, contract, clock.window, now)),
    );
  }
}

/** Owed are sums, not bets: what the stakes of a day come to by now, less what was billed of them. */
async function billWindow(
  tx: Tx,
  contract: Contract,
  window: BrandClock['window'],
  now: Date,
): Promise<void> {
  if (await isFrozen(tx, contract.memberId)) return;
  const account = await lockAccount(tx, contract);
  if (await isBilled(tx, contract.id, window)) return;
  const lines = await takeLines(tx, contract);
  const earned = lines.reduce((sum, { due, billed }) => sum + due - billed, 0n);
  if (earned === 0n) return;
  const sum = earned + account.owed;
  const isOwed = sum < 0n && contract.payer === 'upline';
  const id = newId();
  const [payable, takenBack, owedAfter] = [
    sum > 0n ? sum : 0n,
    sum < 0n && !isOwed ? -sum : 0n,
    isOwed ? sum : 0n,
  ];
  await tx
    .insertInto('bills.bill')
    .values({
      id,
      ...namesOf(contract),
      from_day: sql`${window.day}::date`,
      to_day: sql`${window.day}::date`,
      slot: window.slot,
      receipt: JSON.stringify(receiptOf(contract, lines)),
      earned,
      earned_now: earned,
      total_now: 0n,
      earned_counted: earned,
      corrected: 0n,
      owed_before: account.owed,
      owed_after: owedAfter,
      payable,
      taken_back: takenBack,
      state: 'issued',
      issued_at: now,
    })
    .execute();
  await sql`update bills.account set owed = ${owedAfter} where contract_id = ${contract.id}`.execute(tx);
  if (takenBack > 0n) await takeBack(tx, { ...contract, id, kind: contract.terms.kind }, takenBack, now);
  await notifyBills(tx, contract);
}

async function isBilled(tx: Tx, contractId: string, { day, slot }: BrandClock['window']): Promise<boolean> {
  const { rows } = await sql`
    select from bills.bill where contract_id = ${contractId} and from_day = ${day}::date and slot = ${slot}`.execute(
    tx,
  );
  return rows.length > 0;
}

interface Line {
  day: string;
  below: string | null;
  belowRate: Rate;
  stake: Money;
  due: Money;
  billed: Money;
}

/** Days and branches whose stakes have changed, billed from here on. Rows are held, so that what is counted meanwhile counts for the next window. */
async function takeLines(tx: Tx, contract: Contract): Promise<Line[]> {
  const { rows } = await sql<{ day: string; below_id: string; stake: Money; billed: Money }>`
    select day::text, below_id, stake, billed from bills.branch_stake
    where contract_id = ${contract.id} and changed order by day, below_id for update`.execute(tx);
  const below = await readContracts(
    tx,
    rows.map((row) => row.below_id),
  );
  const lines = rows.map(({ day, below_id, stake, billed }) => {
    const isDirect = below_id === contract.id;
    const belowRate = isDirect ? 0 : rateOf(below.get(below_id));
    return {
      day,
      below: isDirect ? null : below_id,
      belowRate,
      stake,
      due: dueOf(rateOf(contract), belowRate, stake),
      billed,
    };
  });
  await sql`
    update bills.branch_stake s set billed = l.due, changed = false
    from unnest(${lines.map(({ day }) => day)}::date[], ${lines.map(({ below }) => below ?? contract.id)}::uuid[],
      ${lines.map(({ due }) => due)}::bigint[]) as l(day, below_id, due)
    where s.contract_id = ${contract.id} and s.day = l.day and s.below_id = l.below_id`.execute(tx);
  return lines;
}

/** Nothing where a contract below has the higher rate, as one may that was made before. */
function dueOf(own: Rate, below: Rate, stake: Money): Money {
  return own > below && stake > 0n ? shareOf(stake, own - below) : 0n;
}

function rateOf(contract: Contract | undefined): Rate {
  if (contract?.terms.kind !== 'real_time_salary')
    throw new Error('stakes are counted for contracts by the bet');
  return contract.terms.rate;
}

function receiptOf(contract: Contract, lines: readonly Line[]): Receipt {
  return {
    sort: 'real_time',
    rate: rateOf(contract),
    lines: lines.map(({ stake, due, billed, ...line }) => ({
      ...line,
      stake: formatMoney(stake),
      due: formatMoney(due),
      billed: formatMoney(billed),
    })),
  };
}

import { sql } from 'kysely';
import type { Database, Queryable } from '../../../../platform/sql/database.ts';
import type { BrandClock } from '../computing/brand-clock.ts';
import { computeAgain } from '../computing/compute-again.ts';
import { type Contract, readContracts } from '../computing/contract-in-force.ts';
import type { Failures } from '../computing/failures.ts';
import { placesOf } from '../computing/plan-periods.ts';
import { issueBill } from './issue-bill.ts';
import { WHOLE_DAYS } from './slot.ts';

/** Marks taken in one go; the others come next. */
const AT_ONCE = 2000;
/** What follows from a mark is marked, up the tree and on to later bills: deeper than this is an internal error. */
const ROUNDS = 2000;

interface Mark {
  contract_id: string;
  day: string;
  slot: number;
}

/** Bills of hours that are over, and those to be computed again: the deepest in the tree first, until nothing follows. */
export async function takeMarks(
  { db, failures }: { db: Database; failures: Failures },
  clock: BrandClock,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const marks = await waitingMarks(db.kysely, clock, failures.blocked());
    if (marks.length === 0) return;
    for (const { mark, contract, above } of await placed(db.kysely, marks)) {
      if (signal?.aborted) return;
      if (failures.isBlocked(contract.id)) failures.block(above);
      else
        await failures.guard(
          { contract: contract.id, day: mark.day, slot: mark.slot },
          [contract.id, ...above],
          () =>
            db.transaction(async (tx) => {
              const again = await computeAgain(tx, contract, mark, clock.today);
              if (again === 'nothing' && mark.slot !== WHOLE_DAYS)
                await issueBill(
                  tx,
                  { contract, slot: { from: mark.day, to: mark.day, hour: mark.slot }, depth: 0, above },
                  now,
                );
            }),
        );
    }
  }
  throw new Error('marks of bills come to no end');
}

async function waitingMarks(
  db: Queryable,
  { id, today, hour }: BrandClock,
  blocked: readonly string[],
): Promise<Mark[]> {
  const { rows } = await sql<Mark>`
    select contract_id, day::text, slot from bills.mark
    where merchant_id = ${id} and (day < ${today}::date or day = ${today}::date and slot between 0 and ${hour - 1})
      and contract_id <> all (${[...blocked]}::uuid[])
    order by day, slot fetch first ${sql.lit(AT_ONCE)} rows with ties`.execute(db);
  return rows;
}

async function placed(db: Queryable, marks: readonly Mark[]) {
  const contracts = await readContracts(db, [...new Set(marks.map((mark) => mark.contract_id))]);
  const known = marks.flatMap((mark) => {
    const contract = contracts.get(mark.contract_id);
    return contract ? [{ mark, contract }] : [];
  });
  const places = await placesOf(
    db,
    known.map(({ mark, contract }) => ({ contract, day: mark.day })),
  );
  return known
    .map((one, at): { mark: Mark; contract: Contract; above: string[]; depth: number } => ({
      ...one,
      ...(places[at] ?? { above: [], depth: 0 }),
    }))
    .sort((one, other) => order(one.mark, other.mark) || other.depth - one.depth);
}

function order(one: Mark, other: Mark): number {
  if (one.day !== other.day) return one.day < other.day ? -1 : 1;
  return one.slot - other.slot;
}

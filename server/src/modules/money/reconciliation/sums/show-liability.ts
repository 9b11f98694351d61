import type { Value } from '@lanna/contract/endpoint';
import type {
  showLiability as endpoint,
  LiabilityBooks,
} from '@lanna/contract/money/reconciliation/liability-ops';
import { sqlState } from '@lanna/rules/database-errors';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database, Queryable } from '../../../../platform/sql/database.ts';
import { onSnapshot } from '../../../books/ledger/on-snapshot.ts';
import type { OwnerNames } from '../../../books/ledger/owner-names.ts';
import { dayBounds } from '../../../house/brands/day-bounds.ts';
import { type Against, type Owed, readAgainst, readOwed } from './read-liability.ts';

export interface LiabilityDeps {
  db: Database;
  clock: Clock;
  ownerNames(): OwnerNames;
}

/**
 * What each brand owes its members and what stands against it, as of one moment: now, or the end of a day of the brand's. Both
 * halves are added up from different rows, so that their sum of zero says something. Refuses with `day_not_over`, `search_too_wide`.
 */
export async function showLiability(
  { db, clock, ownerNames }: LiabilityDeps,
  brands: readonly Brand[],
  day: string | undefined,
): Promise<Value<typeof endpoint>> {
  const now = clock.now();
  try {
    const books = await onSnapshot(db, async (tx) => {
      await sql`select set_config('statement_timeout', ${String(PATIENCE_MS)}, true)`.execute(tx);
      const read: LiabilityBooks[] = [];
      for (const brand of brands) read.push(await booksOf(tx, brand, { day, now, ownerNames }));
      return read;
    });
    return { day: day ?? null, books };
  } catch (error) {
    if (sqlState(error) === QUERY_CANCELED) throw new Refusal('search_too_wide');
    throw error;
  }
}

/** A day long ago is read from very many transfers. */
const PATIENCE_MS = 25_000;
const QUERY_CANCELED = '57014';

async function booksOf(
  db: Queryable,
  brand: Brand,
  { day, now, ownerNames }: { day: string | undefined; now: Date; ownerNames(): OwnerNames },
): Promise<LiabilityBooks> {
  const { until } = dayBounds({ to: day }, brand.timeZone);
  if (until && until > now) throw new Refusal('day_not_over');
  const wanted = { merchantId: brand.id, currency: brand.currency, until: until ?? null, day: day ?? null };
  const owed = await readOwed(db, wanted);
  const against = await readAgainst(db, wanted);
  const names = await ownerNames()(
    db,
    against.flatMap(({ ownerId }) => ownerId ?? []),
  );
  const total = sumOwed(owed);
  const againstTotal = against.reduce((sum, { balance }) => sum + balance, 0n);
  return {
    brand: brand.code,
    currency: brand.currency,
    at: (until ?? now).toISOString(),
    owed: owed.map((line) => ({ kind: line.kind, ...figuresOf(line) })),
    owedTotal: figuresOf(total),
    against: against.map((line) => ({
      kind: line.kind,
      name: nameOf(line, names),
      balance: formatMoney(line.balance),
    })),
    againstTotal: formatMoney(againstTotal),
    difference: formatMoney(total.total + againstTotal),
  };
}

function sumOwed(owed: readonly Owed[]): Omit<Owed, 'kind'> {
  const sum = (of: (line: Owed) => bigint) => owed.reduce((before, line) => before + of(line), 0n);
  return {
    accounts: sum(({ accounts }) => accounts),
    total: sum(({ total }) => total),
    demo: sum(({ demo }) => demo),
    held: sum(({ held }) => held),
  };
}

function figuresOf({ accounts, total, demo, held }: Omit<Owed, 'kind'>) {
  return {
    accounts: Number(accounts),
    members: formatMoney(total - demo),
    demo: formatMoney(demo),
    total: formatMoney(total),
    held: formatMoney(held),
  };
}

function nameOf({ ownerId, purpose }: Against, names: ReadonlyMap<string, string>): string {
  return ownerId === null ? purpose : (names.get(ownerId) ?? ownerId);
}

import type { Received, Value } from '@lanna/contract/endpoint';
import {
  type CashbackLine,
  cashbackLine,
  type listCashbackClaims as listEndpoint,
  type showCashbackClaim as showEndpoint,
} from '@lanna/contract/rewards/cashback/cashback';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import { type Paging, readPage } from '../../../../platform/ops/read-page.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { refuseWhereOff } from '../claiming/is-on.ts';
import type { Reader } from './show-mine.ts';

const PAGING: Paging = { keys: { at: { by: sql`c.at`, type: 'timestamptz' } }, id: sql`c.id` };

/** The member's claims, the latest first. Refuses with `cashback_off`. */
export async function listClaims(
  db: Queryable,
  reader: Reader,
  { after, pageSize }: Received<typeof listEndpoint>['query'],
): Promise<Value<typeof listEndpoint>> {
  await refuseWhereOff(db, reader.brand.id);
  const page = await readPage(db, ownClaims(db, reader), PAGING, { sort: '-at', after, limit: pageSize });
  return { claims: page.rows.map(shown), next: page.next };
}

/** Refuses with `cashback_off`, `cashback_claim_unknown`. */
export async function showClaim(
  db: Queryable,
  reader: Reader,
  id: string,
): Promise<Value<typeof showEndpoint>> {
  await refuseWhereOff(db, reader.brand.id);
  const claim = await ownClaims(db, reader).where('c.id', '=', id).executeTakeFirst();
  if (!claim) throw new Refusal('cashback_claim_unknown');
  return { ...shown(claim), lines: await linesOf(db, id) };
}

/** What a claim was for, the latest day first. The caller has proved that the claim may be shown. */
export async function linesOf(db: Queryable, claimId: string): Promise<CashbackLine[]> {
  const rows = await db
    .selectFrom('cashback.claim_line')
    .select([sql<string>`day::text`.as('day'), 'category', 'turnover', 'rate', 'before', 'after'])
    .where('claim_id', '=', claimId)
    .orderBy('day', 'desc')
    .orderBy('category')
    .execute();
  return rows.map(({ day, category, turnover, rate, before, after }) => ({
    day,
    category: cashbackLine.shape.category.parse(category),
    turnover: formatMoney(turnover),
    rate,
    amount: formatMoney(after - before),
  }));
}

function ownClaims(db: Queryable, { brand, memberId }: Reader) {
  return db
    .selectFrom('cashback.claim as c')
    .select(['c.id', 'c.at', 'c.amount', 'c.currency'])
    .where('c.merchant_id', '=', brand.id)
    .where('c.member_id', '=', memberId);
}

function shown({ id, at, amount, currency }: { id: string; at: Date; amount: bigint; currency: string }) {
  return { id, at: at.toISOString(), amount: formatMoney(amount), currency };
}

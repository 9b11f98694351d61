import type { showSheet as endpoint } from '@lanna/contract/commission/positions/sheets';
import type { Value } from '@lanna/contract/endpoint';
import type { Owner } from '../../../../platform/http/calls/owner-of.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { linesOf, sheets, showSheetTo } from '../sheets/sheet-rows.ts';

/** Refuses with `sheet_unknown` an account that is no side of it. */
export async function showSheet(
  db: Queryable,
  { merchantId, memberId }: Owner,
  id: string,
): Promise<Value<typeof endpoint>> {
  const row = await sheets(db)
    .where('s.id', '=', id)
    .where('s.merchant_id', '=', merchantId)
    .where(({ or, eb }) => or([eb('s.lower_id', '=', memberId), eb('s.upper_id', '=', memberId)]))
    .executeTakeFirst();
  if (!row) throw new Refusal('sheet_unknown');
  return {
    sheet: showSheetTo(memberId, row),
    lines: await linesOf(db, row, { toUpper: row.upper_id === memberId }),
  };
}

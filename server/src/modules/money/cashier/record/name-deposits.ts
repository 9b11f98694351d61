import type { LocalText } from '@lanna/rules/local-text';
import type { ReferenceNames } from '../../../books/ledger/reference-names.ts';

/** Each deposit is credited under its own id: a statement says by which method and reference. */
export const nameDeposits: ReferenceNames = async (db, references) => {
  const rows = await db
    .selectFrom('cashier.deposit as d')
    .leftJoin('payments.channel_record as c', (join) =>
      join
        .onRef('c.merchant_id', '=', 'd.merchant_id')
        .onRef('c.code', '=', 'd.method_code')
        .on('c.way', '=', 'in'),
    )
    .select(['d.id', 'd.reference', 'd.method_code', 'c.name'])
    .where('d.id', 'in', references)
    .execute();
  return new Map(
    rows.map(({ id, name, method_code }): [string, LocalText] => [id, name ?? { EN: method_code }]),
  );
};

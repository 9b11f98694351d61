import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';

/** A game, held until the end of the transaction. Refuses `not_found`, and `changed_meanwhile` for an older version. */
export async function lockGame(tx: Tx, id: string, version: number) {
  const row = await tx
    .selectFrom('catalogue.game')
    .select([
      'id',
      'vendor_id',
      'code',
      'name',
      'game_type',
      'volatility',
      'features',
      'live_class',
      'lottery_kind',
      'demo_supported',
      'by_hand',
      'picture_id',
      'version',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  if (row.version !== version) throw new Refusal('changed_meanwhile');
  return row;
}

export async function versionOfGame(tx: Tx, id: string): Promise<number> {
  const row = await tx
    .selectFrom('catalogue.game')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.version;
}

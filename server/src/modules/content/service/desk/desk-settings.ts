import { type DeskSettings, deskSettings } from '@lanna/contract/content/service/desk-settings';
import type { Queryable } from '../../../../platform/sql/database.ts';

export interface KeptDesk {
  version: number;
  settings: DeskSettings;
}

/** A brand's desk; version 0 where no operator has set anything yet. */
export async function readDesk(db: Queryable, merchantId: string): Promise<KeptDesk> {
  const row = await db
    .selectFrom('service.desk')
    .select(['settings', 'version'])
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  return { version: row?.version ?? 0, settings: deskSettings.parse(row?.settings ?? {}) };
}

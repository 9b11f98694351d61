import type { SheetPeriod } from '@lanna/contract/commission/positions/positions';
import { SHEET_PERIODS } from '@lanna/contract/commission/positions/positions';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Queryable } from '../../../../platform/sql/database.ts';

export interface PositionSetting {
  period: SheetPeriod;
  fromDay: string;
  issuedTo: string;
  version: number;
}

const period = z.enum(SHEET_PERIODS);

/** Undefined: the brand does not reckon by positions. */
export async function readSetting(db: Queryable, merchantId: string): Promise<PositionSetting | undefined> {
  const row = await db
    .selectFrom('positions.setting')
    .select([
      'period',
      'version',
      sql<string>`from_day::text`.as('from_day'),
      sql<string>`issued_to::text`.as('issued_to'),
    ])
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  return (
    row && {
      period: period.parse(row.period),
      fromDay: row.from_day,
      issuedTo: row.issued_to,
      version: row.version,
    }
  );
}

/** What pages are told of it. */
export function showReckoned(setting: PositionSetting | undefined) {
  return setting ? { period: setting.period, fromDay: setting.fromDay } : null;
}

import { sql } from 'kysely';
import type { Queryable } from '../../../platform/sql/database.ts';
import type { OnProgress } from '../ledger/verification-part.ts';
import {
  type SealedLine,
  type SealedRecord,
  type SealedRecordReport,
  verifySealedRecord,
} from './verify-sealed-record.ts';

/** Recomputes the chain over the security record. */
export function verifySecurityRecord(db: Queryable, onProgress?: OnProgress): Promise<SealedRecordReport> {
  const record: SealedRecord = {
    name: 'security record',
    readBlocks: async (after, most) => {
      const blocks = await db
        .selectFrom('audit.security_block')
        .select(['number', 'events', 'digests', 'previous_sha256', 'sha256'])
        .where('number', '>', after)
        .orderBy('number')
        .limit(most)
        .execute();
      // The driver reads numbers into bigint, but numbers in arrays into text.
      return blocks.map(({ events, ...block }) => ({ ...block, lines: events.map(BigInt) }));
    },
    // The same fields as the SQL function `audit.security_event_line`.
    readLines: async (after, through) => {
      const { rows } = await sql<SealedLine>`
        select number, array[number::text, id::text, merchant_id::text, member_id::text, kind, session_id::text, address, country,
          device, before::text, after::text, ((extract(epoch from at) * 1000000)::bigint)::text] as fields
        from audit.security_event where number > ${after} and number <= ${through} order by number`.execute(
        db,
      );
      return rows;
    },
    countAfter: async (line) => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::integer as n from audit.security_event where number > ${line}`.execute(db);
      return rows[0]?.n ?? 0;
    },
  };
  return verifySealedRecord(record, onProgress);
}

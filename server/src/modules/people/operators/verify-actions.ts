import { sql } from 'kysely';
import type { Queryable } from '../../../platform/sql/database.ts';
import {
  type SealedLine,
  type SealedRecord,
  type SealedRecordReport,
  verifySealedRecord,
} from '../../books/audit/verify-sealed-record.ts';
import type { OnProgress, VerificationPart } from '../../books/ledger/verification-part.ts';

/** Recomputes the chain over the record of what operators did. */
export function verifyActions(db: Queryable, onProgress?: OnProgress): Promise<SealedRecordReport> {
  const record: SealedRecord = {
    name: 'record of actions',
    readBlocks: async (after, most) => {
      const blocks = await db
        .selectFrom('operators.action_block')
        .select(['number', 'actions', 'digests', 'previous_sha256', 'sha256'])
        .where('number', '>', after)
        .orderBy('number')
        .limit(most)
        .execute();
      return blocks.map(({ actions, ...block }) => ({ ...block, lines: actions.map(BigInt) }));
    },
    // The same fields as the SQL function `operators.action_line`.
    readLines: async (after, through) => {
      const { rows } = await sql<SealedLine>`
        select number, array[number::text, id::text, ((extract(epoch from at) * 1000000)::bigint)::text, operator_id::text,
          operator_name, session_id::text, action, merchant_id::text, subject_kind, subject_id, subject_name, before::text,
          after::text, reason, address, device] as fields
        from operators.action where number > ${after} and number <= ${through} order by number`.execute(db);
      return rows;
    },
    countAfter: async (line) => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::integer as n from operators.action where number > ${line}`.execute(db);
      return rows[0]?.n ?? 0;
    },
  };
  return verifySealedRecord(record, onProgress);
}

/** The same as a step of a verification. */
export const actionsPart: VerificationPart = {
  step: 'actions',
  size: async (db) => {
    const { rows } = await sql<{ n: string }>`
      select coalesce(sum(cardinality(actions)), 0)::text as n from operators.action_block`.execute(db);
    return Number(rows[0]?.n ?? 0);
  },
  verify: async (db, onProgress) => (await verifyActions(db, onProgress)).violations,
};

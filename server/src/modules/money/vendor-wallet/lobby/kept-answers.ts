import { createHash } from 'node:crypto';
import type { LobbyKind } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** What was said longer ago is not shown. */
export const SHOWN_MS = 30_000;

/** Keeps what a vendor has said; answers what it had said before where that is something else, and an empty list for the first time. */
export async function keepAnswer(
  db: Queryable,
  {
    brandId,
    vendorId,
    kind,
    answer,
    now,
  }: { brandId: string; vendorId: string; kind: LobbyKind; answer: unknown[]; now: Date },
): Promise<unknown[] | undefined> {
  const text = JSON.stringify(answer);
  const sha256 = createHash('sha256').update(text).digest();
  const { rows } = await sql<{ changed: boolean; before: unknown[] | null }>`
    insert into vendor_wallet.vendor_answer as a (merchant_id, vendor_id, kind, answer, answer_sha256, changed_at, said_at)
    values (${brandId}, ${vendorId}, ${kind}, ${text}::jsonb, ${sha256}, ${now}, ${now})
    on conflict (merchant_id, vendor_id, kind) do update set said_at = excluded.said_at,
      answer = case when a.answer_sha256 = excluded.answer_sha256 then a.answer else excluded.answer end,
      changed_at = case when a.answer_sha256 = excluded.answer_sha256 then a.changed_at else excluded.changed_at end,
      answer_sha256 = excluded.answer_sha256
    where a.said_at <= excluded.said_at
    returning new.changed_at = ${now} as changed, old.answer as before`.execute(db);
  return rows[0]?.changed === true ? (rows[0].before ?? []) : undefined;
}

/** The brands of which an answer is gone because it has become too old. */
export async function forgetOldAnswers(db: Queryable, now: Date): Promise<string[]> {
  const gone = await db
    .deleteFrom('vendor_wallet.vendor_answer')
    .where('said_at', '<=', new Date(now.getTime() - SHOWN_MS))
    .returning('merchant_id')
    .execute();
  return [...new Set(gone.map(({ merchant_id }) => merchant_id))];
}

/** What vendors of the brand have said of late. */
export async function readAnswers(
  db: Queryable,
  { brandId, kind, now }: { brandId: string; kind: LobbyKind; now: Date },
) {
  return db
    .selectFrom('vendor_wallet.vendor_answer as a')
    .innerJoin('catalogue.vendor_at_brand as v', (join) =>
      join.onRef('v.vendor_id', '=', 'a.vendor_id').onRef('v.merchant_id', '=', 'a.merchant_id'),
    )
    .select(['v.code', 'a.answer', 'a.said_at'])
    .where('a.merchant_id', '=', brandId)
    .where('a.kind', '=', kind)
    .where('v.enabled', '=', true)
    .where('a.said_at', '>', new Date(now.getTime() - SHOWN_MS))
    .$narrowType<{ code: string }>()
    .orderBy('v.code')
    .execute();
}

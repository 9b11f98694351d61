import type { showBlock as endpoint, SealedBlock } from '@lanna/contract/books/ledger/ops';
import type { Value } from '@lanna/contract/endpoint';
import { sql } from 'kysely';
import { type Page, type PageWanted, type Paging, readPage } from '../../../../platform/ops/read-page.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { readable } from '../run-verification.ts';
import { verifyBlock } from '../verify-chain.ts';

const PAGING: Paging = {
  keys: { at: { by: sql`number`, type: 'bigint' } },
  id: sql`number`,
  idType: 'bigint',
};
/** The tail that is counted: it is sealed every minute. */
const UNSEALED_MAX = 1_000_000;

export async function listBlocks(
  db: Queryable,
  wanted: PageWanted,
): Promise<Page<SealedBlock> & { unsealed: number }> {
  const page = await readPage(db, blocks(db), PAGING, wanted);
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from (
      select from ledger.transfer where id > coalesce((select max(last_id) from ledger.block), 0)
      limit ${UNSEALED_MAX}) tail`.execute(db);
  return { ...page, rows: page.rows.map(showOne), unsealed: rows[0]?.n ?? 0 };
}

/** One block, recomputed now. Refuses `not_found`. */
export async function showBlock(db: Queryable, number: string): Promise<Value<typeof endpoint>> {
  const found = await blocks(db).where('number', '=', BigInt(number)).executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  const violation = await verifyBlock(db, found.number);
  return {
    block: showOne(found),
    previousSha256: found.previous_sha256.length > 0 ? found.previous_sha256.toString('hex') : null,
    violation: violation ? readable(violation) : null,
  };
}

function blocks(db: Queryable) {
  return db
    .selectFrom('ledger.block')
    .select(['number', 'first_id', 'last_id', 'transfers', 'sha256', 'previous_sha256', 'sealed_at']);
}

function showOne(
  block: Awaited<ReturnType<ReturnType<typeof blocks>['executeTakeFirstOrThrow']>>,
): SealedBlock {
  return {
    number: String(block.number),
    firstTransfer: String(block.first_id),
    lastTransfer: String(block.last_id),
    transfers: block.transfers,
    sha256: block.sha256.toString('hex'),
    sealedAt: block.sealed_at.toISOString(),
  };
}

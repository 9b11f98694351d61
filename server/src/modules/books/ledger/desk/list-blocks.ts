import { listBlocks, type SealedBlock, type showBlock as showing } from '@lanna/contract/books/ledger/ops';
import type { Value } from '@lanna/contract/endpoint';
import { sql } from 'kysely';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { readable } from '../run-verification.ts';
import { verifyBlock } from '../verify-chain.ts';

/** The tail that is counted: it is sealed every minute. */
const UNSEALED_MAX = 1_000_000;

export const blocks = opsList(
  listBlocks,
  ({ db }: ListScope) => db.selectFrom('ledger.block as b').selectAll(),
  {
    // The chain is the house's.
    brand: null,
    where: {},
    sorts: { at: { by: 'b.number', type: 'bigint' } },
    id: 'b.number',
    idType: 'bigint',
    row: showOne,
    async more(_, { db }) {
      const { rows } = await sql<{ n: number }>`
        select count(*)::integer as n from (
          select from ledger.transfer where id > coalesce((select max(last_id) from ledger.block), 0)
          limit ${UNSEALED_MAX}) tail`.execute(db);
      return { unsealed: rows[0]?.n ?? 0 };
    },
  },
);

/** One block, recomputed now. Refuses `not_found`. */
export async function showBlock(scope: ListScope, number: string): Promise<Value<typeof showing>> {
  const found = await blocks.found(scope, number);
  const violation = await verifyBlock(scope.db, found.number);
  return {
    block: showOne(found),
    previousSha256: found.previous_sha256.length > 0 ? found.previous_sha256.toString('hex') : null,
    violation: violation ? readable(violation) : null,
  };
}

interface Found {
  number: bigint;
  first_id: bigint;
  last_id: bigint;
  transfers: number;
  sha256: Buffer;
  sealed_at: Date;
}

function showOne({ number, first_id, last_id, transfers, sha256, sealed_at }: Found): SealedBlock {
  return {
    number: String(number),
    firstTransfer: String(first_id),
    lastTransfer: String(last_id),
    transfers,
    sha256: sha256.toString('hex'),
    sealedAt: sealed_at.toISOString(),
  };
}

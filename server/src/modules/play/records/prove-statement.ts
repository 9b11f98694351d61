import type { Received, Value } from '@lanna/contract/endpoint';
import {
  type statementProof as endpoint,
  STATEMENT_PROOF_ROWS_MAX,
} from '@lanna/contract/play/records/records';
import type { Queryable } from '../../../platform/sql/database.ts';
import { accountHistory, countedAccounts } from '../../books/ledger/account-history.ts';
import { proveTransfers } from '../../books/ledger/prove-transfers.ts';
import type { RecordReader } from './record-source.ts';
import { accountAsked } from './statement/statement-account.ts';

/** What a browser needs to hold a stretch of the member's statement against the sealed chain. */
export async function proveStatement(
  db: Queryable,
  { brand, memberId }: RecordReader,
  { account: asked, first, last }: Received<typeof endpoint>['query'],
): Promise<Value<typeof endpoint>> {
  const own = await countedAccounts(db, { merchantId: brand.id, memberId });
  const account = accountAsked(own, asked);
  if (!account) return { rows: [], blocks: [] };
  const history = await accountHistory(db, {
    account: account.id,
    first: BigInt(first),
    last: BigInt(Math.min(last, first + STATEMENT_PROOF_ROWS_MAX - 1)),
  });
  const { rows, blocks } = await proveTransfers(db, {
    ids: history.map(({ transfer_id }) => transfer_id),
    own: new Set(own.map(({ id }) => id)),
  });
  const versions = new Map(history.map(({ transfer_id, version }) => [String(transfer_id), Number(version)]));
  return {
    rows: rows.flatMap((proved) => {
      const version = versions.get(proved.row.id);
      return version === undefined ? [] : [{ version, ...proved }];
    }),
    blocks,
  };
}

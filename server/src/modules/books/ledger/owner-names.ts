import type { AccountName } from '@lanna/contract/books/ledger/ops';
import type { Queryable } from '../../../platform/sql/database.ts';

/** How members and vendors are called, by their ids: a topic that knows both contributes it as `ledger.owner-names`. */
export type OwnerNames = (db: Queryable, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** What the console reads the ledger with. Names are asked for anew each time: they are not known while topics start. */
export interface LedgerRecord {
  db: Queryable;
  ownerNames(): OwnerNames;
}

/** An account as queries of the console select it. */
export interface AccountFound {
  id: bigint;
  kind: string;
  owner_kind: string;
  owner_id: string | null;
  purpose: string;
}

/** An owner no module knows any more keeps its id for a name. */
export function showAccountName(account: AccountFound, names: ReadonlyMap<string, string>): AccountName {
  const { id, kind, owner_kind, owner_id, purpose } = account;
  return {
    id: String(id),
    kind,
    owner:
      owner_id === null
        ? null
        : { kind: ownerKind(owner_kind), id: owner_id, name: names.get(owner_id) ?? owner_id },
    purpose,
  };
}

function ownerKind(kind: string): 'member' | 'agent' | 'vendor' {
  if (kind === 'member' || kind === 'agent' || kind === 'vendor') return kind;
  throw new Error(`an account of the kind of ${kind} has no owner`);
}

import { type AccountRow, listAccounts } from '@lanna/contract/books/ledger/ops';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { type AccountFound, type LedgerRecord, showAccountName } from '../owner-names.ts';

/** The accounts of these brands. Balances that are added up by a job are as of its last run. */
export const accounts = opsList(
  listAccounts,
  ({ db }: ListScope & LedgerRecord) =>
    db
      .selectFrom('ledger.account as a')
      .innerJoin('ledger.account_kind as k', 'k.code', 'a.kind')
      .select(['a.id', 'a.merchant_id', 'a.currency', 'a.kind', 'k.owner as owner_kind', 'a.owner_id'])
      .select(['a.purpose', 'a.balance', 'a.held', 'a.version', 'a.inline', 'a.min_balance', 'a.opened_at']),
  {
    brand: 'a.merchant_id',
    where: {
      kind: 'a.kind',
      currency: 'a.currency',
      state: (state) => STATES[state],
    },
    search: {
      ids: ['a.owner_id'],
      text: (typed, { eb }) =>
        NUMBER.test(typed) ? eb('a.id', '=', BigInt(typed)) : eb('a.purpose', '=', typed),
    },
    sorts: {
      // The numbers of accounts are drawn as they are opened.
      at: { by: 'a.id', type: 'bigint' },
      balance: { by: 'a.balance', type: 'bigint' },
    },
    id: 'a.id',
    idType: 'bigint',
    withinTime: true,
    rows: showAccounts,
    file: {
      name: 'accounts',
      columns: {
        id: 'id',
        brand: 'brand',
        kind: 'kind',
        owner_id: ({ owner }) => owner?.id ?? null,
        owner: ({ owner }) => owner?.name ?? null,
        purpose: 'purpose',
        currency: 'currency',
        balance: 'balance',
        held: 'held',
        transfers: 'transfers',
        opened_at: 'openedAt',
      },
    },
  },
);

const NUMBER = /^\d{1,18}$/;

const STATES = {
  negative: sql<boolean>`a.balance < 0`,
  held: sql<boolean>`a.held > 0`,
  empty: sql<boolean>`a.balance = 0`,
};

interface Found extends AccountFound {
  merchant_id: string;
  currency: string;
  balance: bigint;
  held: bigint;
  version: bigint;
  inline: boolean;
  opened_at: Date;
}

export async function showAccounts(
  found: readonly Found[],
  { db, brands, ownerNames }: ListScope & LedgerRecord,
): Promise<AccountRow[]> {
  const names = await ownerNames()(
    db,
    found.flatMap(({ owner_id }) => owner_id ?? []),
  );
  return found.map((account) => ({
    ...showAccountName(account, names),
    brand: brandCode(brands, account.merchant_id),
    currency: account.currency,
    balance: formatMoney(account.balance),
    held: formatMoney(account.held),
    transfers: account.inline ? Number(account.version) : null,
    inline: account.inline,
    openedAt: account.opened_at.toISOString(),
  }));
}

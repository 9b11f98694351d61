import type { StatementAccount } from '@lanna/contract/play/records/records';
import { formatMoney } from '@lanna/rules/money';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { CountedAccount } from '../../../books/ledger/account-history.ts';

/** The account asked for, or the wallet; undefined where the member has none. Refuses another member's: `record_account_unknown`. */
export function accountAsked(
  own: readonly CountedAccount[],
  asked: string | undefined,
): CountedAccount | undefined {
  if (asked === undefined) return own[0];
  const found = own.find(({ id }) => String(id) === asked);
  if (!found) throw new Refusal('record_account_unknown');
  return found;
}

export function showAccount(account: CountedAccount): StatementAccount {
  const { id, kind, purpose, currency, balance, held, version } = account;
  return {
    id: String(id),
    kind,
    purpose,
    currency,
    balance: formatMoney(balance),
    held: formatMoney(held),
    transfers: Number(version),
  };
}

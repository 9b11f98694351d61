import type { TransactionKind } from '@lanna/contract/play/records/records';
import { movesBesidePlay } from '../../../books/ledger/moves-beside-play.ts';
import type { RecordSource } from '../record-source.ts';

const KIND_OF: Readonly<Record<string, TransactionKind>> = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  withdrawal_returned: 'withdrawal',
  to_vendor: 'transfer',
  from_vendor: 'transfer',
  transfer_up: 'agent',
  transfer_down: 'agent',
  envelope: 'agent',
  envelope_filled: 'agent',
  envelope_returned: 'agent',
  salary: 'agent',
  dividend: 'agent',
  commission: 'agent',
  commission_returned: 'agent',
  salary_returned: 'agent',
  dividend_returned: 'agent',
  upline_salary: 'agent',
  upline_dividend: 'agent',
  contract_pay_set_aside: 'agent',
  contract_pay_returned: 'agent',
  promotion_reward: 'promotion',
  rebate: 'promotion',
  lottery_rebate: 'promotion',
  lottery_rebate_rollback: 'promotion',
  prize: 'promotion',
  shot_prize: 'promotion',
  mission_reward: 'promotion',
  wheel_prize: 'promotion',
  brand_envelope: 'promotion',
  raffle_prize: 'promotion',
  leaderboard_prize: 'promotion',
  bonus_converted: 'promotion',
  deposit_fee: 'fee',
  withdrawal_fee: 'fee',
};

/** What moved the member's wallet beside play under codes that no topic speaks for: each transfer is a row, and is done. */
export function restOfBooks(spokenFor: readonly string[]): RecordSource {
  return {
    kinds: ['deposit', 'withdrawal', 'transfer', 'agent', 'promotion', 'adjustment', 'fee'],
    codes: [],
    list: async (db, { brand, memberId }, { state, kind, ...page }) => {
      if (state !== undefined && state !== 'done') return [];
      const moves = await movesBesidePlay(
        db,
        { merchantId: brand.id, memberId },
        {
          ...page,
          without: [...spokenFor, ...(kind === undefined ? [] : codesOfOthers(kind))],
          only: kind === undefined || kind === 'adjustment' ? undefined : codesOf(kind),
        },
      );
      return moves.map(({ transfer_id, code, change, currency, at_us, key }) => ({
        id: String(transfer_id),
        key,
        kind: KIND_OF[code] ?? 'adjustment',
        what: code,
        state: 'done',
        amount: change,
        currency,
        atUs: at_us,
      }));
    },
  };
}

function codesOf(kind: TransactionKind): string[] {
  return Object.keys(KIND_OF).filter((code) => KIND_OF[code] === kind);
}

/** Adjustments are what no code of another kind names. */
function codesOfOthers(kind: TransactionKind): string[] {
  return kind === 'adjustment' ? Object.keys(KIND_OF) : [];
}

import { useTranslation } from 'react-i18next';

const KINDS = [
  'player_cash',
  'player_bonus',
  'withdrawal',
  'receivable',
  'agent',
  'envelope',
  'promotion',
  'clearing',
  'pool',
  'house_game',
  'vendor_settlement',
  'adjustment',
] as const;
export const TRANSFER_CODES = [
  'deposit',
  'withdrawal',
  'withdrawal_returned',
  'withdrawal_paid',
  'bet',
  'win',
  'bet_rollback',
  'win_rollback',
  'bonus_granted',
  'bonus_converted',
  'bonus_forfeited',
  'rebate',
  'prize',
  'promotion_reward',
  'adjustment',
  'win_shortfall',
  'debt_collected',
  'debt_forgiven',
  'transfer_up',
  'transfer_down',
  'commission',
  'reversal',
] as const;

/** What an account of the ledger is called; one of a kind that came later shows its own word. */
export function useKindName(): (kind: string) => string {
  const { t } = useTranslation('members-console');
  return (kind) => {
    const known = KINDS.find((one) => one === kind);
    return known ? t(`kind.${known}`) : kind;
  };
}

/** Why money moved. */
export function useCodeName(): (code: string) => string {
  const { t } = useTranslation('members-console');
  return (code) => {
    const known = TRANSFER_CODES.find((one) => one === code);
    return known ? t(`code.${known}`) : code;
  };
}

import { useTranslation } from 'react-i18next';

export const TRANSFER_CODES = [
  'deposit',
  'withdrawal',
  'withdrawal_returned',
  'withdrawal_paid',
  'deposit_fee',
  'withdrawal_fee',
  'to_vendor',
  'from_vendor',
  'bet',
  'win',
  'bet_rollback',
  'win_rollback',
  'bonus_granted',
  'bonus_converted',
  'bonus_forfeited',
  'rebate',
  'lottery_rebate',
  'lottery_rebate_rollback',
  'lottery_rebate_shortfall',
  'prize',
  'shot_prize',
  'mission_reward',
  'wheel_prize',
  'brand_envelope',
  'raffle_prize',
  'leaderboard_prize',
  'promotion_reward',
  'adjustment',
  'win_shortfall',
  'debt_collected',
  'debt_forgiven',
  'transfer_up',
  'transfer_down',
  'envelope_filled',
  'envelope',
  'envelope_returned',
  'commission',
  'commission_returned',
  'commission_shortfall',
  'salary',
  'salary_returned',
  'salary_shortfall',
  'dividend',
  'dividend_returned',
  'dividend_shortfall',
  'upline_salary',
  'upline_dividend',
  'contract_pay_set_aside',
  'contract_pay_returned',
  'reversal',
] as const;

/** Why money moved. */
export function useCodeName(): (code: string) => string {
  const { t } = useTranslation('members-console');
  return (code) => {
    const known = TRANSFER_CODES.find((one) => one === code);
    return known ? t(`code.${known}`) : code;
  };
}

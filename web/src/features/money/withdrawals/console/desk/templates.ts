import type { WithdrawalPage } from '@lanna/contract/money/withdrawals/ops';
import en from '../templates/en.json';
import th from '../templates/th.json';

/** Words the desk often writes, in the member's language where there are some, else in English; each may be changed before it goes. */
export function templatesFor(language: WithdrawalPage['language']): typeof th {
  return language === 'TH' ? th : en;
}

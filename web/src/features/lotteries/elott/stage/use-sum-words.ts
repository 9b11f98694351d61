import { useTranslation } from 'react-i18next';
import type { SumOfDraw } from './drawn.ts';

/** What a sum comes to, as the plays call it: 15 · big · odd. */
export function useSumWords(): (sum: SumOfDraw) => string {
  const { t } = useTranslation('elott');
  const { t: common } = useTranslation('lotteries');
  return ({ sum, size, parity }) =>
    [
      t('stage.sum', { sum }),
      common(`plays.options.${size}`),
      ...(size === 'triple' ? [] : [common(`plays.options.${parity}`)]),
    ].join(' · ');
}

import { useTranslation } from 'react-i18next';
import type { Side } from './side-trends.ts';

export function useSideWords(): (side: Side) => string {
  const { t } = useTranslation('lotteries');
  return (side) => t(`plays.options.${side}`);
}

import type { Win } from '@lanna/contract/play/winners/winners';
import { useTranslation } from 'react-i18next';

/** Some letters of the name; of who wants none there, what all members are. */
export function useWinnerName({ name }: Pick<Win, 'name'>): string {
  const { t } = useTranslation('winners');
  return name ?? t('member');
}

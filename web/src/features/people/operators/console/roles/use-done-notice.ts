import { useTranslation } from 'react-i18next';
import type { Notice } from '../../../../../ui/layers/notify.ts';

/** The notice of a change that is done, or waits for another operator as a proposal. */
export function useDoneNotice(): (done: { proposal: string | null }) => Notice {
  const { t } = useTranslation('operators-console');
  return ({ proposal }) =>
    proposal === null
      ? { text: t('roles.changed'), tone: 'success' }
      : { text: t('roles.proposed'), detail: t('roles.proposedText'), tone: 'info' };
}

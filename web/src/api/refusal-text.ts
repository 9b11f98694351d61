import { useTranslation } from 'react-i18next';
import { Refusal } from './refusal.ts';

/** The words for whatever a call has thrown: what happened, what it means, what to do. */
export function useRefusalText(): (error: unknown) => string {
  const { t } = useTranslation('refusals', { useSuspense: false });
  return (error) => {
    if (!(error instanceof Refusal)) return t('unknown_error');
    // By this id support finds in the log what went wrong.
    const { requestId } = error.facts;
    return typeof requestId === 'string' ? `${t(error.code)} [${requestId}]` : t(error.code);
  };
}

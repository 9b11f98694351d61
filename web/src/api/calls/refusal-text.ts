import { useTranslation } from 'react-i18next';
import { Refusal } from './refusal.ts';

/** The text for any failure of a call: what happened, what it means, what to do. */
export function useRefusalText(): (error: unknown) => string {
  const { t } = useTranslation('refusals', { useSuspense: false });
  return (error) => {
    if (!(error instanceof Refusal)) return t('unknown_error');
    // Support finds the failure in the log by this id.
    const { requestId } = error.facts;
    return typeof requestId === 'string' ? `${t(error.code)} [${requestId}]` : t(error.code);
  };
}

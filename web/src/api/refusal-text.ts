import { useTranslation } from 'react-i18next';
import { Refused } from './refused.ts';

/** The words for whatever a call has thrown: what happened, what it means, what to do. */
export function useRefusalText(): (failure: unknown) => string {
  const { t } = useTranslation('refusals', { useSuspense: false });
  return (failure) => t(failure instanceof Refused ? failure.code : 'unknown_error');
}

import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../api/refusal-text.ts';
import { Refused } from '../../api/refused.ts';

/** Why logging in or registering failed; with the minutes to wait, where the server named them. */
export function useFailureText(): (failure: unknown) => string {
  const { t } = useTranslation('accounts');
  const words = useRefusalText();
  return (failure) => {
    const waitSeconds = failure instanceof Refused ? failure.facts['retryAfterSeconds'] : undefined;
    if (typeof waitSeconds !== 'number' || waitSeconds < 60) return words(failure);
    return t('failed.wait', { minutes: Math.ceil(waitSeconds / 60) });
  };
}

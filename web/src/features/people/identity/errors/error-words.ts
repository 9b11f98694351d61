import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../../api/calls/refusal.ts';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { PasskeyError } from '../../../../shared-parts/proof/passkey.ts';

/** What went wrong, in the words of this topic where it has its own. */
export function useErrorWords(): (error: unknown) => string {
  const { t } = useTranslation('security');
  const words = useRefusalText();
  return (error) => {
    if (error instanceof PasskeyError) return t(`passkeys.failed.${error.reason}`);
    const waitSeconds = error instanceof Refusal ? error.facts['retryAfterSeconds'] : undefined;
    if (typeof waitSeconds !== 'number' || waitSeconds < 60) return words(error);
    return t('prove.wait', { minutes: Math.ceil(waitSeconds / 60) });
  };
}

/** Whether a call was refused for this reason. */
export function isRefusal(error: unknown, code: Refusal['code']): boolean {
  return error instanceof Refusal && error.code === code;
}

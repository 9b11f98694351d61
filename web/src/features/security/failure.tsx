import { AlertTriangle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../api/refusal.ts';
import { useRefusalText } from '../../api/refusal-text.ts';
import { PasskeyFailed } from './passkey.ts';

/** What went wrong with the whole of a form. */
export function Failure({ failure }: { failure: unknown }) {
  const words = useFailureWords();
  return (
    <p
      role="alert"
      className="flex items-start gap-2.5 rounded-medium border border-danger/40 bg-sunken px-4 py-3 text-danger text-sm"
    >
      <AlertTriangle className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span>{words(failure)}</span>
    </p>
  );
}

export function useFailureWords(): (failure: unknown) => string {
  const { t } = useTranslation('security');
  const words = useRefusalText();
  return (failure) => {
    if (failure instanceof PasskeyFailed) return t(`passkeys.failed.${failure.reason}`);
    const waitSeconds = failure instanceof Refusal ? failure.facts['retryAfterSeconds'] : undefined;
    if (typeof waitSeconds !== 'number' || waitSeconds < 60) return words(failure);
    return t('prove.wait', { minutes: Math.ceil(waitSeconds / 60) });
  };
}

/** Whether a call was refused for this reason. */
export function isRefused(failure: unknown, code: Refusal['code']): boolean {
  return failure instanceof Refusal && failure.code === code;
}

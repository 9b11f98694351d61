import { useTranslation } from 'react-i18next';
import { isOutcomeUncertain } from '../../../api/calls/refusal.ts';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { MoneyError } from '../../../shared-parts/money/money-error.tsx';

/** Why the money was not moved, or that it may have been. */
export function TransferError({
  error,
  message,
}: {
  error: Error | null;
  /** In the place of the words that every refusal has. */
  message?: string;
}) {
  const { t } = useTranslation('transfers');
  const words = useRefusalText();
  return (
    <MoneyError message={message ?? words(error)}>
      {isOutcomeUncertain(error) && <p className="text-muted">{t('uncertain')}</p>}
    </MoneyError>
  );
}

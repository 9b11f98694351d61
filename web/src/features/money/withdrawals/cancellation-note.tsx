import type { Withdrawal } from '@lanna/contract/money/withdrawals/withdrawals';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MessageText } from '../../../ui/text/message-text.tsx';

/** That a withdrawal under way cannot be cancelled, why not, and who can still stop it. */
export function CancellationNote({
  cancellation: { reason, byDesk },
}: {
  cancellation: NonNullable<Withdrawal['cancellation']>;
}) {
  const { t } = useTranslation('withdrawals');
  return (
    <div className="flex items-start gap-2.5 rounded-medium bg-sunken px-3.5 py-2.5 text-sm">
      <Lock className="mt-0.5 size-4 shrink-0 text-accent-text" aria-hidden="true" />
      <div className="min-w-0">
        <p className="font-medium">{byDesk ? t('cancellation.own') : t('cancellation.none')}</p>
        <p className="text-muted">
          <MessageText>{t(`cancellation.reason.${reason}`)}</MessageText>
        </p>
      </div>
    </div>
  );
}

import { AlertTriangle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What happened, and what it means for the money. */
export function MoneyError({ uncertain, children }: { uncertain: boolean; children: ReactNode }) {
  const { t } = useTranslation('cashier');
  return (
    <div
      role="alert"
      className="flex items-start gap-3 rounded-medium border border-danger/40 bg-sunken px-4 py-3 text-sm"
    >
      <AlertTriangle className="mt-0.5 size-5 shrink-0 text-danger" aria-hidden="true" />
      <div>
        <p className="font-medium text-danger">{children}</p>
        <p className="text-muted">{uncertain ? t('deposit.uncertain') : t('deposit.untouched')}</p>
      </div>
    </div>
  );
}

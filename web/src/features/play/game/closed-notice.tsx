import { CircleStop } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';

/** Above a game that was stopped while it is open: the frame stays, since the round in play is finished in it. */
export function ClosedNotice() {
  const { t } = useTranslation('game');
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-warning border-b bg-surface px-3 py-2 text-sm"
    >
      <p className="flex min-w-0 items-start gap-2">
        <CircleStop className="mt-0.5 size-4 shrink-0 text-warning" aria-hidden="true" />
        <span>
          <strong className="font-semibold">{t('closed.title')}</strong> {t('closed.text')}
        </span>
      </p>
      <a href={paths.slots()} className="text-accent-text underline-offset-2 hover:underline">
        {t('toLobby')}
      </a>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/layers/dialog.tsx';

const REASONS = ['bait', 'abuse', 'spam', 'personal', 'other'] as const;
export type ReportReason = (typeof REASONS)[number];

/** Why a message is reported: one press. */
export function ReportDialog({
  onReport,
  onClose,
}: {
  onReport: (reason: ReportReason) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('chat');
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t('report.title')}
      description={t('report.text')}
    >
      <ul className="flex flex-col gap-2">
        {REASONS.map((reason) => (
          <li key={reason}>
            <button
              type="button"
              onClick={() => onReport(reason)}
              className="flex min-h-control w-full items-center rounded-medium border border-line px-4 py-2 text-left transition-colors hover:bg-raised"
            >
              {t(`report.${reason}`)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

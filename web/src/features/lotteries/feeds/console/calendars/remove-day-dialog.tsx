import { type CalendarDayRow, removeCalendarDay } from '@lanna/contract/lotteries/feeds/calendar-ops';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { ReasonDialog } from '../../../../../console/reason-dialog.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';

/** Takes a day without bets away at once. */
export function RemoveDayDialog({
  game,
  row: { numero },
  onClose,
}: {
  game: string;
  row: CalendarDayRow;
  onClose: () => void;
}) {
  const { t } = useTranslation('feeds-console');
  const removing = useOpsMutation(removeCalendarDay, {
    onDone: () => {
      notify({ text: t('calendars.removed', { numero }), tone: 'success' });
      onClose();
    },
  });
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('calendars.removeTitle', { numero })}
      text={t('calendars.removeText')}
      action={t('calendars.remove')}
      tone="danger"
      busy={removing.isPending}
      error={removing.error}
      onConfirm={(reason) => removing.mutate({ params: { game }, body: { numero, reason } })}
    />
  );
}

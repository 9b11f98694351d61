import { type CalendarDayRow, removeCalendarDay } from '@lanna/contract/lotteries/feeds/calendar-ops';
import { useTranslation } from 'react-i18next';
import { ReasonCallDialog } from '../../../../../console/reason-call.tsx';

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
  return (
    <ReasonCallDialog
      endpoint={removeCalendarDay}
      input={(reason) => ({ params: { game }, body: { numero, reason } })}
      done={() => t('calendars.removed', { numero })}
      onClose={onClose}
      title={t('calendars.removeTitle', { numero })}
      text={t('calendars.removeText')}
      action={t('calendars.remove')}
      tone="danger"
    />
  );
}

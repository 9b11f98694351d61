import { type CalendarDayRow, moveCalendarDay } from '@lanna/contract/lotteries/feeds/calendar-ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { ReasonDialog } from '../../../../../console/reason-dialog.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';

/** Another day or hour of a draw that has no bets; a second operator approves. */
export function MoveDayDialog({
  game,
  row,
  timeZone,
  onClose,
}: {
  game: string;
  row: CalendarDayRow;
  timeZone: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('feeds-console');
  const [day, setDay] = useState(row.day);
  const [time, setTime] = useState(() => timeIn(timeZone, row.drawsAt));
  const moving = useOpsMutation(moveCalendarDay, {
    onDone: () => {
      notify({ text: t('proposed'), tone: 'success' });
      onClose();
    },
  });
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('calendars.moveTitle', { numero: row.numero })}
      text={t('calendars.moveText')}
      action={t('calendars.send')}
      busy={moving.isPending}
      error={moving.error}
      onConfirm={(reason) => {
        if (day && time) moving.mutate({ params: { game }, body: { numero: row.numero, day, time, reason } });
      }}
    >
      <div className="flex flex-wrap gap-3">
        <TextField
          label={t('calendars.day')}
          type="date"
          required
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <TextField
          label={t('calendars.time')}
          hint={timeZone}
          type="time"
          required
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
      </div>
    </ReasonDialog>
  );
}

function timeIn(timeZone: string, at: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
    new Date(at),
  );
}

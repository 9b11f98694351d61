import { type CalendarDayRow, moveCalendarDay } from '@lanna/contract/lotteries/feeds/calendar-ops';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { ReasonFormDialog } from '../../../../../console/reason-form-dialog.tsx';
import { useContractForm } from '../../../../../shared-parts/forms/use-contract-form.ts';
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
  const moving = useOpsMutation(moveCalendarDay);
  const form = useContractForm(moveCalendarDay, {
    initial: { day: row.day, time: timeIn(timeZone, row.drawsAt), reason: '' },
    toBody: (typed) => ({ ...typed, numero: row.numero }),
    send: (body) => moving.mutateAsync({ params: { game }, body }),
    onDone: () => {
      notify({ text: t('proposed'), tone: 'success' });
      onClose();
    },
  });
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t('calendars.moveTitle', { numero: row.numero })}
      text={t('calendars.moveText')}
      action={t('calendars.send')}
    >
      <div className="flex flex-wrap gap-3">
        <TextField {...form.field('day')} label={t('calendars.day')} type="date" />
        <TextField {...form.field('time')} label={t('calendars.time')} hint={timeZone} type="time" required />
      </div>
    </ReasonFormDialog>
  );
}

function timeIn(timeZone: string, at: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
    new Date(at),
  );
}

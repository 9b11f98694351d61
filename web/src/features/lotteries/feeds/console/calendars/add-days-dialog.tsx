import { addCalendarDays } from '@lanna/contract/lotteries/feeds/calendar-ops';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { useLotteryName } from '../../../../../console/names/lottery-name.ts';
import { ReasonFormDialog } from '../../../../../console/reason-form-dialog.tsx';
import { useContractForm } from '../../../../../shared-parts/forms/use-contract-form.ts';
import { TextAreaField } from '../../../../../ui/fields/text-area-field.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';
import { readDays } from './read-days.ts';

/** Days as the lottery has published them, for a second operator to approve. */
export function AddDaysDialog({ game, onClose }: { game: string; onClose: () => void }) {
  const { t } = useTranslation('feeds-console');
  const nameOf = useLotteryName();
  const adding = useOpsMutation(addCalendarDays);
  const form = useContractForm(addCalendarDays, {
    initial: { days: '', reason: '' },
    toBody: ({ days, reason }) => {
      const read = readDays(days);
      return { days: 'days' in read ? read.days : [], reason };
    },
    check: ({ days }) => {
      const read = readDays(days);
      return { days: 'wrongLine' in read && t('calendars.linesWrong', { line: read.wrongLine }) };
    },
    send: (body) => adding.mutateAsync({ params: { game }, body }),
    onDone: () => {
      notify({ text: t('proposed'), tone: 'success' });
      onClose();
    },
  });
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t('calendars.addTitle', { game: nameOf(game) })}
      text={t('calendars.addText')}
      action={t('calendars.send')}
    >
      <TextAreaField
        {...form.field('days')}
        label={t('calendars.lines')}
        hint={t('calendars.linesHint')}
        rows={6}
      />
    </ReasonFormDialog>
  );
}

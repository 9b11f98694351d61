import { addCalendarDays } from '@lanna/contract/lotteries/feeds/calendar-ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { ReasonDialog } from '../../../../../console/reason-dialog.tsx';
import { TextAreaField } from '../../../../../ui/fields/text-area-field.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';
import { useGameName } from '../draws/game-name.ts';
import { readDays } from './read-days.ts';

/** Days as the lottery has published them, for a second operator to approve. */
export function AddDaysDialog({ game, onClose }: { game: string; onClose: () => void }) {
  const { t } = useTranslation('feeds-console');
  const nameOf = useGameName();
  const [text, setText] = useState('');
  const adding = useOpsMutation(addCalendarDays, {
    onDone: () => {
      notify({ text: t('proposed'), tone: 'success' });
      onClose();
    },
  });
  const read = readDays(text);
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('calendars.addTitle', { game: nameOf(game) })}
      text={t('calendars.addText')}
      action={t('calendars.send')}
      busy={adding.isPending}
      error={adding.error}
      onConfirm={(reason) => {
        if ('days' in read && read.days.length > 0)
          adding.mutate({ params: { game }, body: { days: read.days, reason } });
      }}
    >
      <TextAreaField
        label={t('calendars.lines')}
        hint={t('calendars.linesHint')}
        error={'wrongLine' in read ? t('calendars.linesWrong', { line: read.wrongLine }) : undefined}
        rows={6}
        required
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </ReasonDialog>
  );
}

import { changeDrawGame, type DrawGameRow } from '@lanna/contract/lotteries/draws/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { useLotteryName } from './lottery-name.ts';
import { readMovedDays, writeMovedDays } from './moved-days.ts';

/** Closing time, beacon and moved days of one lottery. */
export function GameDialog({
  game,
  beacons,
  onClose,
}: {
  game: DrawGameRow;
  beacons: readonly string[];
  onClose: () => void;
}) {
  const { t } = useTranslation('draws-console');
  const nameOf = useLotteryName();
  const [seconds, setSeconds] = useState(String(game.closesBeforeSeconds));
  const [beacon, setBeacon] = useState(game.beacon ?? '');
  const [countedFrom, setCountedFrom] = useState(game.shotsCountedFrom);
  const [days, setDays] = useState(writeMovedDays(game.moved));
  const changing = useOpsMutation(changeDrawGame, {
    onDone: ({ cancelled, proposal }) => {
      const saved =
        cancelled.length > 0 ? t('change.cancelled', { numeros: cancelled.join(', ') }) : t('change.saved');
      notify({ text: proposal ? t('change.proposed') : saved, tone: 'success' });
      onClose();
    },
  });
  const closes = Number(seconds);
  const most = game.mostClosesBeforeSeconds;
  const isFit = Number.isInteger(closes) && closes >= 1 && closes <= most;
  const moved = readMovedDays(days);
  const names = [...new Set([...beacons, ...(game.beacon ? [game.beacon] : [])])];
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={nameOf(game.code)}
      text={t('change.text')}
      action={t('change.save')}
      busy={changing.isPending}
      error={changing.error}
      onConfirm={(reason) => {
        if (isFit && moved)
          changing.mutate({
            params: { code: game.code },
            body: {
              version: game.version,
              closesBeforeSeconds: closes,
              beacon: beacon || null,
              ...(countedFrom && { shotsCountedFrom: countedFrom }),
              moved,
              reason,
            },
          });
      }}
    >
      <div className="flex flex-col gap-3">
        <TextField
          label={t('change.seconds')}
          hint={t('change.secondsHint', { standard: game.standardClosesBeforeSeconds, most })}
          error={isFit ? undefined : t('change.secondsWrong', { most })}
          inputMode="numeric"
          required
          className="max-w-60"
          value={seconds}
          onChange={({ target }) => setSeconds(target.value.replace(/\D/g, ''))}
        />
        {game.source !== 'feed' && (
          <SelectField
            label={t('change.beacon')}
            hint={t('change.beaconHint')}
            value={beacon}
            onChange={({ target }) => setBeacon(target.value)}
            options={[
              { value: '', label: t('change.noBeacon') },
              ...names.map((name) => ({ value: name, label: name })),
            ]}
          />
        )}
        {countedFrom !== null && (
          <SelectField
            label={t('change.counted')}
            hint={t('change.countedHint')}
            value={countedFrom}
            onChange={({ target }) => setCountedFrom(target.value === 'first' ? 'first' : 'last')}
            options={(['last', 'first'] as const).map((value) => ({
              value,
              label: t(`change.from.${value}`),
            }))}
          />
        )}
        {(game.schedule.kind === 'month' || game.schedule.kind === 'week') && (
          <TextAreaField
            label={t('change.moved')}
            hint={t('change.movedHint')}
            error={moved ? undefined : t('change.movedWrong')}
            rows={4}
            value={days}
            onChange={({ target }) => setDays(target.value)}
          />
        )}
      </div>
    </ReasonDialog>
  );
}

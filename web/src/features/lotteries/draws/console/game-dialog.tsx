import { changeDrawGame, type DrawGameRow } from '@lanna/contract/lotteries/draws/ops';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { useLotteryName } from '../../../../console/names/lottery-name.ts';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { typedNumber } from '../../../../shared-parts/forms/typed-number.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
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
  const changing = useOpsMutation(changeDrawGame);
  const { mostClosesBeforeSeconds: most } = game;
  const form = useContractForm(changeDrawGame, {
    initial: {
      closesBeforeSeconds: String(game.closesBeforeSeconds),
      beacon: game.beacon ?? '',
      shotsCountedFrom: game.shotsCountedFrom,
      moved: writeMovedDays(game.moved),
      reason: '',
    },
    version: game.version,
    toBody: ({ closesBeforeSeconds, beacon, shotsCountedFrom, moved, reason }, version) => ({
      version,
      closesBeforeSeconds: typedNumber(closesBeforeSeconds),
      beacon: beacon || null,
      ...(shotsCountedFrom && { shotsCountedFrom }),
      moved: readMovedDays(moved) ?? game.moved,
      reason,
    }),
    check: ({ closesBeforeSeconds, moved }) => ({
      closesBeforeSeconds: Number(closesBeforeSeconds) > most && t('change.secondsWrong', { most }),
      moved: !readMovedDays(moved) && t('change.movedWrong'),
    }),
    words: { closesBeforeSeconds: { tooSmall: t('change.secondsWrong', { most }) } },
    refusals: { closing_unfit: 'closesBeforeSeconds', beacon_unknown: 'beacon', moved_day_unfit: 'moved' },
    send: (body) => changing.mutateAsync({ params: { code: game.code }, body }),
    onDone: ({ cancelled, proposal }) => {
      const saved =
        cancelled.length > 0 ? t('change.cancelled', { numeros: cancelled.join(', ') }) : t('change.saved');
      notify({ text: proposal ? t('change.proposed') : saved, tone: 'success' });
      onClose();
    },
  });
  const names = [...new Set([...beacons, ...(game.beacon ? [game.beacon] : [])])];
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={nameOf(game.code)}
      text={t('change.text')}
      action={t('change.save')}
    >
      <div className="flex flex-col gap-3">
        <TextField
          {...form.field('closesBeforeSeconds', (typed) => typed.replace(/\D/g, ''))}
          label={t('change.seconds')}
          hint={t('change.secondsHint', { standard: game.standardClosesBeforeSeconds, most })}
          className="max-w-60"
        />
        {game.source !== 'feed' && (
          <SelectField
            {...form.field('beacon')}
            label={t('change.beacon')}
            hint={t('change.beaconHint')}
            options={[
              { value: '', label: t('change.noBeacon') },
              ...names.map((name) => ({ value: name, label: name })),
            ]}
          />
        )}
        {game.shotsCountedFrom !== null && (
          <SelectField
            {...form.field('shotsCountedFrom')}
            label={t('change.counted')}
            hint={t('change.countedHint')}
            options={(['last', 'first'] as const).map((value) => ({
              value,
              label: t(`change.from.${value}`),
            }))}
          />
        )}
        {(game.schedule.kind === 'month' || game.schedule.kind === 'week') && (
          <TextAreaField
            {...form.field('moved')}
            label={t('change.moved')}
            hint={t('change.movedHint')}
            rows={4}
          />
        )}
      </div>
    </ReasonFormDialog>
  );
}

import { changeFedGame, type FedGameRow } from '@lanna/contract/lotteries/feeds/feed-ops';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { useLotteryName } from '../../../../../console/names/lottery-name.ts';
import { ReasonFormDialog } from '../../../../../console/reason-form-dialog.tsx';
import { typedNumber } from '../../../../../shared-parts/forms/typed-number.ts';
import { useContractForm } from '../../../../../shared-parts/forms/use-contract-form.ts';
import { Checkbox } from '../../../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';

/** How one game comes by its results. */
export function GameDialog({ game, onClose }: { game: FedGameRow; onClose: () => void }) {
  const { t } = useTranslation('feeds-console');
  const nameOf = useLotteryName();
  const changing = useOpsMutation(changeFedGame);
  const form = useContractForm(changeFedGame, {
    initial: {
      typed: game.typed,
      oneIsEnough: game.oneIsEnough,
      patienceMinutes: String(game.patienceMinutes),
      reason: '',
    },
    version: game.version,
    toBody: (shown, version) => ({ ...shown, patienceMinutes: typedNumber(shown.patienceMinutes), version }),
    send: (body) => changing.mutateAsync({ params: { game: game.code }, body }),
    onDone: ({ proposalId }) => {
      notify({ text: t(proposalId === null ? 'games.saved' : 'proposed'), tone: 'success' });
      onClose();
    },
  });
  const { typed, oneIsEnough } = form.values;
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={nameOf(game.code)}
      text={t('games.dialog')}
      action={t(oneIsEnough && !game.oneIsEnough ? 'feed.send' : 'games.save')}
    >
      <div className="flex flex-col gap-3">
        <Checkbox {...form.field('typed')} label={t('games.typedLabel')} />
        <Checkbox {...form.field('oneIsEnough')} label={t('games.oneLabel')} />
        <TextField
          {...form.field('patienceMinutes', (minutes) => minutes.replace(/\D/g, ''))}
          label={t('games.patienceLabel')}
          hint={t('games.patienceHint')}
          className="max-w-60"
        />
        {!typed && game.feeds.length === 0 && <p className="text-sm text-warning">{t('games.willClose')}</p>}
      </div>
    </ReasonFormDialog>
  );
}

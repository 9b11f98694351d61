import { changeFedGame, type FedGameRow } from '@lanna/contract/lotteries/feeds/feed-ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { ReasonDialog } from '../../../../../console/reason-dialog.tsx';
import { Checkbox } from '../../../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';
import { useGameName } from './game-name.ts';

const PATIENCE_MAX = 10_080;

/** How one game comes by its results. */
export function GameDialog({ game, onClose }: { game: FedGameRow; onClose: () => void }) {
  const { t } = useTranslation('feeds-console');
  const nameOf = useGameName();
  const [typed, setTyped] = useState(game.typed);
  const [oneIsEnough, setOne] = useState(game.oneIsEnough);
  const [patience, setPatience] = useState(String(game.patienceMinutes));
  const changing = useOpsMutation(changeFedGame, {
    onDone: ({ proposalId }) => {
      notify({ text: t(proposalId === null ? 'games.saved' : 'proposed'), tone: 'success' });
      onClose();
    },
  });
  const minutes = Number(patience);
  const isPatienceRight = Number.isInteger(minutes) && minutes >= 1 && minutes <= PATIENCE_MAX;
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={nameOf(game.code)}
      text={t('games.dialog')}
      action={t(oneIsEnough && !game.oneIsEnough ? 'feed.send' : 'games.save')}
      busy={changing.isPending}
      error={changing.error}
      onConfirm={(reason) => {
        if (isPatienceRight)
          changing.mutate({
            params: { game: game.code },
            body: { version: game.version, typed, oneIsEnough, patienceMinutes: minutes, reason },
          });
      }}
    >
      <div className="flex flex-col gap-3">
        <Checkbox
          label={t('games.typedLabel')}
          checked={typed}
          onChange={({ target }) => setTyped(target.checked)}
        />
        <Checkbox
          label={t('games.oneLabel')}
          checked={oneIsEnough}
          onChange={({ target }) => setOne(target.checked)}
        />
        <TextField
          label={t('games.patienceLabel')}
          hint={t('games.patienceHint')}
          error={isPatienceRight ? undefined : t('games.patienceWrong', { max: PATIENCE_MAX })}
          inputMode="numeric"
          required
          className="max-w-60"
          value={patience}
          onChange={({ target }) => setPatience(target.value.replace(/\D/g, ''))}
        />
        {!typed && game.feeds.length === 0 && <p className="text-sm text-warning">{t('games.willClose')}</p>}
      </div>
    </ReasonDialog>
  );
}

import { type LotteryPriceRow, setLotteryPrice } from '@lanna/contract/lottery/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../console/ops-query.ts';
import { ReasonDialog } from '../../../console/reason-dialog.tsx';
import { notify } from '../../../ui/notify.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { usePlayName } from './play-name.ts';
import { returnAt } from './return-at.ts';

/** A price of the brand's own, with its return and what is left for rebates while it is typed. */
export function PriceDialog({
  game,
  brand,
  row,
  ofPlay,
  onClose,
}: {
  game: string;
  brand: string;
  row: LotteryPriceRow;
  ofPlay: readonly LotteryPriceRow[];
  onClose: () => void;
}) {
  const { t } = useTranslation('lottery-console');
  const nameOf = usePlayName();
  const [price, setPrice] = useState(row.ownPrice ?? row.rulePrice);
  const setting = useOpsMutation(setLotteryPrice, {
    onDone: ({ proposal }) => {
      notify({ text: proposal ? t('proposed') : t('prices.saved'), tone: 'success' });
      onClose();
    },
  });
  const wanted = price.trim();
  const found = returnAt(game, ofPlay, row.tier, wanted === '' ? row.rulePrice : wanted);
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={nameOf(game, row.play)}
      text={t('prices.dialog', { rule: row.rulePrice })}
      action={t('prices.save')}
      busy={setting.isPending}
      error={setting.error}
      onConfirm={(reason) => {
        if (found)
          setting.mutate({
            params: { game, brand },
            body: {
              play: row.play,
              tier: row.tier,
              price: wanted === '' ? null : wanted,
              version: row.version,
              reason,
            },
          });
      }}
    >
      <TextField
        label={t('prices.label')}
        hint={t('prices.hint')}
        error={found === undefined ? t('prices.wrong') : undefined}
        inputMode="decimal"
        autoComplete="off"
        className="max-w-60"
        value={price}
        onChange={({ target }) => setPrice(target.value)}
      />
      <p aria-live="polite" className="text-sm">
        {found && t('prices.returns', { percent: found.percent.toFixed(2) })}
        {found && !found.beyond && (
          <span className="block text-muted">{t('prices.left', { percent: found.left.toFixed(2) })}</span>
        )}
        {found?.beyond && <span className="block text-warning">{t(`prices.${found.beyond}`)}</span>}
      </p>
    </ReasonDialog>
  );
}

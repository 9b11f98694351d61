import { type LotteryPriceRow, setLotteryPrice } from '@lanna/contract/lotteries/lottery/ops';
import { moneyOf } from '@lanna/contract/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { fieldText, wireAmount } from '../../../../shared-parts/money/typed-amount.ts';
import { notify } from '../../../../ui/layers/notify.ts';
import { usePageLanguage } from '../../../../use-page-language.ts';
import { usePlayName } from './play-name.ts';
import { returnAt } from './return-at.ts';

/** Of the price of one unit. */
const DECIMALS = 5;

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
  const [price, setPrice] = useState(fieldText(moneyOf(row.ownPrice ?? row.rulePrice)));
  const setting = useOpsMutation(setLotteryPrice, {
    onDone: ({ proposal }) => {
      notify({ text: proposal ? t('proposed') : t('prices.saved'), tone: 'success' });
      onClose();
    },
  });
  const language = usePageLanguage();
  const wanted = price.trim() === '' ? null : wireAmount(price, language, DECIMALS);
  const found = wanted === undefined ? undefined : returnAt(game, ofPlay, row.tier, wanted ?? row.rulePrice);
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
        if (found && wanted !== undefined)
          setting.mutate({
            params: { game, brand },
            body: {
              play: row.play,
              tier: row.tier,
              price: wanted,
              version: row.version,
              reason,
            },
          });
      }}
    >
      <MoneyField
        label={t('prices.label')}
        hint={t('prices.hint')}
        error={found === undefined ? t('prices.wrong') : undefined}
        decimals={DECIMALS}
        className="max-w-60"
        value={price}
        onType={setPrice}
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

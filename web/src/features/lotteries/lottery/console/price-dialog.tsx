import { type LotteryPriceRow, setLotteryPrice } from '@lanna/contract/lotteries/lottery/ops';
import { moneyOf } from '@lanna/contract/money';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
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
  const language = usePageLanguage();
  const wantedOf = (typed: string) =>
    typed.trim() === '' ? null : (wireAmount(typed, language, DECIMALS) ?? '');
  const returnOf = (typed: string) => returnAt(game, ofPlay, row.tier, wantedOf(typed) ?? row.rulePrice);
  const setting = useOpsMutation(setLotteryPrice);
  const form = useContractForm(setLotteryPrice, {
    initial: { price: fieldText(moneyOf(row.ownPrice ?? row.rulePrice)), reason: '' },
    version: row.version,
    toBody: ({ price, reason }, version) => ({
      play: row.play,
      tier: row.tier,
      price: wantedOf(price),
      version,
      reason,
    }),
    check: ({ price }) => ({ price: !returnOf(price) && t('prices.wrong') }),
    refusals: { lottery_price_unfair: 'price' },
    send: (body) => setting.mutateAsync({ params: { game, brand }, body }),
    onDone: ({ proposal }) => {
      notify({ text: proposal ? t('proposed') : t('prices.saved'), tone: 'success' });
      onClose();
    },
  });
  const found = returnOf(form.values.price);
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={nameOf(game, row.play)}
      text={t('prices.dialog', { rule: row.rulePrice })}
      action={t('prices.save')}
    >
      <MoneyField
        {...form.typed('price')}
        label={t('prices.label')}
        hint={t('prices.hint')}
        decimals={DECIMALS}
        className="max-w-60"
      />
      <p aria-live="polite" className="text-sm">
        {found && t('prices.returns', { percent: found.percent.toFixed(2) })}
        {found && !found.beyond && (
          <span className="block text-muted">{t('prices.left', { percent: found.left.toFixed(2) })}</span>
        )}
        {found?.beyond && <span className="block text-warning">{t(`prices.${found.beyond}`)}</span>}
      </p>
    </ReasonFormDialog>
  );
}

import { changeLotteryTerms, type LotteryTermsRow } from '@lanna/contract/lotteries/lottery/ops';
import { moneyOf } from '@lanna/contract/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { fieldText, wireAmount } from '../../../../shared-parts/money/typed-amount.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { usePageLanguage } from '../../../../use-page-language.ts';

const AMOUNTS = [
  'largestPrize',
  'largestSlipPrize',
  'memberStake',
  'numberLiability',
  'playLiability',
] as const;
const COUNTS = ['halfPercent', 'coveragePercent', 'position'] as const;
const MOST = { halfPercent: 100, coveragePercent: 100, position: 100_000 } as const;
const DECIMALS = 5;
const AMOUNT = /^\d{1,12}(\.\d{1,5})?$/;

/** What a brand allows of one lottery. */
export function TermsDialog({ row, onClose }: { row: LotteryTermsRow; onClose: () => void }) {
  const { t } = useTranslation('lottery-console');
  const [draft, setDraft] = useState<Record<string, string>>(() =>
    Object.fromEntries([
      ...AMOUNTS.map((name) => [name, fieldText(moneyOf(row[name]))]),
      ...COUNTS.map((name) => [name, String(row[name])]),
    ]),
  );
  const [enabled, setEnabled] = useState(row.enabled);
  const [cancelAllowed, setCancel] = useState(row.cancelAllowed);
  const changing = useOpsMutation(changeLotteryTerms, {
    onDone: ({ proposal }) => {
      notify({ text: proposal ? t('proposed') : t('terms.saved'), tone: 'success' });
      onClose();
    },
  });
  const language = usePageLanguage();
  const textOf = (name: string) => draft[name] ?? '';
  /** As the wire takes it; empty where what is typed is no amount, or can be two. */
  const amountOf = (name: string) => wireAmount(textOf(name), language, DECIMALS) ?? '';
  const wrong = {
    ...Object.fromEntries(
      AMOUNTS.map((name) => [name, !(AMOUNT.test(amountOf(name)) && Number(amountOf(name)) > 0)]),
    ),
    ...Object.fromEntries(COUNTS.map((name) => [name, !isCount(textOf(name), MOST[name])])),
    coveragePercent: !isCount(textOf('coveragePercent'), 100) || textOf('coveragePercent') === '0',
  } as Record<string, boolean>;

  function save(reason: string) {
    if (Object.values(wrong).some(Boolean)) return;
    changing.mutate({
      params: { game: row.game, brand: row.brand },
      body: {
        enabled,
        cancelAllowed,
        largestPrize: amountOf('largestPrize'),
        largestSlipPrize: amountOf('largestSlipPrize'),
        memberStake: amountOf('memberStake'),
        numberLiability: amountOf('numberLiability'),
        playLiability: amountOf('playLiability'),
        halfPercent: Number(textOf('halfPercent')),
        coveragePercent: Number(textOf('coveragePercent')),
        position: Number(textOf('position')),
        version: row.version,
        reason,
      },
    });
  }

  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${row.name} · ${row.brand}`}
      text={t('terms.dialog')}
      action={t('terms.save')}
      busy={changing.isPending}
      error={changing.error}
      onConfirm={save}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        {AMOUNTS.map((name) => (
          <MoneyField
            key={name}
            label={t(`bound.${name}`)}
            hint={t(`boundHint.${name}`)}
            error={wrong[name] ? t('bound.wrong') : undefined}
            decimals={DECIMALS}
            value={textOf(name)}
            onType={(typed) => setDraft({ ...draft, [name]: typed })}
          />
        ))}
        {COUNTS.map((name) => (
          <TextField
            key={name}
            label={t(`bound.${name}`)}
            hint={t(`boundHint.${name}`)}
            error={wrong[name] ? t('bound.wrong') : undefined}
            inputMode="numeric"
            autoComplete="off"
            value={textOf(name)}
            onChange={({ target }) => setDraft({ ...draft, [name]: target.value.trim() })}
          />
        ))}
      </div>
      <Checkbox
        label={t('bound.enabled')}
        checked={enabled}
        onChange={({ target }) => setEnabled(target.checked)}
      />
      <Checkbox
        label={t('bound.cancelAllowed')}
        checked={cancelAllowed}
        onChange={({ target }) => setCancel(target.checked)}
      />
    </ReasonDialog>
  );
}

function isCount(text: string, most: number): boolean {
  return /^\d{1,6}$/.test(text) && Number(text) <= most;
}

import { changeLotteryTerms, type LotteryTermsRow } from '@lanna/contract/lotteries/lottery/ops';
import { moneyOf } from '@lanna/contract/money';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { typedNumber } from '../../../../shared-parts/forms/typed-number.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
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
const SWITCHES = ['enabled', 'cancelAllowed'] as const;
const DECIMALS = 5;

/** What a brand allows of one lottery. */
export function TermsDialog({ row, onClose }: { row: LotteryTermsRow; onClose: () => void }) {
  const { t } = useTranslation('lottery-console');
  const language = usePageLanguage();
  const changing = useOpsMutation(changeLotteryTerms);
  const form = useContractForm(changeLotteryTerms, {
    initial: {
      ...mapped(AMOUNTS, (name) => fieldText(moneyOf(row[name]))),
      ...mapped(COUNTS, (name) => String(row[name])),
      ...mapped(SWITCHES, (name) => row[name]),
      reason: '',
    },
    version: row.version,
    toBody: (typed, version) => ({
      ...typed,
      ...mapped(AMOUNTS, (name) => wireAmount(typed[name], language, DECIMALS) ?? ''),
      ...mapped(COUNTS, (name) => typedNumber(typed[name])),
      version,
    }),
    words: mapped([...AMOUNTS, ...COUNTS], () => t('bound.wrong')),
    send: (body) => changing.mutateAsync({ params: { game: row.game, brand: row.brand }, body }),
    onDone: ({ proposal }) => {
      notify({ text: proposal ? t('proposed') : t('terms.saved'), tone: 'success' });
      onClose();
    },
  });
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={`${row.name} · ${row.brand}`}
      text={t('terms.dialog')}
      action={t('terms.save')}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        {AMOUNTS.map((name) => (
          <MoneyField
            key={name}
            {...form.typed(name)}
            label={t(`bound.${name}`)}
            hint={t(`boundHint.${name}`)}
            decimals={DECIMALS}
          />
        ))}
        {COUNTS.map((name) => (
          <TextField
            key={name}
            {...form.field(name)}
            label={t(`bound.${name}`)}
            hint={t(`boundHint.${name}`)}
            autoComplete="off"
          />
        ))}
      </div>
      {SWITCHES.map((name) => (
        <Checkbox key={name} {...form.field(name)} label={t(`bound.${name}`)} />
      ))}
    </ReasonFormDialog>
  );
}

function mapped<Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;
}

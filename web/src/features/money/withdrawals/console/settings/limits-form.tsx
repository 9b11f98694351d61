import {
  changeWithdrawalSettings,
  RANK_LIMITS_MAX,
  type WithdrawalSettings,
} from '@lanna/contract/money/withdrawals/settings-ops';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { Panel } from '../../../../../console/panel.tsx';
import { ReasonDialog } from '../../../../../console/reason-dialog.tsx';
import type { ContractForm } from '../../../../../shared-parts/forms/contract-form.ts';
import { useContractForm } from '../../../../../shared-parts/forms/use-contract-form.ts';
import { MoneyField } from '../../../../../shared-parts/money/money-field.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { FormError } from '../../../../../ui/fields/form-error.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../../../ui/icon-button.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';
import { usePageLanguage } from '../../../../../use-page-language.ts';
import { SegmentTable } from './segment-table.tsx';
import { type Draft, draftOf, readDraft } from './settings-draft.ts';

const TIMES = ['coolingHours', 'promisedMinutes', 'receiptMinutes', 'bankAccountsMax'] as const;
const AMOUNTS = ['automaticLimit', 'smallBalance'] as const;
const COLUMNS = ['rankLevelMin', 'min', 'max', 'dayAmount', 'dayCount'] as const;

/** Amounts, times, and the limits of each rank: changed together, with the reason why. */
export function LimitsForm({ settings, mayChange }: { settings: WithdrawalSettings; mayChange: boolean }) {
  const { t } = useTranslation('withdrawals-console');
  const language = usePageLanguage();
  const saving = useOpsMutation(changeWithdrawalSettings);
  const form = useContractForm(changeWithdrawalSettings, {
    initial: draftOf(settings),
    version: settings.version,
    asksReason: true,
    toBody: (draft, version, reason) => ({ ...readDraft(draft, language), version, reason }),
    words: { limits: t('settings.unsound'), segmentLimits: t('settings.unsoundSegments') },
    send: (body) => saving.mutateAsync({ params: { code: settings.brand }, body }),
    onDone: ({ proposal }) =>
      notify({ text: proposal ? t('proposed') : t('settings.saved'), tone: 'success' }),
  });
  const limits = form.kept('limits');

  return (
    <Panel title={t('settings.limits')} text={t('settings.limitsText', { currency: settings.currency })}>
      <form {...form.props}>
        {/* A fieldset is as wide as its widest line unless it may be narrower. */}
        <fieldset disabled={!mayChange} className="flex min-w-0 flex-col gap-5">
          <div className="grid gap-4 sm:grid-cols-2">
            {AMOUNTS.map((name) => (
              <MoneyField
                key={name}
                label={t(`settings.field.${name}`)}
                hint={t(`settings.hint.${name}`)}
                {...form.typed(name)}
              />
            ))}
            {TIMES.map((name) => (
              <TextField
                key={name}
                label={t(`settings.field.${name}`)}
                hint={t(`settings.hint.${name}`)}
                {...form.field(name)}
                autoComplete="off"
              />
            ))}
          </div>
          <RankTable form={form} />
          {limits.error && (
            <p role="alert" className="text-danger text-sm">
              {limits.error}
            </p>
          )}
          {mayChange && (
            <Button
              size="small"
              variant="ghost"
              className="self-start"
              disabled={limits.value.length >= RANK_LIMITS_MAX}
              icon={<Plus aria-hidden="true" />}
              onClick={() => limits.onChange([...limits.value, furtherRank(limits.value)])}
            >
              {t('settings.addRank')}
            </Button>
          )}
          <SegmentTable form={form} brand={settings.brand} mayChange={mayChange} />
          {form.problem && <FormError>{form.problem}</FormError>}
          {mayChange && (
            <Button type="submit" size="small" className="self-start" disabled={!form.isChanged}>
              {t('settings.save')}
            </Button>
          )}
        </fieldset>
      </form>
      <ReasonDialog
        {...form.reasonDialog}
        title={t('settings.ask', { brand: settings.brand })}
        text={t('settings.askText')}
        action={t('settings.save')}
      />
    </Panel>
  );
}

/** What holds for each rank: a line for those from it on, to the next. */
function RankTable({ form }: { form: ContractForm<Draft> }) {
  const { t } = useTranslation('withdrawals-console');
  const limits = form.kept('limits');
  const changeLimit = (at: number, changed: Partial<Draft['limits'][number]>) =>
    limits.onChange(limits.value.map((one, index) => (index === at ? { ...one, ...changed } : one)));
  return (
    <div className="overflow-x-auto">
      <table className="w-full min-w-[38rem] text-sm">
        <caption className="pb-2 text-left font-semibold">{t('settings.byRank')}</caption>
        <thead>
          <tr className="text-left text-muted text-xs">
            {COLUMNS.map((name) => (
              <th key={name} scope="col" className="pr-2 pb-1.5 font-medium">
                {t(`settings.rank.${name}`)}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {limits.value.map((limit, at) => (
            <tr key={limit.key} className="align-top">
              {COLUMNS.map((name) => (
                <td
                  key={name}
                  className={
                    name.endsWith('Count') || name === 'rankLevelMin' ? 'w-20 py-1 pr-2' : 'py-1 pr-2'
                  }
                >
                  <LimitField
                    name={name}
                    label={t('settings.cell', { column: t(`settings.rank.${name}`), row: at + 1 })}
                    error={form.error(`limits.${at}.${name}`)}
                    value={limit[name]}
                    onType={(typed) => changeLimit(at, { [name]: typed })}
                  />
                </td>
              ))}
              <td className="w-9 pt-2.5">
                {limits.value.length > 1 && (
                  <IconButton
                    size="small"
                    label={t('settings.removeRank', { row: at + 1 })}
                    onClick={() => limits.onChange(limits.value.filter(({ key }) => key !== limit.key))}
                  >
                    <X aria-hidden="true" />
                  </IconButton>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Of a table, whose headings say what it is. */
function LimitField({
  name,
  value,
  onType,
  ...field
}: {
  name: (typeof COLUMNS)[number];
  label: string;
  error: string | undefined;
  value: string;
  onType: (typed: string) => void;
}) {
  return name === 'rankLevelMin' || name === 'dayCount' ? (
    <TextField
      quiet
      {...field}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={({ target }) => onType(target.value)}
    />
  ) : (
    <MoneyField quiet {...field} value={value} onType={onType} />
  );
}

/** As the last line, of the next rank. */
function furtherRank(limits: Draft['limits']): Draft['limits'][number] {
  const last = limits.at(-1);
  const level = Number(last?.rankLevelMin ?? -1) + 1;
  return {
    key: crypto.randomUUID(),
    rankLevelMin: String(level),
    min: last?.min ?? '',
    max: last?.max ?? '',
    dayAmount: last?.dayAmount ?? '',
    dayCount: last?.dayCount ?? '',
  };
}

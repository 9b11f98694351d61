import {
  checkRates,
  type MemberRates,
  type RatesChange,
  setRates,
} from '@lanna/contract/people/agents/rates';
import type { RateCategory } from '@lanna/rules/commission/contracts/category';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { displayCount } from '../../../../i18n/format.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { percentText, readPercent } from '../../../../shared-parts/money/percent.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { RatesHistory } from './rates-history.tsx';

type Texts = Partial<Record<RateCategory, string>>;

/** First what is wanted, then what it comes to, then the yes. */
export function RatesForm({
  memberId,
  shown,
  onDone,
}: {
  memberId: string;
  shown: MemberRates;
  onDone: () => void;
}) {
  const { t } = useTranslation('agents');
  const words = useRefusalText();
  const queries = useQueryClient();
  const [change, setChange] = useState<RatesChange>();
  const params = { id: memberId };
  const form = useContractForm(checkRates, {
    initial: { rates: {} as Texts },
    toBody: ({ rates }) => ({ rates: wantedOf(shown, rates) ?? {} }),
    // Each field says what is wrong with it, and a line that nothing is wanted.
    check: ({ rates }) => ({ rates: Object.keys(wantedOf(shown, rates) ?? {}).length === 0 && '' }),
    send: (body) => call(checkRates, { params, body }),
    onDone: setChange,
  });
  const { value: texts, onChange: onTexts } = form.kept('rates');
  const wanted = wantedOf(shown, texts);
  const saving = useMutation({
    mutationFn: () => call(setRates, { params, body: { rates: wanted ?? {} } }),
    onSuccess: async () => {
      notify({ tone: 'success', text: t('rates.saved', { account: shown.account }) });
      await queries.invalidateQueries({ queryKey: ['agent'] });
      onDone();
    },
  });

  if (change)
    return (
      <Review
        change={change}
        busy={saving.isPending}
        error={saving.error ? words(saving.error) : undefined}
        onBack={() => {
          setChange(undefined);
          saving.reset();
        }}
        onConfirm={() => saving.mutate()}
      />
    );
  const nothing = form.isTried && wanted !== undefined && Object.keys(wanted).length === 0;
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1.5 text-muted text-sm">
        <p>{shown.held ? t(`rates.held.${shown.held}`) : t('rates.lead')}</p>
        {!shown.isAgent && <p className="text-warning">{t('rates.notAgentYet')}</p>}
      </div>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {shown.rates.map((row) => (
          <RateField
            key={row.category}
            row={row}
            fixed={shown.held !== null}
            text={texts[row.category]}
            tried={form.isTried}
            onText={(text) => onTexts({ ...texts, [row.category]: text })}
          />
        ))}
      </div>
      {form.problem && <FormError>{form.problem}</FormError>}
      {!shown.held && (
        <div className="flex flex-col gap-2">
          <p className="text-muted text-sm">{t('rates.fromDay', { day: shown.fromDay })}</p>
          {nothing && (
            <p role="status" className="text-sm text-warning">
              {t('rates.nothing')}
            </p>
          )}
          <Button type="submit" wide busy={form.isPending}>
            {t('rates.check')}
          </Button>
        </div>
      )}
      <RatesHistory history={shown.history} />
    </form>
  );
}

/** What differs from what counts from tomorrow; undefined while a field is wrong. */
function wantedOf({ rates }: MemberRates, texts: Texts): Wanted | undefined {
  const wanted: Wanted = {};
  for (const { category, tomorrow, most } of rates) {
    const text = texts[category];
    if (text === undefined) continue;
    const rate = readPercent(text);
    if (rate === undefined || rate > most) return undefined;
    if (rate !== tomorrow) wanted[category] = rate;
  }
  return wanted;
}
type Wanted = Partial<Record<RateCategory, number>>;

function RateField({
  row: { category, today, tomorrow, given, most },
  fixed,
  text = percentText(tomorrow),
  tried,
  onText,
}: {
  row: MemberRates['rates'][number];
  fixed: boolean;
  text: string | undefined;
  tried: boolean;
  onText: (text: string) => void;
}) {
  const { t } = useTranslation('agents');
  const rate = readPercent(text);
  const fieldError =
    rate === undefined
      ? t('rates.wrong')
      : rate > most
        ? t('rates.atMost', { rate: percentText(most) })
        : undefined;
  const hint =
    given > tomorrow
      ? t('rates.heldDown', { rate: percentText(given) })
      : `${t('rates.today', { rate: percentText(today) })} · ${t('rates.atMost', { rate: percentText(most) })}`;
  return (
    <TextField
      label={t(`category.${category}`)}
      hint={hint}
      error={tried ? fieldError : undefined}
      inputMode="decimal"
      autoComplete="off"
      readOnly={fixed}
      after={<span className="pr-3 text-muted text-sm">%</span>}
      value={text}
      onChange={({ target }) => onText(target.value)}
    />
  );
}

function Review({
  change: { fromDay, changes },
  busy,
  error,
  onBack,
  onConfirm,
}: {
  change: RatesChange;
  busy: boolean;
  error: string | undefined;
  onBack: () => void;
  onConfirm: () => void;
}) {
  const { t } = useTranslation('agents');
  return (
    <section aria-labelledby="rates-review" className="flex flex-col gap-4">
      <h3 id="rates-review" className="font-display font-semibold text-lg">
        {t('rates.review')}
      </h3>
      <ul className="divide-y divide-line rounded-medium border border-line">
        {changes.map(({ category, from, to, capped }) => (
          <li key={category} className="flex flex-col gap-0.5 px-4 py-2.5">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span>{t(`category.${category}`)}</span>
              <span className="figures font-semibold">
                {t('rates.change', { from: percentText(from), to: percentText(to) })}
              </span>
            </span>
            {capped > 0 && (
              <span className="text-sm text-warning">
                {t('rates.capped', { count: capped, shown: displayCount(capped) })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {changes.length === 0 && <p className="text-muted text-sm">{t('rates.nothing')}</p>}
      <p className="text-muted text-sm">{t('rates.fromDay', { day: fromDay })}</p>
      {error && <FormError>{error}</FormError>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onBack}>
          {t('rates.back')}
        </Button>
        {changes.length > 0 && (
          <Button busy={busy} onClick={onConfirm}>
            {t('rates.confirm')}
          </Button>
        )}
      </div>
    </section>
  );
}

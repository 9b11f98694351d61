import {
  importStatement,
  previewStatement,
  type StatementLine,
  type StatementTaken,
} from '@lanna/contract/money/cashier/ops';
import { FileInput } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { brandOptions, openingBrand } from '../../../../console/brands-for.ts';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { Money } from '../../../../console/money.tsx';
import { useMay, useOperator } from '../../../../console/operator.tsx';
import { StatusBadge, type Tone } from '../../../../console/status-badge.tsx';
import { When } from '../../../../console/when.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';

const CHANNELS = ['BANK', 'PROMPTPAY'] as const;
const TONES = {
  credits: 'success',
  second: 'warning',
  desk: 'warning',
  waits: 'accent',
  known: 'quiet',
  clashes: 'danger',
  skipped: 'quiet',
} as const satisfies Record<StatementLine['outcome'], Tone>;

/** A bank's statement: looked at line by line first, then taken; each payment counts once, however often its file is read. */
export function StatementPage() {
  const { t } = useTranslation('cashier-console');
  const words = useRefusalText();
  const scope = useBrandScope();
  const { brands } = useOperator();
  const [body, setBody] = useState({
    brand: openingBrand(scope.brand, brands),
    channel: CHANNELS[0] as string,
    csv: '',
  });
  const { brand, csv } = body;
  const preview = useOpsMutation(previewStatement);
  const taking = useOpsMutation(importStatement, {
    onDone: ({ lines }) =>
      notify({
        text: t('statement.taken', { count: lines.filter(({ outcome }) => outcome === 'credits').length }),
        tone: 'success',
      }),
  });
  const shown = taking.data ?? preview.data;
  const lines = shown?.lines;
  const error = taking.error ?? preview.error;

  function change(part: Partial<typeof body>) {
    const changed = { ...body, ...part };
    preview.reset();
    taking.reset();
    setBody(changed);
    return changed;
  }

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // The same file may be chosen again after it was corrected.
    target.value = '';
    if (!file) return;
    preview.mutate({ body: change({ csv: await file.text() }) });
  }

  return (
    <ConsolePage title={t('statement.title')} description={t('statement.text')}>
      <div className="flex max-w-3xl flex-col gap-4">
        <div className="grid gap-3 sm:grid-cols-2">
          <SelectField
            label={t('column.brand')}
            value={brand}
            onChange={({ target }) => change({ brand: target.value })}
            options={brandOptions(brands, brand)}
          />
          <SelectField
            label={t('column.method')}
            value={body.channel}
            onChange={({ target }) => change({ channel: target.value })}
            options={CHANNELS.map((value) => ({ value, label: value }))}
          />
        </div>
        <p className="text-muted text-sm">{t('statement.columns')}</p>
        <div className="flex flex-wrap gap-2">
          <label className="inline-flex h-9 cursor-pointer items-center gap-2 rounded-medium border border-control-line bg-raised px-3 font-semibold text-sm hover:border-accent-text has-disabled:cursor-default has-disabled:opacity-55 has-focus-visible:outline-2 has-focus-visible:outline-focus">
            <FileInput className="size-4" aria-hidden="true" />
            {t('statement.choose')}
            <input
              type="file"
              accept=".csv,text/csv"
              className="sr-only"
              // Of which brand it is has to be said first.
              disabled={brand === ''}
              onChange={(event) => void choose(event)}
            />
          </label>
          {csv !== '' && !lines && (
            <Button
              variant="secondary"
              size="small"
              busy={preview.isPending}
              onClick={() => preview.mutate({ body })}
            >
              {t('statement.look')}
            </Button>
          )}
          {preview.data && !taking.data && (
            <Button size="small" busy={taking.isPending} onClick={() => taking.mutate({ body })}>
              {t('statement.take')}
            </Button>
          )}
        </div>
        {error && <FormError>{words(error)}</FormError>}
      </div>
      {shown && <SecondOperator shown={shown} brand={brand} />}
      {lines && <Lines lines={lines} brand={brand} taken={taking.data !== undefined} />}
    </ConsolePage>
  );
}

/** Why lines wait for a second operator, and where they do once they are proposed. */
function SecondOperator({ shown, brand }: { shown: StatementTaken; brand: string }) {
  const { t } = useTranslation('cashier-console');
  const may = useMay();
  const count = shown.lines.filter(({ outcome }) => outcome === 'second').length;
  if (count === 0) return null;
  return (
    <div className="mt-4 flex max-w-3xl flex-col gap-1 text-sm">
      <p className="text-warning">
        {shown.proposalId === null
          ? t('statement.secondOperator', { count })
          : t('statement.proposed', { count })}
        {shown.proposalId !== null && may('operators.approve', brand) && (
          <>
            {' '}
            <ConsoleLink href={`/proposals?show=${shown.proposalId}`}>{t('proposal')}</ConsoleLink>
          </>
        )}
      </p>
      <p className="text-muted">
        {t('decide.lately.byYou')} <Money amount={shown.lately} brand={brand} />
      </p>
    </div>
  );
}

function Lines({ lines, brand, taken }: { lines: readonly StatementLine[]; brand: string; taken: boolean }) {
  const { t } = useTranslation('cashier-console');
  return (
    <section className="mt-5 flex flex-col gap-2">
      <h2 className="font-semibold">{taken ? t('statement.done') : t('statement.preview')}</h2>
      <div className="overflow-x-auto rounded-medium border border-line">
        <table className="w-full text-left text-sm">
          <thead className="bg-raised text-muted">
            <tr>
              <th className="px-3 py-2 font-medium">{t('statement.line')}</th>
              <th className="px-3 py-2 font-medium">{t('column.at')}</th>
              <th className="px-3 py-2 text-right font-medium">{t('column.amount')}</th>
              <th className="px-3 py-2 font-medium">{t('payment.reference')}</th>
              <th className="px-3 py-2 font-medium">{t('payment.payer')}</th>
              <th className="px-3 py-2 font-medium">{t('statement.outcome')}</th>
              <th className="px-3 py-2 font-medium">{t('one')}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {lines.map((line) => (
              <tr key={line.line}>
                <td className="px-3 py-2">{line.line}</td>
                <td className="px-3 py-2">{line.at ? <When at={line.at} brand={brand} /> : '–'}</td>
                <td className="px-3 py-2 text-right">
                  {line.amount === null ? '–' : <Money amount={line.amount} brand={brand} />}
                </td>
                <td className="break-all px-3 py-2">{line.reference}</td>
                <td className="px-3 py-2">{[line.payer, line.text].filter(Boolean).join(' · ') || '–'}</td>
                <td className="px-3 py-2">
                  <StatusBadge tone={TONES[line.outcome]}>{t(`statement.is.${line.outcome}`)}</StatusBadge>
                </td>
                <td className="px-3 py-2">
                  {line.deposit ? (
                    <ConsoleLink href={`/deposits?show=${line.deposit.id}`}>
                      {line.deposit.reference} · {line.deposit.member}
                    </ConsoleLink>
                  ) : (
                    '–'
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

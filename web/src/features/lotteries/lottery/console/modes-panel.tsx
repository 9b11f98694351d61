import type { Value } from '@lanna/contract/endpoint';
import { changeBrandModes, listBrandModes } from '@lanna/contract/lotteries/lottery/ops';
import { FAIR_MODE } from '@lanna/rules/lotteries/lottery/plays/price-mode';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { Can } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { typedNumber } from '../../../../shared-parts/forms/typed-number.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';

type Row = Value<typeof listBrandModes>['rows'][number];
const FIELDS = ['min', 'standard', 'cap', 'max', 'step'] as const;

/** Prize modes: a mode's share of 2000 is what prices give back. */
export function ModesPanel({ brand }: { brand: string }) {
  const { t } = useTranslation('lottery-console');
  const [changed, change] = useState<Row>();
  return (
    <Panel title={t('modes.title')} text={t('modes.text')} flush>
      <QueryView
        query={useOps(listBrandModes, { query: { brand } })}
        label={t('modes.loading')}
        failed={t('modes.failed')}
        shape={<Skeleton className="m-4 h-32" />}
      >
        {({ rows }) => (
          <ul>
            {rows.map((row) => (
              <li
                key={row.prizeMode}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line/70 border-t px-4 py-3 text-sm first:border-t-0"
              >
                <span className="w-52 flex-1 font-medium sm:flex-none">
                  {t(`modes.name.${row.prizeMode}`)}
                </span>
                <dl className="order-last grid w-full grid-cols-3 gap-x-4 gap-y-1 sm:order-none sm:flex sm:w-auto sm:min-w-0 sm:flex-1 sm:gap-x-6">
                  {FIELDS.map((name) => (
                    <div key={name}>
                      <dt className="text-muted text-xs">{t(`mode.${name}`)}</dt>
                      <dd className="figures">
                        {row[name]}
                        {name !== 'step' && (
                          <span className="text-muted text-xs"> · {percentOf(row[name])}</span>
                        )}
                      </dd>
                    </div>
                  ))}
                </dl>
                <Can permission="lottery.change" brand={row.brand}>
                  <Button variant="secondary" size="small" onClick={() => change(row)}>
                    {t('modes.change')}
                  </Button>
                </Can>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {changed && (
        <ModeDialog
          key={`${changed.prizeMode} ${changed.version}`}
          row={changed}
          onClose={() => change(undefined)}
        />
      )}
    </Panel>
  );
}

function ModeDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  const { t } = useTranslation('lottery-console');
  const changing = useOpsMutation(changeBrandModes);
  const form = useContractForm(changeBrandModes, {
    initial: {
      min: String(row.min),
      standard: String(row.standard),
      cap: String(row.cap),
      max: String(row.max),
      step: String(row.step),
      reason: '',
    },
    version: row.version,
    toBody: ({ min, standard, cap, max, step, reason }, version) => ({
      min: typedNumber(min),
      standard: typedNumber(standard),
      cap: typedNumber(cap),
      max: typedNumber(max),
      step: typedNumber(step),
      version,
      reason,
    }),
    words: { standard: { order: t('modes.wrong') } },
    send: (body) => changing.mutateAsync({ params: { prizeMode: row.prizeMode, brand: row.brand }, body }),
    onDone: ({ proposal }) => {
      notify({ text: proposal ? t('proposed') : t('modes.saved'), tone: 'success' });
      onClose();
    },
  });
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={`${t(`modes.name.${row.prizeMode}`)} · ${row.brand}`}
      text={t('modes.dialog')}
      action={t('modes.save')}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        {FIELDS.map((name) => (
          <TextField
            key={name}
            {...form.field(name, onlyDigits)}
            label={t(`mode.${name}`)}
            hint={t(`modeHint.${name}`)}
            autoComplete="off"
          />
        ))}
      </div>
    </ReasonFormDialog>
  );
}

const onlyDigits = (typed: string) => typed.replace(/\D/g, '');

function percentOf(mode: number): string {
  return `${((100 * mode) / FAIR_MODE).toFixed(1)}%`;
}

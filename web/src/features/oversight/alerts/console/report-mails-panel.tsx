import { FILE_FORMATS } from '@lanna/contract/file-formats';
import {
  addReportMail,
  changeReportMail,
  listReportMails,
  MAIL_EVERY,
  MAILED_REPORTS,
  type ReportMail,
} from '@lanna/contract/oversight/alerts/report-mail-ops';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { brandOptions, useBrandsFor } from '../../../../console/brands-for.ts';
import { useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { Can } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { When } from '../../../../console/when.tsx';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import { QueryView } from '../../../../query-view.tsx';
import type { ContractForm } from '../../../../shared-parts/forms/contract-form.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { clockOf, minuteOf } from './clock-text.ts';

type Readers = readonly { brand: string; operators: { id: string; name: string }[] }[];

/** Reports that are sent by mail: which, how often, and to whom. */
export function ReportMailsPanel() {
  const { t } = useTranslation('alerts-console');
  const { brand } = useBrandScope();
  const [opened, setOpened] = useState<'new' | ReportMail>();
  const close = () => setOpened(undefined);
  return (
    <QueryView
      query={useOps(listReportMails, { query: brand ? { brand } : {} })}
      label={t('mails.panel')}
      failed={t('mails.failed')}
      shape={<Skeleton className="h-32" />}
    >
      {({ mails, readers }) => (
        <Panel
          title={t('mails.panel')}
          text={t('mails.text')}
          flush
          actions={
            <Can permission="alerts.change">
              <Button size="small" icon={<Plus aria-hidden="true" />} onClick={() => setOpened('new')}>
                {t('mails.add')}
              </Button>
            </Can>
          }
        >
          {mails.length === 0 ? (
            <p className="px-4 py-3 text-muted text-sm">{t('mails.none')}</p>
          ) : (
            <ul className="divide-y divide-line/60">
              {mails.map((mail) => (
                <Line key={mail.id} mail={mail} readers={readers} onChange={() => setOpened(mail)} />
              ))}
            </ul>
          )}
          {opened === 'new' && <NewDialog readers={readers} onClose={close} />}
          {typeof opened === 'object' && <ChangeDialog mail={opened} readers={readers} onClose={close} />}
        </Panel>
      )}
    </QueryView>
  );
}

function Line({ mail, readers, onChange }: { mail: ReportMail; readers: Readers; onChange: () => void }) {
  const { t } = useTranslation('alerts-console');
  const { brand, report, every, format, atMinute, operators, enabled, lastSentAt, lastFailure } = mail;
  const names = operatorsOf(readers, brand)
    .filter(({ id }) => operators.includes(id))
    .map(({ name }) => name);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5 text-sm">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{t(`mails.reports.${report}`)}</span>
          <StatusBadge tone={enabled ? 'success' : 'quiet'}>{t(enabled ? 'on' : 'off')}</StatusBadge>
          {lastFailure && (
            <StatusBadge tone="danger">{t('destinations.failure', { why: lastFailure })}</StatusBadge>
          )}
        </p>
        <p className="text-muted">
          {brand} ·{' '}
          {t('mails.line', {
            every: t(`mails.everyWord.${every}`),
            format: format.toUpperCase(),
            at: clockOf(atMinute),
            readers: names.join(', '),
          })}
        </p>
        {lastSentAt && (
          <p className="text-muted text-xs">
            {t('destinations.lastSent')} <When at={lastSentAt} brand={brand} />
          </p>
        )}
      </div>
      <Can permission="alerts.change" brand={brand}>
        <Button size="small" variant="secondary" onClick={onChange}>
          {t('change')}
        </Button>
      </Can>
    </li>
  );
}

function NewDialog({ readers, onClose }: { readers: Readers; onClose: () => void }) {
  const { t, i18n } = useTranslation('alerts-console');
  const { t: rule } = useTranslation('forms');
  const { brands, first } = useBrandsFor('alerts.change');
  const adding = useOpsMutation(addReportMail);
  const form = useContractForm(addReportMail, {
    initial: {
      brand: first,
      ...valuesOf(undefined),
      language: i18n.language.startsWith('th') ? 'TH' : 'EN',
      reason: '',
    } as Values & { brand: string },
    check: ({ brand }) => ({ brand: brand === '' && rule('rule.required') }),
    toBody: ({ brand: _, time, ...typed }) => ({ ...typed, atMinute: minuteOf(time) }),
    refusals: { alert_operator_unreachable: 'operators' },
    send: (body, { values }) => adding.mutateAsync({ query: { brand: values.brand }, body }),
    onDone: () => {
      notify({ text: t('mails.saved'), tone: 'success' });
      onClose();
    },
  });
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t('mails.add')}
      text={t('mails.addText')}
      action={t('mails.add')}
    >
      <SelectField
        {...form.field('brand')}
        label={t('column.brand')}
        options={brandOptions(brands, form.values.brand)}
      />
      <Fields form={form} operators={operatorsOf(readers, form.values.brand)} />
    </ReasonFormDialog>
  );
}

function ChangeDialog({
  mail,
  readers,
  onClose,
}: {
  mail: ReportMail;
  readers: Readers;
  onClose: () => void;
}) {
  const { t } = useTranslation('alerts-console');
  const changing = useOpsMutation(changeReportMail);
  const form = useContractForm(changeReportMail, {
    initial: valuesOf(mail),
    version: mail.version,
    toBody: ({ time, ...typed }, version) => ({ ...typed, atMinute: minuteOf(time), version }),
    refusals: { alert_operator_unreachable: 'operators' },
    send: (body) => changing.mutateAsync({ params: { id: mail.id }, body }),
    onDone: () => {
      notify({ text: t('mails.saved'), tone: 'success' });
      onClose();
    },
  });
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t(`mails.reports.${mail.report}`)}
      text={t('mails.changeText')}
      action={t('save')}
    >
      <Fields form={form} operators={operatorsOf(readers, mail.brand)} />
    </ReasonFormDialog>
  );
}

type Values = Pick<ReportMail, 'report' | 'every' | 'operators' | 'language' | 'format' | 'enabled'> & {
  time: string;
  reason: string;
};

function valuesOf(mail: ReportMail | undefined): Values {
  return {
    report: mail?.report ?? 'earnings',
    every: mail?.every ?? 'day',
    time: clockOf(mail?.atMinute ?? 8 * 60),
    operators: mail?.operators ?? [],
    language: mail?.language ?? 'EN',
    format: mail?.format ?? 'csv',
    enabled: mail?.enabled ?? true,
    reason: '',
  };
}

function Fields<V extends Values>({
  form: given,
  operators,
}: {
  form: ContractForm<V>;
  operators: readonly { id: string; name: string }[];
}) {
  const { t } = useTranslation('alerts-console');
  const form = given as unknown as ContractForm<Values>;
  const chosen = form.kept('operators');
  const enabled = form.kept('enabled');
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          {...form.field('report')}
          label={t('mails.report')}
          options={MAILED_REPORTS.map((value) => ({ value, label: t(`mails.reports.${value}`) }))}
        />
        <SelectField
          {...form.field('every')}
          label={t('mails.every')}
          options={MAIL_EVERY.map((value) => ({ value, label: t(`mails.everyWord.${value}`) }))}
        />
        <TextField {...form.field('time')} label={t('mails.at')} type="time" />
        <SelectField
          {...form.field('language')}
          label={t('field.language')}
          options={[
            { value: 'TH', label: LANGUAGES.TH.name },
            { value: 'EN', label: LANGUAGES.EN.name },
          ]}
        />
        <SelectField
          {...form.field('format')}
          label={t('mails.format')}
          options={FILE_FORMATS.map((value) => ({ value, label: t(`mails.formats.${value}`) }))}
        />
      </div>
      <fieldset className="flex flex-col gap-1.5" data-field-error={chosen.error ? '' : undefined}>
        <legend className="mb-1 font-medium text-muted text-sm">{t('mails.readers')}</legend>
        {operators.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.value.includes(id)}
            onChange={({ target }) =>
              chosen.onChange(
                target.checked ? [...chosen.value, id] : chosen.value.filter((one) => one !== id),
              )
            }
          />
        ))}
        {chosen.error && (
          <p role="alert" className="text-danger text-sm">
            {chosen.error}
          </p>
        )}
      </fieldset>
      <Checkbox
        label={t('mails.enabled')}
        checked={enabled.value}
        onChange={({ target }) => enabled.onChange(target.checked)}
      />
    </>
  );
}

function operatorsOf(readers: Readers, brand: string) {
  return readers.find((one) => one.brand === brand)?.operators ?? [];
}

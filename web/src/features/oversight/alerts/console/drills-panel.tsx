import { DRILL_KINDS, type DrillKind } from '@lanna/contract/oversight/alerts/alert-terms';
import { type AlertSetup, noteDrill } from '@lanna/contract/oversight/alerts/ops';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { MomentField } from '../../../../console/fields/moment-field.tsx';
import { Can, useOperator } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { When } from '../../../../console/when.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { useTimeZone } from '../../../../shared-parts/time/time-zone.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';

/** Drills that were held: a rule calls when one is overdue. */
export function DrillsPanel({ setup: { drills } }: { setup: AlertSetup }) {
  const { t } = useTranslation('alerts-console');
  const { house } = useOperator();
  if (!house.includes('alerts.read')) return null;
  return (
    <Panel title={t('drills.panel')} text={t('drills.text')}>
      <div className="flex flex-col gap-4">
        {drills.length === 0 ? (
          <p className="text-muted text-sm">{t('drills.none')}</p>
        ) : (
          <ul className="flex flex-col gap-1.5 text-sm">
            {drills.map(({ id, kind, doneAt, passed, note, operator }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-2">
                <span className="text-muted">
                  <When at={doneAt} variant="full" />
                </span>
                <span className="font-medium">{t(`drill.${kind}`)}</span>
                <StatusBadge tone={passed ? 'success' : 'danger'}>
                  {t(passed ? 'drills.passed' : 'drills.failed')}
                </StatusBadge>
                <span className="text-muted">
                  {operator}: {note}
                </span>
              </li>
            ))}
          </ul>
        )}
        <Can permission="alerts.handle" house>
          <NoteForm />
        </Can>
      </div>
    </Panel>
  );
}

function NoteForm() {
  const { t } = useTranslation('alerts-console');
  const timeZone = useTimeZone();
  const noting = useOpsMutation(noteDrill);
  const form = useContractForm(noteDrill, {
    initial: { kind: 'restore' as DrillKind, doneAt: null as string | null, passed: true, note: '' },
    toBody: ({ doneAt, ...typed }) => ({ ...typed, doneAt: doneAt ?? '' }),
    refusals: { alert_drill_time: 'doneAt' },
    send: (body) => noting.mutateAsync({ body }),
    onDone: (_, { restart }) => {
      restart();
      notify({ text: t('drills.noted'), tone: 'success' });
    },
  });
  const passed = form.kept('passed');
  return (
    <form {...form.props} className="grid max-w-3xl gap-3 sm:grid-cols-2">
      <SelectField
        {...form.field('kind')}
        label={t('drills.kind')}
        options={DRILL_KINDS.map((value) => ({ value, label: t(`drill.${value}`) }))}
      />
      <MomentField {...form.kept('doneAt')} label={t('drills.doneAt')} timeZone={timeZone} required />
      <TextField {...form.field('note')} label={t('drills.note')} className="sm:col-span-2" />
      <Checkbox
        label={t('drills.passed')}
        checked={passed.value}
        onChange={({ target }) => passed.onChange(target.checked)}
      />
      {form.problem && <FormError>{form.problem}</FormError>}
      <div className="sm:col-span-2">
        <Button type="submit" size="small" busy={form.isPending}>
          {t('drills.noteIt')}
        </Button>
      </div>
    </form>
  );
}

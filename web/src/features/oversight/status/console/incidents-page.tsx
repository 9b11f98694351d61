import { type IncidentRow, listIncidents, noteIncident } from '@lanna/contract/oversight/status/ops';
import type { LocalText } from '@lanna/rules/local-text';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { useMay } from '../../../../console/operator.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { STATE_TONES } from './state-tones.ts';
import { StatusTabs } from './status-tabs.tsx';
import { SaidWords, WordsField } from './status-words.tsx';

const by = filtersOf(listIncidents);
const column = columnsOf(listIncidents);

/** Incidents as they were measured, and what the house says of them on the public page. */
export function IncidentsPage() {
  const { t } = useTranslation('status-console');
  const filter = useListFilter([by.choice('state', t('filter.state'), (state) => t(`filter.${state}`))]);
  const subjectOf = ({ kind, subject }: IncidentRow) =>
    subject ? `${t(`kind.${kind}`)} · ${subject}` : t(`kind.${kind}`);
  return (
    <ConsolePage fill title={t('title')} description={t('text')}>
      <StatusTabs />
      <DataTable
        name="incidents"
        caption={t('title')}
        list={listIncidents}
        filter={filter}
        notice="status_changed"
        columns={[
          column.badge('state', t('column.state'), STATE_TONES, (state) => t(`state.${state}`), {
            width: 130,
          }),
          column.of('subject', t('column.subject'), subjectOf, { width: 240 }),
          column.brand(t('column.brand'), { width: 130 }),
          column.moment('openedAt', t('column.openedAt'), { sort: 'openedAt', width: 160 }),
          column.of(
            'closedAt',
            t('column.closedAt'),
            (row) =>
              row.closedAt ? (
                <When at={row.closedAt} brand={row.brand} />
              ) : (
                <StatusBadge tone="warning">{t('goesOn')}</StatusBadge>
              ),
            { width: 160 },
          ),
          column.of('notes', t('column.notes'), (row) => row.notes.length, { align: 'end', width: 90 }),
        ]}
        panel={{
          title: (_, row) => (row ? subjectOf(row) : ''),
          body: (id, row) =>
            row ? <IncidentPanel key={id} incident={row} /> : <p className="text-muted">{t('gone')}</p>,
        }}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </ConsolePage>
  );
}

function IncidentPanel({ incident }: { incident: IncidentRow }) {
  const { t } = useTranslation('status-console');
  const may = useMay();
  const noting = useOpsMutation(noteIncident);
  const form = useContractForm(noteIncident, {
    initial: { words: {} as LocalText },
    words: { words: t('note.missing') },
    send: (body) => noting.mutateAsync({ params: { id: incident.id }, body }),
    onDone: (_, { restart }) => {
      restart();
      notify({ text: t('note.done'), tone: 'success' });
    },
  });
  return (
    <div className="flex flex-col gap-6">
      <ol className="flex flex-col gap-3">
        {incident.notes.length === 0 && <li className="text-muted text-sm">{t('note.none')}</li>}
        {incident.notes.map(({ at, by, words: said }) => (
          <li key={at} className="border-line border-l-2 pl-3 text-sm">
            <p className="text-muted text-xs">
              <When at={at} brand={incident.brand} /> · {by}
            </p>
            <SaidWords words={said} />
          </li>
        ))}
      </ol>
      {may('status.write', incident.brand) && (
        <form {...form.props} className="flex flex-col gap-3 border-line border-t pt-4">
          <p className="text-muted text-sm">{t('note.text')}</p>
          <WordsField {...form.kept('words')} label={t('note.label')} />
          {form.problem && <FormError>{form.problem}</FormError>}
          <Button type="submit" busy={form.isPending} className="self-start">
            {t('note.send')}
          </Button>
        </form>
      )}
    </div>
  );
}

import { endStop, listStops, type StopRow } from '@lanna/contract/play/catalogue/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../../console/console-page.tsx';
import { Facts } from '../../../../../console/facts.tsx';
import { filtersOf } from '../../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../../console/lists/use-list-filter.ts';
import { Can } from '../../../../../console/operator.tsx';
import { ReasonDialog } from '../../../../../console/reason-dialog.tsx';
import { StatusBadge } from '../../../../../console/status-badge.tsx';
import { columnsOf } from '../../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../../console/table/data-table.tsx';
import { When } from '../../../../../console/when.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';
import { SwitchedOff } from '../games/switched-off.tsx';
import { StopButton } from './stop-button.tsx';

const by = filtersOf(listStops);
const column = columnsOf(listStops);

/** What takes no bets, since when, by whom and why; from here it is opened again. */
export function StopsPage() {
  const { t } = useTranslation('catalogue-console');
  const filter = useListFilter([
    by.search(t('stops.search')),
    by.choice('kind', t('stops.kind'), (kind) => t(`stops.kinds.${kind}`)),
    by.choice('state', t('field.state'), (state) =>
      state === 'ended' ? t('stops.ended') : t('stops.inForce'),
    ),
  ]);
  return (
    <ConsolePage fill title={t('stops.title')} description={t('stops.text')} actions={<StopButton />}>
      <SwitchedOff />
      <DataTable
        name="stops"
        caption={t('stops.title')}
        list={listStops}
        filter={filter}
        notice="stops_changed"
        panel={{
          title: (_, row) => row?.subject.name ?? t('stops.one'),
          body: (_, row) => row && <StopPanel stop={row} />,
        }}
        columns={[
          column.of(
            'subject',
            t('stops.what'),
            ({ subject, kind }) => (
              <>
                <span className="font-medium">{subject.name}</span>{' '}
                <span className="text-muted text-xs">{t(`stops.kinds.${kind}`)}</span>
              </>
            ),
            { width: 220 },
          ),
          column.of('state', t('field.state'), (row) => <StopState {...row} />, { width: 130 }),
          column.text('brand', t('field.brand'), { none: t('stop.everywhere'), width: 120 }),
          column.moment('startedAt', t('stops.since'), { sort: 'startedAt', width: 150 }),
          column.text('startedBy', t('stops.by')),
          column.text('reason', t('stops.reason'), { width: 260 }),
          column.moment('endedAt', t('stops.until'), { width: 150 }),
        ]}
        empty={{ title: t('stops.empty'), text: t('stops.emptyText') }}
      />
    </ConsolePage>
  );
}

function StopState({ endedAt }: StopRow) {
  const { t } = useTranslation('catalogue-console');
  return endedAt ? (
    <StatusBadge>{t('stops.ended')}</StatusBadge>
  ) : (
    <StatusBadge tone="danger">{t('stops.inForce')}</StatusBadge>
  );
}

function StopPanel({ stop }: { stop: StopRow }) {
  const { t } = useTranslation('catalogue-console');
  const [open, setOpen] = useState(false);
  const ending = useOpsMutation(endStop, {
    onDone: () => {
      setOpen(false);
      notify({ text: t('stops.opened', { name: stop.subject.name }), tone: 'success' });
    },
  });
  const brand = stop.brand ?? undefined;
  return (
    <div className="flex flex-col gap-4">
      <Facts
        facts={[
          { label: t('stops.kind'), value: t(`stops.kinds.${stop.kind}`) },
          { label: t('field.brand'), value: stop.brand ?? t('stop.everywhere') },
          { label: t('stops.since'), value: <When at={stop.startedAt} brand={brand} variant="full" /> },
          { label: t('stops.by'), value: stop.startedBy },
          { label: t('stops.reason'), value: stop.reason },
          stop.endedAt !== null && {
            label: t('stops.until'),
            value: <When at={stop.endedAt} brand={brand} variant="full" />,
          },
          stop.endedAt !== null && { label: t('stops.endedBy'), value: stop.endedBy },
          stop.endedAt !== null && { label: t('stops.endReason'), value: stop.endReason },
        ]}
      />
      {stop.mayEnd && (
        <Can permission="catalogue.stop" {...(brand && { brand })}>
          <Button onClick={() => setOpen(true)}>{t('stops.open')}</Button>
        </Can>
      )}
      {/* Stays while its answer is under way: push may say sooner than the answer that the stop has ended. */}
      <ReasonDialog
        open={open}
        onOpenChange={setOpen}
        title={t('stops.openTitle', { name: stop.subject.name })}
        text={t('stops.openText')}
        action={t('stops.open')}
        busy={ending.isPending}
        error={ending.error}
        onConfirm={(reason) => ending.mutate({ params: { id: stop.id }, body: { reason } })}
      />
    </div>
  );
}

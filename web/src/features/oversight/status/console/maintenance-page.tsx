import {
  announceMaintenance,
  cancelMaintenance,
  listMaintenance,
  type MaintenanceRow,
} from '@lanna/contract/oversight/status/ops';
import type { LocalText } from '@lanna/rules/local-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { brandOptions, openingBrand } from '../../../../console/brands-for.ts';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { MomentField } from '../../../../console/fields/moment-field.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { useMay, useOperator } from '../../../../console/operator.tsx';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { useReasonDialog } from '../../../../console/use-reason-dialog.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { StatusTabs } from './status-tabs.tsx';
import { SaidWords, WordsField } from './status-words.tsx';

const column = columnsOf(listMaintenance);

/** Maintenance that is announced to visitors ahead. It is words alone: what closes the site is a setting of the brand. */
export function MaintenancePage() {
  const { t } = useTranslation('status-console');
  const may = useMay();
  const [isAnnouncing, setAnnouncing] = useState(false);
  const filter = useListFilter([]);
  return (
    <ConsolePage
      fill
      title={t('maintenance.title')}
      description={t('maintenance.text')}
      actions={
        may('status.write') && (
          <Button onClick={() => setAnnouncing(true)}>{t('maintenance.announce')}</Button>
        )
      }
    >
      <StatusTabs />
      <DataTable
        name="maintenance"
        caption={t('maintenance.title')}
        list={listMaintenance}
        filter={filter}
        notice="status_changed"
        columns={[
          column.moment('beginsAt', t('maintenance.begins'), { sort: 'beginsAt', width: 160 }),
          column.moment('endsAt', t('maintenance.ends'), { width: 160 }),
          column.of('words', t('maintenance.words'), wordsOf, { width: 360 }),
          column.brand(t('column.brand'), { width: 120 }),
          column.text('announcedBy', t('maintenance.by'), { id: 'by', width: 140 }),
          column.of(
            'state',
            t('column.state'),
            (row) =>
              row.cancelledAt ? (
                <StatusBadge>{t('maintenance.cancelled')}</StatusBadge>
              ) : (
                <StatusBadge tone="accent">{t('maintenance.stands')}</StatusBadge>
              ),
            { width: 130 },
          ),
        ]}
        panel={{
          title: () => t('maintenance.title'),
          body: (id, row) =>
            row ? <MaintenancePanel key={id} planned={row} /> : <p className="text-muted">{t('gone')}</p>,
        }}
        empty={{ title: t('maintenance.empty'), text: t('maintenance.emptyText') }}
      />
      <Dialog open={isAnnouncing} onOpenChange={setAnnouncing} title={t('maintenance.announce')} insistent>
        {isAnnouncing && <AnnounceForm onDone={() => setAnnouncing(false)} />}
      </Dialog>
    </ConsolePage>
  );
}

function wordsOf({ words }: MaintenanceRow): string {
  return words.TH ?? words.EN ?? Object.values(words)[0] ?? '';
}

function MaintenancePanel({ planned }: { planned: MaintenanceRow }) {
  const { t } = useTranslation('status-console');
  const may = useMay();
  const cancelling = useReasonDialog(cancelMaintenance, {
    send: (reason) => ({ params: { id: planned.id }, body: { reason } }),
    done: () => t('maintenance.cancelDone'),
  });
  return (
    <div className="flex flex-col gap-4 text-sm">
      <SaidWords words={planned.words} />
      {!planned.cancelledAt && may('status.write', planned.brand) && (
        <Button variant="danger" size="small" className="self-start" onClick={() => cancelling.ask()}>
          {t('maintenance.cancel')}
        </Button>
      )}
      <ReasonDialog
        {...cancelling.dialog}
        title={t('maintenance.cancelTitle')}
        text={t('maintenance.cancelText')}
        action={t('maintenance.cancel')}
        tone="danger"
      />
    </div>
  );
}

function AnnounceForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('status-console');
  const { brands } = useOperator();
  const { brand: scope } = useBrandScope();
  const announcing = useOpsMutation(announceMaintenance);
  const form = useContractForm(announceMaintenance, {
    initial: {
      brand: openingBrand(scope, brands),
      beginsAt: null as string | null,
      endsAt: null as string | null,
      words: {} as LocalText,
    },
    toBody: ({ beginsAt, endsAt, ...typed }) => ({
      ...typed,
      beginsAt: beginsAt ?? '',
      endsAt: endsAt ?? '',
    }),
    words: {
      beginsAt: t('maintenance.missing'),
      endsAt: t('maintenance.missing'),
      words: t('note.missing'),
    },
    send: (body) => announcing.mutateAsync({ body }),
    onDone: () => {
      notify({ text: t('maintenance.done'), tone: 'success' });
      onDone();
    },
  });
  const timeZone = brands.find(({ code }) => code === form.values.brand)?.timeZone ?? 'UTC';
  const moment = { timeZone, required: true };
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <SelectField
        {...form.field('brand')}
        label={t('column.brand')}
        options={brandOptions(brands, form.values.brand)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <MomentField {...form.kept('beginsAt')} {...moment} label={t('maintenance.begins')} />
        <MomentField {...form.kept('endsAt')} {...moment} label={t('maintenance.ends')} />
      </div>
      <WordsField {...form.kept('words')} label={t('maintenance.words')} />
      {form.problem && <FormError>{form.problem}</FormError>}
      <Button type="submit" busy={form.isPending} className="self-end">
        {t('maintenance.announce')}
      </Button>
    </form>
  );
}

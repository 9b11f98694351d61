import { type FreezeRow, listFreezes } from '@lanna/contract/money/freezes/ops';
import { useLocation } from '@tanstack/react-router';
import { type ComponentProps, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Can } from '../../../../console/operator.tsx';
import type { Tone } from '../../../../console/status-badge.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { Lazy, lazily } from '../../../../lazy-component.tsx';
import { Button } from '../../../../ui/button.tsx';
import type { FreezeDialog } from './freeze-dialog.tsx';
import { FreezePanel } from './freeze-panel.tsx';

const TONES = {
  begun: 'warning',
  kept: 'danger',
  released: 'success',
  lapsed: 'quiet',
} as const satisfies Record<FreezeRow['state'], Tone>;
const by = filtersOf(listFreezes);
const column = columnsOf(listFreezes);

/** With its form, which few of those who look at the list open. */
const freezeDialog = lazily<ComponentProps<typeof FreezeDialog>>(() =>
  import('./freeze-dialog.tsx').then((found) => found.FreezeDialog),
);

/** Winnings that are frozen, or were; the address of a vendor's case opens the form with what it says: `?player=…&vendor=…&case=…`. */
export function FreezesPage() {
  const { t } = useTranslation('freezes-console');
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const given = new URLSearchParams(search);
  const [isMaking, setMaking] = useState(given.has('player'));
  const filter = useListFilter([
    by.search(t('filter.search')),
    by.choice('state', t('field.state'), (state) => t(`state.${state}`)),
    by.days('at', t('filter.days')),
  ]);
  return (
    <ConsolePage
      fill
      title={t('title')}
      description={t('text')}
      actions={
        <Can permission="freezes.freeze">
          <Button size="small" onClick={() => setMaking(true)}>
            {t('make')}
          </Button>
        </Can>
      }
    >
      <DataTable
        name="freezes"
        caption={t('title')}
        list={listFreezes}
        filter={filter}
        notice="freezes_changed"
        columns={[
          column.badge('state', t('field.state'), TONES, (state) => t(`state.${state}`), { width: 130 }),
          column.member(t('field.member'), { width: 150 }),
          column.money('held', t('field.held'), { width: 130 }),
          column.text('vendor', t('field.vendor'), { width: 100 }),
          column.text('caseNumber', t('field.case'), { width: 180 }),
          column.moment('begunAt', t('field.begunAt'), { id: 'at', sort: 'at', width: 150 }),
          column.moment('until', t('field.until'), { width: 150 }),
          column.brand(t('field.brand'), { width: 100 }),
        ]}
        panel={{
          title: (_, row) => (row ? `${row.member.name} · ${row.vendor}` : t('title')),
          body: (_, row) => (row ? <FreezePanel key={row.id} row={row} /> : <p>{t('gone')}</p>),
        }}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
      {isMaking && (
        <Can permission="freezes.freeze">
          <Suspense fallback={null}>
            <Lazy
              of={freezeDialog}
              props={{
                player: given.get('player') ?? '',
                vendor: given.get('vendor') ?? '',
                caseNumber: given.get('case') ?? '',
                onClose: () => setMaking(false),
              }}
            />
          </Suspense>
        </Can>
      )}
    </ConsolePage>
  );
}

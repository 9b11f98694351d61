import {
  type BrandChangeRow,
  listBrandChanges,
  undoBrandChange,
  undoContentChange,
} from '@lanna/contract/house/brands/ops';
import { isContent, reasonedKeys } from '@lanna/contract/house/brands/setting-rules';
import { Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../console/confirm-dialog.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import type { ConsolePageProps } from '../../../../console/console-topic.ts';
import { Facts } from '../../../../console/facts.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { useMay } from '../../../../console/operator.tsx';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { useReasonDialog } from '../../../../console/use-reason-dialog.ts';
import { When } from '../../../../console/when.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Difference } from './settings/difference.tsx';
import { useSettingText } from './settings/setting-text.ts';

const column = columnsOf(listBrandChanges);

/** What operators have changed of a brand, and the way back. */
export function ChangesPage({ params }: ConsolePageProps) {
  const { t } = useTranslation('brands-console');
  const code = params['code'] ?? '';
  const filter = useListFilter(NO_FILTER);
  const scope = useMemo(() => ({ code }), [code]);
  return (
    <ConsolePage
      fill
      title={t('history.title', { brand: code })}
      description={t('history.text')}
      crumbs={[
        { href: '/brands', label: t('nav') },
        { href: `/brands/${code}`, label: code },
      ]}
    >
      <DataTable
        name="brand-changes"
        caption={t('history.title', { brand: code })}
        list={listBrandChanges}
        params={scope}
        filter={filter}
        notice="brand_changed"
        columns={[
          column.of('at', t('history.at'), (row) => <When at={row.at} brand={code} />, {
            sort: 'at',
            width: 150,
          }),
          column.of('what', t('history.what'), (row) => <What row={row} />, { width: 320 }),
          column.text('operator', t('history.who'), { id: 'who', width: 140 }),
          column.text('reason', t('history.reason'), { width: 220 }),
          column.text('version', t('history.version'), { align: 'end', width: 90 }),
        ]}
        panel={{
          title: (_, row) => (row ? <When at={row.at} brand={code} variant="full" /> : t('history.what')),
          body: (_, row) => (row ? <Change code={code} row={row} /> : <p>{t('history.gone')}</p>),
        }}
        empty={{ title: t('history.empty'), text: t('history.emptyText') }}
      />
    </ConsolePage>
  );
}

const NO_FILTER = [] as const;

function What({ row }: { row: BrandChangeRow }) {
  const { t } = useTranslation('brands-console');
  const text = useSettingText();
  const names = Object.keys(row.after).map(text.label).join(', ');
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span className="truncate">{names}</span>
      {row.undoneBy && <StatusBadge>{t('history.undone')}</StatusBadge>}
    </span>
  );
}

function Change({ code, row }: { code: string; row: BrandChangeRow }) {
  const { t } = useTranslation('brands-console');
  const may = useMay();
  const isContentAlone = Object.keys(row.after).every(isContent);
  const mayChange = may('brands.change', code);
  const undoing = useReasonDialog(mayChange ? undoBrandChange : undoContentChange, {
    send: (reason) => ({ params: { code, change: row.id }, body: { ...(reason && { reason }) } }),
    done: () => t('history.done'),
  });
  const dialog = { ...undoing.dialog, title: t('history.undoTitle'), action: t('history.undo') };
  const difference = (
    <div className="flex flex-col gap-3">
      <p>{t('history.undoText')}</p>
      <Difference before={row.after} after={row.before} />
    </div>
  );
  const isAllowed = mayChange || (isContentAlone && may('brands.content', code));
  return (
    <div className="flex flex-col gap-4">
      <Difference before={row.before} after={row.after} />
      <Facts
        facts={[
          { label: t('history.who'), value: row.operator },
          { label: t('history.reason'), value: row.reason },
          { label: t('history.version'), value: row.version },
          row.undoes !== null && { label: t('history.what'), value: t('history.undoes') },
          row.undoneBy !== null && { label: t('list.state'), value: t('history.undone') },
          row.proposalId !== null && { label: t('history.proposal'), value: row.proposalId },
        ]}
      />
      {isAllowed &&
        (row.canBeUndone ? (
          <Button
            variant="secondary"
            className="self-start"
            icon={<Undo2 aria-hidden="true" />}
            onClick={() => undoing.ask()}
          >
            {t('history.undo')}
          </Button>
        ) : (
          <p className="text-muted text-sm">{t('history.cannot')}</p>
        ))}
      {reasonedKeys(row.after).length > 0 ? (
        <ReasonDialog {...dialog} text={difference} />
      ) : (
        <ConfirmDialog {...dialog} text={difference} onConfirm={() => dialog.onConfirm('')} />
      )}
    </div>
  );
}

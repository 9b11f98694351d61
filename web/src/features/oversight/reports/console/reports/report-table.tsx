import type { ReportKey } from '@lanna/contract/oversight/reports/ops';
import { VENDOR_GROUPS } from '@lanna/contract/play/catalogue/catalogue';
import { useLocation, useRouter } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsoleLink } from '../../../../../console/console-link.tsx';
import { RowCards } from '../../../../../console/table/row-cards.tsx';
import { RowGrid } from '../../../../../console/table/row-grid.tsx';
import type { ShownColumn } from '../../../../../console/table/table-column.ts';
import { displayCount } from '../../../../../i18n/format.ts';
import { usePhone } from '../../../../../ui/use-phone.ts';
import type { GroupWord } from './group-choice.tsx';
import { closerVariantRange } from './report-keys.ts';

export interface ReportRow<Figures> {
  key: ReportKey;
  figures: Figures;
  before: Figures | null;
}

/** A column of figures; `size` sorts by it. */
export interface FigureColumn<Row> extends Omit<ShownColumn<Row>, 'align' | 'sort'> {
  size: (row: Row) => bigint | number;
  total?: ReactNode;
}

/** The rows of a report under their keys, sorted in the page, with the totals below. */
export function ReportTable<Figures>({
  caption,
  rows,
  more,
  by,
  period,
  columns,
}: {
  caption: string;
  rows: readonly ReportRow<Figures>[];
  more: boolean;
  by: readonly GroupWord[];
  period: { from: string; to: string };
  columns: readonly FigureColumn<ReportRow<Figures>>[];
}) {
  const { t } = useTranslation('reports-console');
  const { t: said } = useTranslation('insight-console');
  const phone = usePhone();
  const router = useRouter();
  const sort = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).get('sort') ?? '' });
  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort]);
  const keys = by.map(
    (word, at): ShownColumn<ReportRow<Figures>> => ({
      id: word,
      head: t(`keys.${word}`),
      width: 150,
      cell: ({ key }) => (
        <KeyCell
          reportKey={key}
          word={word}
          variant={at === 0 ? closerVariantRange(key, by, period) : undefined}
        />
      ),
    }),
  );
  const shown = [
    ...keys,
    ...columns.map(
      ({ size: _, total: __, ...column }) => ({ ...column, align: 'end', sort: column.id }) as const,
    ),
  ];
  const totals = columns.some(({ total }) => total !== undefined)
    ? {
        [by[0] ?? '']: said('reports.total'),
        ...Object.fromEntries(columns.map(({ id, total }) => [id, total])),
      }
    : undefined;
  const common = { caption, rows: sorted, rowKey, openKey: undefined, onOpen: undefined, onEnd: noMore };
  const foot = more ? (
    <p className="px-3 py-2 text-muted text-sm">
      {said('reports.more', { rows: displayCount(rows.length) })}
    </p>
  ) : null;
  if (phone) return <RowCards {...common} columns={shown} foot={foot} />;
  return (
    <RowGrid
      {...common}
      columns={shown}
      foot={foot}
      count={more ? undefined : rows.length}
      dense={false}
      sorted={sort || undefined}
      onSort={(next) => {
        const { pathname, search } = router.history.location;
        const query = new URLSearchParams(search);
        query.set('sort', next);
        router.history.replace(`${pathname}?${query.toString()}`);
      }}
      totals={totals}
      className="max-h-[44rem]"
    />
  );
}

function noMore() {}

function rowKey(row: ReportRow<unknown>): string {
  const { currency = '' } = row.figures as { currency?: string };
  return `${JSON.stringify(row.key)} ${currency}`;
}

function sortRows<Figures>(
  rows: readonly ReportRow<Figures>[],
  columns: readonly FigureColumn<ReportRow<Figures>>[],
  sort: string,
): readonly ReportRow<Figures>[] {
  const isDown = sort.startsWith('-');
  const size = columns.find(({ id }) => id === (isDown ? sort.slice(1) : sort))?.size;
  if (!size) return rows;
  const way = isDown ? -1 : 1;
  return [...rows].sort((one, other) => {
    const [first, second] = [size(one), size(other)];
    return first === second ? 0 : first < second ? -way : way;
  });
}

function KeyCell({
  reportKey,
  word,
  variant,
}: {
  reportKey: ReportKey;
  word: string;
  variant: Record<string, string> | undefined;
}) {
  const text = useKeyText()(reportKey, word);
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const path = useLocation({ select: ({ pathname }) => pathname });
  if (!variant) return <span className="font-medium">{text}</span>;
  const query = new URLSearchParams(search);
  query.delete('sort');
  for (const [name, value] of Object.entries(variant)) query.set(name, value);
  return (
    <ConsoleLink
      href={`${path}?${query.toString()}`}
      className="font-medium hover:text-accent-text hover:underline"
    >
      {text}
    </ConsoleLink>
  );
}

const DEVICES = {
  phone: 'devices.phone',
  tablet: 'devices.tablet',
  desktop: 'devices.desktop',
  app: 'devices.app',
} as const;

/** What a row's key is called, by one of the words it is grouped by. */
export function useKeyText(): (key: ReportKey, word: string) => string {
  const { t } = useTranslation('reports-console');
  const { t: said } = useTranslation('insight-console');
  const categoryText = (code: string | undefined) => {
    const category = VENDOR_GROUPS.find((known) => known === code);
    if (category) return t(`categories.names.${category}`);
    return code || t('keys.ofNone');
  };
  return (key, word) => {
    switch (word) {
      case 'brand':
        return key.brand ?? '';
      case 'category':
        return categoryText(key.category);
      case 'vendor':
        return key.vendorName || key.vendor || t('keys.ofNone');
      case 'game':
        return key.gameName || key.game || t('keys.ofNone');
      case 'source':
        return key.source ? t(`sources.${key.source}`) : '';
      case 'code':
        return key.code || (key.source ? t(`sources.${key.source}`) : '');
      case 'method':
        return key.method ?? '';
      case 'line':
        return key.lineName || t('keys.ofNone');
      case 'country':
        return key.country || t('keys.ofNone');
      case 'device':
        return key.device ? said(DEVICES[key.device]) : t('keys.ofNone');
      default:
        return key.period ?? '';
    }
  };
}

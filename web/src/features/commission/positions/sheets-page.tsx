import { SHEET_SIDES, type Sheet, type SheetSide } from '@lanna/contract/commission/positions/sheets';
import { moneyOf } from '@lanna/contract/money';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight, FileCheck2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { QueryView } from '../../../query-view.tsx';
import { MoreRows } from '../../../shared-parts/lists/more-rows.tsx';
import { Segments } from '../../../ui/fields/segments.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { type SheetState, sheetsQuery } from './queries.ts';
import { SheetBadge } from './sheet-badge.tsx';
import { SheetDialog } from './sheet-dialog.tsx';

const STATES = ['open', 'settled', 'all'] as const;

/** An agent's sheets: with the one above, and with those directly below. */
export function SheetsPage() {
  const [side, setSide] = useState<SheetSide>('upline');
  const { t } = useTranslation('positions');
  return (
    <Sheets side={side}>
      <Segments
        label={t('sheets.side')}
        segments={SHEET_SIDES.map((value) => ({ value, label: t(`side.${value}`) }))}
        value={side}
        onValueChange={setSide}
      />
    </Sheets>
  );
}

/** A member's, with the agent above. */
export function OwnSheetsPage() {
  return <Sheets side="upline" />;
}

function Sheets({ side, children }: { side: SheetSide; children?: ReactNode }) {
  const { t } = useTranslation('positions');
  const [state, setState] = useState<(typeof STATES)[number]>('open');
  const [open, setOpen] = useState<string>();
  const wanted: SheetState | undefined = state === 'all' ? undefined : state;
  const query = useInfiniteQuery(sheetsQuery(side, wanted));
  return (
    <section
      aria-labelledby="sheets-heading"
      className="mx-auto flex max-w-3xl flex-col gap-5 pt-4 sm:mx-0 sm:pt-1"
    >
      <header>
        <h2 id="sheets-heading" className="font-display font-semibold text-2xl">
          {t('pages.sheets')}
        </h2>
        <p className="mt-1 text-muted text-sm">{t('sheets.lead')}</p>
      </header>
      <div className="flex flex-wrap gap-3">
        {children}
        <Segments
          label={t('sheets.state')}
          segments={STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
          value={state}
          onValueChange={setState}
        />
      </div>
      <QueryView
        query={query}
        label={t('pages.sheets')}
        failed={t('sheets.failed')}
        shape={<Skeleton className="h-56 rounded-large" />}
        isEmpty={({ pages }) => pages.every(({ list }) => list.length === 0)}
        empty={
          <div className="lit rounded-large bg-raised">
            <EmptyState icon={<FileCheck2 />} title={t('sheets.empty')} text={t('sheets.emptyText')} />
          </div>
        }
        className="flex flex-col gap-3"
      >
        {({ pages }) => (
          <>
            <ul className="lit divide-y divide-line/60 overflow-hidden rounded-large bg-raised">
              {pages
                .flatMap(({ list }) => list)
                .map((sheet) => (
                  <li key={sheet.id}>
                    <Row sheet={sheet} onOpen={() => setOpen(sheet.id)} />
                  </li>
                ))}
            </ul>
            <MoreRows label={t('sheets.more')} query={query} />
          </>
        )}
      </QueryView>
      {open && <SheetDialog key={open} id={open} onClose={() => setOpen(undefined)} />}
    </section>
  );
}

function Row({ sheet, onOpen }: { sheet: Sheet; onOpen: () => void }) {
  const { t } = useTranslation('positions');
  const { currencySymbol } = useBrand();
  const { other, from, to, amount, way } = sheet;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-16 w-full flex-wrap items-center gap-3 px-4 py-3 text-left transition-colors hover:bg-surface focus-visible:outline-2 focus-visible:outline-focus focus-visible:-outline-offset-2"
    >
      <span className="flex row-words flex-col gap-1">
        <span className="wrap-anywhere font-medium">{other ?? t('brand')}</span>
        <span className="figures text-muted text-xs">{from === to ? to : `${from} – ${to}`}</span>
        <span>
          <SheetBadge sheet={sheet} />
        </span>
      </span>
      <span className="text-right">
        <span className="block text-muted text-xs">{t(`way.${way}`)}</span>
        <MoneyText amount={moneyOf(amount)} symbol={currencySymbol} className="font-semibold" />
      </span>
      <ChevronRight className="size-4 shrink-0 text-muted" aria-hidden="true" />
    </button>
  );
}

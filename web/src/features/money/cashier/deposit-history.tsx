import { moneyOf } from '@lanna/contract/money';
import type { DepositShown } from '@lanna/contract/money/cashier/cashier';
import { displayMoney } from '@lanna/rules/money';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import { QueryView } from '../../../query-view.tsx';
import { useTimeZone } from '../../../shared-parts/time/time-zone.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DEPOSIT_LOOK } from './deposit-style.tsx';
import { METHOD_ICONS } from './paying/method-cards.tsx';
import { depositsQuery } from './queries.ts';

/** The latest deposits with what has become of each; one that waits is a press away. */
export function DepositHistory({
  pageNo,
  onPage,
  onOpen,
}: {
  pageNo: number;
  onPage: (pageNo: number) => void;
  onOpen: (id: string) => void;
}) {
  const { t } = useTranslation('cashier');
  const top = useRef<HTMLElement>(null);
  return (
    <section ref={top} aria-labelledby="deposit-history" className="flex flex-col gap-3">
      <h3 id="deposit-history" className="font-display font-semibold text-lg">
        {t('history.title')}
      </h3>
      <QueryView
        query={useQuery(depositsQuery(pageNo))}
        label={t('history.title')}
        failed={t('history.failed')}
        shapeClassName="flex flex-col gap-2"
        shape={
          <>
            <Skeleton className="h-16 rounded-large" />
            <Skeleton className="h-16 rounded-large" />
          </>
        }
        isEmpty={({ total }) => total === 0}
        empty={
          <p className="rounded-large bg-sunken px-4 py-6 text-center text-muted text-sm">
            {t('history.empty')}
          </p>
        }
      >
        {({ list, totalPages }) => (
          <div className="flex flex-col gap-3">
            <ul className="flex flex-col divide-y divide-line overflow-hidden rounded-large border border-line bg-raised">
              {list.map((shown) => (
                <li key={shown.id}>
                  <Row deposit={shown} onOpen={() => onOpen(shown.id)} />
                </li>
              ))}
            </ul>
            <Pager page={pageNo} pages={totalPages} onPage={onPage} label={t('history.title')} top={top} />
          </div>
        )}
      </QueryView>
    </section>
  );
}

function Row({ deposit, onOpen }: { deposit: DepositShown; onOpen: () => void }) {
  const { t } = useTranslation('cashier');
  const { currencySymbol } = useBrand();
  const timeZone = useTimeZone();
  const Icon = METHOD_ICONS[deposit.kind];
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex flex-wrap w-full items-center gap-3 px-4 py-3 text-left transition-colors hover:bg-sunken focus-visible:-outline-offset-2"
    >
      <span
        aria-hidden="true"
        className="flex size-9 shrink-0 items-center justify-center rounded-medium bg-sunken text-accent-text [&_svg]:size-5"
      >
        <Icon />
      </span>
      <span className="row-words">
        <span className="figures block font-semibold">
          {displayMoney(moneyOf(deposit.amount), currencySymbol)}
        </span>
        <span className="figures block wrap-anywhere text-muted text-xs">
          {deposit.methodName} · {displayDateTime(deposit.createdAt, timeZone).slice(0, 16)}
          <span className="block">{deposit.reference}</span>
        </span>
      </span>
      {deposit.slips > 0 && (
        <Paperclip className="size-4 shrink-0 text-muted" aria-label={t('slip.sent')} role="img" />
      )}
      <Badge tone={DEPOSIT_LOOK[deposit.status].tone}>{t(`state.${deposit.status}`)}</Badge>
      <ChevronRight className="size-4 shrink-0 text-muted" aria-hidden="true" />
    </button>
  );
}

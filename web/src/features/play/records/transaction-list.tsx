import { moneyOf } from '@lanna/contract/money';
import type { Transaction, TransactionKind, TransactionState } from '@lanna/contract/play/records/records';
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  ChevronRight,
  Coins,
  Gift,
  type LucideIcon,
  Network,
  PenLine,
  Receipt,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayCount, displayDateTime } from '../../../i18n/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { linkOf } from './transaction-link.ts';
import { useLegWords } from './use-leg-words.ts';

/** One line a transaction, under the day it belongs to; a press leads to where it can be seen whole. */
export function TransactionList({ rows }: { rows: readonly Transaction[] }) {
  const { timeZone } = useBrand();
  const dayOf = (row: Transaction) => row.bets?.day ?? displayDateTime(row.at, timeZone).slice(0, 10);
  return (
    <div className="flex flex-col gap-5">
      {[...Map.groupBy(rows, dayOf)].map(([day, ofDay]) => (
        <section key={day} aria-label={day} className="flex flex-col gap-2">
          <h3 className="figures font-medium text-muted text-sm">{day}</h3>
          <ul className="lit divide-y divide-line/60 overflow-hidden rounded-large bg-raised">
            {ofDay.map((row) => (
              <li key={row.id}>
                <Line row={row} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Line({ row }: { row: Transaction }) {
  const href = linkOf(row);
  if (!href)
    return (
      <div className={LINE}>
        <Content row={row} />
      </div>
    );
  return (
    <a
      href={href}
      className={`${LINE} transition-colors hover:bg-surface focus-visible:outline-2 focus-visible:outline-focus focus-visible:-outline-offset-2`}
    >
      <Content row={row} />
      <ChevronRight className="size-4 shrink-0 text-muted" aria-hidden="true" />
    </a>
  );
}

function Content({ row }: { row: Transaction }) {
  const { t } = useTranslation('records');
  const shell = useTranslation('shell');
  const { timeZone, currencySymbol: symbol } = useBrand();
  const { what } = useLegWords();
  const Icon = ICONS[row.kind];
  const detail: ReactNode = row.bets
    ? t('betsOfDay', { count: row.bets.count, bets: displayCount(row.bets.count) })
    : displayDateTime(row.at, timeZone).slice(11);
  return (
    <>
      <span
        className="flex size-10 shrink-0 items-center justify-center rounded-full bg-sunken text-accent-text"
        aria-hidden="true"
      >
        <Icon className="size-5" />
      </span>
      <span className="row-words">
        <span className="block break-words font-medium">
          {row.bets
            ? `${t('kinds.bets')} · ${shell.t(`category.${row.bets.category}`)}`
            : what(row.what, moneyOf(row.amount ?? '0'))}
        </span>
        <span className="figures block text-muted text-xs">
          {detail}
          {row.about && <span className="font-text"> · {row.about}</span>}
        </span>
      </span>
      <span className="flex shrink-0 flex-col items-end gap-1">
        {row.amount === null ? (
          <span className="text-muted">–</span>
        ) : (
          <span className="font-semibold">
            <MoneyText
              amount={moneyOf(row.amount)}
              symbol={symbol}
              {...(row.state === 'done' ? { signed: true } : { className: 'text-muted' })}
            />
          </span>
        )}
        {row.state !== 'done' && <Badge tone={TONES[row.state]}>{t(`states.${row.state}`)}</Badge>}
      </span>
    </>
  );
}

const LINE = 'flex min-h-16 flex-wrap items-center gap-3 px-4 py-3';

const TONES = {
  waiting: 'warning',
  done: 'success',
  refused: 'danger',
  failed: 'danger',
  cancelled: 'quiet',
  expired: 'quiet',
} as const satisfies Record<TransactionState, string>;

const ICONS: Record<TransactionKind, LucideIcon> = {
  deposit: ArrowDownToLine,
  withdrawal: ArrowUpFromLine,
  transfer: ArrowLeftRight,
  agent: Network,
  promotion: Gift,
  adjustment: PenLine,
  fee: Receipt,
  bets: Coins,
};

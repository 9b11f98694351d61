import type { Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import { VENDOR_GROUPS } from '@lanna/contract/play/catalogue/catalogue';
import type { PlayedOfCategory, profitAndLoss } from '@lanna/contract/play/records/records';
import { useQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayCount, displayDate } from '../../../i18n/format.ts';
import { paths } from '../../../paths.ts';
import { QueryView } from '../../../query-view.tsx';
import { PeriodField } from '../../../shared-parts/time/period-field.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { useUrlFilter } from '../../../use-url-filter.ts';
import { type Bucket, bucketsOf, extremesOf, grainOf } from './profit-buckets.ts';
import { ProfitChart, spanOf } from './profit-chart.tsx';
import { profitQuery } from './queries.ts';
import { daysAsked, type ProfitFilter, profitFilter } from './record-filter.ts';

type Profit = Value<typeof profitAndLoss>;

/** What settled bets brought or cost: the sum, day by day, and by category. */
export function ProfitPage() {
  const { t } = useTranslation('records');
  const shell = useTranslation('shell');
  const { timeZone } = useBrand();
  const today = displayDate(Date.now(), timeZone);
  const [filter, onChange] = useUrlFilter(profitFilter);
  const query = useQuery(
    profitQuery({ ...daysAsked(filter, today), category: filter.category || undefined }),
  );
  const categories = VENDOR_GROUPS.filter(
    (group) => group === filter.category || query.data?.categories.some(({ category }) => category === group),
  );
  return (
    <section aria-labelledby="profit-heading" className="flex flex-col gap-4 pt-4 sm:gap-5 sm:pt-1">
      <header>
        <h2 id="profit-heading" className="font-display font-semibold text-2xl">
          {t('profit.title')}
        </h2>
        <p className="max-w-prose text-muted text-sm">{t('profit.lead')}</p>
      </header>
      <form
        aria-label={t('filter')}
        onSubmit={(event) => event.preventDefault()}
        className="flex flex-col gap-3"
      >
        <PeriodField value={filter} today={today} onChange={onChange} />
        {categories.length > 1 && (
          <SelectField
            label={t('profit.category')}
            value={filter.category}
            onChange={({ target }) =>
              onChange({ category: VENDOR_GROUPS.find((group) => group === target.value) ?? '' })
            }
            options={[
              { value: '', label: t('all') },
              ...categories.map((group) => ({ value: group, label: shell.t(`category.${group}`) })),
            ]}
            className="sm:max-w-xs"
          />
        )}
      </form>
      <QueryView
        query={query}
        label={t('profit.loading')}
        failed={t('profit.failed')}
        shapeClassName="flex flex-col gap-3"
        shape={
          <>
            <Skeleton className="h-24 rounded-large" />
            <Skeleton className="h-60 rounded-large" />
          </>
        }
        isEmpty={({ days }) => days.length === 0}
        empty={<NoPlay filter={filter} onChange={onChange} />}
        className="flex flex-col gap-4 sm:gap-5"
      >
        {(profit) => <Profits profit={profit} chosen={filter.category} />}
      </QueryView>
    </section>
  );
}

function Profits({ profit, chosen }: { profit: Profit; chosen: string }) {
  const { t } = useTranslation('records');
  const grain = grainOf(profit.period);
  const buckets = bucketsOf(profit.days, profit.period, grain);
  return (
    <>
      <Totals totals={profit.totals} />
      {buckets.length > 1 && <ProfitChart buckets={buckets} grain={grain} />}
      <Extremes days={profit.days} />
      {chosen === '' && <Categories categories={profit.categories} />}
      {buckets.length > 1 && (
        <details className="rounded-large border border-line px-4 py-3">
          <summary className="cursor-pointer font-medium">{t('profit.asTable')}</summary>
          <div className="pt-3">
            <BucketTable buckets={buckets.filter(({ bets }) => bets > 0)} caption={t(`profit.by.${grain}`)} />
          </div>
        </details>
      )}
      <p className="text-muted text-xs">{t('profit.note')}</p>
    </>
  );
}

function Totals({ totals }: { totals: Profit['totals'] }) {
  const { t } = useTranslation('records');
  const { currencySymbol: symbol } = useBrand();
  return (
    <dl className="lit grid grid-cols-2 gap-x-4 gap-y-3 rounded-large bg-raised px-5 py-4 lg:grid-cols-4">
      <Total label={t('profit.net')}>
        <MoneyText amount={moneyOf(totals.net)} symbol={symbol} signed />
      </Total>
      <Total label={t('profit.stake')}>
        <MoneyText amount={moneyOf(totals.stake)} symbol={symbol} />
      </Total>
      <Total label={t('profit.payout')}>
        <MoneyText amount={moneyOf(totals.payout)} symbol={symbol} />
      </Total>
      <Total label={t('profit.bets')}>{displayCount(totals.bets)}</Total>
    </dl>
  );
}

function Total({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-xs">{label}</dt>
      <dd className="figures font-display font-semibold text-[clamp(0.875rem,4.4vw,1.125rem)]">{children}</dd>
    </div>
  );
}

/** In even words: neither is a reason to play on. */
function Extremes({ days }: { days: Profit['days'] }) {
  const { t } = useTranslation('records');
  const { currencySymbol: symbol } = useBrand();
  const found = extremesOf(days);
  if (!found) return null;
  return (
    <dl className="grid gap-3 text-sm sm:grid-cols-2">
      {(['best', 'worst'] as const).map((which) => (
        <div
          key={which}
          className="flex flex-wrap items-baseline justify-between gap-x-3 rounded-medium border border-line px-4 py-2.5"
        >
          <dt className="text-muted">
            {t(`profit.${which}`)} <span className="figures block text-xs sm:inline">{found[which].day}</span>
          </dt>
          <dd className="font-semibold">
            <MoneyText amount={moneyOf(found[which].net)} symbol={symbol} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** How the stakes lay over the categories, and what each came to. */
function Categories({ categories }: { categories: readonly PlayedOfCategory[] }) {
  const { t } = useTranslation('records');
  const shell = useTranslation('shell');
  const { currencySymbol: symbol } = useBrand();
  const most = categories.reduce((top, { stake }) => Math.max(top, Number(stake)), 0);
  return (
    <section aria-labelledby="profit-categories" className="flex flex-col gap-2">
      <h3 id="profit-categories" className="font-display font-semibold text-lg">
        {t('profit.categories')}
      </h3>
      <ul className="lit divide-y divide-line/60 rounded-large bg-raised px-4">
        {categories.map(({ category, bets, stake, net }) => (
          <li key={category} className="flex flex-col gap-1.5 py-3">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="min-w-0 font-medium">{shell.t(`category.${category}`)}</span>
              <span className="font-semibold">
                <MoneyText amount={moneyOf(net)} symbol={symbol} signed />
              </span>
            </div>
            <div className="h-1.5 rounded-full bg-sunken" aria-hidden="true">
              <div
                className="h-full rounded-full bg-accent-text/70"
                style={{ width: `${most === 0 ? 0 : Math.max(2, (Number(stake) / most) * 100)}%` }}
              />
            </div>
            <p className="figures text-muted text-xs">
              {t('profit.stake')} <MoneyText amount={moneyOf(stake)} symbol={symbol} /> ·{' '}
              {t('profit.betsCount', { count: bets, bets: displayCount(bets) })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function BucketTable({ buckets, caption }: { buckets: readonly Bucket[]; caption: string }) {
  const { t } = useTranslation('records');
  const columns: Column<Bucket>[] = [
    {
      key: 'days',
      head: t('profit.days'),
      lead: true,
      cell: (row) => <span className="figures">{spanOf(row)}</span>,
    },
    {
      key: 'bets',
      head: t('profit.bets'),
      align: 'end',
      cell: ({ bets }) => <span className="figures">{displayCount(bets)}</span>,
    },
    {
      key: 'stake',
      head: t('profit.stake'),
      align: 'end',
      cell: ({ stake }) => <MoneyText amount={stake} />,
    },
    {
      key: 'payout',
      head: t('profit.payout'),
      align: 'end',
      cell: ({ payout }) => <MoneyText amount={payout} />,
    },
    {
      key: 'net',
      head: t('profit.net'),
      align: 'end',
      cell: ({ net }) => <MoneyText amount={net} signed />,
    },
  ];
  return <Table caption={caption} columns={columns} rows={buckets} rowKey={({ first }) => first} />;
}

function NoPlay({
  filter,
  onChange,
}: {
  filter: ProfitFilter;
  onChange: (changed: Partial<ProfitFilter>) => void;
}) {
  const { t } = useTranslation('records');
  return (
    <EmptyState
      icon={<ChartColumn />}
      title={t('profit.empty')}
      text={t('profit.emptyText')}
      action={
        <>
          {filter.category !== '' && (
            <Button variant="secondary" onClick={() => onChange({ category: '' })}>
              {t('showAll')}
            </Button>
          )}
          {filter.period !== 'year' && (
            <Button variant="secondary" onClick={() => onChange({ period: 'year' })}>
              {t('showYear')}
            </Button>
          )}
          <LinkButton variant="ghost" href={paths.memberCentre('personalHistoryCopy')}>
            {t('profit.record')}
          </LinkButton>
        </>
      }
    />
  );
}

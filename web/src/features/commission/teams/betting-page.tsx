import { exportTeamBetting } from '@lanna/contract/commission/teams/exports';
import { BETTING_SORTS, type teamBetting } from '@lanna/contract/commission/teams/team';
import type { Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChartPie } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayCount, displayDate } from '../../../i18n/format.ts';
import { classes } from '../../../ui/classes.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { useUrlFilter } from '../../../use-url-filter.ts';
import { ExportButton } from './export-button.tsx';
import { DayChart } from './figures/day-chart.tsx';
import { FigureValue } from './figures/figure-value.tsx';
import { LineList, sharesOf } from './lines/line-list.tsx';
import { MemberBets } from './lines/member-bets.tsx';
import { PlayDetail, PlayTotals } from './lines/play-line.tsx';
import { bettingQuery } from './queries.ts';
import { below, bettingFilter, daysAsked } from './team-filter.ts';
import { TeamPage } from './team-page.tsx';

type Betting = Value<typeof teamBetting>;

/** What the team played: by category, by day, and by those directly below, down to one member's bets. */
export function BettingPage() {
  const { t } = useTranslation('teams');
  const { timeZone } = useBrand();
  const today = displayDate(Date.now(), timeZone);
  const [filter, change] = useUrlFilter(bettingFilter);
  const { under, category, sort } = filter;
  const days = daysAsked(filter, today);
  const asked = { ...days, ...(under && { under }), ...(category && { category }) };
  const query = useInfiniteQuery(bettingQuery({ ...asked, sort }));
  return (
    <TeamPage
      page="agentTeamBetting"
      list="betting"
      file={<ExportButton endpoint={exportTeamBetting} input={{ query: asked }} />}
      filter={filter}
      today={today}
      onChange={change}
      query={query}
    >
      {(first, pages) => {
        const rows = pages.flatMap((page) => page.rows);
        const person = first.path.at(-1)?.agent === false;
        return (
          <>
            <PlayTotals totals={first.totals} />
            <Categories
              categories={first.categories}
              chosen={category}
              onChoose={(group) => change({ category: group === category ? '' : group })}
            />
            {first.days.length > 1 && (
              <div className="lit rounded-large bg-raised p-4">
                <DayChart
                  label={t('byDay', { figure: t('figures.turnover') })}
                  bars={first.days.map(({ day, turnover }) => ({ day, value: turnover }))}
                  show={(value) => <FigureValue figure="turnover" value={value} />}
                />
              </div>
            )}
            {person ? (
              <MemberBets asked={{ ...asked, under }} />
            ) : rows.length === 0 ? (
              <EmptyState icon={<ChartPie />} title={t('betting.empty')} text={t('betting.emptyText')} />
            ) : (
              <section aria-labelledby="betting-line" className="flex flex-col gap-3">
                <div className="flex flex-wrap items-center justify-between gap-3">
                  <h3 id="betting-line" className="font-display font-semibold text-lg">
                    {t('byLine')}
                  </h3>
                  <SelectField
                    quiet
                    label={t('sort')}
                    value={sort}
                    onChange={({ target }) =>
                      change({ sort: BETTING_SORTS.find((known) => known === target.value) ?? '-turnover' })
                    }
                    options={BETTING_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
                    className="w-52"
                  />
                </div>
                <LineList
                  rows={rows}
                  label={t('byLine')}
                  value={(row) => <FigureValue figure={shownBy(sort)} value={row[shownBy(sort)]} />}
                  share={sharesOf(rows, (row) => String(row[shownBy(sort)]))}
                  detail={(row) => <PlayDetail row={row} />}
                  onOpen={(row) => () => change({ under: below(under, row.id) })}
                />
              </section>
            )}
          </>
        );
      }}
    </TeamPage>
  );
}

/** The figure a list is sorted by is the one it shows in large. */
function shownBy(sort: (typeof BETTING_SORTS)[number]) {
  return sort.replace('-', '') as 'turnover' | 'stake' | 'payout' | 'profit' | 'bets';
}

/** How the turnover lies over the categories; a press narrows the page to one. */
function Categories({
  categories,
  chosen,
  onChoose,
}: {
  categories: Betting['categories'];
  chosen: string;
  onChoose: (category: Betting['categories'][number]['category']) => void;
}) {
  const { t } = useTranslation('teams');
  const shell = useTranslation('shell');
  const { currencySymbol: symbol } = useBrand();
  if (categories.length === 0) return null;
  const share = sharesOf(categories, ({ turnover }) => turnover);
  return (
    <section aria-label={t('byCategory')} className="lit overflow-hidden rounded-large bg-raised">
      <h3 className="px-4 pt-3 font-semibold text-muted text-sm">{t('byCategory')}</h3>
      <ul className="divide-y divide-line/60">
        {categories.map((row) => (
          <li key={row.category}>
            <button
              type="button"
              aria-pressed={row.category === chosen}
              onClick={() => onChoose(row.category)}
              className={classes(
                'flex w-full flex-col gap-1.5 px-4 py-3 text-left transition-colors hover:bg-surface aria-pressed:bg-sunken',
                'focus-visible:outline-2 focus-visible:outline-focus focus-visible:-outline-offset-2',
              )}
            >
              <span className="flex items-baseline justify-between gap-3">
                <span className="min-w-0 font-medium">{shell.t(`category.${row.category}`)}</span>
                <span className="font-semibold">
                  <MoneyText amount={moneyOf(row.turnover)} symbol={symbol} />
                </span>
              </span>
              <span aria-hidden="true" className="h-1.5 rounded-full bg-sunken">
                <span
                  className="block h-full rounded-full bg-accent-text/70"
                  style={{ width: `${Math.max(1.5, share(row) * 100)}%` }}
                />
              </span>
              <span className="figures flex flex-wrap justify-between gap-x-3 text-muted text-xs">
                <span>{t('betsCount', { count: row.bets, shown: displayCount(row.bets) })}</span>
                <span>
                  {t('figures.profit')} <MoneyText amount={moneyOf(row.profit)} symbol={symbol} signed />
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

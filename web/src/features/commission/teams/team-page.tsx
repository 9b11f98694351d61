import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../query-view.tsx';
import { MoreRows } from '../../../shared-parts/lists/more-rows.tsx';
import { classes } from '../../../ui/classes.ts';
import { FindMember } from './lines/find-member.tsx';
import { GoneBranch, isGone } from './lines/gone-branch.tsx';
import { LinePath } from './lines/line-path.tsx';
import { ListShape } from './lines/list-shape.tsx';
import { PeriodField } from './period-field.tsx';
import { type DaysChosen, daysAsked } from './team-filter.ts';

type Path = ComponentProps<typeof LinePath>['path'];

/** A page of the team's figures: which days, a place found by name, the file; then what the query has come to, under the way down to its place. */
export function TeamPage<Page extends { path: Path }>({
  page,
  list,
  wide = false,
  file,
  beside,
  filter,
  today,
  onChange,
  query,
  children,
}: {
  page: 'agentTeamBetting' | 'agentTeamTransactions' | 'agentUserProfit';
  /** Where its words stand. */
  list: 'betting' | 'moves' | 'profit';
  wide?: boolean;
  file: ReactNode;
  /** Stands beside the search for a member. */
  beside?: ReactNode;
  filter: DaysChosen;
  today: string;
  onChange: (changed: Partial<DaysChosen & { under: string }>, how?: { replace: boolean }) => void;
  query: UseInfiniteQueryResult<InfiniteData<Page>>;
  children: (first: Page, pages: readonly Page[]) => ReactNode;
}) {
  const { t } = useTranslation('teams');
  const heading = useId();
  const find = <FindMember days={daysAsked(filter, today)} onFound={(under) => onChange({ under })} />;
  return (
    <section
      aria-labelledby={heading}
      className={classes('flex flex-col gap-4 pt-4 sm:gap-5 sm:pt-1', !wide && 'max-w-4xl')}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id={heading} className="font-display font-semibold text-2xl">
            {t(`pages.${page}`)}
          </h2>
          <p className="max-w-prose text-muted text-sm">{t(`${list}.lead`)}</p>
        </div>
        {file}
      </header>
      <PeriodField value={filter} today={today} onChange={onChange} />
      {beside ? (
        <div className="flex flex-wrap items-start justify-between gap-3">
          {find}
          {beside}
        </div>
      ) : (
        find
      )}
      <QueryView
        query={query}
        label={t(`${list}.loading`)}
        failed={t(`${list}.failed`)}
        refused={(error) => isGone(error) && <GoneBranch onBack={() => onChange({ under: '' })} />}
        shape={<ListShape />}
        className={classes('flex flex-col gap-4', !wide && 'sm:gap-5')}
      >
        {({ pages }) => {
          const [first] = pages;
          if (!first) return null;
          return (
            <>
              {first.path.length > 0 && <LinePath path={first.path} onGo={(under) => onChange({ under })} />}
              {children(first, pages)}
              <MoreRows label={t('more')} query={query} />
            </>
          );
        }}
      </QueryView>
    </section>
  );
}

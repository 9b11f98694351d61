import { TEAM_PERIODS, type TeamOverview } from '@lanna/contract/commission/teams/team';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PartsAt } from '../../../parts.tsx';
import { QueryView } from '../../../query-view.tsx';
import { Segments } from '../../../ui/fields/segments.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { useUrlFilter } from '../../../use-url-filter.ts';
import { OverviewFigures } from './figures/overview-figures.tsx';
import { BranchList } from './lines/branch-list.tsx';
import { IncomeList } from './lines/income-list.tsx';
import { overviewQuery } from './queries.ts';
import { overviewFilter } from './team-filter.ts';

/** What the team came to, and each figure opened in place. */
export function OverviewPage() {
  const { t } = useTranslation('teams');
  const [{ period, figure, under }, change] = useUrlFilter(overviewFilter);
  const overview = useQuery(overviewQuery(period));
  return (
    <section aria-labelledby="team-heading" className="flex max-w-4xl flex-col gap-4 pt-4 sm:gap-5 sm:pt-1">
      {figure === '' ? (
        <h2 id="team-heading" className="font-display font-semibold text-2xl">
          {t('pages.agentTeamOverview')}
        </h2>
      ) : (
        <div>
          <button
            type="button"
            onClick={() => change({ figure: '', under: '' })}
            className="-ml-2 flex h-11 w-fit items-center gap-2 rounded-medium px-2 font-medium text-accent-text"
          >
            <ArrowLeft className="size-5" aria-hidden="true" />
            {t('pages.agentTeamOverview')}
          </button>
          <h2 id="team-heading" className="font-display font-semibold text-2xl">
            {t(`figures.${figure}`)}
          </h2>
          <p className="max-w-prose text-muted text-sm">{t(`meanings.${figure}`)}</p>
        </div>
      )}
      {figure === '' && <PartsAt place="teamAhead" props={{}} />}
      {figure !== 'members' && (
        <Segments
          label={t('period')}
          value={period}
          onValueChange={(chosen) => change({ period: chosen })}
          segments={TEAM_PERIODS.map((value) => ({ value, label: t(`periods.${value}`) }))}
        />
      )}
      {figure === 'income' ? (
        <IncomeList period={period} />
      ) : figure ? (
        <BranchList
          figure={figure}
          under={under}
          asked={{ period }}
          onGo={(place) => change({ under: place })}
        />
      ) : (
        <QueryView
          query={overview}
          label={t('overview.loading')}
          failed={t('overview.failed')}
          shapeClassName="flex flex-col gap-4"
          shape={<OverviewShape />}
          isEmpty={isEmptyTeam}
          empty={<NoTeam />}
          className="flex flex-col gap-4 sm:gap-5"
        >
          {(data) => (
            <OverviewFigures overview={data} onOpen={(opened) => change({ figure: opened, under: '' })} />
          )}
        </QueryView>
      )}
      {figure === '' && (
        <PartsAt
          place="teamOverview"
          props={{ isEmpty: overview.data !== undefined && isEmptyTeam(overview.data) }}
        />
      )}
    </section>
  );
}

/** No member yet, and the agent has not played in person either. */
function isEmptyTeam({ members, now, earlier }: TeamOverview): boolean {
  return members === 0 && now.bets === 0 && earlier.bets === 0 && now.depositCount === 0;
}

function NoTeam() {
  const { t } = useTranslation('teams');
  return (
    <EmptyState
      icon={<UserPlus />}
      title={t('overview.empty')}
      text={t('overview.emptyText')}
      className="lit rounded-large bg-raised py-8"
    />
  );
}

function OverviewShape() {
  return (
    <>
      <Skeleton className="h-72 rounded-large" />
      <div className="grid gap-4 lg:grid-cols-2">
        <Skeleton className="h-52 rounded-large" />
        <Skeleton className="h-52 rounded-large" />
      </div>
    </>
  );
}

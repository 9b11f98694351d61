import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { displayCount } from '../../i18n/format.ts';
import { QueryView } from '../../query-view.tsx';
import { classes } from '../../ui/classes.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { teamQuery } from './queries.ts';

const KINDS = ['direct', 'whole', 'agents'] as const;
const SPANS = ['today', 'sevenDays', 'thirtyDays'] as const;

export function TeamFigures() {
  const { t } = useTranslation('agents');
  return (
    <QueryView
      query={useQuery(teamQuery)}
      label={t('team.loading')}
      failed={t('team.failed')}
      className="grid gap-3 lg:grid-cols-2"
      shapeClassName="grid gap-3 lg:grid-cols-2"
      shape={
        <>
          <Skeleton className="h-24 rounded-large" />
          <Skeleton className="h-24 rounded-large" />
        </>
      }
    >
      {(team) => (
        <>
          <Figures
            label={t('team.figures')}
            figures={KINDS.map((kind) => ({ name: t(`team.${kind}`), count: team[kind] }))}
          />
          <Figures
            label={t('team.joined')}
            figures={SPANS.map((span) => ({ name: t(`team.${span}`), count: team.joined[span] }))}
            growth
          />
        </>
      )}
    </QueryView>
  );
}

function Figures({
  label,
  figures,
  growth = false,
}: {
  label: string;
  figures: readonly { name: string; count: number }[];
  /** Recent registrations: highlighted when there are any. */
  growth?: boolean;
}) {
  return (
    <section aria-label={label} className="lit rounded-large bg-raised px-4 py-4">
      <h3 className="text-muted text-sm">{label}</h3>
      <dl className="mt-2 grid grid-cols-3 divide-x divide-line">
        {figures.map(({ name, count }) => (
          <div key={name} className="flex flex-col-reverse justify-end px-3 first:pl-0 last:pr-0">
            <dt className="text-muted text-xs">{name}</dt>
            <dd
              className={classes(
                'figures font-display font-semibold text-2xl sm:text-3xl',
                growth && count > 0 && 'text-success',
              )}
            >
              {growth && count > 0 && '+'}
              {displayCount(count)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

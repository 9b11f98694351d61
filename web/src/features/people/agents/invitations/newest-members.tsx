import type { Value } from '@lanna/contract/endpoint';
import type { newestMembers } from '@lanna/contract/people/agents/agents';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayDateTime } from '../../../../i18n/format.ts';
import { QueryView } from '../../../../query-view.tsx';
import { Pager } from '../../../../ui/pager.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { useUrlFilter } from '../../../../use-url-filter.ts';
import { RoleBadge } from '../downline/role-badge.tsx';
import { newestQuery } from '../queries.ts';
import { newestFilter } from './newest-filter.ts';

type Newest = Value<typeof newestMembers>['list'][number];

/** The members who registered with the agent's own links, newest first. */
export function NewestMembers() {
  const { t } = useTranslation('agents');
  const [{ pageNo }, change] = useUrlFilter(newestFilter);
  const newest = useQuery(newestQuery(pageNo));
  return (
    <section aria-labelledby="newest-heading" className="flex flex-col gap-3">
      <h3 id="newest-heading" className="font-display font-semibold text-lg">
        {t('newest.title')}
      </h3>
      <QueryView
        query={newest}
        label={t('newest.loading')}
        failed={t('newest.failed')}
        shape={<Skeleton className="h-60 rounded-large" />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState icon={<Users />} title={t('newest.empty')} text={t('newest.emptyText')} />}
        className="flex flex-col gap-3"
      >
        {({ list, pageNum, totalPages }) => (
          <>
            <ul className="lit overflow-hidden rounded-large bg-raised">
              {list.map((member) => (
                <NewestRow key={`${member.joinedAt} ${member.name}`} member={member} />
              ))}
            </ul>
            <Pager
              page={pageNum}
              pages={totalPages}
              onPage={(turned) => change({ pageNo: turned })}
              label={t('newest.paging')}
            />
          </>
        )}
      </QueryView>
    </section>
  );
}

function NewestRow({ member }: { member: Newest }) {
  const { t } = useTranslation('agents');
  const { timeZone } = useBrand();
  return (
    <li className="flex items-center justify-between gap-3 border-line border-b px-4 py-3 last:border-b-0">
      <span className="flex min-w-0 items-center gap-2.5">
        <span className="min-w-0 break-words font-medium">{member.name}</span>
        {member.agent && <RoleBadge agent />}
      </span>
      <span className="figures shrink-0 text-muted text-sm">
        <span className="sr-only">{t('newest.joinedAt')} </span>
        {displayDateTime(member.joinedAt, timeZone)}
      </span>
    </li>
  );
}

import type { DownlineMember } from '@lanna/contract/people/agents/agents';
import { useQuery } from '@tanstack/react-query';
import { SearchX, Users, UserX } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../../api/calls/refusal.ts';
import { displayCount } from '../../../../i18n/format.ts';
import { paths } from '../../../../paths.ts';
import { QueryView } from '../../../../query-view.tsx';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { Pager } from '../../../../ui/pager.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { useUrlFilter } from '../../../../use-url-filter.ts';
import { downlineQuery } from '../queries.ts';
import { downlineAsked, downlineFilter } from './downline-filter.ts';
import { DownlineFilters } from './downline-filters.tsx';
import { DownlinePath } from './downline-path.tsx';
import { DownlineTable } from './downline-table.tsx';
import { MemberSheet } from './member-sheet.tsx';

/** All members below the agent, level by level, or found by name at any level. */
export function DownlinePage() {
  const { t } = useTranslation('agents');
  const [filter, change] = useUrlFilter(downlineFilter);
  const downline = useQuery(downlineQuery(downlineAsked(filter)));
  const { data } = downline;
  const path = useRef<HTMLElement>(null);
  const top = useRef<HTMLElement>(null);

  const [managed, setManaged] = useState<DownlineMember>();
  const [isManaging, setManaging] = useState(false);

  function manage(member: DownlineMember) {
    setManaged(member);
    setManaging(true);
  }

  function goTo(under = '') {
    change({ ...downlineFilter.opening, under });
    // The pressed button is removed with its row, so the focus moves to the path.
    path.current?.focus();
  }

  // What was changed in the sheet is in the list that has been fetched since.
  const shown = managed && (data?.list.find(({ id }) => id === managed.id) ?? managed);
  return (
    <section
      ref={top}
      aria-labelledby="downline-heading"
      className="flex scroll-mt-16 flex-col gap-5 pt-4 sm:scroll-mt-0 sm:pt-1"
    >
      <h2 id="downline-heading" className="font-display font-semibold text-2xl">
        {t('pages.agentDownline')}
      </h2>
      <DownlineFilters filter={filter} onChange={change} />
      <DownlinePath ref={path} path={data?.path ?? []} onGo={goTo}>
        {data && t('downline.count', { count: data.total, shown: displayCount(data.total) })}
      </DownlinePath>
      <QueryView
        query={downline}
        label={t('downline.loading')}
        failed={t('downline.failed')}
        refused={(error) => isGone(error) && <Gone onBack={() => goTo()} />}
        isEmpty={({ total }) => total === 0}
        empty={
          <NoMembers
            narrowed={filter.account !== '' || filter.status !== ''}
            onShowAll={() => change({ account: '', status: '' })}
          />
        }
        className="flex flex-col gap-5"
        shapeClassName="flex flex-col gap-2.5"
        shape={['one', 'two', 'three', 'four'].map((row) => (
          <Skeleton key={row} className="h-14 rounded-medium" />
        ))}
      >
        {({ list, pageNum, totalPages }) => (
          <>
            <DownlineTable list={list} onOpen={goTo} onManage={manage} />
            <Pager
              page={pageNum}
              pages={totalPages}
              onPage={(pageNo) => change({ pageNo })}
              label={t('downline.paging')}
              top={top}
            />
          </>
        )}
      </QueryView>
      {shown && (
        <MemberSheet
          key={shown.id}
          member={shown}
          open={isManaging}
          onClose={() => setManaging(false)}
          onOpenTeam={() => {
            setManaging(false);
            goTo(shown.id);
          }}
        />
      )}
    </section>
  );
}

function Gone({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('agents');
  return (
    <EmptyState
      icon={<UserX />}
      title={t('downline.gone')}
      action={<Button onClick={onBack}>{t('downline.toMine')}</Button>}
    />
  );
}

/** An empty team, or no member that fits the filter: each has its own next step. */
function NoMembers({ narrowed, onShowAll }: { narrowed: boolean; onShowAll: () => void }) {
  const { t } = useTranslation('agents');
  if (narrowed)
    return (
      <EmptyState
        icon={<SearchX />}
        title={t('downline.noMatch')}
        text={t('downline.noMatchText')}
        action={
          <Button variant="secondary" onClick={onShowAll}>
            {t('downline.showAll')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      icon={<Users />}
      title={t('downline.empty')}
      text={t('downline.emptyText')}
      action={<LinkButton href={paths.agentCentre('agentRegister')}>{t('downline.toLinks')}</LinkButton>}
    />
  );
}

/** The member whose team is shown is no longer below the agent. */
function isGone(failure: unknown): boolean {
  return failure instanceof Refusal && failure.code === 'member_unknown';
}

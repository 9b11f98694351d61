import { type MemberPage as Member, showMember } from '@lanna/contract/people/members/ops';
import { useLocation } from '@tanstack/react-router';
import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../../api/calls/refusal.ts';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink, useGoTo } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import type { ConsolePageProps } from '../../../../console/console-topic.ts';
import { MemberTabs } from '../../../../console/member-tabs.ts';
import { useMay } from '../../../../console/operator.tsx';
import { Lazy } from '../../../../lazy-component.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Avatar } from '../../../../ui/pictures/avatar.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { BetsTab } from './bets-tab.tsx';
import { DuplicatesTab } from './duplicates-tab.tsx';
import { LineTab } from './line-tab.tsx';
import { MemberActions } from './member-actions.tsx';
import { MemberGlance } from './member-glance.tsx';
import { MemberStatusBadge, MemberType } from './member-status.tsx';
import { MoneyTab } from './money-tab.tsx';
import { NotesTab } from './notes-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { SecurityTab } from './security-tab.tsx';
import { SessionsTab } from './sessions-tab.tsx';
import { TimelineTab } from './timeline-tab.tsx';

/** One member: who this is, what their money is, what happened last, and what can be done. */
export function MemberPage({ params: { id = '' } }: ConsolePageProps) {
  const { t } = useTranslation('members-console');
  const member = useOps(showMember, { params: { id } });
  const above = [{ href: '/members', label: t('title') }];
  return (
    <QueryView
      query={member}
      label={t('member.loading')}
      failed={t('member.failed')}
      shape={<PageShape />}
      shapeClassName="p-6"
      refused={(error) => error instanceof Refusal && error.code === 'not_found' && <NoMember />}
    >
      {(found) => (
        <ConsolePage
          title={found.username}
          crumbs={above}
          heading={<Heading member={found} />}
          actions={<MemberActions member={found} />}
        >
          <MemberGlance member={found} />
          <Details member={found} />
        </ConsolePage>
      )}
    </QueryView>
  );
}

/** No member of this id, or a member of a brand the operator does not work for: the console does not say which. */
function NoMember() {
  const { t } = useTranslation('members-console');
  return (
    <ConsolePage title={t('title')} crumbs={[{ href: '/members', label: t('title') }]}>
      <EmptyState
        title={t('member.unknown')}
        text={t('member.unknownText')}
        action={<ConsoleLink href="/members">{t('member.toList')}</ConsoleLink>}
      />
    </ConsolePage>
  );
}

function Heading({ member }: { member: Member }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Avatar name={member.username} picture={member.avatar} className="size-9" />
      <span>{member.username}</span>
      {member.nickname !== member.username && (
        <span className="font-normal text-base text-muted">{member.nickname}</span>
      )}
      <span className="flex flex-wrap items-center gap-x-3 font-normal text-muted text-sm">
        <MemberStatusBadge status={member.status} />
        <MemberType type={member.type} demoPlayer={member.demoPlayer} />
        <span>{member.brand}</span>
      </span>
    </span>
  );
}

function Details({ member }: { member: Member }) {
  const { t } = useTranslation('members-console');
  const { t: word } = useTranslation('console-shell');
  const may = useMay();
  const ofTopics = use(MemberTabs);
  const goTo = useGoTo();
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const { brand } = member;
  const tabs = [
    { value: 'overview', label: t('tab.overview'), content: <OverviewTab member={member} /> },
    { value: 'timeline', label: t('tab.timeline'), content: <TimelineTab member={member} /> },
    may('ledger.statements', brand) && {
      value: 'money',
      label: t('tab.money'),
      content: <MoneyTab member={member} />,
    },
    may('bets.read', brand) && { value: 'bets', label: t('tab.bets'), content: <BetsTab member={member} /> },
    may('security.read', brand) && {
      value: 'sessions',
      label: t('tab.sessions'),
      content: <SessionsTab member={member} />,
    },
    may('security.read', brand) && {
      value: 'security',
      label: t('tab.security'),
      content: <SecurityTab member={member} />,
    },
    ...ofTopics
      .filter(({ permission }) => may(permission, brand))
      .map(({ key, word: name, tab }) => ({
        value: key,
        label: String(word(name as never)),
        content: (
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <Lazy of={tab} props={{ member }} />
          </Suspense>
        ),
      })),
    {
      value: 'notes',
      label: t('tab.notes', { count: member.notes }),
      content: <NotesTab member={member} />,
    },
    {
      value: 'duplicates',
      label: t('tab.duplicates', { count: member.openDuplicates }),
      content: <DuplicatesTab member={member} />,
    },
    may('agents.read', brand) && {
      value: 'line',
      label: t('tab.line'),
      content: <LineTab member={member} />,
    },
  ].filter((tab) => tab !== false);
  const asked = new URLSearchParams(search).get('tab');
  const shown = tabs.some(({ value }) => value === asked) ? asked : 'overview';
  return (
    <Tabs
      tabs={tabs}
      value={shown ?? 'overview'}
      label={t('tab.label')}
      // More than fit beside each other: all are seen where there is room for a second row.
      listClassName="lg:flex-wrap"
      onValueChange={(tab) => goTo(`/members/${member.id}?tab=${tab}`, { replace: true })}
    />
  );
}

function PageShape() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-8 w-72" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  );
}

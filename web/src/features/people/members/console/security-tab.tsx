import { showMemberSecurity } from '@lanna/contract/accounts/security/ops';
import { listAccessFailures, listSecurityEvents } from '@lanna/contract/books/audit/ops';
import type { MemberPage } from '@lanna/contract/people/members/ops';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { Facts } from '../../../../console/facts.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Can } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EVENT_KINDS, useEventName } from './event-name.ts';
import { Address } from './sessions-tab.tsx';

const by = filtersOf(listSecurityEvents);
const event = columnsOf(listSecurityEvents);
const failure = columnsOf(listAccessFailures);

/** How an account is protected, what happened to it, and who failed to log in. */
export function SecurityTab({ member }: { member: MemberPage }) {
  return (
    <div className="flex flex-col gap-4">
      <Protection member={member} />
      <Can permission="audit.read" brand={member.brand}>
        <SecurityRecord member={member} />
        <Failures member={member} />
      </Can>
    </div>
  );
}

function Protection({ member }: { member: MemberPage }) {
  const { t } = useTranslation('members-console');
  const security = useOps(showMemberSecurity, { params: { id: member.id } });
  return (
    <Panel title={t('security.protection')}>
      <QueryView
        query={security}
        label={t('security.protection')}
        failed={t('last.failed')}
        shape={<Skeleton className="h-24" />}
      >
        {(shown) => (
          <Facts
            wide
            facts={[
              {
                label: t('security.password'),
                value: t(shown.hasPassword ? 'security.set' : 'security.notSet'),
              },
              {
                label: t('security.passwordChanged'),
                value: <When at={shown.passwordChangedAt} brand={member.brand} />,
              },
              {
                label: t('security.withdrawalPassword'),
                value: t(shown.hasWithdrawalPassword ? 'security.set' : 'security.notSet'),
              },
              {
                label: t('security.factors'),
                value: shown.factors
                  .map((factor) => factor.name ?? t(`security.kind.${factor.kind}`))
                  .join(', '),
              },
              { label: t('security.recoveryCodes'), value: shown.recoveryCodesLeft },
            ]}
          />
        )}
      </QueryView>
    </Panel>
  );
}

function SecurityRecord({ member }: { member: MemberPage }) {
  const { t } = useTranslation('members-console');
  const eventName = useEventName();
  const filter = useListFilter([
    by.choiceOf(
      'kind',
      t('security.event'),
      EVENT_KINDS.map((value) => ({ value, label: eventName(value) })),
    ),
  ]);
  return (
    <Panel title={t('security.record')} text={t('security.recordText')}>
      <DataTable
        name="member-security"
        caption={t('security.record')}
        list={listSecurityEvents}
        params={{ id: member.id }}
        filter={filter}
        height="content"
        columns={[
          event.of('at', t('column.time'), ({ at }) => <When at={at} brand={member.brand} variant="full" />, {
            sort: 'at',
            width: 150,
          }),
          event.word('kind', t('security.event'), eventName, { width: 190 }),
          event.of('address', t('sessions.address'), (row) => <Address {...row} />, { width: 160 }),
          event.word('before', t('security.before'), factsText, { width: 180 }),
          event.word('after', t('security.after'), factsText, { width: 200 }),
          event.of(
            'sealed',
            t('security.sealed'),
            ({ sealed }) => (
              <StatusBadge tone={sealed ? 'success' : 'quiet'}>
                {t(sealed ? 'security.isSealed' : 'security.notYet')}
              </StatusBadge>
            ),
            { width: 110 },
          ),
          event.text('device', t('sessions.device'), { width: 260, hidden: true }),
        ]}
        empty={{ title: t('last.noEvents') }}
      />
    </Panel>
  );
}

function Failures({ member }: { member: MemberPage }) {
  const { t } = useTranslation('members-console');
  const filter = useListFilter([]);
  return (
    <Panel title={t('security.failures')} text={t('security.failuresText')}>
      <DataTable
        name="member-failures"
        caption={t('security.failures')}
        list={listAccessFailures}
        params={{ id: member.id }}
        filter={filter}
        height="content"
        columns={[
          failure.of(
            'at',
            t('column.time'),
            ({ at }) => <When at={at} brand={member.brand} variant="full" />,
            {
              width: 150,
            },
          ),
          failure.text('method', t('security.method'), { width: 140 }),
          failure.text('reason', t('security.why'), { width: 190 }),
          failure.of('address', t('sessions.address'), (row) => <Address {...row} />, { width: 160 }),
          failure.text('hits', t('security.hits'), { width: 80, align: 'end' }),
        ]}
        empty={{ title: t('security.noFailures') }}
      />
    </Panel>
  );
}

/** Facts of a line as short text: what they are called is the record's own affair. */
function factsText(facts: Record<string, unknown> | null): string {
  if (!facts) return '';
  return Object.entries(facts)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(' · ');
}

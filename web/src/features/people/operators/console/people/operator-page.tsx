import { type OperatorDetail, showOperator } from '@lanna/contract/people/operators/operator-ops';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../../console/console-page.tsx';
import type { ConsolePageProps } from '../../../../../console/console-topic.ts';
import { Facts } from '../../../../../console/facts.tsx';
import { Can } from '../../../../../console/operator.tsx';
import { Panel } from '../../../../../console/panel.tsx';
import { StatusBadge } from '../../../../../console/status-badge.tsx';
import { When } from '../../../../../console/when.tsx';
import { QueryView } from '../../../../../query-view.tsx';
import { Skeleton } from '../../../../../ui/skeleton.tsx';
import { OperatorWaiting } from '../approvals/operator-waiting.tsx';
import { SessionList } from '../own/session-list.tsx';
import { OperatorActions } from './operator-actions.tsx';
import { OperatorHistory } from './operator-history.tsx';
import { OperatorRoles } from './operator-roles.tsx';

/** One operator: roles, second factors, open sessions, and what was done last. */
export function OperatorPage({ params }: ConsolePageProps) {
  const { t } = useTranslation('operators-console');
  const { id = '' } = params;
  const operator = useOps(showOperator, { params: { id } });
  const name = operator.data?.displayName ?? t('operators.one');
  return (
    <ConsolePage
      title={name}
      crumbs={[{ href: '/operators', label: t('operators.title') }]}
      actions={operator.data && <OperatorActions operator={operator.data} />}
    >
      <QueryView
        query={operator}
        label={t('operators.loading')}
        shape={<Skeleton className="h-96" />}
        failed={t('operators.failed')}
      >
        {(shown) => (
          <div className="grid items-start gap-4 xl:grid-cols-2">
            <div className="flex min-w-0 flex-col gap-4">
              <Account operator={shown} />
              <OperatorWaiting operator={shown} />
              <OperatorRoles operator={shown} />
            </div>
            <div className="flex min-w-0 flex-col gap-4">
              <Panel title={t('sessions.title')} text={t('sessions.ofOperator')}>
                <SessionList sessions={shown.sessions} />
              </Panel>
              <OperatorHistory id={shown.id} />
            </div>
          </div>
        )}
      </QueryView>
    </ConsolePage>
  );
}

function Account({ operator }: { operator: OperatorDetail }) {
  const { t } = useTranslation('operators-console');
  const { totp, passkeys, recoveryCodes } = operator.secondFactor;
  return (
    <Panel title={t('operators.account')}>
      {operator.own && (
        <p className="mb-2 text-sm">
          <ConsoleLink href="/me/security">{t('operators.own')}</ConsoleLink>
        </p>
      )}
      <Facts
        facts={[
          { label: t('operators.loginName'), value: operator.name },
          { label: t('operators.email'), value: operator.email ?? t('operators.noEmail') },
          {
            label: t('field.state'),
            value: (
              <StatusBadge tone={operator.status === 'active' ? 'success' : 'danger'}>
                {t(`operators.status.${operator.status}`)}
              </StatusBadge>
            ),
          },
          {
            label: t('operators.factor'),
            value: operator.hasSecondFactor ? (
              <StatusBadge tone="success">
                {t('operators.factors', {
                  app: totp ? t('operators.app') : t('operators.noApp'),
                  passkeys,
                  codes: recoveryCodes,
                })}
              </StatusBadge>
            ) : (
              <StatusBadge tone="warning">{t('operators.factorOff')}</StatusBadge>
            ),
          },
          operator.passwordChangeDue && {
            label: t('operators.password'),
            value: <StatusBadge tone="warning">{t('operators.passwordDue')}</StatusBadge>,
          },
          operator.passwordLink !== null && {
            label: t('operators.link'),
            value:
              operator.passwordLink.sentAt === null ? (
                <StatusBadge tone="warning">{t('operators.linkWaits')}</StatusBadge>
              ) : (
                <When at={operator.passwordLink.sentAt} variant="full" />
              ),
          },
          operator.approvesFrom !== null && {
            label: t('operators.approvesFrom'),
            value: <When at={operator.approvesFrom} variant="full" />,
          },
          { label: t('operators.added'), value: <When at={operator.createdAt} /> },
          { label: t('operators.addedBy'), value: operator.createdBy },
          {
            label: t('operators.seen'),
            value: <When at={operator.seenAt} never={t('operators.never')} />,
          },
        ]}
      />
      <Can permission="operators.change">
        {!operator.within && <p className="mt-3 text-muted text-sm">{t('operators.beyond')}</p>}
      </Can>
    </Panel>
  );
}

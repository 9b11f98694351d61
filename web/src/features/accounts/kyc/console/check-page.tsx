import { type IdentityCheckPage, showIdentityCheck } from '@lanna/contract/accounts/kyc/ops';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../../api/calls/refusal.ts';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import type { ConsolePageProps } from '../../../../console/console-topic.ts';
import { MemberLink } from '../../../../console/member-link.tsx';
import { MoveHistory } from '../../../../console/moves/move-history.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { ChecksPanel } from './checks-panel.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { FactsPanel } from './facts-panel.tsx';
import { FlagBadges } from './flag-badges.tsx';
import { PicturesPanel } from './pictures-panel.tsx';
import { IDENTITY_TONES } from './tones.ts';

/** Documents of one member: the pictures where one may look, what is known beside what was typed, the checks, and the decision. */
export function CheckPage({ params: { id = '' } }: ConsolePageProps) {
  const { t } = useTranslation('kyc-console');
  const check = useOps(showIdentityCheck, { params: { id } });
  const crumbs = [{ href: '/identity-checks?state=undecided', label: t('desk.title') }];
  return (
    <QueryView
      query={check}
      label={t('one.loading')}
      failed={t('one.failed')}
      shape={<Skeleton className="h-96 w-full" />}
      shapeClassName="p-6"
      refused={(error) =>
        error instanceof Refusal &&
        error.code === 'not_found' && (
          <ConsolePage title={t('desk.title')} crumbs={crumbs}>
            <EmptyState
              title={t('one.unknown')}
              action={<ConsoleLink href="/identity-checks">{t('one.toList')}</ConsoleLink>}
            />
          </ConsolePage>
        )
      }
    >
      {(found) => (
        <ConsolePage
          title={t('one.title', { name: found.row.member.name })}
          crumbs={crumbs}
          heading={<Heading check={found} />}
        >
          <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_27rem]">
            <div className="flex min-w-0 flex-col gap-4">
              <PicturesPanel check={found} />
              <FactsPanel check={found} />
            </div>
            <div className="flex min-w-0 flex-col gap-4 xl:sticky xl:top-4">
              <ChecksPanel check={found} />
              <DecisionPanel key={found.row.version} check={found} />
              <Panel title={t('history.title')}>
                <MoveHistory history={found.history} brand={found.row.brand} byItself={t('history.byItself')}>
                  {({ to, reasons }) => (
                    <span className="flex flex-wrap items-baseline gap-x-2">
                      <StatusBadge tone={IDENTITY_TONES[to]}>{t(`state.${to}`)}</StatusBadge>
                      {reasons.length > 0 && (
                        <span className="text-muted text-xs">
                          {reasons.map((reason) => t(`reason.${reason}`)).join(', ')}
                        </span>
                      )}
                    </span>
                  )}
                </MoveHistory>
              </Panel>
            </div>
          </div>
        </ConsolePage>
      )}
    </QueryView>
  );
}

function Heading({ check: { row } }: { check: IdentityCheckPage }) {
  const { t } = useTranslation('kyc-console');
  return (
    <span className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <MemberLink id={row.member.id} brand={row.brand}>
        {row.member.name}
      </MemberLink>
      <span className="flex flex-wrap items-center gap-x-4 font-normal text-sm">
        <StatusBadge tone={IDENTITY_TONES[row.state]}>{t(`state.${row.state}`)}</StatusBadge>
        <span className="text-muted">
          {t(`kind.${row.kind}`)} · {t('one.attempt', { number: row.attempt })} ·{' '}
          <When at={row.sentAt} brand={row.brand} />
        </span>
        {row.flags.length > 0 && <FlagBadges flags={row.flags} />}
        <span className="text-muted">{row.brand}</span>
      </span>
    </span>
  );
}

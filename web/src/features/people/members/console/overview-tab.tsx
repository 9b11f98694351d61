import { listSecurityEvents } from '@lanna/contract/books/audit/ops';
import { listMemberStatement } from '@lanna/contract/books/ledger/member-ops';
import type { MemberPage } from '@lanna/contract/people/members/ops';
import { listMemberBets } from '@lanna/contract/play/bets/member-ops';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { Money } from '../../../../console/money.tsx';
import { useMay } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useEventName } from './event-name.ts';
import { MovementName } from './movement-name.tsx';
import { PersonPanel } from './person-panel.tsx';
import { StatusPanel } from './status-panel.tsx';

const LAST = { limit: '6' } as never;

/** Everything at one glance: the person, the money, what happened last. */
export function OverviewTab({ member }: { member: MemberPage }) {
  const may = useMay();
  const { brand } = member;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2 2xl:grid-cols-3">
      <div className="min-w-0 lg:max-2xl:row-span-2">
        <PersonPanel member={member} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {may('ledger.statements', brand) && <LastMoney member={member} />}
        {may('bets.read', brand) && <LastBets member={member} />}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {may('security.read', brand) && may('audit.read', brand) && <LastEvents member={member} />}
        <StatusPanel member={member} />
      </div>
    </div>
  );
}

function LastMoney({ member }: { member: MemberPage }) {
  const { t } = useTranslation('members-console');
  const rows = useOps(listMemberStatement, { params: { id: member.id }, query: LAST });
  return (
    <Panel title={t('last.money')} actions={<All member={member} tab="money" />} flush>
      <QueryView
        query={rows}
        label={t('last.money')}
        failed={t('last.failed')}
        shape={<LinesShape />}
        isEmpty={(page) => page.rows.length === 0}
        empty={<Nothing>{t('last.noMoney')}</Nothing>}
      >
        {(page) => (
          <Lines>
            {page.rows.map((row) => (
              <Line
                key={`${row.transfer} ${row.account}`}
                at={<When at={row.at} brand={member.brand} />}
                end={<Money amount={row.change} brand={member.brand} currency={row.currency} signed />}
              >
                <MovementName {...row} />
              </Line>
            ))}
          </Lines>
        )}
      </QueryView>
    </Panel>
  );
}

function LastBets({ member }: { member: MemberPage }) {
  const { t } = useTranslation('members-console');
  const rows = useOps(listMemberBets, { params: { id: member.id }, query: LAST });
  return (
    <Panel title={t('last.bets')} actions={<All member={member} tab="bets" />} flush>
      <QueryView
        query={rows}
        label={t('last.bets')}
        failed={t('last.failed')}
        shape={<LinesShape />}
        isEmpty={(page) => page.rows.length === 0}
        empty={<Nothing>{t('last.noBets')}</Nothing>}
      >
        {(page) => (
          <Lines>
            {page.rows.map((row) => (
              <Line
                key={row.id}
                at={<When at={row.placedAt} brand={member.brand} />}
                end={
                  <span className="flex gap-2">
                    <Money amount={row.stake} brand={member.brand} className="text-muted" />
                    <span>{t(`outcome.${row.status}`)}</span>
                  </span>
                }
              >
                {row.gameName}
              </Line>
            ))}
          </Lines>
        )}
      </QueryView>
    </Panel>
  );
}

function LastEvents({ member }: { member: MemberPage }) {
  const { t } = useTranslation('members-console');
  const eventName = useEventName();
  const rows = useOps(listSecurityEvents, { params: { id: member.id }, query: LAST });
  return (
    <Panel title={t('last.events')} actions={<All member={member} tab="security" />} flush>
      <QueryView
        query={rows}
        label={t('last.events')}
        failed={t('last.failed')}
        shape={<LinesShape />}
        isEmpty={(page) => page.rows.length === 0}
        empty={<Nothing>{t('last.noEvents')}</Nothing>}
      >
        {(page) => (
          <Lines>
            {page.rows.map((row) => (
              <Line
                key={row.id}
                at={<When at={row.at} brand={member.brand} />}
                end={<span className="text-muted">{row.address || t('last.byOperator')}</span>}
              >
                {eventName(row.kind)}
              </Line>
            ))}
          </Lines>
        )}
      </QueryView>
    </Panel>
  );
}

function All({ member, tab }: { member: MemberPage; tab: string }) {
  const { t } = useTranslation('members-console');
  return (
    <ConsoleLink
      href={`/members/${member.id}?tab=${tab}`}
      className="text-accent-text text-sm underline-offset-2 hover:underline"
    >
      {t('last.all')}
    </ConsoleLink>
  );
}

function Lines({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-line/70">{children}</ul>;
}

function Line({ at, end, children }: { at: ReactNode; end: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-baseline gap-3 px-4 py-2 text-sm">
      <span className="w-32 shrink-0 text-muted text-xs">{at}</span>
      <span className="min-w-0 flex-1 truncate">{children}</span>
      <span className="shrink-0">{end}</span>
    </li>
  );
}

function Nothing({ children }: { children: ReactNode }) {
  return <p className="px-4 py-4 text-muted text-sm">{children}</p>;
}

function LinesShape() {
  return (
    <div className="flex flex-col gap-3 p-4">
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-10/12" />
      <Skeleton className="h-4 w-11/12" />
    </div>
  );
}

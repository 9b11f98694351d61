import type { Value } from '@lanna/contract/endpoint';
import { decideDuplicate, listDuplicates, type MemberPage } from '@lanna/contract/people/members/ops';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { ReasonCallButton } from '../../../../console/reason-call.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { MemberStatusBadge } from './member-status.tsx';

type Duplicate = Value<typeof listDuplicates>['rows'][number];
const SIGNALS = ['device', 'address', 'phone', 'email', 'id_number', 'name_and_birthday'] as const;
const DECISIONS = ['same_person', 'different'] as const;

/** Accounts that may be the same person's: an operator decides, with a reason. */
export function DuplicatesTab({ member }: { member: MemberPage }) {
  const { t } = useTranslation('members-console');
  const duplicates = useOps(listDuplicates, { params: { id: member.id } });
  return (
    <Panel title={t('duplicates.title')} text={t('duplicates.text')} flush>
      <QueryView
        query={duplicates}
        label={t('duplicates.title')}
        failed={t('last.failed')}
        shape={<Skeleton className="h-24" />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<p className="px-4 py-4 text-muted text-sm">{t('duplicates.none')}</p>}
      >
        {({ rows }) => (
          <ul className="divide-y divide-line/70">
            {rows.map((pair) => (
              <Pair key={pair.other.id} pair={pair} member={member} />
            ))}
          </ul>
        )}
      </QueryView>
    </Panel>
  );
}

function Pair({
  pair: { other, signals, decision, at, flagged },
  member: { id, username, brand },
}: {
  pair: Duplicate;
  member: MemberPage;
}) {
  const { t } = useTranslation('members-console');
  const shared = SIGNALS.filter((signal) => signals.includes(signal)).map((signal) => t(`signal.${signal}`));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 text-sm">
      <div className="flex min-w-0 flex-col gap-0.5">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <ConsoleLink href={`/members/${other.id}`}>{other.username}</ConsoleLink>
          <MemberStatusBadge status={other.status} />
          <Money amount={other.balance} brand={brand} className="text-muted" />
        </span>
        <span className="text-muted">
          {t(flagged ? 'duplicates.shares' : 'duplicates.seen', { what: shared.join(', ') })} ·{' '}
          <When at={at} brand={brand} variant="day" />
        </span>
        {decision && (
          <span>
            <StatusBadge tone={decision.as === 'same_person' ? 'danger' : 'success'}>
              {t(`duplicates.decided.${decision.as}`)}
            </StatusBadge>{' '}
            <span className="text-muted">
              {decision.reason} · {decision.operator}
            </span>
          </span>
        )}
      </div>
      <Can permission="members.decide" brand={brand}>
        <div className="flex gap-2">
          {DECISIONS.filter((as) => as !== decision?.as).map((as) => (
            <ReasonCallButton
              key={as}
              endpoint={decideDuplicate}
              input={(reason) => ({ params: { id, other: other.id }, body: { as, reason } })}
              label={t(`duplicates.decide.${as}`)}
              title={t(`duplicates.ask.${as}`, { one: username, other: other.username })}
              text={t('duplicates.askText')}
            />
          ))}
        </div>
      </Can>
    </li>
  );
}

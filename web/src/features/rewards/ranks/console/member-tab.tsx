import { showMember } from '@lanna/contract/people/members/ops';
import { listRankMembers, listRankMoves } from '@lanna/contract/rewards/ranks/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { Facts } from '../../../../console/facts.tsx';
import type { MemberTabProps } from '../../../../console/member-tabs.ts';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { RankDialog } from './rank-dialog.tsx';

/** The level of one member: the figures of the last review, what was set, and what has been. */
export function MemberTab({ member }: MemberTabProps) {
  const { t } = useTranslation('ranks-console');
  const shown = useOps(showMember, { params: { id: member.id } });
  const found = useOps(listRankMembers, { query: { member: member.id } });
  const [isSetting, setSetting] = useState(false);
  const row = found.data?.rows[0];
  return (
    <div className="flex flex-col gap-4">
      <QueryView
        query={shown}
        label={t('member.title')}
        failed={t('member.failed')}
        shape={<Skeleton className="h-40" />}
      >
        {({ rankLevel, version }) => (
          <Panel
            title={t('member.title')}
            actions={
              <Can permission="ranks.change" brand={member.brand}>
                <Button variant="secondary" size="small" onClick={() => setSetting(true)}>
                  {t('member.set')}
                </Button>
              </Can>
            }
          >
            <Facts
              facts={[
                { label: t('column.level'), value: rankLevel },
                { label: t('column.moved'), value: row?.movedOn ?? '–' },
                { label: t('column.held'), value: row?.heldUntil ?? '–' },
                { label: t('column.reviewed'), value: row?.reviewedOn ?? '–' },
                row?.figures != null && {
                  label: t('column.deposits'),
                  value: <Money amount={row.figures.deposits} brand={member.brand} />,
                },
                row?.figures != null && {
                  label: t('column.turnover'),
                  value: <Money amount={row.figures.turnover} brand={member.brand} />,
                },
              ]}
            />
            {isSetting && (
              <RankDialog member={{ ...member, rankLevel, version }} onClose={() => setSetting(false)} />
            )}
          </Panel>
        )}
      </QueryView>
      <Moves member={member} />
    </div>
  );
}

function Moves({ member }: MemberTabProps) {
  const { t } = useTranslation('ranks-console');
  return (
    <Panel title={t('moves.title')} flush>
      <QueryView
        query={useOps(listRankMoves, { query: { member: member.id } })}
        label={t('moves.title')}
        failed={t('member.failed')}
        shape={<Skeleton className="m-4 h-20" />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<p className="px-4 py-3 text-muted text-sm">{t('moves.none')}</p>}
      >
        {({ rows }) => (
          <ul className="divide-y divide-line/60 text-sm">
            {rows.map(({ id, at, from, to, cause, by, reason, heldUntil }) => (
              <li key={id} className="px-4 py-2">
                <span className="figures font-medium">
                  {from} → {to}
                </span>{' '}
                {t(`cause.${cause}`)}
                <span className="block text-muted text-xs">
                  <When at={at} brand={member.brand} variant="full" />
                  {by && ` · ${by}`}
                  {heldUntil && ` · ${t('column.held')} ${heldUntil}`}
                  {reason && ` · ${reason}`}
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Panel>
  );
}

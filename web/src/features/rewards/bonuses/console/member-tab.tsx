import { listBonuses } from '@lanna/contract/rewards/bonuses/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import type { MemberTabProps } from '../../../../console/member-tabs.ts';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { useContentText } from '../../../../console/use-content-text.ts';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { BONUS_TONES } from './bonus-tones.ts';
import { GiveDialog } from './give-dialog.tsx';

/** The bonuses of one member, the latest first, and giving another, also the first. */
export function MemberTab({ member }: MemberTabProps) {
  const { t } = useTranslation('bonuses-console');
  const content = useContentText();
  const [isGiving, setGiving] = useState(false);
  return (
    <Panel
      title={t('bonuses.ofMember')}
      actions={
        <Can permission="bonuses.grant" brand={member.brand}>
          <Button variant="secondary" size="small" onClick={() => setGiving(true)}>
            {t('give.first')}
          </Button>
        </Can>
      }
    >
      <QueryView
        query={useOps(listBonuses, { query: { member: member.id } })}
        label={t('bonuses.ofMember')}
        failed={t('bonuses.failed')}
        shape={<Skeleton className="h-40" />}
      >
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="text-muted text-sm">{t('bonuses.none')}</p>
          ) : (
            <ul className="divide-y divide-line/60 text-sm">
              {rows.map((row) => (
                <li key={row.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
                  <span className="row-words">
                    <ConsoleLink href={`/bonuses?member=${member.id}&show=${row.id}`}>
                      {content(row.name)}
                    </ConsoleLink>
                    <span className="block text-muted text-xs">
                      <When at={row.optedAt} brand={member.brand} />
                    </span>
                  </span>
                  {row.amount !== null && <Money amount={row.amount} brand={member.brand} />}
                  <StatusBadge tone={BONUS_TONES[row.state]}>{t(`state.${row.state}`)}</StatusBadge>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
      {isGiving && (
        <GiveDialog member={{ id: member.id, name: member.username }} onClose={() => setGiving(false)} />
      )}
    </Panel>
  );
}

import { moneyOf } from '@lanna/contract/money';
import { showMemberPoints } from '@lanna/contract/rewards/points/ops';
import { displayMoney } from '@lanna/rules/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { Facts } from '../../../../console/facts.tsx';
import type { MemberTabProps } from '../../../../console/member-tabs.ts';
import { Can } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { CorrectDialog } from './correct-dialog.tsx';

/** What one member has in points, what moved them, and a correction by hand. */
export function MemberTab({ member }: MemberTabProps) {
  const { t } = useTranslation('points-console');
  const [isCorrecting, setCorrecting] = useState(false);
  return (
    <QueryView
      query={useOps(showMemberPoints, { params: { id: member.id } })}
      label={t('member.title')}
      failed={t('member.failed')}
      shape={<Skeleton className="h-40" />}
      className="flex flex-col gap-4"
    >
      {({ balance, debt, entries }) => (
        <>
          <Panel
            title={t('member.title')}
            actions={
              <Can permission="points.decide" brand={member.brand}>
                <Button variant="secondary" size="small" onClick={() => setCorrecting(true)}>
                  {t('correct.open')}
                </Button>
              </Can>
            }
          >
            <Facts
              facts={[
                { label: t('member.balance'), value: displayMoney(moneyOf(balance)) },
                { label: t('member.debt'), value: displayMoney(moneyOf(debt)) },
              ]}
            />
          </Panel>
          <Panel title={t('member.moves')} flush>
            {entries.length === 0 ? (
              <p className="px-4 py-3 text-muted text-sm">{t('member.none')}</p>
            ) : (
              <ul className="divide-y divide-line/60 text-sm">
                {entries.map(({ id, at, kind, amount, reason, by }) => (
                  <li key={id} className="flex flex-wrap justify-between gap-x-3 px-4 py-2">
                    <span className="min-w-0">
                      {t(`member.kind.${kind}`)}
                      <span className="wrap-anywhere block text-muted text-xs">
                        <When at={at} brand={member.brand} variant="full" />
                        {by && ` · ${by}`}
                        {kind === 'corrected' && ` · ${reason}`}
                      </span>
                    </span>
                    <span className="figures font-medium">{displayMoney(moneyOf(amount))}</span>
                  </li>
                ))}
              </ul>
            )}
          </Panel>
          {isCorrecting && <CorrectDialog member={member} onClose={() => setCorrecting(false)} />}
        </>
      )}
    </QueryView>
  );
}

import { showLine } from '@lanna/contract/people/agents/ops';
import type { MemberPage } from '@lanna/contract/people/members/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { useMay } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { displayCount } from '../../../../i18n/format.ts';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { AppointDialog, MoveDialog } from './line-dialogs.tsx';
import { LineHistory } from './line-history.tsx';

/** Whom a member is below, who is below, and what can be changed of it. */
export function LineTab({ member }: { member: MemberPage }) {
  const { t } = useTranslation('members-console');
  const may = useMay();
  const [act, setAct] = useState<'move' | 'appoint'>();
  const line = useOps(showLine, { params: { id: member.id } });
  return (
    <Panel
      title={t('line.title')}
      actions={
        <>
          {may('agents.appoint', member.brand) && member.type !== 4 && (
            <Button variant="secondary" size="small" onClick={() => setAct('appoint')}>
              {t('line.appoint')}
            </Button>
          )}
          {may('agents.move', member.brand) && (
            <Button variant="secondary" size="small" onClick={() => setAct('move')}>
              {t('line.move')}
            </Button>
          )}
        </>
      }
    >
      <QueryView
        query={line}
        label={t('line.title')}
        failed={t('last.failed')}
        shape={<Skeleton className="h-24" />}
      >
        {(shown) => (
          <div className="flex flex-col gap-5">
            <Facts
              facts={[
                {
                  label: t('line.above'),
                  value: shown.above.length > 0 && (
                    <span className="flex flex-wrap gap-x-2">
                      {shown.above.map((agent) => (
                        <ConsoleLink key={agent.id} href={`/members/${agent.id}?tab=line`}>
                          {agent.username}
                        </ConsoleLink>
                      ))}
                    </span>
                  ),
                },
                { label: t('line.direct'), value: displayCount(shown.direct) },
                { label: t('line.whole'), value: displayCount(shown.whole) },
                { label: t('line.agents'), value: displayCount(shown.agents) },
                member.type !== 0 &&
                  member.type !== 4 && {
                    label: t('line.tree'),
                    value: <ConsoleLink href={`/agents?under=${member.id}`}>{t('line.toTree')}</ConsoleLink>,
                  },
              ]}
            />
            <LineHistory history={shown.history} brand={member.brand} />
          </div>
        )}
      </QueryView>
      {act === 'move' && (
        <MoveDialog member={member} below={line.data?.whole} onClose={() => setAct(undefined)} />
      )}
      {act === 'appoint' && <AppointDialog member={member} onClose={() => setAct(undefined)} />}
    </Panel>
  );
}

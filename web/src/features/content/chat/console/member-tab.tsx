import { showMemberChat } from '@lanna/contract/content/chat/ops';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { Facts } from '../../../../console/facts.tsx';
import type { MemberTabProps } from '../../../../console/member-tabs.ts';
import { useMay } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Lines, Mutes } from './message-panel.tsx';
import { MuteActions } from './mute-actions.tsx';

/** What one member wrote in the rooms, what became of it, and whether the member may write. */
export function MemberTab({ member }: MemberTabProps) {
  const { t } = useTranslation('chat-console');
  const may = useMay();
  const query = useOps(showMemberChat, { params: { id: member.id }, body: {} });
  return (
    <QueryView query={query} label={t('loading')} failed={t('failed')} shape={<Skeleton className="h-96" />}>
      {({ messages, mutes, counts }) => (
        <Panel title={t('memberTitle')}>
          <div className="flex flex-col gap-5">
            <Facts
              facts={[
                { label: t('count.written'), value: counts.written },
                { label: t('count.removed'), value: counts.removed },
                { label: t('count.reported'), value: counts.reported },
              ]}
            />
            {may('chat.moderate', member.brand) && (
              <MuteActions member={{ id: member.id, name: member.username }} />
            )}
            <Mutes mutes={mutes} brand={member.brand} />
            {messages.length === 0 ? (
              <p className="text-muted">{t('nothing')}</p>
            ) : (
              <Lines title={t('history')} rows={messages} />
            )}
          </div>
        </Panel>
      )}
    </QueryView>
  );
}

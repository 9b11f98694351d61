import { type MemberProtection, showMemberProtection } from '@lanna/contract/accounts/protection/ops';
import { memberExclusions } from '@lanna/contract/accounts/protection/ops-exclusion';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import type { MemberTabProps } from '../../../../console/member-tabs.ts';
import { Panel } from '../../../../console/panel.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { ChangeHistory } from './change-history.tsx';
import { MemberExclusions } from './member-exclusions.tsx';
import { MemberLimits } from './member-limits.tsx';

type Member = MemberTabProps['member'];

/** What protects one member: the limits with what is used and left, who changed them, and what keeps the member from play. */
export function MemberTab({ member }: MemberTabProps) {
  const { t } = useTranslation('protection-console');
  const protection = useOps(showMemberProtection, { params: { id: member.id } });
  return (
    <div className="flex flex-col gap-4">
      <Exclusions member={member} />
      <QueryView
        query={protection}
        label={t('member.limits')}
        failed={t('member.failed')}
        className="flex flex-col gap-4"
        shape={<Skeleton className="h-96" />}
      >
        {(shown: MemberProtection) => (
          <>
            <MemberLimits member={member} protection={shown} />
            <Panel title={t('member.changes')} flush>
              <ChangeHistory brand={member.brand} changes={shown.changes} />
            </Panel>
          </>
        )}
      </QueryView>
    </div>
  );
}

function Exclusions({ member }: { member: Member }) {
  const { t } = useTranslation('protection-console');
  const found = useOps(memberExclusions, { params: { id: member.id } });
  return (
    <QueryView
      query={found}
      label={t('member.exclusions')}
      failed={t('member.exclusionsFailed')}
      shape={<Skeleton className="h-24" />}
    >
      {(shown) => <MemberExclusions member={member} shown={shown} />}
    </QueryView>
  );
}

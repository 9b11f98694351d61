import type { MemberPage } from '@lanna/contract/people/members/ops';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../../console/panel.tsx';
import { When } from '../../../../console/when.tsx';
import { MemberStatusBadge } from './member-status.tsx';

/** Why an account is as it is: who changed its status, when, and the reason given. */
export function StatusPanel({ member }: { member: MemberPage }) {
  const { t } = useTranslation('members-console');
  return (
    <Panel title={t('statusPanel.title')} flush>
      {member.statusChanges.length === 0 ? (
        <p className="px-4 py-4 text-muted text-sm">{t('statusPanel.none')}</p>
      ) : (
        <ul className="divide-y divide-line/70">
          {member.statusChanges.map((change) => (
            <li key={change.at} className="flex flex-col gap-1 px-4 py-2 text-sm">
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <MemberStatusBadge status={change.to} />
                <span className="text-muted text-xs">
                  <When at={change.at} brand={member.brand} /> · {change.operator ?? t('statusPanel.member')}
                </span>
              </span>
              <span>{change.operator === null ? t('statusPanel.closedByMember') : change.reason}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

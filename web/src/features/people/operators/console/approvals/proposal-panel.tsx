import { showProposal } from '@lanna/contract/people/operators/proposal-ops';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../../console/calls/ops-query.ts';
import { Facts } from '../../../../../console/facts.tsx';
import { StatusBadge } from '../../../../../console/status-badge.tsx';
import { When } from '../../../../../console/when.tsx';
import { QueryView } from '../../../../../query-view.tsx';
import { Skeleton } from '../../../../../ui/skeleton.tsx';
import { Difference } from './difference.tsx';
import { kindEffect } from './kind-label.ts';
import { ProposalDecision } from './proposal-decision.tsx';
import { STATE_TONES } from './proposal-tones.ts';
import { SubjectLink } from './subject-link.tsx';

/** One proposal: what it would change, why, and what the operator may do about it. */
export function ProposalPanel({ id }: { id: string }) {
  const { t } = useTranslation('operators-console');
  const proposal = useOps(showProposal, { params: { id } });
  return (
    <QueryView
      query={proposal}
      label={t('proposals.loading')}
      shape={<Skeleton className="h-72" />}
      failed={t('proposals.failed')}
    >
      {(shown) => (
        <div className="flex flex-col gap-5">
          <Facts
            facts={[
              {
                label: t('field.state'),
                value: (
                  <StatusBadge tone={STATE_TONES[shown.state]}>
                    {t(`proposals.state.${shown.state}`)}
                  </StatusBadge>
                ),
              },
              { label: t('field.subject'), value: <SubjectLink subject={shown.subject} /> },
              { label: t('field.brand'), value: shown.brand ?? t('house') },
              { label: t('field.reason'), value: shown.reason },
              {
                label: t('proposals.by'),
                value: shown.own ? t('proposals.you') : shown.proposedBy.name,
              },
              { label: t('proposals.at'), value: <When at={shown.proposedAt} variant="full" /> },
              shown.state === 'open' && {
                label: t('proposals.expires'),
                value: <When at={shown.expiresAt} variant="full" />,
              },
              shown.decidedBy !== null && { label: t('proposals.decidedBy'), value: shown.decidedBy.name },
              shown.decidedAt !== null && {
                label: t('proposals.decidedAt'),
                value: <When at={shown.decidedAt} variant="full" />,
              },
              shown.decisionReason !== null && {
                label: t('proposals.decisionReason'),
                value: shown.decisionReason,
              },
            ]}
          />
          <Effect kind={shown.kind} />
          <Difference action={shown.kind} brand={shown.brand} before={shown.before} after={shown.after} />
          <ProposalDecision proposal={shown} />
        </div>
      )}
    </QueryView>
  );
}

/** What the approval makes possible, in words. */
function Effect({ kind }: { kind: string }) {
  const { t } = useTranslation('operators-console');
  const effect = kindEffect(t, kind);
  return effect ? <p className="rounded-medium bg-raised p-3 text-sm">{effect}</p> : null;
}

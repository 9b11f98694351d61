import { showAction } from '@lanna/contract/people/operators/action-ops';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../../console/console-link.tsx';
import { Facts } from '../../../../../console/facts.tsx';
import { StatusBadge } from '../../../../../console/status-badge.tsx';
import { When } from '../../../../../console/when.tsx';
import { QueryView } from '../../../../../query-view.tsx';
import { Skeleton } from '../../../../../ui/skeleton.tsx';
import { Difference } from './difference.tsx';
import { SubjectLink } from './subject-link.tsx';

/** One action, with what was before and after. */
export function ActionPanel({ id }: { id: string }) {
  const { t } = useTranslation('operators-console');
  const action = useOps(showAction, { params: { id } });
  return (
    <QueryView
      query={action}
      label={t('actions.loading')}
      shape={<Skeleton className="h-72" />}
      failed={t('actions.failed')}
    >
      {(shown) => (
        <div className="flex flex-col gap-5">
          <Facts
            facts={[
              { label: t('field.at'), value: <When at={shown.at} variant="full" /> },
              {
                label: t('field.operator'),
                value: shown.operatorId ? (
                  <ConsoleLink href={`/operators/${shown.operatorId}`}>{shown.operatorName}</ConsoleLink>
                ) : (
                  shown.operatorName
                ),
              },
              { label: t('actions.code'), value: <code className="text-xs">{shown.action}</code> },
              { label: t('field.subject'), value: <SubjectLink subject={shown.subject} /> },
              { label: t('field.brand'), value: shown.brand ?? t('house') },
              { label: t('field.reason'), value: shown.reason },
              {
                label: t('field.address'),
                value: shown.address && <span className="figures">{shown.address}</span>,
              },
              {
                label: t('field.device'),
                value: shown.device && <span className="text-xs">{shown.device}</span>,
              },
              {
                label: t('actions.sealed'),
                value: shown.block ? (
                  <StatusBadge tone="success">
                    {t('actions.inBlock', { number: shown.number, block: shown.block })}
                  </StatusBadge>
                ) : (
                  <StatusBadge>{t('actions.notSealed')}</StatusBadge>
                ),
              },
            ]}
          />
          <Difference action={shown.action} brand={shown.brand} before={shown.before} after={shown.after} />
        </div>
      )}
    </QueryView>
  );
}

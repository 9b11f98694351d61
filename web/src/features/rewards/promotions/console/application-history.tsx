import type { ApplicationPage as Application } from '@lanna/contract/rewards/promotions/desk-ops';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../../console/money.tsx';
import { MoveHistory } from '../../../../console/moves/move-history.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { APPLICATION_TONES } from './tones.ts';

/** Every move of an application, the last one first. */
export function ApplicationHistory({ application: { history, row } }: { application: Application }) {
  const { t } = useTranslation('promotions-console');
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold text-sm">{t('desk.history')}</h3>
      <MoveHistory history={history.toReversed()} brand={row.brand} byItself={t('desk.byMember')}>
        {({ to, reward }) => (
          <span className="flex flex-wrap items-center gap-x-3">
            <StatusBadge tone={APPLICATION_TONES[to]}>{t(`state.${to}`)}</StatusBadge>
            {reward !== null && <Money amount={reward} brand={row.brand} />}
          </span>
        )}
      </MoveHistory>
    </section>
  );
}

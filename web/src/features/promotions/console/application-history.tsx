import type { ApplicationPage as Application } from '@lanna/contract/promotions/desk-ops';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../console/money.tsx';
import { StatusBadge } from '../../../console/status-badge.tsx';
import { When } from '../../../console/when.tsx';
import { APPLICATION_TONES } from './tones.ts';

/** Every move of an application, the last one first. */
export function ApplicationHistory({ application: { history, row } }: { application: Application }) {
  const { t } = useTranslation('promotions-console');
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold text-sm">{t('desk.history')}</h3>
      <ol className="flex flex-col gap-3 border-line border-l pl-4">
        {history.toReversed().map((move) => (
          <li key={`${move.at} ${move.to} ${move.from}`} className="text-sm">
            <span className="flex flex-wrap items-center gap-x-3">
              <StatusBadge tone={APPLICATION_TONES[move.to]}>{t(`state.${move.to}`)}</StatusBadge>
              {move.reward !== null && <Money amount={move.reward} brand={row.brand} />}
            </span>
            <span className="block text-muted text-xs">
              {move.operator ?? t('desk.byMember')} · <When at={move.at} brand={row.brand} look="full" />
            </span>
            {move.words !== '' && <span className="block whitespace-pre-line">{move.words}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

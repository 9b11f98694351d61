import type { MoneyCasePage } from '@lanna/contract/money/reconciliation/case-ops';
import { useTranslation } from 'react-i18next';
import { MoveHistory } from '../../../../console/moves/move-history.tsx';

const EVENTS = [
  'opened',
  'changed',
  'reopened',
  'mended',
  'taken',
  'handed_back',
  'noted',
  'proposed',
  'let_go',
  'decided',
] as const;

/** Everything that happened to a case, the last first. */
export function CaseHistory({ page: { history, row } }: { page: MoneyCasePage }) {
  const { t } = useTranslation('reconciliation-console');
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold text-sm">{t('cases.history')}</h3>
      <MoveHistory
        history={history.toReversed()}
        brand={row.brand ?? undefined}
        byItself={t('cases.byItself')}
      >
        {(event) => {
          const known = EVENTS.find((what) => what === event.what);
          return known ? t(`event.${known}`) : event.what;
        }}
      </MoveHistory>
    </section>
  );
}

import type { Value } from '@lanna/contract/endpoint';
import type { showLine } from '@lanna/contract/people/agents/ops';
import { useTranslation } from 'react-i18next';
import { MoveHistory } from '../../../../console/moves/move-history.tsx';

type Entry = Value<typeof showLine>['history'][number];

/** Where the account has stood in the tree, newest first. */
export function LineHistory({ history, brand }: { history: readonly Entry[]; brand: string }) {
  const { t } = useTranslation('members-console');
  if (history.length === 0) return null;
  const words = ({ kind, from, to, isAgent }: Entry) => {
    const brand = t('line.event.brand');
    if (kind === 'appointed') return isAgent ? t('line.event.appointed') : t('line.event.dismissed');
    if (kind === 'joined') return t('line.event.joined', { to: to ?? brand });
    return t('line.event.moved', { from: from ?? brand, to: to ?? brand });
  };
  return (
    <section aria-label={t('line.history')} className="flex flex-col gap-2">
      <h3 className="font-semibold text-sm">{t('line.history')}</h3>
      <MoveHistory history={history.map((entry) => ({ ...entry, operator: null, words: '' }))} brand={brand}>
        {words}
      </MoveHistory>
    </section>
  );
}

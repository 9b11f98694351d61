import { Ticket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';

const CARD_SHAPES = 6;

/** The cards of a lobby while they are fetched. */
export function CardShapes() {
  return (
    <div className="grid gap-3 md:grid-cols-2 lg:gap-4 xl:grid-cols-3">
      {Array.from({ length: CARD_SHAPES }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes, all alike
        <Skeleton key={at} className="h-38 rounded-large" />
      ))}
    </div>
  );
}

/** A lobby of a brand that carries no lottery of it. */
export function NoLotteries() {
  const { t } = useTranslation('lottery-lobby');
  return (
    <EmptyState
      icon={<Ticket />}
      title={t('nothing.title')}
      text={t('nothing.text')}
      action={<LinkButton href={paths.home()}>{t('nothing.action')}</LinkButton>}
    />
  );
}

import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreRows } from '../../../shared-parts/lists/more-rows.tsx';

/** The next older rows below those in view, or that there are none. */
export function MoreButton({ query }: Pick<ComponentProps<typeof MoreRows>, 'query'>) {
  const { t } = useTranslation('records');
  if (!query.hasNextPage) return <p className="py-2 text-center text-muted text-sm">{t('thatIsAll')}</p>;
  return <MoreRows label={t('older')} query={query} />;
}

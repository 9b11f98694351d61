import { useTranslation } from 'react-i18next';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

/** What a form is going to look like, while its settings are on the way. */
export function FormShape() {
  const { t } = useTranslation('ui');
  return (
    <Loading label={t('loading')} className="flex flex-col gap-4">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-13" />
    </Loading>
  );
}

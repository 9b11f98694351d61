import { useTranslation } from 'react-i18next';

/** What a kind of open work is called: as on the overview, so that each has a name as soon as it is there. */
export function useWorkName() {
  const { t } = useTranslation('reports-console');
  return (key: string | null): string => (key === null ? '' : t(`work.kinds.${key}` as never));
}

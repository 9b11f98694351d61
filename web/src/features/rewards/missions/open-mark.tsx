import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CountMark } from '../../../ui/count-mark.tsx';
import { missionsQuery } from './queries.ts';

/** Beside the page's name in the menu: missions with something left to do or to claim. */
export function OpenMark() {
  const { t } = useTranslation('missions');
  const { data } = useQuery(missionsQuery);
  const count = data && !data.isQuiet ? data.open : 0;
  return <CountMark count={count} label={t('openCount', { count })} />;
}

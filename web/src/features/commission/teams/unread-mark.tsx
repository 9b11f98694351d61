import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CountMark } from '../../../ui/count-mark.tsx';
import { announcementsQuery } from './queries.ts';

/** Beside the page's name in the menu: announcements the agent has not opened. */
export function UnreadMark() {
  const { t } = useTranslation('teams');
  const count = useQuery(announcementsQuery()).data?.unread.length ?? 0;
  return <CountMark count={count} label={t('announcements.unread', { count })} />;
}

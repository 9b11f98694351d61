import { recentGames } from '@lanna/contract/play/catalogue/catalogue';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { guardRoute } from '../../../api/route-guard.ts';
import { useSession } from '../../../api/session.ts';
import { GameRow } from './game-row.tsx';

const recentGamesQuery = queryOptions({
  queryKey: ['catalogue', 'recent'],
  queryFn: ({ signal }) => call(recentGames, { signal }),
});

/** The games the player opened last. */
export function RecentGames() {
  const { t } = useTranslation('home');
  const session = useSession();
  const { data } = useQuery({ ...recentGamesQuery, enabled: !guardRoute('member', session) });
  if (!session || !data || data.list.length === 0) return null;
  return <GameRow title={t('recent')} icon={<History />} games={data.list.slice(0, 6)} />;
}

import { listFeeds } from '@lanna/contract/lotteries/feeds/feed-ops';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../../console/console-link.tsx';
import { useDrawGames } from './use-draw-games.ts';

/** Above pages about results: which lotteries are switched on and take no bets, because nothing brings their results, and where that is mended. */
export function ClosedNotice() {
  const { t } = useTranslation('feeds-console');
  const games = useOps(listFeeds).data?.games ?? [];
  const schedules = useDrawGames() ?? [];
  const on = new Set(schedules.flatMap(({ code, enabled }) => (enabled ? [code] : [])));
  const isNoneSourced = games.length > 0 && !games.some(({ isSourced }) => isSourced);
  const closed = games.filter(({ code, isSourced }) => on.has(code) && !isSourced).length;
  if (!isNoneSourced && closed === 0) return null;
  return (
    <p className="rounded-medium border border-warning bg-surface px-4 py-2 text-sm">
      {isNoneSourced ? t('setUp.noneOn') : t('setUp.closed', { count: closed })}{' '}
      <ConsoleLink href="/lottery-feeds">{t('setUp.toSetUp')}</ConsoleLink>
    </p>
  );
}

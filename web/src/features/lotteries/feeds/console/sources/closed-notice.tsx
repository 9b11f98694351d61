import { listDrawGames } from '@lanna/contract/lotteries/draws/ops';
import { listFeeds } from '@lanna/contract/lotteries/feeds/feed-ops';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../../console/console-link.tsx';

/** Above pages about results: how many lotteries are on and take no bets because nothing brings their results, and where that is mended. */
export function ClosedNotice() {
  const { t } = useTranslation('feeds-console');
  const games = useOps(listFeeds).data?.games ?? [];
  const schedules = useOps(listDrawGames).data?.games ?? [];
  const on = new Set(schedules.flatMap(({ code, enabled }) => (enabled ? [code] : [])));
  const closed = games.filter(({ isSourced }) => !isSourced).length;
  const isNoneOn = !games.some(({ code }) => on.has(code));
  if (closed === 0) return null;
  return (
    <p className="rounded-medium border border-warning bg-surface px-4 py-2 text-sm">
      {t(isNoneOn ? 'setUp.noneOn' : 'setUp.closed', { count: closed })}{' '}
      <ConsoleLink href="/lottery-feeds">{t('setUp.toSetUp')}</ConsoleLink>
    </p>
  );
}

import { FOLLOWED_MAX } from '@lanna/contract/lotteries/follows/follows';
import { useQuery } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../i18n/words.ts';
import { paths } from '../../../paths.ts';
import { QueryView } from '../../../query-view.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { GameLogo } from '../lotteries/cards/game-logo.tsx';
import { gamesQuery } from '../lotteries/queries.ts';
import { tablePath } from '../lotteries/table-path.ts';
import { followedQuery, useFollow } from './use-follow.ts';

/** The lotteries a member follows, each of which can be left. */
export function FollowedList() {
  const { t } = useTranslation('follows');
  const followed = useQuery(followedQuery);
  const { data: all } = useQuery(gamesQuery(currentLanguage()));
  const following = useFollow();
  return (
    <Card className="flex flex-col gap-3">
      <div>
        <h3 className="font-semibold">{t('title')}</h3>
        <p className="text-muted text-sm">{t('lead', { count: FOLLOWED_MAX })}</p>
      </div>
      <QueryView
        query={followed}
        label={t('loading')}
        failed={t('failed')}
        failedClassName="py-4"
        shape={<Skeleton className="h-12 rounded-small" />}
        isEmpty={({ games }) => games.length === 0}
        empty={
          <p className="text-sm">
            {t('none')}{' '}
            <a href={paths.lotteryResults()} className="font-semibold text-accent-text underline">
              {t('toResults')}
            </a>
          </p>
        }
      >
        {({ games }) => (
          <ul className="divide-y divide-line/60">
            {games.map((code) => {
              const game = all?.games.find((each) => each.code === code);
              const name = game?.name ?? code;
              return (
                <li key={code} className="flex flex-wrap min-h-14 items-center gap-3 py-1.5">
                  {game && <GameLogo type={game.type} className="size-9" />}
                  <span className="row-words">
                    {game ? (
                      <a
                        href={tablePath(game, { tab: 'results' })}
                        className="font-medium underline-offset-4 hover:underline"
                      >
                        {name}
                      </a>
                    ) : (
                      name
                    )}
                  </span>
                  <Button
                    variant="ghost"
                    size="small"
                    busy={following.isPending && following.variables.code === code}
                    icon={<BellOff aria-hidden="true" />}
                    aria-label={t('leaveOf', { name })}
                    onClick={() => following.mutate({ code, name, follow: false })}
                  >
                    {t('leave')}
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

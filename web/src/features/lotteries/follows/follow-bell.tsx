import { canBeFollowed } from '@lanna/rules/lotteries/lottery/draws/market';
import { gameOf } from '@lanna/rules/lotteries/lottery/games';
import { useQuery } from '@tanstack/react-query';
import { Bell, BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../api/session.ts';
import type { LotteryPart } from '../../../parts.tsx';
import { paths } from '../../../paths.ts';
import { classes } from '../../../ui/classes.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { followedQuery, useFollow } from './use-follow.ts';

const Variant =
  'relative inline-flex size-11 shrink-0 items-center justify-center rounded-full border transition-colors hover:border-accent-text hover:text-accent-text';

/** Notifies the member's devices of a lottery's results. One that draws too often has none; a visitor logs in first. */
export function FollowBell({ game }: LotteryPart) {
  const { t } = useTranslation('follows');
  const session = useSession();
  const rules = gameOf(game.code);
  if (!rules || !canBeFollowed(rules)) return null;
  if (!session || session.trial)
    return (
      <a
        href={session ? paths.trialDialog() : paths.loginDialog()}
        aria-label={t('logIn', { name: game.name })}
        title={t('logIn', { name: game.name })}
        className={classes(Variant, 'border-control-line text-muted')}
      >
        <Bell className="size-5" aria-hidden="true" />
      </a>
    );
  return <MemberBell game={game} />;
}

function MemberBell({ game: { code, name } }: LotteryPart) {
  const { t } = useTranslation('follows');
  const { data } = useQuery(followedQuery);
  const following = useFollow();
  const isFollowed = data?.games.includes(code) ?? false;
  const words = t('follow', { name });
  return (
    <button
      type="button"
      aria-pressed={isFollowed}
      aria-label={words}
      title={words}
      aria-busy={following.isPending || undefined}
      aria-disabled={following.isPending || !data || undefined}
      onClick={() => !following.isPending && data && following.mutate({ code, name, follow: !isFollowed })}
      className={classes(
        Variant,
        isFollowed ? 'border-accent-text bg-raised text-accent-text' : 'border-control-line text-muted',
      )}
    >
      {following.isPending ? (
        <Spinner />
      ) : isFollowed ? (
        <BellRing className="size-5" aria-hidden="true" />
      ) : (
        <Bell className="size-5" aria-hidden="true" />
      )}
    </button>
  );
}

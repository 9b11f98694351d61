import type { LotteryGame } from '@lanna/contract/lotteries/lottery/games';
import { useQuery } from '@tanstack/react-query';
import { Flame, History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isMember } from '../../../api/route-guard.ts';
import { useSession } from '../../../api/session.ts';
import { currentLanguage } from '../../../i18n/words.ts';
import { GameLogo } from '../lotteries/cards/game-logo.tsx';
import { Countdown } from '../lotteries/countdown.tsx';
import { tablePath } from '../lotteries/table-path.ts';
import { popularQuery, recentQuery } from './queries.ts';

const SHOWN = 8;
/** A row of one or two says nothing that the list below does not. */
const LEAST = 3;

/** One press to what the player opened last; for everybody else to what is opened most. */
export function Shortcuts({ games, now }: { games: readonly LotteryGame[]; now: string }) {
  const { t } = useTranslation('lottery-lobby');
  const ofMember = isMember(useSession());
  const language = currentLanguage();
  const recent = useQuery({ ...recentQuery(language), enabled: ofMember });
  const popular = useQuery(popularQuery(language));
  const own = open(games, recent.data);
  const isOwn = ofMember && own.length > 0;
  const shown = isOwn ? own : open(games, popular.data);
  if (shown.length === 0 || (!isOwn && (shown.length < LEAST || games.length <= LEAST))) return null;
  const Icon = isOwn ? History : Flame;
  return (
    <section aria-labelledby="lottery-shortcuts">
      <h2 id="lottery-shortcuts" className="mb-2 flex items-center gap-2 font-semibold text-muted text-sm">
        <Icon className="size-4 text-accent-text" aria-hidden="true" />
        {isOwn ? t('recent') : t('popular')}
      </h2>
      <ul className="no-scrollbar -mx-4 flex snap-x scroll-px-4 gap-2.5 overflow-x-auto px-4 pb-1 lg:mx-0 lg:scroll-px-0 lg:px-0">
        {shown.slice(0, SHOWN).map((game) => (
          <li key={game.code} className="snap-start">
            <a
              href={tablePath(game)}
              className="lit flex min-h-16 w-48 items-center gap-3 rounded-medium bg-surface px-3 py-2 transition-colors hover:border-accent-text"
            >
              <GameLogo type={game.type} className="size-10" />
              <span className="flex min-w-0 flex-col gap-1">
                <span className="line-clamp-2 font-semibold text-sm leading-tight">{game.name}</span>
                {game.current && <Countdown until={game.current.closesAt} from={now} className="text-sm" />}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Those of the catalogue's list that take bets here, in its order. */
function open(
  games: readonly LotteryGame[],
  listed: readonly { gameCode: string; page: string | null }[] | undefined,
): LotteryGame[] {
  return (listed ?? []).flatMap(({ gameCode, page }) => {
    const game = page === null ? undefined : games.find(({ code }) => code === gameCode);
    return game && game.closed === null && game.current ? [game] : [];
  });
}

import type { Draw } from '@lanna/contract/lotteries/draws/draws';
import type { LotteryGame } from '@lanna/contract/lotteries/lottery/games';
import { familyOf } from '@lanna/rules/lotteries/lottery/families';
import { gameOf } from '@lanna/rules/lotteries/lottery/games';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PartsAt } from '../../../parts.tsx';
import type { Path } from '../../../paths.ts';
import { GameLogo } from '../lotteries/cards/game-logo.tsx';
import { HouseLabel } from '../lotteries/cards/house-label.tsx';
import { tablePath } from '../lotteries/table-path.ts';
import { DrawCard, DrawRow } from './draw-of-day.tsx';

/** So few draws are shown each in full. */
const SHOWN_IN_FULL = 2;

interface GameResultsProps {
  gameCode: string;
  /** Undefined while the brand's lotteries are on their way. */
  game: LotteryGame | undefined;
  draws: readonly Draw[];
  more: boolean;
  day: string;
}

/** What one lottery drew on a day: the draws in full where there are few, else the last ten and the way to all of them. */
export function GameResults({ gameCode, game, draws, more, day }: GameResultsProps) {
  const { t } = useTranslation('results');
  const headingId = useId();
  const rules = gameOf(gameCode);
  const family = game?.family ?? rules?.family ?? '';
  const name = game?.name ?? gameCode;
  const source = rules?.source ?? 'house';
  const type = familyOf(family)?.type;
  const isInFull = draws.length <= SHOWN_IN_FULL && !more;
  return (
    <article aria-labelledby={headingId} className="lit flex min-w-0 flex-col rounded-large bg-surface">
      <header className="flex items-center gap-3 border-line border-b px-4 py-3">
        {type && <GameLogo type={type} className="size-11" />}
        <div className="min-w-0 flex-1">
          <h2 id={headingId} className="font-display font-semibold text-lg leading-tight">
            {game ? (
              <a href={tablePath(game)} className="underline-offset-4 hover:text-accent-text hover:underline">
                {name}
              </a>
            ) : (
              name
            )}
          </h2>
          <HouseLabel source={source} className="mt-0.5" />
        </div>
        {game && <PartsAt place="followGame" props={{ game }} />}
      </header>
      {isInFull ? (
        <div className="divide-y divide-line">
          {draws.map((draw) => (
            <DrawCard key={draw.numero} draw={draw} family={family} name={name} source={source} />
          ))}
        </div>
      ) : (
        <>
          <ol aria-label={t('lastOf', { name })} className="divide-y divide-line/60 px-4">
            {draws.map((draw) => (
              <DrawRow key={draw.numero} draw={draw} family={family} name={name} source={source} />
            ))}
          </ol>
          {game && more && (
            <a
              href={`${tablePath(game, { tab: 'results' })}&day=${day}` as Path}
              className="mx-4 mb-1 inline-flex min-h-11 items-center gap-1.5 self-start font-semibold text-accent-text text-sm underline-offset-4 hover:underline"
            >
              {t('allOfDay')}
              <ArrowRight className="size-4" aria-hidden="true" />
            </a>
          )}
        </>
      )}
    </article>
  );
}

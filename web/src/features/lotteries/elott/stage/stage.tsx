import type { LotteryGame } from '@lanna/contract/lotteries/lottery/games';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerNow } from '../../../../shared-parts/time/use-server-now.ts';
import { GameLogo } from '../../lotteries/cards/game-logo.tsx';
import { HouseLabel } from '../../lotteries/cards/house-label.tsx';
import { nearQuery } from '../../lotteries/queries.ts';
import { useCurrentDraw } from '../../lotteries/use-current-draw.ts';
import { TableHead } from '../../lottery-lobby/table-head.tsx';
import { drawnOf } from './drawn.ts';
import { NextDraw } from './next-draw.tsx';
import { ScenePlace } from './scene-place.tsx';
import { type Scene, sceneOf } from './scenes.ts';
import { StageResult } from './stage-result.tsx';
import { useOwnPicks } from './use-own-picks.ts';
import { useScenePhase } from './use-scene-phase.ts';

/** A result takes some seconds. What takes longer is no draw any more that one could watch. */
const DRAWS_WITHIN_MS = 60_000;

/** Above the table of an electronic lottery: the draw itself, as it is made. */
export function Stage({ game }: { game: LotteryGame }) {
  const scene = sceneOf(game.type);
  return scene ? <StageOf game={game} scene={scene} /> : <TableHead game={game} />;
}

function StageOf({ game, scene }: { game: LotteryGame; scene: Scene }) {
  const { t } = useTranslation('lottery-lobby');
  const { data: near } = useQuery(nearQuery(game.code));
  const { open, waiting } = useCurrentDraw(near);
  const nowMs = useServerNow();
  const previous = near ? near.previous : game.last;
  const drawn = useMemo(() => drawnOf(game.family, previous), [game.family, previous]);
  const isDrawing =
    waiting !== undefined && nowMs !== undefined && nowMs - Date.parse(waiting.drawsAt) < DRAWS_WITHIN_MS;
  const { phase, hasUnfolded } = useScenePhase(near && (drawn?.key ?? ''), isDrawing, scene.unfoldsMs);
  const picks = useOwnPicks(game, phase === 'drawing' ? waiting?.numero : drawn?.numero);
  return (
    <header className="lit overflow-hidden rounded-large bg-surface p-3 sm:p-4 lg:p-5">
      <div className="grid gap-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] lg:gap-x-6">
        <div className="flex min-w-0 items-center gap-2.5 max-lg:hidden lg:gap-4">
          <a
            href={game.page}
            aria-label={t('back')}
            className="-mr-1 -ml-2 inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted transition-colors hover:bg-raised hover:text-text"
          >
            <ArrowLeft className="size-5" aria-hidden="true" />
          </a>
          <GameLogo type={game.type} className="size-11 max-[22.5rem]:hidden lg:size-14" />
          <div className="min-w-0 flex-1">
            <h1 className="text-balance font-display font-semibold text-lg leading-tight sm:text-xl lg:text-2xl">
              {game.name}
            </h1>
            <HouseLabel source={game.source} className="mt-0.5" />
          </div>
          <NextDraw open={open} now={near?.now} isClosed={game.closed !== null} />
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <ScenePlace scene={scene} phase={phase} numbers={drawn?.numbers} picks={picks} />
        </div>
        <StageResult
          game={game}
          drawn={drawn}
          phase={phase}
          hasUnfolded={hasUnfolded}
          waiting={waiting?.numero}
        />
      </div>
    </header>
  );
}

import { type GamePage, oneGame } from '@lanna/contract/play/catalogue/ops';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../../console/console-link.tsx';
import { Facts } from '../../../../../console/facts.tsx';
import { Money } from '../../../../../console/money.tsx';
import { displayCount } from '../../../../../i18n/format.ts';
import { QueryView } from '../../../../../query-view.tsx';
import { Skeleton } from '../../../../../ui/skeleton.tsx';
import { StopButton } from '../stops/stop-button.tsx';
import { GameBrands } from './game-brands.tsx';
import { GameEditor } from './game-editor.tsx';
import { GamePicture } from './game-picture.tsx';
import { PlayState } from './play-state.tsx';

/** One game beside the list: what it is, its picture, what each brand does with it, and the stop. */
export function GamePanel({ id }: { id: string }) {
  const { t } = useTranslation('catalogue-console');
  const game = useOps(oneGame, { params: { id } });
  return (
    <QueryView
      query={game}
      label={t('games.loadingOne')}
      shape={<Skeleton className="h-80" />}
      failed={t('games.failedOne')}
    >
      {(shown) => (
        <div className="flex flex-col gap-5">
          <div className="flex items-center justify-between gap-3">
            <PlayState enabled={shown.enabled} stopped={shown.stopped} />
            {shown.stopped ? (
              <ConsoleLink href="/stops">{t('games.seeStops')}</ConsoleLink>
            ) : (
              <StopButton what={{ kind: 'game', game: shown.id, name: shown.name }} />
            )}
          </div>
          <About game={shown} />
          <GameBrands game={shown} />
          <GamePicture game={shown} />
          <GameEditor key={shown.version} game={shown} />
        </div>
      )}
    </QueryView>
  );
}

function About({ game }: { game: GamePage }) {
  const { t } = useTranslation('catalogue-console');
  return (
    <Facts
      facts={[
        { label: t('field.code'), value: <span className="font-mono text-xs">{game.code}</span> },
        {
          label: t('field.vendor'),
          value: <ConsoleLink href={`/vendors/${game.vendor}`}>{game.vendorName}</ConsoleLink>,
        },
        { label: t('field.category'), value: t(`category.${game.category}`) },
        { label: t('field.rtp'), value: game.rtp === null ? null : `${game.rtp.toFixed(2)}%` },
        {
          label: t('field.bets'),
          value: (
            <>
              <Money amount={game.minBet} />
              {game.maxBet !== null && (
                <>
                  {' – '}
                  <Money amount={game.maxBet} />
                </>
              )}
            </>
          ),
        },
        { label: t('field.volatility'), value: game.volatility && t(`volatility.${game.volatility}`) },
        ...(game.liveClass ? [{ label: t('field.liveClass'), value: t(`liveClass.${game.liveClass}`) }] : []),
        ...(game.lotteryKind
          ? [{ label: t('field.lotteryKind'), value: t(`lotteryKind.${game.lotteryKind}`) }]
          : []),
        { label: t('field.lines'), value: game.lines },
        { label: t('field.features'), value: game.features.join(', ') },
        { label: t('field.opened'), value: displayCount(game.popularity) },
      ]}
    />
  );
}

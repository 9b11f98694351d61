import type { Value } from '@lanna/contract/endpoint';
import type { oneGame } from '@lanna/contract/play/catalogue/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { artPaths } from '../../../../art/paths.ts';
import { newId } from '../../../api/calls/new-id.ts';
import { Refusal } from '../../../api/calls/refusal.ts';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { useFavourites } from '../../../api/content/favourites.ts';
import { useHoldBalance } from '../../../api/held-balance.ts';
import { oneGameQuery } from '../../../api/queries.ts';
import { guardRoute } from '../../../api/route-guard.ts';
import { useIsResuming, useSession } from '../../../api/session.ts';
import { currentLanguage } from '../../../i18n/words.ts';
import { type PageProps, useGo } from '../../../navigation.ts';
import { PartsAt } from '../../../parts.tsx';
import { type Path, paths } from '../../../paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { notify } from '../../../ui/layers/notify.ts';
import { ClosedNotice } from './closed-notice.tsx';
import { FiguresLine } from './figures-line.tsx';
import { addressAt, type FrameWord } from './frame-word.ts';
import { GameBar } from './game-bar.tsx';
import { GameFrame } from './game-frame.tsx';
import { LaunchError } from './launch-error.tsx';
import { LoadingOverlay } from './loading-overlay.tsx';
import { Locked } from './locked.tsx';
import { OwnWalletNotice } from './own-wallet-notice.tsx';
import { launchQuery } from './queries.ts';
import { RulesDialog } from './rules-dialog.tsx';
import { useFigures } from './use-figures.ts';
import { type Frame, useFrame } from './use-frame.ts';
import { useLeave } from './use-leave.ts';
import { useOwnWallet } from './use-own-wallet.ts';
import { usePlace } from './use-place.ts';

type OneGame = Value<typeof oneGame>;

/** As the launch takes it. */
const TABLE_LONGEST = 120;

/** One game below the header, or alone in full screen: `?game=<id>`, with `&table=<code>` one of its tables, with `&place=` where in it, with `&demo=1` as a free try. */
export function GamePage({ search }: PageProps) {
  const gameId = search['game'] ?? '';
  const table = search['table']?.slice(0, TABLE_LONGEST) || undefined;
  const place = usePlace(search['place']);
  const demo = search['demo'] === '1';
  const session = useSession();
  const blocked = guardRoute('member', session);
  const resuming = useIsResuming();
  const { data: game, error } = useQuery(oneGameQuery(gameId, currentLanguage()));
  useOwnPage(game);
  return (
    <div className="fills-screen flex min-h-0 flex-1 flex-col bg-ground in-fullscreen:pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pb-[max(env(safe-area-inset-bottom),var(--strip,0px))] pl-[env(safe-area-inset-left)]">
      {demo ? (
        <Demo key={`${gameId} ${table}`} gameId={gameId} table={table} place={place} game={game} />
      ) : session && !blocked ? (
        <Real
          key={`${gameId} ${table} ${session.token}`}
          gameId={gameId}
          table={table}
          place={place}
          game={game}
          owner={session.token}
        />
      ) : (
        <Bar game={game}>{null}</Bar>
      )}
      {!demo && blocked && !resuming && <Locked game={game} failure={error} trial={blocked === 'trial'} />}
    </div>
  );
}

/** Links from before, and lists that know the game's id alone: what has a page of its own is played there. */
function useOwnPage(game: OneGame | undefined) {
  const go = useGo();
  const page = game?.page ?? undefined;
  useEffect(() => {
    if (page !== undefined) go(page as Path, { replace: true });
  }, [page, go]);
}

interface Opened {
  gameId: string;
  table: string | undefined;
  place: ReturnType<typeof usePlace>;
  game: OneGame | undefined;
}

function Real({ gameId, table, place, game, owner }: Opened & { owner: string }) {
  const frame = useFrame();
  const go = useGo();
  const figures = useFigures({
    gameId,
    owner,
    apart: useOwnWallet(game?.vassalage) !== undefined,
    onOther: useCallback(() => frame.notify('money-moved'), [frame]),
  });
  const leave = useLeave();
  useHoldBalance(figures.balance);
  function received(word: FrameWord) {
    if (word.type === 'deposit') go(paths.memberCentre('depositv2'));
    else if (word.type !== 'place') figures.said(word);
  }
  return (
    <>
      <Bar game={game}>
        <FiguresLine figures={figures} />
      </Bar>
      {game && <OwnWalletNotice vendorCode={game.vassalage} />}
      <PartsAt place="game" props={{ isInRound: figures.isInRound, onLeave: leave }} />
      <Stage {...{ gameId, table, place, game, frame }} demo={false} onSaid={received} />
    </>
  );
}

function Demo({ gameId, table, place, game }: Opened) {
  const { t } = useTranslation('game');
  const frame = useFrame();
  return (
    <>
      <Bar game={game}>
        <Badge tone="warning" className="mx-1">
          {t('demo')}
          <span className="sr-only">{t('demoText')}</span>
        </Badge>
      </Bar>
      <Stage {...{ gameId, table, place, game, frame }} demo onSaid={() => {}} />
    </>
  );
}

function Bar({ game, children }: { game: OneGame | undefined; children: React.ReactNode }) {
  const { t } = useTranslation('game');
  const session = useSession();
  const errorText = useRefusalText();
  const [rules, setRules] = useState(false);
  const { ids, mark } = useFavourites((failure) =>
    notify({ tone: 'danger', text: t('favouriteFailed'), detail: errorText(failure) }),
  );
  const marked = game !== undefined && ids.has(game.gameId);
  return (
    <>
      <GameBar
        name={game?.gameName ?? ''}
        marked={marked}
        onMark={session && game ? () => mark(game, !marked) : undefined}
        onRules={game && (() => setRules(true))}
      >
        {children}
      </GameBar>
      {game && <RulesDialog game={game} open={rules} onClose={() => setRules(false)} />}
    </>
  );
}

/** The place of the game: opening, open, or why not. */
function Stage({
  gameId,
  table,
  place,
  game,
  demo,
  frame,
  onSaid,
}: Opened & {
  demo: boolean;
  frame: Frame;
  onSaid: (word: FrameWord) => void;
}) {
  const { t } = useTranslation('game');
  const leave = useLeave();
  const [visit, setVisit] = useState(newId);
  const launch = useQuery(launchQuery({ gameId, table, demo, visit }));
  const picture = game && artPaths.gameCard(game);
  const address = useMemo(
    () => (launch.data === undefined ? undefined : addressAt(launch.data, place.now())),
    [launch.data, place],
  );
  const hasNoDemo = launch.error instanceof Refusal && launch.error.code === 'demo_unavailable';
  if (address !== undefined)
    return (
      <>
        {game?.available === false && <ClosedNotice />}
        <div className="relative min-h-0 flex-1">
          <GameFrame
            key={visit}
            frame={frame}
            address={address}
            name={game?.gameName ?? ''}
            picture={picture}
            onSaid={(word) => {
              if (word.type === 'close') leave();
              else if (word.type === 'place') place.keep(word.place);
              else onSaid(word);
            }}
            onReopen={() => setVisit(newId())}
          />
        </div>
      </>
    );
  return (
    <div className="relative min-h-0 flex-1">
      {launch.error ? (
        <LaunchError
          error={launch.error}
          onRetry={() => setVisit(newId())}
          action={
            hasNoDemo && <LinkButton href={paths.game({ id: gameId, table })}>{t('playReal')}</LinkButton>
          }
        />
      ) : (
        <LoadingOverlay
          picture={picture}
          label={game ? t('opening', { game: game.gameName }) : t('openingAny')}
        />
      )}
    </div>
  );
}

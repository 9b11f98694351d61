import type { Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import type { Game, oneGame } from '@lanna/contract/play/catalogue/catalogue';
import { useQuery } from '@tanstack/react-query';
import { Heart, Play, SearchX, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { artPaths } from '../../../../../art/paths.ts';
import { Refusal } from '../../../../api/calls/refusal.ts';
import { useBrand } from '../../../../api/content/brand.ts';
import { oneGameQuery } from '../../../../api/queries.ts';
import { currentLanguage } from '../../../../i18n/words.ts';
import { type OverlayProps, useOpenGame } from '../../../../navigation.ts';
import { overlaid, paths } from '../../../../paths.ts';
import { QueryView } from '../../../../query-view.tsx';
import { shareOrCopy } from '../../../../shared-parts/files/share.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { lobbyPathOf } from '../pages/lobbies.ts';
import { GameFeatures } from './game-features.tsx';
import { GameNews } from './game-news.tsx';
import { Jackpots } from './jackpots.tsx';
import { useMarks } from './use-marks.ts';

type OneGame = Value<typeof oneGame>;

/** What is worth knowing of a game before it is played: `?dialog=game&about=<id>`, on any page. */
export function GameSheet({ open, onClose, page: gameId = '' }: OverlayProps) {
  const { t } = useTranslation('catalogue');
  const query = useQuery(oneGameQuery(gameId, currentLanguage()));
  const { data: game } = query;
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      size="medium"
      title={game?.gameName ?? t('sheet.title')}
      description={game?.vendorName}
      footer={game && <WaysIn game={game} />}
    >
      <QueryView
        query={query}
        label={t('sheet.loading')}
        failed={t('sheet.failed')}
        refused={(error) => isUnknown(error) && <Unknown />}
        shape={<Skeleton className="h-80 rounded-medium" />}
        className="flex flex-col gap-6"
      >
        {(found) => <About game={found} onClose={onClose} />}
      </QueryView>
    </Dialog>
  );
}

function isUnknown(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'game_unknown';
}

function Unknown() {
  const { t } = useTranslation('catalogue');
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('sheet.unknown')}
      text={t('sheet.unknownText')}
      action={<LinkButton href={paths.slots()}>{t('empty.showAll')}</LinkButton>}
    />
  );
}

function About({ game, onClose }: { game: OneGame; onClose: () => void }) {
  const { t } = useTranslation('catalogue');
  return (
    <>
      <div className="flex items-start gap-4 sm:gap-6">
        <img
          src={artPaths.gameCard(game)}
          alt=""
          width="320"
          height="400"
          className={classes(
            'aspect-4/5 w-28 shrink-0 rounded-medium bg-sunken object-cover sm:w-48',
            !game.available && 'opacity-40 grayscale',
          )}
        />
        <Facts game={game} />
      </div>
      <GameNews game={game} />
      <Jackpots game={game} />
      {!game.available && <p className="rounded-medium bg-sunken p-4">{t('sheet.closedText')}</p>}
      <GameFeatures features={game.features} />
      <section aria-labelledby="rules-heading">
        <h3 id="rules-heading" className="font-semibold">
          {t('sheet.rules')}
        </h3>
        <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-5 text-muted">
          {game.rtp !== null && <li>{t('sheet.rtpText')}</li>}
          <li>{t('sheet.payTable')}</li>
          <li>{t('sheet.decided')}</li>
          <li>{t('sheet.record')}</li>
        </ul>
        <p className="mt-2">
          <a
            href={paths.fair()}
            onClick={onClose}
            className="inline-block py-1 font-semibold text-accent-text underline"
          >
            {t('sheet.toFair')}
          </a>
        </p>
      </section>
    </>
  );
}

function Facts({ game }: { game: OneGame }) {
  const { t } = useTranslation('catalogue');
  const { currencySymbol } = useBrand();
  const money = (amount: string) => <MoneyText amount={moneyOf(amount)} symbol={currencySymbol} />;
  return (
    <dl className="min-w-0 flex-1 divide-y divide-line">
      {game.rtp !== null && (
        <Fact name={t('sheet.rtp')}>
          <span className="figures">{game.rtp.toFixed(2)}%</span>
        </Fact>
      )}
      {game.liveClass && <Fact name={t('liveClass')}>{t(`liveClasses.${game.liveClass}`)}</Fact>}
      {game.volatility && <Fact name={t('volatility')}>{t(`sheet.volatilities.${game.volatility}`)}</Fact>}
      <Fact name={t('minBet')}>{money(game.minBet)}</Fact>
      {game.maxBet !== null && <Fact name={t('sheet.maxBet')}>{money(game.maxBet)}</Fact>}
      {game.lines !== null && (
        <Fact name={t('sheet.lines')}>
          <span className="figures">{game.lines}</span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 first:pt-0">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

function WaysIn({ game }: { game: OneGame }) {
  const { t } = useTranslation('catalogue');
  const { flags } = useBrand();
  const openGame = useOpenGame();
  const { ids, mark } = useMarks();
  const marked = ids.has(game.gameId);
  return (
    <>
      <IconButton
        label={t('favouriteGame', { game: game.gameName })}
        aria-pressed={marked}
        onClick={() => mark(game, !marked)}
        className="aria-pressed:text-spark"
      >
        <Heart className={classes(marked && 'fill-current')} aria-hidden="true" />
      </IconButton>
      <ShareGame game={game} />
      <span className="flex-1" />
      {flags.freePlay && game.demo && game.available && (
        <LinkButton
          variant="secondary"
          href={paths.game({ id: game.gameId, demo: true })}
          aria-label={t('demoGame', { game: game.gameName })}
        >
          {t('demo')}
        </LinkButton>
      )}
      <Button
        icon={<Play className="fill-current" aria-hidden="true" />}
        disabled={!game.available}
        onClick={() => openGame(game)}
      >
        {game.available ? t('play') : t('closed')}
      </Button>
    </>
  );
}

function ShareGame({ game }: { game: Game }) {
  const { t } = useTranslation('catalogue');

  async function share() {
    // Always over the lobby: what lies below the sheet here may not be for everybody.
    const lobby = lobbyPathOf(game);
    const address = overlaid({ pathname: lobby, search: '' }, paths.gameSheet(game.gameId));
    const done = await shareOrCopy({ text: game.gameName, url: location.origin + address });
    if (done === 'copied') notify({ tone: 'success', text: t('sheet.copied') });
    if (done === 'failed') notify({ tone: 'info', text: t('sheet.notCopied') });
  }

  return (
    <IconButton label={t('sheet.share')} onClick={() => void share()}>
      <Share2 aria-hidden="true" />
    </IconButton>
  );
}

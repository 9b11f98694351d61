import type { LotteryGame } from '@lanna/contract/lotteries/lottery/games';
import { LOTTERY_TYPES } from '@lanna/contract/lotteries/lottery/games';
import { useQuery } from '@tanstack/react-query';
import { ListChecks, Ticket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { artPaths } from '../../../../art/paths.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { useBrandName } from '../../../api/content/brand-name.ts';
import { currentLanguage } from '../../../i18n/words.ts';
import { PartsAt } from '../../../parts.tsx';
import { paths } from '../../../paths.ts';
import { QueryView } from '../../../query-view.tsx';
import { classes } from '../../../ui/classes.ts';
import { GameLogo } from '../lotteries/cards/game-logo.tsx';
import { LotteryCard } from '../lotteries/cards/lottery-card.tsx';
import { gamesQuery, type LotteryGames, type LotteryMarket } from '../lotteries/queries.ts';
import { CardShapes, NoLotteries } from './lobby-states.tsx';
import { Shortcuts } from './shortcuts.tsx';

type LotteryType = LotteryGame['type'];

/** The kinds at home here come first. */
const HOME: readonly LotteryType[] = ['THAI', 'YEEKEE', 'HANOI', 'LAO', 'STOCK', 'MALAYSIA'];
const ORDER: readonly LotteryType[] = [...HOME, ...LOTTERY_TYPES.filter((type) => !HOME.includes(type))];
const HEADS = { ALL: 'lottery', LOTT: 'lottery', SEA: 'sea', VN: 'vn', ELOTT: 'elott' } as const;

/** All lotteries, or those of the home market, by kind: each with its current draw, its countdown and what was drawn last. */
export function Lobby({ market }: { market: LotteryMarket }) {
  const { t } = useTranslation('lottery-lobby');
  const query = useQuery({
    ...gamesQuery(currentLanguage(), market),
    select: (found) => (market === 'ALL' ? { ...found, games: found.games.filter(isListedWithAll) } : found),
  });
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-col gap-5 px-4 py-5 lg:gap-7 lg:px-6 lg:py-8">
      <LobbyHead market={market} />
      {JUST_WON}
      <QueryView
        query={query}
        label={t('loading')}
        failed={t('failed')}
        shape={<CardShapes />}
        isEmpty={({ games }) => games.length === 0}
        empty={<NoLotteries />}
        className="flex flex-col gap-6 lg:gap-9"
      >
        {(found) => <Kinds found={found} />}
      </QueryView>
    </div>
  );
}

const JUST_WON = <PartsAt place="justWon" props={{ category: 'LOTT' }} />;

/** Provinces of Vietnam and dice are on pages of their own; there are too many for this one. */
function isListedWithAll({ page, type }: LotteryGame): boolean {
  return page !== '/vnlottery' && type !== 'K3' && type !== 'PC28' && type !== 'KENO';
}

/** What the page is about, in words and a picture. */
export function LobbyHead({ market }: { market: LotteryMarket }) {
  const { t } = useTranslation('lottery-lobby');
  const brand = useBrandName();
  const { front } = useBrand();
  const of = HEADS[market];
  return (
    <header className="lit relative isolate flex min-h-28 flex-col justify-center overflow-hidden rounded-large bg-surface lg:min-h-40">
      <img
        src={artPaths.category(front.hero, 'LOTT')}
        alt=""
        width="320"
        height="160"
        fetchPriority="low"
        className="absolute inset-y-0 right-0 -z-10 h-full w-[48%] object-cover object-right [mask-image:linear-gradient(to_right,transparent,black_65%)] lg:w-[28rem]"
      />
      <div className="flex min-w-0 max-w-[max(66%,min(100%,14rem))] flex-col gap-1 px-4 py-4 lg:max-w-xl lg:px-7">
        <h1 className="text-balance font-display font-semibold text-2xl leading-tight lg:text-3xl">
          {t(`head.${of}.title`)}
        </h1>
        <p className="text-muted text-sm max-lg:line-clamp-3 lg:text-base">{t('head.promise', { brand })}</p>
        <a
          href={paths.lotteryResults(market === 'SEA' ? { market: 'sea' } : {})}
          className="inline-flex min-h-11 items-center gap-1.5 self-start font-semibold text-accent-text text-sm underline-offset-4 hover:underline"
        >
          <ListChecks className="size-4" aria-hidden="true" />
          {t('head.results')}
        </a>
        {market === 'ALL' && (
          <a
            href={paths.lottery('vn')}
            className="inline-flex min-h-11 items-center gap-1.5 self-start font-semibold text-accent-text text-sm underline-offset-4 hover:underline"
          >
            <Ticket className="size-4" aria-hidden="true" />
            {t('head.vn.title')}
          </a>
        )}
      </div>
    </header>
  );
}

function Kinds({ found: { games, now } }: { found: LotteryGames }) {
  const kinds = ORDER.flatMap((type) => {
    const those = games.filter((game) => game.type === type);
    return those.length > 0 ? [{ type, games: those }] : [];
  });
  return (
    <>
      {kinds.length > 1 && <KindRail types={kinds.map(({ type }) => type)} />}
      <Shortcuts games={games} now={now} />
      <div className="grid gap-x-4 gap-y-6 md:grid-cols-2 lg:gap-y-9 xl:grid-cols-3">
        {kinds.map((kind) => (
          <Kind key={kind.type} {...kind} now={now} />
        ))}
      </div>
    </>
  );
}

/** As wide as it has cards, so that small kinds stand side by side. */
const WIDTHS = ['', 'md:col-span-2', 'md:col-span-2 xl:col-span-3'] as const;

function Kind({ type, games, now }: { type: LotteryType; games: readonly LotteryGame[]; now: string }) {
  const { t } = useTranslation('lottery-lobby');
  const anchor = anchorOf(type);
  return (
    <section
      id={anchor}
      aria-labelledby={`${anchor}-name`}
      className={classes(
        'grid scroll-mt-36 grid-cols-subgrid content-start gap-3 lg:gap-4',
        widthOf(games.length),
      )}
    >
      <div className="col-span-full flex items-center gap-3">
        <GameLogo type={type} className="size-10 lg:size-12" />
        <div className="min-w-0">
          <h2 id={`${anchor}-name`} className="font-display font-semibold text-xl leading-tight">
            {t(`types.${type}`)}
          </h2>
          <p className="text-muted text-sm leading-snug">{t(`about.${type}`)}</p>
        </div>
      </div>
      <ul className="col-span-full grid grid-cols-subgrid gap-3 lg:gap-4">
        {games.map((game) => (
          <li key={game.code} className="flex">
            <LotteryCard game={game} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function widthOf(cards: number): string {
  return WIDTHS[Math.min(cards, WIDTHS.length) - 1] ?? '';
}

/** Straight to a kind: the list is long on a phone. */
function KindRail({ types }: { types: readonly LotteryType[] }) {
  const { t } = useTranslation('lottery-lobby');
  return (
    <nav
      aria-label={t('kinds')}
      className="no-scrollbar sticky top-14 z-10 -mx-4 flex gap-2 overflow-x-auto bg-ground/92 px-4 py-2 backdrop-blur-sm lg:static lg:mx-0 lg:bg-transparent lg:px-0 lg:py-0"
    >
      {types.map((type) => (
        <a
          key={type}
          href={`#${anchorOf(type)}`}
          className={classes(
            'flex h-11 shrink-0 items-center gap-2 rounded-full border border-line bg-surface pr-4 pl-1.5 font-medium text-sm transition-colors',
            'hover:border-accent-text hover:text-accent-text',
          )}
        >
          <GameLogo type={type} className="size-8" />
          {t(`types.${type}`)}
        </a>
      ))}
    </nav>
  );
}

function anchorOf(type: LotteryType): string {
  return `kind-${type.toLowerCase()}`;
}

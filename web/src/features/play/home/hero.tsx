import type { Announcement } from '@lanna/contract/content/announcements/announcements';
import { HERO_SETS } from '@lanna/contract/house/brands/front';
import type { Game } from '@lanna/contract/play/catalogue/catalogue';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { artPaths } from '../../../../art/paths.ts';
import { homeAnnouncementsQuery, leadsTo, useAnnouncements } from '../../../api/content/announcements.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { useBrandName } from '../../../api/content/brand-name.ts';
import { useBrandText } from '../../../api/content/brand-text.ts';
import { useIsExcluded } from '../../../api/exclusion.ts';
import { hotGamesQuery } from '../../../api/queries.ts';
import { useSession } from '../../../api/session.ts';
import { LANGUAGES } from '../../../i18n/languages.ts';
import { type Path, paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Carousel } from '../../../ui/pictures/carousel.tsx';

const GAMES_SHOWN = 2;
const BANNERS_SHOWN = 8;

/**
 * The house's own greeting first, which needs no data and so is there at once; then what the brand announces. Where it announces
 * nothing, the hottest games.
 */
export function Hero() {
  const { t } = useTranslation('home');
  const { data: hot } = useQuery(hotGamesQuery);
  const { data: announced } = useAnnouncements(homeAnnouncementsQuery);
  const excluded = useIsExcluded();
  const banners = excluded ? [] : (announced?.banners ?? []).slice(0, BANNERS_SHOWN);
  const games =
    banners.length > 0 || excluded
      ? []
      : (hot?.list ?? []).filter((game) => game.available).slice(0, GAMES_SHOWN);
  return (
    <Carousel
      label={t('hero.label')}
      className="min-h-66 sm:min-h-72 lg:min-h-96 lg:rounded-large"
      slides={[
        { key: 'welcome', content: <Welcome /> },
        ...banners.map((banner) => ({ key: banner.id, content: <Banner banner={banner} /> })),
        { key: 'fair', content: <Fair /> },
        ...games.map((game) => ({ key: game.gameId, content: <GameSlide game={game} /> })),
      ]}
    />
  );
}

function Welcome() {
  const { t } = useTranslation('home');
  const session = useSession();
  const { flags, front } = useBrand();
  const brand = useBrandName();
  const inBrandsWords = useBrandText();
  return (
    <Scene
      picture={front.welcome}
      urgent
      title={front.slogan ? inBrandsWords(front.slogan.title) : t('hero.welcome.title', { brand })}
      text={front.slogan ? inBrandsWords(front.slogan.text) : t('hero.welcome.text')}
      action={
        session || !flags.directRegistration ? (
          <Go href={paths.slots()}>{t('hero.welcome.play')}</Go>
        ) : (
          <Go href={paths.registerDialog()}>{t('hero.welcome.register')}</Go>
        )
      }
    />
  );
}

function Fair() {
  const { t } = useTranslation('home');
  const { front } = useBrand();
  return (
    <Scene
      picture={artPaths.hero(front.hero, 'fair')}
      title={t('hero.fair.title')}
      text={t('hero.fair.text')}
      action={<Go href={paths.fair()}>{t('hero.fair.action')}</Go>}
    />
  );
}

function Banner({ banner }: { banner: Announcement }) {
  const { t } = useTranslation('home');
  const href = leadsTo(banner);
  return (
    <Scene
      picture={banner.picture ?? ''}
      lang={LANGUAGES[banner.language].tag}
      title={banner.title}
      text={banner.summary}
      action={
        href && (
          <Go href={href} label={t('hero.banner.actionOf', { title: banner.title })}>
            {t('hero.banner.action')}
          </Go>
        )
      }
    />
  );
}

function GameSlide({ game }: { game: Game }) {
  const { t } = useTranslation('home');
  const { front } = useBrand();
  return (
    <Scene
      picture={artPaths.hero(front.hero, 'market')}
      front={artPaths.gameCard(game)}
      title={game.gameName}
      text={t('hero.game.text', { vendor: game.vendorName })}
      action={<Go href={paths.play(game)}>{t('play')}</Go>}
    />
  );
}

function Go({
  href,
  label,
  children,
}: {
  href: Path | `https://${string}`;
  /** Where the words alone do not say where it leads. */
  label?: string;
  children: string;
}) {
  return (
    <LinkButton
      href={href}
      aria-label={label}
      {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}
      className="lg:h-13 lg:px-8 lg:text-lg"
    >
      {children}
    </LinkButton>
  );
}

/** Light words on a picture of the night, dark ones on a picture of the morning. */
function Scene({
  picture,
  front,
  urgent = false,
  lang,
  title,
  text,
  action,
}: {
  picture: string;
  /** A picture in the foreground, at the right. */
  front?: string;
  urgent?: boolean;
  /** Tag of the words' language, where that may be another than the page's. */
  lang?: string;
  title: string;
  text: string;
  action: ReactNode;
}) {
  const variant = Variants[HERO_SETS[useBrand().front.hero]];
  return (
    <div className={classes('relative flex overflow-hidden', variant.ground)}>
      <img
        src={picture}
        alt=""
        width="1280"
        height="400"
        fetchPriority={urgent ? 'high' : 'low'}
        loading={urgent ? 'eager' : 'lazy'}
        decoding={urgent ? 'sync' : 'async'}
        className="absolute inset-0 size-full object-cover object-[88%_50%] sm:object-right"
      />
      {front && (
        <img
          src={front}
          alt=""
          width="320"
          height="400"
          loading="lazy"
          decoding="async"
          className="absolute right-[9%] bottom-[-12%] hidden h-[105%] w-auto rotate-4 rounded-medium shadow-float sm:block"
        />
      )}
      <div className={classes('absolute inset-0 bg-linear-to-r from-25% sm:via-40%', variant.scrim)} />
      <div className="relative flex min-w-0 max-w-[max(78%,min(100%,14rem))] flex-col items-start justify-center gap-2 px-5 pt-4 pb-14 sm:max-w-3xl sm:gap-3 sm:px-10 sm:pb-4 lg:px-14">
        <h2
          lang={lang}
          className="max-w-full text-balance break-words font-display font-semibold text-[1.65rem] leading-snug sm:text-4xl lg:text-5xl lg:leading-[1.2]"
        >
          {title}
        </h2>
        {text && (
          <p lang={lang} className="max-w-md text-pretty text-sm opacity-85 sm:text-lg">
            {text}
          </p>
        )}
        {action && <div className="mt-2 max-w-full sm:mt-3">{action}</div>}
      </div>
    </div>
  );
}

const Variants = {
  light: {
    ground: 'bg-night text-white',
    scrim: 'from-night/90 via-night/55 to-night/0 sm:from-night/80 sm:via-night/30',
  },
  dark: {
    ground: 'bg-morning text-deep',
    scrim: 'from-morning/90 via-morning/60 to-morning/0 sm:from-morning/60 sm:via-morning/25',
  },
} as const;

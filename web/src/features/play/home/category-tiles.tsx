import { HERO_SETS } from '@lanna/contract/house/brands/front';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { artPaths } from '../../../../art/paths.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { menusQuery } from '../../../api/queries.ts';
import { paths } from '../../../paths.ts';
import { classes } from '../../../ui/classes.ts';

/** One picture a category. With a single category there is nothing to choose, so nothing is shown. */
export function CategoryTiles() {
  const { t } = useTranslation(['home', 'shell']);
  const { data: menus = [] } = useQuery(menusQuery);
  const { front } = useBrand();
  const variant = Variants[HERO_SETS[front.hero]];
  const tiles = menus.flatMap(({ gameType, games }) => {
    const path = paths.category(gameType);
    return path ? [{ gameType, games, path }] : [];
  });
  if (tiles.length < 2) return null;
  return (
    <nav aria-label={t('home:categories')}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {tiles.map(({ gameType, games, path }) => (
          <li key={gameType}>
            <a
              href={path}
              className="group lit relative flex min-h-28 overflow-hidden rounded-large bg-surface transition-[translate,border-color] hover:-translate-y-0.5 hover:border-accent-text h-full lg:min-h-32"
            >
              <img
                src={artPaths.category(front.hero, gameType)}
                alt=""
                width="320"
                height="160"
                loading="lazy"
                decoding="async"
                className="absolute inset-0 size-full object-cover object-right transition-[scale] duration-300 group-hover:scale-104"
              />
              <span className={classes('absolute inset-0 bg-linear-to-t lg:bg-linear-to-r', variant.scrim)} />
              <span
                className={classes(
                  'relative flex min-w-0 flex-col justify-end px-3.5 py-3 lg:p-4',
                  variant.words,
                )}
              >
                <span className="text-balance break-words font-display font-semibold text-lg leading-tight lg:text-xl">
                  {t(`shell:category.${gameType}`)}
                </span>
                <span className="mt-0.5 text-sm">{t('shell:gameCount', { count: games })}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Words stand on a ground of their own: where the tile is narrow, below the picture's emblem, whose upper part looks over it. */
const Variants = {
  light: {
    words: 'text-white',
    scrim:
      'from-night/95 from-35% via-night/85 via-55% to-night/0 lg:from-night/90 lg:from-0% lg:via-night/60 lg:via-50%',
  },
  dark: {
    words: 'text-deep',
    scrim:
      'from-morning/95 from-35% via-morning/85 via-55% to-morning/0 lg:from-morning/95 lg:from-0% lg:via-morning/60 lg:via-50%',
  },
} as const;

import { HERO_SETS } from '@lanna/contract/front';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { artPaths } from '../../../art/paths.ts';
import { useBrand } from '../../api/brand.ts';
import { menusQuery } from '../../api/queries.ts';
import { paths } from '../../paths.ts';
import { classes } from '../../ui/classes.ts';

/** One picture a category. With a single category there is nothing to choose, so nothing is shown. */
export function CategoryTiles() {
  const { t } = useTranslation(['home', 'shell']);
  const { data: menus = [] } = useQuery(menusQuery);
  const { front } = useBrand();
  const look = LOOKS[HERO_SETS[front.hero]];
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
              className="group lit relative flex min-h-24 overflow-hidden rounded-large bg-surface transition-[translate,border-color] hover:-translate-y-0.5 hover:border-accent-text h-full lg:min-h-32"
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
              <span className={classes('absolute inset-0 bg-linear-to-r', look.scrim)} />
              <span className={classes('relative flex min-w-0 flex-col justify-end p-4', look.words)}>
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

/** As long as the longest name is, its words stand on the ground and not on the picture. */
const LOOKS = {
  light: { words: 'text-white', scrim: 'from-night/90 via-night/75 to-night/20' },
  dark: { words: 'text-deep', scrim: 'from-morning/95 via-morning/80 to-morning/20' },
} as const;

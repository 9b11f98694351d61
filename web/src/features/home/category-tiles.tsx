import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { artPaths } from '../../../art/paths.ts';
import { menusQuery } from '../../api/queries.ts';
import { paths } from '../../paths.ts';

/** One picture a category. With a single category there is nothing to choose, so nothing is shown. */
export function CategoryTiles() {
  const { t } = useTranslation(['home', 'shell']);
  const { data: menus = [] } = useQuery(menusQuery);
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
              className="group lit relative flex h-24 overflow-hidden rounded-large bg-surface transition-[translate,border-color] hover:-translate-y-0.5 hover:border-accent-text lg:h-32"
            >
              <img
                src={artPaths.category(gameType)}
                alt=""
                width="320"
                height="160"
                loading="lazy"
                decoding="async"
                className="absolute inset-0 size-full object-cover object-right transition-[scale] duration-300 group-hover:scale-104"
              />
              <span className="absolute inset-0 bg-linear-to-r from-night/80 to-transparent" />
              <span className="relative flex flex-col justify-end p-4 text-white">
                <span className="font-display font-semibold text-lg lg:text-xl">
                  {t(`shell:category.${gameType}`)}
                </span>
                <span className="text-sm text-white/80">{t('shell:gameCount', { count: games })}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

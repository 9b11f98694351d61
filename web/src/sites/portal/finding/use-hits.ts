import type { Game } from '@lanna/contract/play/catalogue/catalogue';
import type { Found } from '@lanna/contract/play/finding/finding';
import { useQuery } from '@tanstack/react-query';
import { BookOpenText, Gift, ListChecks, Shapes, Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { artPaths } from '../../../../art/paths.ts';
import { hotGamesQuery, menusQuery } from '../../../api/queries.ts';
import { LANGUAGES } from '../../../i18n/languages.ts';
import { paths } from '../../../paths.ts';
import type { Hit, HitGroup, HitKind } from './hit.ts';
import { isSought } from './queries.ts';
import { bestOf } from './site-pages.ts';
import { useCentrePages } from './use-centre-pages.ts';
import { useSitePages } from './use-site-pages.ts';

const HOT_SHOWN = 5;

/** What is shown for a text: what the server found, and categories and pages, which the browser knows. Before a text: what is hot. */
export function useHits(text: string, found: Found | undefined): HitGroup[] {
  const { t } = useTranslation('finding');
  const { t: shell } = useTranslation('shell');
  const { data: menus = [] } = useQuery(menusQuery);
  const { data: hot } = useQuery(hotGamesQuery);
  const pages = [...useCentrePages(), ...useSitePages()];
  const categories = menus.map(({ gameType, enName }) => ({
    hit: {
      key: gameType,
      title: shell(`category.${gameType}`),
      href: paths.category(gameType),
      Icon: Shapes,
    },
    names: [shell(`category.${gameType}`), enName],
  }));
  const gameHit = (game: Game): Hit => ({
    key: game.gameId,
    title: game.gameName,
    detail: game.available ? game.vendorName : t('unavailable'),
    href: paths.play(game),
    picture: artPaths.gameCard(game),
    game,
  });
  if (!isSought(text))
    return filled([
      ['hot', hot?.list.slice(0, HOT_SHOWN).map(gameHit) ?? []],
      ['categories', categories.map(({ hit }) => hit)],
    ]);
  const [number] = /^\d{2,6}$/.exec(text) ?? [];
  return filled([
    ['games', found?.games.map(gameHit) ?? []],
    ['lotteries', found?.lotteries.map(gameHit) ?? []],
    [
      'results',
      [
        ...(found?.results ?? []).map(({ gameCode, gameName, numero, day, result }) => ({
          key: `${gameCode} ${numero}`,
          title: gameName,
          detail: `${t('numero', { numero })} · ${shortened(result)}`,
          href: number ? paths.lotteryResults({ number, gameCode }) : paths.lotteryResults({ day }),
          Icon: ListChecks,
        })),
        ...(number
          ? [
              {
                key: 'all',
                title: t('allResults', { number }),
                href: paths.lotteryResults({ number }),
                Icon: ListChecks,
              },
            ]
          : []),
      ],
    ],
    [
      'vendors',
      found?.vendors.map(({ vassalage, vendorName, gameType, games }) => ({
        key: vassalage,
        title: vendorName,
        detail: t('vendorGames', { games }),
        href: paths.category(gameType, vassalage),
        Icon: Store,
      })) ?? [],
    ],
    ['categories', bestOf(text, categories)],
    [
      'promotions',
      found?.promotions.map(({ id, title, language }) => ({
        key: id,
        title,
        lang: LANGUAGES[language].tag,
        href: paths.promotion(id),
        Icon: Gift,
      })) ?? [],
    ],
    [
      'pages',
      bestOf(
        text,
        pages.map((hit) => ({ hit, names: [hit.title] })),
      ),
    ],
    [
      'articles',
      found?.articles.map(({ slug, title, excerpt, language }) => ({
        key: slug,
        title,
        detail: excerpt,
        lang: LANGUAGES[language].tag,
        href: paths.help({ article: slug }),
        Icon: BookOpenText,
      })) ?? [],
    ],
  ]);
}

const RESULT_SHOWN = 24;

function shortened(result: string): string {
  return result.length > RESULT_SHOWN ? `${result.slice(0, RESULT_SHOWN)}…` : result;
}

function filled(groups: readonly (readonly [HitKind, readonly Hit[]])[]): HitGroup[] {
  return groups.flatMap(([kind, hits]) => (hits.length > 0 ? [{ kind, hits }] : []));
}

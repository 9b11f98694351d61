import { FIRST_SLOTS, type gameList } from '@lanna/contract/catalogue';
import type { Value } from '@lanna/contract/endpoint';
import { artPaths } from '@lanna/web/art/paths';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { dataBlock } from '../../platform/http/data-block.ts';
import type { BrandProfile } from '../brands/brand.ts';
import type { PageWriter } from '../brands/render-index-html.ts';
import { listGames } from './list-games.ts';

const LOBBY = '/rng';
/** A row on a desktop, three on a phone. */
const CARDS = 6;
/** One read serves all requests of this time, so that requests for pages cannot load the database. */
const KEPT_MS = 5000;

/**
 * Writes into the lobby's page the games it opens with, in the brand's language, and their pictures into the
 * shape that stands in for the page: on a phone they are seen before any script is there, and two round trips
 * are saved. If the read fails the page goes without them; the site asks for the games itself then, as for
 * every other choice and language.
 */
export function firstGamesInPage({ db, clock }: { db: Database; clock: Clock }): PageWriter {
  const kept = new Map<string, { readAtMs: number; list: Promise<Value<typeof gameList>> }>();

  function listFor(brand: BrandProfile): Promise<Value<typeof gameList>> {
    const nowMs = clock.now().getTime();
    const known = kept.get(brand.id);
    if (known && nowMs >= known.readAtMs && nowMs - known.readAtMs < KEPT_MS) return known.list;
    const list = listGames(
      db.kysely,
      { brand, language: brand.defaultLanguage, memberId: null },
      FIRST_SLOTS,
    );
    kept.set(brand.id, { readAtMs: nowMs, list });
    // A failed read is not cached: the next page reads again.
    list.catch(() => kept.get(brand.id)?.list === list && kept.delete(brand.id));
    return list;
  }

  async function write(page: string, brand: BrandProfile): Promise<string> {
    const list = await listFor(brand).catch(() => undefined);
    if (!list) return page;
    return openWith(page, list.games.slice(0, CARDS).map(artPaths.gameCard)).replace('<!--data-->', () =>
      dataBlock('first-games', { language: brand.defaultLanguage, list }),
    );
  }

  return { address: LOBBY, write };
}

const FRONT_PICTURE = /<link rel="preload" as="image" href="\/art\/hero\/[^>]*>/;
const OPENING = /<!--opening-->.*<!--\/opening-->/s;
const LOBBY_SHAPE = /<!--[^>]*\[lobby\](.*)\[card\](.*)\[\/card\](.*)\[\/lobby\]\s*-->/s;

/** The lobby's shape in the place of the front page's, whose picture is not fetched here. */
function openWith(page: string, pictures: readonly string[]): string {
  const [comment = '', before = '', card = '', after = ''] = LOBBY_SHAPE.exec(page) ?? [];
  if (pictures.length === 0 || !comment) return page;
  const cards = pictures.map((picture) => card.replace('[picture]', () => picture));
  return page
    .replace(FRONT_PICTURE, '')
    .replace(comment, '')
    .replace(OPENING, () => before + cards.join('') + after);
}

import type { Value } from '@lanna/contract/endpoint';
import type { listSwitchedOff as endpoint } from '@lanna/contract/play/catalogue/ops';
import { localText } from '@lanna/rules/local-text';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { gameName, VENDORS_LANGUAGE } from '../game.ts';
import { isCarried } from '../internal/carried.ts';

const GAMES_SHOWN = 200;

/** What takes no bets without a stop: an operator who looks for the reason of a closed game finds it on the same page. */
export async function listSwitchedOff(
  db: Queryable,
  brandIds: readonly string[],
): Promise<Value<typeof endpoint>> {
  const brands = await db
    .selectFrom('brands.brand as m')
    .innerJoin('brands.betting_terms as t', 't.merchant_id', 'm.id')
    .select(['m.code', 'm.name'])
    .where('m.id', 'in', [...brandIds])
    .where('t.games_open', '=', false)
    .orderBy('m.code')
    .execute();
  const vendors = await db
    .selectFrom('catalogue.vendor as v')
    .select(['v.code', 'v.name'])
    .where('v.enabled', '=', false)
    .where(isCarried('v.id', brandIds))
    .orderBy('v.name')
    .execute();
  const games = await db
    .selectFrom('catalogue.game as g')
    .innerJoin('catalogue.vendor as v', 'v.id', 'g.vendor_id')
    .select(['g.id', 'g.name', 'v.name as vendor'])
    .where('g.enabled', '=', false)
    .where(isCarried('g.vendor_id', brandIds))
    .orderBy(sql`g.id`)
    .limit(GAMES_SHOWN)
    .execute();
  return {
    brands: brands.map(({ code, name }) => ({
      code,
      name: localText(name, VENDORS_LANGUAGE, VENDORS_LANGUAGE),
    })),
    vendors,
    games: games.map(({ name, ...game }) => ({ ...game, name: gameName(name, VENDORS_LANGUAGE) })),
  };
}

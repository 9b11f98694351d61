import type { Value } from '@lanna/contract/endpoint';
import type { freeBetGames } from '@lanna/contract/money/vendor-wallet/free-bets-ops';
import type { Language } from '@lanna/contract/people/members/members';
import { formatMoney } from '@lanna/rules/money';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { listFreeBetVendors } from './find-free-bet-vendor.ts';

const GAMES_SHOWN = 500;

/** For which vendors and games free bets can be granted at a brand; of a vendor with very many games the first. */
export async function listFreeBetGames(
  db: Queryable,
  merchantId: string,
  language: Language,
): Promise<Value<typeof freeBetGames>> {
  const vendors = await listFreeBetVendors(db, merchantId);
  return {
    vendors: await Promise.all(
      vendors.map(async ({ id, code, valueMax, dayMax }) => {
        const games = await db
          .selectFrom('catalogue.game_record')
          .select(['code', 'name'])
          .where('vendor_id', '=', id)
          .where('enabled', '=', true)
          .orderBy('code')
          .limit(GAMES_SHOWN)
          .execute();
        return {
          ...{ code, valueMax: formatMoney(valueMax), dayMax: formatMoney(dayMax) },
          games: games.map((game) => ({
            code: game.code,
            name: game.name[language] ?? game.name.EN ?? game.name.TH ?? game.code,
          })),
        };
      }),
    ),
  };
}

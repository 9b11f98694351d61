import type { Value } from '@lanna/contract/endpoint';
import type { freeBetGames } from '@lanna/contract/money/vendor-wallet/free-bets-ops';
import type { Language } from '@lanna/contract/people/members/members';
import { formatMoney } from '@lanna/rules/money';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { listFreeBetGames as gamesOf, listFreeBetVendors } from '../../../play/catalogue/free-bet-vendors.ts';

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
        const games = await gamesOf(db, id);
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

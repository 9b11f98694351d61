import type { Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import type { Language } from '@lanna/contract/people/members/members';
import type { roundGames } from '@lanna/contract/rewards/bonuses/ops';
import { formatMoney } from '@lanna/rules/money';
import { type BonusTerms, isOnlyAsReward } from '@lanna/rules/rewards/bonuses/terms';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import {
  findFreeBetVendor,
  freeBetGameName,
  listFreeBetGames,
  listFreeBetVendors,
} from '../../../play/catalogue/free-bet-vendors.ts';
import type { OfferForm } from './offer.ts';

/**
 * Terms as they are kept: of free rounds with the game's name as the catalogue has it, and with the one mark of what is given as a reward. Refuses rounds that the vendor does not give at the brand, or not of that
 * stake, with `bonus_rounds_impossible`.
 */
export async function keptTerms(
  tx: Tx,
  merchantId: string,
  terms: OfferForm['terms'],
): Promise<OfferForm['terms']> {
  const { rounds } = terms;
  if (!rounds) return terms;
  const vendor = await findFreeBetVendor(tx, { merchantId, code: rounds.vendor, game: rounds.game });
  if (!vendor || moneyOf(rounds.worth) > vendor.valueMax) throw new Refusal('bonus_rounds_impossible');
  const title =
    rounds.game === null
      ? null
      : ((await freeBetGameName(tx, { vendorId: vendor.id, game: rounds.game })) ?? null);
  const { asReward: _, ...others } = rounds;
  return { ...terms, onlyAsReward: isOnlyAsReward(terms as BonusTerms), rounds: { ...others, title } };
}

/** In which games of which vendors free rounds can be offered at a brand. */
export async function listRoundGames(
  db: Queryable,
  merchantId: string,
  language: Language,
): Promise<Value<typeof roundGames>> {
  const vendors = await listFreeBetVendors(db, merchantId);
  return {
    vendors: await Promise.all(
      vendors.map(async ({ id, code, valueMax, dayMax }) => ({
        ...{ code, worthMax: formatMoney(valueMax), dayMax: formatMoney(dayMax) },
        games: (await listFreeBetGames(db, id)).map((game) => ({
          code: game.code,
          name: game.name[language] ?? game.name.EN ?? game.name.TH ?? game.code,
        })),
      })),
    ),
  };
}

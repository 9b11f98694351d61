import type { LocalText } from '@lanna/rules/local-text';
import { type Game, pageOf } from '@lanna/rules/lotteries/lottery/game';
import { GAMES } from '@lanna/rules/lotteries/lottery/games';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Tx } from '../../../platform/sql/database.ts';

/** Under this id lotteries are a vendor of the catalogue, and all of them, electronic ones too, a source of bets. */
export const LOTTERY_VENDOR_ID = '00000000-0000-7000-8000-00000000107e';
/** Electronic lotteries as a vendor of the catalogue. */
export const ELOTT_VENDOR_ID = '00000000-0000-7000-8000-00000000107f';
export const LOTTERY_VENDOR_IDS = [LOTTERY_VENDOR_ID, ELOTT_VENDOR_ID];
const KINDS = { '/sealottery': 'SEA', '/vnlottery': 'VN', '/lottery': null, '/elott': null } as const;

interface Offer {
  brands: readonly { id: string; currency: string }[];
  nameOf: (code: string) => LocalText;
  now: Date;
}

/**
 * Adds what rules know of lotteries to the catalogue, and offers them at these brands. What is there already stays as operators have made it:
 * a name set by hand, a brand that has put lotteries away.
 */
export async function addLotteries(tx: Tx, offer: Offer): Promise<void> {
  await tx
    .insertInto('catalogue.game')
    .values(GAMES.map((game) => rowOf(game, offer)))
    .onConflict((oc) =>
      oc.columns(['vendor_id', 'code']).doUpdateSet((eb) => ({ page: eb.ref('excluded.page') })),
    )
    .execute();
  for (const { id, currency } of offer.brands) await offerAt(tx, id, currency);
}

/** First in the row: they are at home here. */
async function offerAt(tx: Tx, merchantId: string, currency: string): Promise<void> {
  await tx
    .updateTable('catalogue.vendor')
    .set((eb) => ({ currencies: eb.fn('array_append', ['currencies', eb.val(currency)]) }))
    .where('id', 'in', LOTTERY_VENDOR_IDS)
    .where((eb) => eb.not(eb(eb.val(currency), '=', eb.fn.any('currencies'))))
    .execute();
  await tx
    .insertInto('catalogue.brand_vendor')
    .values(LOTTERY_VENDOR_IDS.map((id) => ({ merchant_id: merchantId, vendor_id: id })))
    .onConflict((oc) => oc.doNothing())
    .execute();
}

function rowOf(game: Game, { nameOf, now }: Pick<Offer, 'nameOf' | 'now'>) {
  const { code } = game;
  const page = pageOf(game);
  return {
    id: newId(),
    vendor_id: page === '/elott' ? ELOTT_VENDOR_ID : LOTTERY_VENDOR_ID,
    code,
    name: nameOf(code),
    game_type: page === '/elott' ? 'ELOTT' : 'LOTT',
    lottery_kind: KINDS[page],
    page: `${page}?gameCode=${code}`,
    created_at: now,
  };
}

import type { CLOSED_BECAUSE } from '@lanna/contract/lotteries/lottery/games';
import type { Game } from '@lanna/rules/lotteries/lottery/game';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { LOTTERY_SOURCE_ID } from '../slips/lottery-source.ts';
import type { LotteryTerms } from './lottery-terms.ts';

export type ClosedBecause = (typeof CLOSED_BECAUSE)[number];

/** Why a brand's lottery takes no bets, its draws aside; null when it does. */
export function whyClosed(of: {
  source: Game['source'];
  isOffered: boolean;
  /** Drawn at all: the house's switch, which may not be set yet. */
  isOn: boolean;
  isSourced: boolean;
  isStopped: boolean;
}): ClosedBecause | null {
  if (!of.isOffered) return 'switched_off';
  // What others draw is sold only where its result can be known; until then no operator switches it on.
  if (of.source === 'feed' && !of.isSourced) return 'no_feed';
  if (!of.isOn) return 'switched_off';
  return of.isStopped ? 'stopped' : null;
}

/** That of many games. */
export async function statusOfGames(
  db: Queryable,
  merchantId: string,
  games: readonly Game[],
  terms: ReadonlyMap<string, LotteryTerms>,
): Promise<Map<string, ClosedBecause | null>> {
  const codes = games.map(({ code }) => code);
  const [known, stops, sourced] = await Promise.all([
    db
      .selectFrom('draws.game_record')
      .select(['code', 'enabled'])
      .where((eb) => eb('code', '=', eb.fn.any(eb.val(codes))))
      .execute(),
    stopsOf(db, merchantId),
    db.selectFrom('feeds.sourced_game').select('code').execute(),
  ]);
  const hasSource = new Set(sourced.map(({ code }) => code));
  const enabled = new Set(known.flatMap(({ code, enabled }) => (enabled ? [code] : [])));
  return new Map(
    games.map(({ code, source }) => [
      code,
      whyClosed({
        source,
        isOffered: terms.get(code)?.enabled ?? true,
        isOn: enabled.has(code),
        isSourced: hasSource.has(code),
        isStopped: stops.all || stops.games.has(code),
      }),
    ]),
  );
}

/** What operators have stopped at a brand: all that it offers, those of a vendor of lotteries, or single ones. */
async function stopsOf(db: Queryable, merchantId: string) {
  const rows = await db
    .selectFrom('catalogue.stop_in_force as s')
    .leftJoin(lotteries(db).as('g'), (join) =>
      join.on((eb) =>
        eb.or([eb('g.id', '=', eb.ref('s.subject_id')), eb('g.vendor_id', '=', eb.ref('s.subject_id'))]),
      ),
    )
    .select(['s.subject_id', 'g.code'])
    .where((eb) => eb.or([eb('s.merchant_id', 'is', null), eb('s.merchant_id', '=', merchantId)]))
    .where('s.kind', '<>', 'player')
    .execute();
  return {
    all: rows.some(({ subject_id }) => subject_id === merchantId),
    games: new Set(rows.flatMap(({ code }) => (code === null ? [] : [code]))),
  };
}

function lotteries(db: Queryable) {
  return db
    .selectFrom('catalogue.game_record as g')
    .innerJoin('catalogue.vendor_record as v', 'v.id', 'g.vendor_id')
    .select(['g.id', 'g.vendor_id', 'g.code'])
    .where((eb) => eb.or([eb('v.id', '=', LOTTERY_SOURCE_ID), eb('v.bets_under', '=', LOTTERY_SOURCE_ID)]));
}

import type { Value } from '@lanna/contract/endpoint';
import type { VietnameseGame, vietnameseGames } from '@lanna/contract/lotteries/lottery/vn';
import { type Game, pageOf } from '@lanna/rules/lotteries/lottery/game';
import { GAMES } from '@lanna/rules/lotteries/lottery/games';
import { regionOf } from '@lanna/rules/lotteries/lottery/vn/provinces';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { recentlyOpened } from '../../../play/catalogue/recent-games.ts';
import { LOTTERY_SOURCE_ID } from '../slips/lottery-source.ts';
import { type GameReader, showGames } from './list-games.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const VIETNAMESE = GAMES.filter((game) => pageOf(game) === '/vnlottery');

/** Lotteries of Vietnam in the brand's order. */
export async function listVietnameseGames(
  db: Queryable,
  reader: GameReader,
): Promise<Value<typeof vietnameseGames>> {
  return { now: new Date().toISOString(), games: await show(db, reader, VIETNAMESE) };
}

/** Those the member has opened, the last one first. */
export async function recentVietnameseGames(
  db: Queryable,
  reader: GameReader & { memberId: string },
): Promise<Value<typeof vietnameseGames>> {
  const codes = await recentlyOpened(db, {
    memberId: reader.memberId,
    vendorId: LOTTERY_SOURCE_ID,
    codes: VIETNAMESE.map(({ code }) => code),
  });
  const shown = await show(
    db,
    reader,
    VIETNAMESE.filter(({ code }) => codes.includes(code)),
  );
  return {
    now: new Date().toISOString(),
    games: shown.toSorted((one, other) => codes.indexOf(one.code) - codes.indexOf(other.code)),
  };
}

async function show(db: Queryable, reader: GameReader, games: readonly Game[]): Promise<VietnameseGame[]> {
  const shown = await showGames(db, reader, games);
  return shown.map((one) => {
    const { schedule } = games.find(({ code }) => code === one.code) as Game;
    const isWeekly = schedule.kind === 'week';
    return {
      ...one,
      region: regionOf(one),
      days: isWeekly ? [...schedule.days] : EVERY_DAY,
      at: isWeekly ? schedule.at : null,
    };
  });
}

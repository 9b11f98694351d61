import { formatMoney, type Money } from '@lanna/rules/money';
import { SLIP_BOUNDS } from '@lanna/rules/play/sports/slips/bounds';
import { isSports } from '../../../rules/game.ts';
import { gameOfVendor } from '../../../rules/vendors/vendors.ts';
import type { SportsSession, SportsSettings } from '../../../sports-api.ts';
import type { Tx } from '../../platform/database.ts';
import type { PlaySessionRow } from '../../play/session.ts';
import { mostByShare } from '../slips/stake-bounds.ts';
import { readStakeFacts } from '../slips/stake-facts.ts';
import { NoAtSports } from '../sports-refusal.ts';

export async function openSportsSession(
  tx: Tx,
  session: PlaySessionRow,
  balance: Money,
): Promise<SportsSession> {
  const game = gameOfVendor(session.vendor, session.gameCode);
  if (!game || !isSports(game)) throw new NoAtSports('game_disabled');
  const [facts] = await readStakeFacts(tx, [{ ...session, legs: [] }]);
  return {
    ...{ gameCode: game.code, gameName: game.name, demo: session.demoBalance !== null },
    ...{ currency: session.currency, symbol: session.currencySymbol, language: session.language },
    ...{ lobbyUrl: session.lobbyUrl, balance: formatMoney(balance) },
    settings: await readSettings(tx, session),
    favourites: await readFavourites(tx, session.playerId),
    leastStake: formatMoney(SLIP_BOUNDS.leastStake),
    mostStake: formatMoney(mostByShare(facts?.share ?? 0)),
  };
}

async function readSettings(tx: Tx, { playerId, language }: PlaySessionRow): Promise<SportsSettings> {
  const { rows } = await tx.query<SportsSettings>(
    'select odds_style as "oddsStyle", price_choice as "priceChoice" from studio.sports_setting where player_id = $1',
    [playerId],
  );
  return rows[0] ?? { oddsStyle: language === 'TH' ? 'malay' : 'decimal', priceChoice: 'better' };
}

export async function writeSettings(tx: Tx, playerId: string, settings: SportsSettings): Promise<void> {
  await tx.query(
    `insert into studio.sports_setting (player_id, odds_style, price_choice) values ($1, $2, $3)
     on conflict (player_id) do update set odds_style = excluded.odds_style, price_choice = excluded.price_choice`,
    [playerId, settings.oddsStyle, settings.priceChoice],
  );
}

const FAVOURITES_MAX = 200;

export async function readFavourites(tx: Tx, playerId: string): Promise<SportsSession['favourites']> {
  const { rows } = await tx.query<{ kind: string; subject: string }>(
    'select kind, subject from studio.sports_favourite where player_id = $1 order by at desc limit $2',
    [playerId, FAVOURITES_MAX],
  );
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map(({ subject }) => subject);
  return { fixtures: of('fixture'), competitions: of('competition') };
}

export async function writeFavourite(
  tx: Tx,
  playerId: string,
  { kind, id, on }: { kind: 'fixture' | 'competition'; id: string; on: boolean },
): Promise<void> {
  if (on)
    await tx.query(
      `insert into studio.sports_favourite (player_id, kind, subject) select $1, $2, $3
       where (select count(*) from studio.sports_favourite where player_id = $1) < $4 on conflict do nothing`,
      [playerId, kind, id, FAVOURITES_MAX],
    );
  else
    await tx.query(
      'delete from studio.sports_favourite where player_id = $1 and kind = $2 and subject = $3',
      [playerId, kind, id],
    );
}

import type { LaunchRequest, launchReply } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { z } from 'zod';
import { isFishing, isRooms, isSports, isTable, type StudioGame } from '../../rules/game.ts';
import type { RoomsGame } from '../../rules/rooms/rooms-game.ts';
import type { StudioVendor } from '../../rules/vendors/vendor.ts';
import { isStopped } from '../games/is-stopped.ts';
import { ensureKeptPlayer } from '../kept/kept-player.ts';
import type { Tx } from '../platform/database.ts';
import { insertSession } from '../play/session.ts';
import { ensurePlayer, openDemoPlayer } from '../players/player.ts';
import { noteMarks, playerMarks } from '../rooms/company/note-marks.ts';
import { roomOfPlace } from '../rooms/seating/sit-down.ts';
import type { Studio } from '../studio.ts';
import { TABLE_CURRENCY } from '../tables/live-tables.ts';
import type { TableLobby } from '../tables/reading/table-lobby.ts';
import { VendorRefusal } from './vendor-refusal.ts';

const DEMO_CURRENCY = 'XXX';

/** Opens a game of the vendor that is asked for a player of the operator, or for a visitor as a demo. */
export async function launchGame(
  studio: Studio,
  launch: LaunchRequest,
  { vendor, lobby }: { vendor: StudioVendor; lobby: TableLobby },
): Promise<z.infer<typeof launchReply>> {
  const game = vendor.games.find(({ code }) => code === launch.game_code);
  if (!game) throw new VendorRefusal('RS_ERROR_INVALID_GAME');
  if (!isWebAddress(launch.lobby_url)) throw new VendorRefusal('RS_ERROR_WRONG_TYPES');
  if (await isStopped(studio.db.pool, { gameCode: game.code, operatorId: launch.operator_id }))
    throw new VendorRefusal('RS_ERROR_INVALID_GAME');
  const tableCode = tableOf(game, launch, lobby);
  const now = studio.clock.now();
  const token = await studio.db.transaction(async (tx) => {
    const player = await whoPlays(tx, launch, { vendor, now });
    const rooms = isRooms(game) && launch.currency !== DEMO_CURRENCY ? roomTermsOf(launch) : undefined;
    if (rooms) await noteMarks(tx, player.playerId, rooms.marks);
    return insertSession(
      tx,
      {
        ...player,
        ...rooms,
        gameCode: game.code,
        currency: launch.currency,
        currencySymbol: symbolOf(launch),
        language: launch.lang.toLowerCase().startsWith('th') ? 'TH' : 'EN',
        lobbyUrl: launch.lobby_url,
        tableCode,
      },
      now,
    );
  });
  // In the fragment, which browsers send to no server: the session reaches neither logs nor referrers.
  const table = tableCode === null ? '' : `?table=${encodeURIComponent(tableCode)}`;
  return { url: `${studio.studioUrl}/play/${game.code}${table}#s=${token}` };
}

/** What the operator says of the player for card rooms (`meta.marks`), and what it wants of them. */
function roomTermsOf({ meta }: LaunchRequest) {
  return {
    marks: playerMarks.parse(meta?.['marks'] ?? []),
    onePerson: meta?.['one_person_a_table'] === true,
    tableCodes: meta?.['table_codes'] === true,
  };
}

/** At which table the operator lets the player sit down (`meta.table_code`); one that is not of this game is left out. Stakes of tables, and bounds of slips, are of their own currency. */
function tableOf(
  game: StudioGame,
  { currency, meta, operator_id: operatorId }: LaunchRequest,
  lobby: TableLobby,
): string | null {
  if (!isTable(game) && !isSports(game) && !isFishing(game) && !isRooms(game)) return null;
  if (currency !== DEMO_CURRENCY && currency !== TABLE_CURRENCY)
    throw new VendorRefusal('RS_ERROR_WRONG_CURRENCY');
  const asked = meta?.['table_code'];
  if (typeof asked !== 'string') return null;
  if (isRooms(game)) return placeInRooms(game, asked, meta?.['room_code']);
  if (!isTable(game)) return null;
  return lobby.has(asked, { game: game.code, operatorId }) ? asked : null;
}

/**
 * Of a room: at whichever of its tables; a table that is no more is said when one would sit down. A table of another room than the one that is
 * named beside it (`meta.room_code`) is refused: it has another base stake than the player has chosen.
 */
function placeInRooms(game: RoomsGame, asked: string, roomCode: unknown): string | null {
  const room = roomOfPlace(game, asked);
  if (roomCode !== undefined && room?.code !== roomCode) throw new VendorRefusal('RS_ERROR_WRONG_TYPES');
  return room ? asked : null;
}

async function whoPlays(
  tx: Tx,
  { operator_id, user, token, currency }: LaunchRequest,
  { vendor: { code: vendor, wallet }, now }: { vendor: StudioVendor; now: Date },
): Promise<{ playerId: string; walletToken: string | null }> {
  if (currency === DEMO_CURRENCY) {
    if (user !== undefined || token !== undefined) throw new VendorRefusal('RS_ERROR_WRONG_TYPES');
    return {
      playerId: await openDemoPlayer(tx, { vendor, operatorId: operator_id, now }),
      walletToken: null,
    };
  }
  if (user === undefined || token === undefined) throw new VendorRefusal('RS_ERROR_WRONG_TYPES');
  const player = { vendor, operatorId: operator_id, walletUser: user };
  // No wallet of the operator's is called where the vendor keeps the money.
  if (wallet === 'transfer')
    return { playerId: await ensureKeptPlayer(tx, { ...player, currency }, now), walletToken: null };
  return { playerId: await ensurePlayer(tx, { ...player, now }), walletToken: token };
}

/** The operator may say how it writes its money (`meta.currency_symbol`); else the usual sign of the currency. */
function symbolOf({ currency, meta }: LaunchRequest): string {
  const given = meta?.['currency_symbol'];
  if (typeof given === 'string' && given.length <= 8) return given;
  if (currency === DEMO_CURRENCY || !/^[A-Z]{3}$/.test(currency)) return '';
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return parts.formatToParts(0).find((part) => part.type === 'currency')?.value ?? currency;
}

/** Where "back" leads: nothing a browser would run. */
function isWebAddress(url: string): boolean {
  return ['http:', 'https:'].includes(new URL(url).protocol);
}

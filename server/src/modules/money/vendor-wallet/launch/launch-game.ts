import type { Received, Value } from '@lanna/contract/endpoint';
import { LANGUAGE_TAGS } from '@lanna/contract/languages';
import { type LaunchRequest, launchReply } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { Language } from '@lanna/contract/people/members/members';
import type { launchGame as endpoint, trialLaunch } from '@lanna/contract/play/catalogue/catalogue';
import { sql } from 'kysely';
import type { Clock } from '../../../../platform/process/clock.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { refuseSuspended } from '../../../accounts/line-limits/refuse-suspended.ts';
import { refuseInactive } from '../../../accounts/protection/refuse-inactive.ts';
import type { SharedMarks } from '../../../accounts/protection/shared-marks.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { lockOpenSession } from '../../../people/authentication/lock-open-session.ts';
import { categoryOf } from '../../../play/catalogue/category.ts';
import { findLaunchableGame, type LaunchableGame } from '../../../play/catalogue/find-launchable-game.ts';
import { touchRecentGame } from '../../../play/catalogue/recent-games.ts';
import { refuseStoppedPlayer } from '../../../play/catalogue/refuse-stopped-player.ts';
import { throughCdn } from '../calls/through-cdn.ts';
import { findVendorPlayer } from '../internal/outbound-player.ts';
import { gameOfRoom } from '../lobby/list-rooms.ts';
import type { VendorClient } from '../vendor-client.ts';
import { issueGameToken } from './issue-game-token.ts';

export interface LaunchDeps {
  db: Database;
  clock: Clock;
  client: VendorClient;
  /** For games in which members play against one another. */
  sharedMarks: SharedMarks;
}

/** From where a game is opened. */
export interface LaunchPlace {
  brand: BrandProfile;
  language: Language;
  address: string;
  origin: string;
}

/** The protocol's currency of demo play, which never reaches the wallet. */
const DEMO_CURRENCY = 'XXX';

type LaunchBody = Pick<Received<typeof endpoint>['body'], 'gameId' | 'roomId' | 'nodeId' | 'platform'>;

/**
 * Opens a game for a player: a token of ours goes to the vendor, the address of the frame comes back; of a game of our own it is that of its page. Bets are taken until
 * the session ends. Refuses
 * `game_unknown` (also of a table that is not the room's), `game_unavailable`, `account_disabled`, `play_excluded`, `play_stopped`, `play_suspended` {since, reason}, `session_expired`, `vendor_unreachable`.
 */
export async function launchGame(
  { db, clock, client, sharedMarks }: LaunchDeps,
  body: LaunchBody,
  place: LaunchPlace & { memberId: string; sessionId: string },
): Promise<Value<typeof endpoint>> {
  const { brand, memberId, sessionId } = place;
  const gameId = body.gameId ?? (await gameOfLaunch({ db, clock }, body, place));
  const game = await findLaunchableGame(db.kysely, brand, { gameId, demo: false });
  const player = await findVendorPlayer(db.kysely, { merchantId: brand.id, memberId });
  await refuseInactive(db.kysely, { merchantId: brand.id, memberId, status: player.status });
  await refuseStoppedPlayer(db.kysely, { merchantId: brand.id, memberId });
  await refuseSuspended(db.kysely, { merchantId: brand.id, memberId });
  if (game.page !== null) {
    await noteOpened(db, { memberId, sessionId, gameId: game.id, now: clock.now() });
    return { game_url: `${place.origin}${game.page}` };
  }
  const { currency } = player;
  const now = clock.now();
  const ttlMs = brand.settings.sessionAbsoluteMs;
  const token = await db.transaction(async (tx) => {
    await lockSession(tx, { memberId, sessionId });
    return issueGameToken(tx, {
      merchantId: brand.id,
      memberId,
      vendorId: game.vendor.id,
      currency,
      sessionId,
      now,
      ttlMs,
    });
  });
  const request = requestOf(game, body, place);
  const company = game.gameType === 'PVP' && (await companyOf({ db, sharedMarks }, place));
  const url = await askForFrame(client, game, brand, {
    user: player.walletUser,
    token,
    currency,
    country: player.country,
    ...request,
    meta: { ...request.meta, ...company },
  });
  // A failed launch is not recorded as opened.
  await noteOpened(db, { memberId, sessionId, gameId: game.id, now: clock.now() });
  return { game_url: url };
}

/** What keeps company fair where members play against one another, and whether they may open tables for friends. */
async function companyOf(
  { db, sharedMarks }: Pick<LaunchDeps, 'db' | 'sharedMarks'>,
  { brand, memberId, address }: LaunchPlace & { memberId: string },
) {
  const { demo, rooms } = brand.settings;
  return {
    marks: await db.transaction((tx) => sharedMarks(tx, { memberId, address })),
    one_person_a_table: !demo || rooms.onePersonATable,
    table_codes: demo && rooms.tableCodes,
  };
}

/** By what a vendor says of its rooms, never by what the caller says of them. Refuses `game_unknown`. */
async function gameOfLaunch(
  { db, clock }: Pick<LaunchDeps, 'db' | 'clock'>,
  { roomId }: LaunchBody,
  { brand, language }: LaunchPlace,
): Promise<string> {
  const gameId =
    roomId === undefined
      ? undefined
      : await gameOfRoom({ db: db.kysely, clock }, { brand, language }, roomId);
  if (gameId === undefined) throw new Refusal('game_unknown');
  return gameId;
}

/** What is played from here on is played with the device of this session. */
async function noteOpened(
  db: Database,
  { sessionId, ...opened }: Parameters<typeof touchRecentGame>[1] & { sessionId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await touchRecentGame(tx, opened);
    await sql`select authentication.note_device_of_session(${sessionId}::uuid, ${opened.now}::timestamptz)`.execute(
      tx,
    );
  });
}

/** A session that ends meanwhile waits for the token, and ends it too; one that has ended gets none. */
async function lockSession(tx: Tx, session: { memberId: string; sessionId: string }) {
  if (!(await lockOpenSession(tx, session))) throw new Refusal('session_expired');
}

/**
 * Opens the free demo of a game for any visitor: no player, no token, no wallet. Refuses `game_unknown`, `game_unavailable`,
 * `demo_unavailable`, `vendor_unreachable`.
 */
export async function launchTrial(
  { db, client }: Pick<LaunchDeps, 'db' | 'client'>,
  body: Pick<Received<typeof trialLaunch>['body'], 'gameId' | 'nodeId' | 'platform'>,
  place: LaunchPlace,
): Promise<Value<typeof trialLaunch>> {
  const { brand } = place;
  const game = await findLaunchableGame(db.kysely, brand, { gameId: body.gameId, demo: true });
  const url = await askForFrame(client, game, brand, {
    currency: DEMO_CURRENCY,
    country: brand.country,
    ...requestOf(game, body, place),
  });
  return { game_url: url };
}

function requestOf(
  game: LaunchableGame,
  { platform, nodeId, roomId }: Omit<LaunchBody, 'gameId'>,
  { brand, language, address, origin }: LaunchPlace,
) {
  const at = nodeId ?? roomId;
  return {
    operator_id: brand.code,
    sub_partner_id: brand.code,
    game_code: game.code,
    platform: /mobile/i.test(platform) ? ('GPL_MOBILE' as const) : ('GPL_DESKTOP' as const),
    lang: LANGUAGE_TAGS[language],
    lobby_url: `${origin}${categoryOf(game.gameType).page}`,
    deposit_url: `${origin}/?centre=member&page=depositv2`,
    ip: address,
    // Two brands may write one currency differently; vendors that do not know the field leave it alone.
    meta: {
      currency_symbol: brand.currencySymbol,
      ...(at !== undefined && { table_code: at }),
      // The vendor refuses a table of another room.
      ...(nodeId !== undefined && roomId !== undefined && { room_code: roomId }),
    },
  };
}

async function askForFrame(
  client: VendorClient,
  { vendor }: LaunchableGame,
  brand: BrandProfile,
  request: LaunchRequest,
): Promise<string> {
  const { url } = await client.post({
    merchantId: brand.id,
    vendor,
    url: vendor.launch_url,
    body: request,
    reply: launchReply,
    // The vendor has closed the game on its side, or for this brand in its back office.
    refusals: {
      RS_ERROR_INVALID_GAME: 'game_unavailable',
      ...(request.meta?.['room_code'] !== undefined && { RS_ERROR_WRONG_TYPES: 'game_unknown' as const }),
    },
  });
  // The address becomes a frame of our page: nothing but a web page may stand in it.
  if (!/^https?:$/.test(new URL(url).protocol))
    throw new Refusal('vendor_unreachable', { vendor: vendor.code });
  return throughCdn(url, vendor.code, brand.settings.site.launchGameCdns);
}

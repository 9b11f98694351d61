import { z } from 'zod';
import { later } from '../platform/clock.ts';
import type { Tx } from '../platform/database.ts';
import { newId, newToken, tokenDigest } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';

/** A session ends when nothing has been played for this long, and at the latest after the second span. */
export const SESSION_IDLE_MS = 30 * 60_000;
export const SESSION_LONGEST_MS = 12 * 3_600_000;

export interface PlaySessionRow {
  id: string;
  playerId: string;
  operatorId: string;
  /** Which of the studio's vendors the player is one of. */
  vendor: string;
  /** Null in a demo. The token the wallet is called with is null there, and where the wallet is the studio's own. */
  walletUser: string | null;
  walletToken: string | null;
  demoBalance: bigint | null;
  /** Of a player whose wallet the studio keeps. */
  keptBalance: bigint | null;
  gameCode: string;
  currency: string;
  currencySymbol: string;
  language: 'TH' | 'EN';
  lobbyUrl: string;
  /** Of a table's game: where the launch lets the player sit down. */
  tableCode: string | null;
  /** Of card rooms: at one table its operator seats no two accounts of what may be one person, and lets members open tables for friends. */
  onePerson: boolean;
  tableCodes: boolean;
}

type NewSession = Pick<
  PlaySessionRow,
  'playerId' | 'walletToken' | 'gameCode' | 'currency' | 'currencySymbol' | 'language' | 'lobbyUrl'
> & {
  tableCode?: string | null;
  marks?: readonly string[];
  onePerson?: boolean;
  tableCodes?: boolean;
};

/** Gives the bearer token, which is kept nowhere: only its digest is. */
export async function insertSession(tx: Tx, session: NewSession, now: Date): Promise<string> {
  const token = newToken();
  await tx.query(
    `insert into studio.play_session (id, token_sha256, player_id, game_code, wallet_token, currency, currency_symbol,
       language, lobby_url, created_at, idle_at, ends_at, table_code, marks, one_person, table_codes)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    [
      ...[newId(now.getTime()), tokenDigest(token), session.playerId, session.gameCode, session.walletToken],
      ...[session.currency, session.currencySymbol, session.language, session.lobbyUrl],
      ...[now, later(now, SESSION_IDLE_MS), later(now, SESSION_LONGEST_MS), session.tableCode ?? null],
      ...[JSON.stringify(session.marks ?? []), session.onePerson ?? false, session.tableCodes ?? false],
    ],
  );
  return token;
}

const bearer = z.string().regex(/^Bearer [A-Za-z0-9_-]{43}$/);

/** The session of an `Authorization` header. Reading it does not prolong it; playing does. */
export async function findSession(
  tx: Tx,
  authorization: string | undefined,
  now: Date,
): Promise<PlaySessionRow> {
  const header = bearer.safeParse(authorization);
  if (!header.success) throw new Refusal('session_expired');
  const { rows } = await tx.query<PlaySessionRow>(
    `select s.id, s.player_id as "playerId", p.operator_id as "operatorId", p.vendor, p.wallet_user as "walletUser", s.wallet_token as "walletToken",
       p.demo_balance as "demoBalance", p.kept_balance as "keptBalance", s.game_code as "gameCode", s.currency,
       s.currency_symbol as "currencySymbol", s.language, s.lobby_url as "lobbyUrl", s.table_code as "tableCode",
       s.one_person as "onePerson", s.table_codes as "tableCodes"
     from studio.play_session s join studio.player p on p.id = s.player_id
     where s.token_sha256 = $1 and s.idle_at > $2 and s.ends_at > $2`,
    [tokenDigest(header.data.slice('Bearer '.length)), now],
  );
  const [session] = rows;
  if (!session) throw new Refusal('session_expired');
  return session;
}

export async function prolongSession(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx.query('update studio.play_session set idle_at = least(ends_at, $2::timestamptz) where id = $1', [
    sessionId,
    later(now, SESSION_IDLE_MS),
  ]);
}

/** Of many players at once; one that was prolonged within the last minute is left alone. */
export async function prolongSessions(tx: Tx, sessionIds: readonly string[], now: Date): Promise<void> {
  await tx.query({
    name: 'prolong sessions',
    text: `update studio.play_session set idle_at = least(ends_at, $2::timestamptz)
     where id = any($1) and idle_at < least(ends_at, $2::timestamptz - interval '1 minute')`,
    values: [sessionIds, later(now, SESSION_IDLE_MS)],
  });
}

export async function deleteEndedSessions(tx: Tx, now: Date): Promise<number> {
  const { rowCount } = await tx.query('delete from studio.play_session where idle_at < $1 or ends_at < $1', [
    now,
  ]);
  return rowCount ?? 0;
}

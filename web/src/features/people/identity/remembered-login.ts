import { readSession } from '../../../api/session.ts';

/** In the local storage of this browser; the `storage` event shows other tabs each change of it. */
export const REMEMBERED_LOGIN = 'remembered-login';
/** The cookie of the specification: one day, and in it the name to fill in. The token is not in it, so that no request carries it. */
const NAME_COOKIE = 'remember';
/** In the storage of a tab: its session, and the token series that opened it. */
const SESSION_MARK = 'rememberedBy';
const REMEMBERED_MS = 24 * 3_600_000;
/** A browser takes a cookie behind the back of who writes it: other tabs are shown what the storage has before they can read the cookie. */
const COOKIE_UNDER_WAY_MS = 10_000;

/**
 * What "remember me" keeps in this browser for a day: a name, and a token that opens one session and can be revoked on the
 * server. Never a password. Without a token only the name is left (after logging out).
 */
export interface RememberedLogin {
  username: string;
  token: string | undefined;
}

export function readRememberedLogin(nowMs = Date.now()): RememberedLogin | undefined {
  // The server writes the form of a browser that remembers none.
  if (typeof document === 'undefined') return undefined;
  const { username, token, untilMs, writtenMs } = stored();
  const isWhole = typeof username === 'string' && typeof untilMs === 'number' && untilMs > nowMs;
  if (isWhole && (hasNameCookie() || isUnderWay(writtenMs, nowMs)))
    return { username, token: typeof token === 'string' ? token : undefined };
  localStorage.removeItem(REMEMBERED_LOGIN);
  return undefined;
}

function isUnderWay(writtenMs: unknown, nowMs: number): boolean {
  return typeof writtenMs === 'number' && Math.abs(nowMs - writtenMs) < COOKIE_UNDER_WAY_MS;
}

/** The series of the token that this browser has: all successors of one token belong to it. */
export function rememberedSeries(): string | undefined {
  return seriesOf(readRememberedLogin()?.token);
}

/**
 * Keeps the first token of a login, or the next one of its series, and notes that it belongs to this tab's `session`. The day is counted
 * from the login it was asked at; a token's successor does not prolong it.
 */
export function rememberLogin(
  { username, token, session }: RememberedLogin & { session?: string },
  nowMs = Date.now(),
): void {
  const known = stored();
  const before = readRememberedLogin(nowMs)?.token;
  const goesOn = before !== undefined && seriesOf(before) === seriesOf(token);
  const untilMs = goesOn ? Number(known.untilMs) : nowMs + REMEMBERED_MS;
  keepName(username, untilMs);
  if (session !== undefined) sessionStorage.setItem(SESSION_MARK, `${session} ${seriesOf(token)}`);
  localStorage.setItem(REMEMBERED_LOGIN, JSON.stringify({ username, token, untilMs, writtenMs: nowMs }));
}

/**
 * Keeps what a used token was answered with. False: meanwhile this browser was logged out or another login is remembered, and the answer
 * is of no use.
 */
export function keepNextToken(used: string, next: { token: string | null; session: string }): boolean {
  const remembered = readRememberedLogin();
  if (!remembered || next.token === null || seriesOf(remembered.token) !== seriesOf(used)) return false;
  rememberLogin({ ...remembered, token: next.token, session: next.session });
  return true;
}

export function forgetRememberedLogin(): void {
  localStorage.removeItem(REMEMBERED_LOGIN);
  keepName('', 0);
}

/** The server does not know this token any more. What has taken its place meanwhile stays. */
export function forgetRefusedToken(token: string): void {
  if (stored().token === token) forgetRememberedLogin();
}

/** After logging out the token is dead; the name may still be filled in. Other tabs that it has logged in see that theirs has ended. */
export function forgetRememberToken(): void {
  const { token, ...known } = stored();
  const series = seriesOf(token);
  if (series === undefined) return;
  const ended = series === seriesOfTab() ? { ended: series } : {};
  localStorage.setItem(REMEMBERED_LOGIN, JSON.stringify({ ...known, ...ended }));
}

/** Whether the login that opened this tab's session was ended by logging out in another tab, as a `record` of the storage says. */
export function isEndedElsewhere(record = localStorage.getItem(REMEMBERED_LOGIN)): boolean {
  const { ended } = read(record);
  return ended !== undefined && ended === seriesOfTab();
}

function seriesOfTab(): string | undefined {
  const [session, series] = sessionStorage.getItem(SESSION_MARK)?.split(' ') ?? [];
  return session !== undefined && session === readSession()?.token ? series : undefined;
}

function seriesOf(token: unknown): string | undefined {
  return typeof token === 'string' ? token.split('.')[0] : undefined;
}

function keepName(username: string, untilMs: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const expires = new Date(untilMs).toUTCString();
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not there on plain http, where the demo runs
  document.cookie = `${NAME_COOKIE}=${encodeURIComponent(username)}; path=/; expires=${expires}; samesite=strict${secure}`;
}

function hasNameCookie(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${NAME_COOKIE}=`));
}

/** All in one record, so that no tab reads the name of one login with the token of another. */
interface Stored {
  username?: unknown;
  token?: unknown;
  untilMs?: unknown;
  writtenMs?: unknown;
  /** The series that logging out has ended. */
  ended?: unknown;
}

function stored(): Stored {
  return read(localStorage.getItem(REMEMBERED_LOGIN));
}

function read(record: string | null): Stored {
  try {
    return Object(JSON.parse(record ?? '{}'));
  } catch {
    return {};
  }
}

const KEY = 'remembered-login';
const REMEMBERED_MS = 24 * 3_600_000;

/**
 * What "remember me" keeps in this browser for a day: a name, and a token that opens one session and can be revoked on the
 * server. Never a password. Without a token only the name is left (after logging out).
 */
export interface RememberedLogin {
  username: string;
  token: string | undefined;
}

export function readRememberedLogin(nowMs = Date.now()): RememberedLogin | undefined {
  const { username, token, untilMs } = stored();
  if (typeof username !== 'string' || typeof untilMs !== 'number' || untilMs <= nowMs) {
    localStorage.removeItem(KEY);
    return undefined;
  }
  return { username, token: typeof token === 'string' ? token : undefined };
}

/** The day is counted from the login it was asked at; a token's successor does not prolong it. */
export function rememberLogin({ username, token }: RememberedLogin, nowMs = Date.now()): void {
  const known = stored();
  const goesOn = readRememberedLogin(nowMs)?.token !== undefined && known.username === username;
  const untilMs = goesOn ? known.untilMs : nowMs + REMEMBERED_MS;
  localStorage.setItem(KEY, JSON.stringify({ username, token, untilMs }));
}

export function forgetRememberedLogin(): void {
  localStorage.removeItem(KEY);
}

/** After logging out the token is dead; the name may still be filled in. */
export function forgetRememberToken(): void {
  const { token, ...rest } = stored();
  if (token !== undefined) localStorage.setItem(KEY, JSON.stringify(rest));
}

function stored(): { username?: unknown; token?: unknown; untilMs?: unknown } {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

import { formatMoney, type Money, parseMoney } from '@lanna/rules/money';

/**
 * One play session at one game, from opening it to leaving it; a reload goes on with it. Its net position is what the
 * player's bets came to since `from`, less what they had come to when the play session began: so it needs no agreement
 * between the browser's clock and the server's.
 */
export interface PlaySession {
  gameId: string;
  /** Whose: the session token, which lives in the same storage anyway. */
  owner: string;
  startedAtMs: number;
  /** ISO time, a day before the start. */
  from: string;
  /** Unknown until the first answer. */
  netBefore: Money | undefined;
}

const KEY = 'playSession';
const DAY_MS = 86_400_000;

export function beginPlaySession(gameId: string, owner: string, nowMs: number): PlaySession {
  const left = readPlaySession();
  if (left?.gameId === gameId && left.owner === owner) return left;
  const from = new Date(nowMs - DAY_MS).toISOString();
  return { gameId, owner, startedAtMs: nowMs, from, netBefore: undefined };
}

export function storePlaySession(playSession: PlaySession): void {
  const { netBefore, ...rest } = playSession;
  const text = netBefore === undefined ? undefined : formatMoney(netBefore);
  sessionStorage.setItem(KEY, JSON.stringify({ ...rest, netBefore: text }));
}

export function endPlaySession(): void {
  sessionStorage.removeItem(KEY);
}

function readPlaySession(): PlaySession | undefined {
  const text = sessionStorage.getItem(KEY);
  if (!text) return undefined;
  const kept: Omit<PlaySession, 'netBefore'> & { netBefore?: string } = JSON.parse(text);
  return { ...kept, netBefore: kept.netBefore === undefined ? undefined : parseMoney(kept.netBefore) };
}

/** `mm:ss`, from the first hour on `h:mm:ss`. */
export function displaySpan(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (count: number) => String(count).padStart(2, '0');
  const minutes = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return seconds < 3600 ? minutes : `${Math.floor(seconds / 3600)}:${minutes}`;
}

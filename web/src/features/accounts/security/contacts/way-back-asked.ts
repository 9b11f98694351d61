const KEY = 'way-back-put-off';
const DAY_MS = 24 * 3_600_000;
const SECOND_ASK_MS = 7 * DAY_MS;
const LATER_ASKS_MS = 30 * DAY_MS;

/** What this browser keeps of a member who put off adding a number or e-mail. */
export interface PutOff {
  memberId: string;
  times: number;
  atMs: number;
  hadMoney: boolean;
}

/**
 * Whether to ask (again): at once, after a week or as soon as there is money to lose, then once a month. Of another member's
 * putting off nothing follows.
 */
export function isAskDue(
  putOff: PutOff | undefined,
  { memberId, hasMoney, nowMs }: { memberId: string; hasMoney: boolean; nowMs: number },
): boolean {
  if (putOff?.memberId !== memberId) return true;
  const waitedMs = nowMs - putOff.atMs;
  if (putOff.times > 1) return waitedMs >= LATER_ASKS_MS;
  return waitedMs >= SECOND_ASK_MS || (hasMoney && !putOff.hadMoney);
}

export function readPutOff(): PutOff | undefined {
  try {
    const { memberId, times, atMs, hadMoney } = Object(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    const whole = typeof memberId === 'string' && typeof times === 'number' && typeof atMs === 'number';
    return whole ? { memberId, times, atMs, hadMoney: hadMoney === true } : undefined;
  } catch {
    return undefined;
  }
}

export function keepPutOff(now: { memberId: string; hasMoney: boolean; nowMs: number }): void {
  const before = readPutOff();
  const times = before?.memberId === now.memberId ? before.times + 1 : 1;
  const putOff: PutOff = { memberId: now.memberId, times, atMs: now.nowMs, hadMoney: now.hasMoney };
  localStorage.setItem(KEY, JSON.stringify(putOff));
}

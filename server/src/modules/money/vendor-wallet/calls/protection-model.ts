import type { WalletStatus } from '@lanna/contract/money/vendor-wallet/vendor-wallet';

export const MODEL_LIMITS = [
  'stake_day',
  'stake_week',
  'stake_month',
  'loss_day',
  'loss_week',
  'loss_month',
  'session',
  'reality_check',
] as const;
export type ModelLimit = (typeof MODEL_LIMITS)[number];
type Period = 'day' | 'week' | 'month';
const PERIODS: Period[] = ['day', 'week', 'month'];

const MINUTE = 60_000;
const PAUSE = 30 * MINUTE;
const NOTED = 5 * MINUTE;
const DAY = 86_400_000;
const CONFIRM = 7 * DAY;
/** Bangkok is always seven hours ahead. */
const AHEAD = 7 * 3_600_000;
const DEFAULT_CHECK = 60n;

interface Bet {
  amount: bigint;
  payout: bigint;
  placedMs: number;
  /** Ids of its wins are not kept: a bet with one is not rolled back. */
  isLive: boolean;
  wins: number;
  isUndone: boolean;
  status: WalletStatus;
}

/** The day number on the brand's clock, and of the first day of its week and month. */
function startsOf(ms: number): Record<Period, number> {
  const day = Math.floor((ms + AHEAD) / DAY);
  const date = new Date(day * DAY);
  return {
    day,
    week: day - ((date.getUTCDay() + 6) % 7),
    month: day - (date.getUTCDate() - 1),
  };
}

/** One member's limits, counters and play session as plain values: what may be bet, and what is refused. */
export function protectionModel(options: { brand: Partial<Record<ModelLimit, bigint>>; coolingMs: number }) {
  const own: Partial<Record<ModelLimit, bigint | null>> = {};
  const raises = new Map<ModelLimit, { amount: bigint | null; effective: number; confirmBy: number }>();
  const bets = new Map<number, Bet>();
  let isCounted = false;
  const counted: Record<Period, { start: number; stake: bigint; payout: bigint }> = {
    day: { start: -1, stake: 0n, payout: 0n },
    week: { start: -1, stake: 0n, payout: 0n },
    month: { start: -1, stake: 0n, payout: 0n },
  };
  let playedTodayMs = 0;
  let playedMs: number | undefined;
  let checkedMs: number | undefined;

  const limitOf = (name: ModelLimit): bigint | undefined => {
    const values = [own[name], options.brand[name]].filter((value) => value !== null && value !== undefined);
    return values.sort((one, other) => (one < other ? -1 : 1))[0];
  };
  const isLimited = () =>
    MODEL_LIMITS.some((name) => name !== 'reality_check' && limitOf(name) !== undefined);

  /** Any call about a member whom limits hold begins the counting, with what was placed in the periods that run. */
  function beginCounting(now: number) {
    if (isCounted || !isLimited()) return;
    isCounted = true;
    const starts = startsOf(now);
    for (const period of PERIODS) {
      const placed = [...bets.values()].filter(
        (bet) => bet.status === 'RS_OK' && startsOf(bet.placedMs).day >= starts[period],
      );
      counted[period] = {
        start: starts[period],
        stake: placed.reduce((sum, bet) => sum + (bet.isLive ? bet.amount : 0n), 0n),
        payout: placed.reduce((sum, bet) => sum + bet.payout, 0n),
      };
    }
    const times = [...bets.values()]
      .filter((bet) => bet.status === 'RS_OK')
      .map((bet) => bet.placedMs)
      .sort((a, b) => a - b);
    const midnight = starts.day * DAY - AHEAD;
    playedTodayMs = 0;
    times.forEach((at, index) => {
      const before = times[index - 1];
      if (before !== undefined && at >= midnight && at - before <= PAUSE)
        playedTodayMs += at - Math.max(before, midnight);
    });
    const last = times.at(-1);
    if (last !== undefined) playedMs = Math.max(playedMs ?? last, last);
  }

  function usedOf(period: Period, now: number) {
    const { start, stake, payout } = counted[period];
    return start >= startsOf(now)[period] ? { stake, loss: stake - payout } : { stake: 0n, loss: 0n };
  }

  function playedOf(now: number): number {
    const starts = startsOf(now);
    const whole = counted.day.start >= starts.day ? playedTodayMs : 0;
    const gap =
      playedMs !== undefined && now >= playedMs && now <= playedMs + PAUSE
        ? Math.min(now - playedMs, now - (starts.day * DAY - AHEAD))
        : 0;
    return whole + gap;
  }

  function isCheckDue(now: number): boolean {
    if (playedMs === undefined || checkedMs === undefined || now > playedMs + PAUSE) return false;
    const minutes = own.reality_check ?? DEFAULT_CHECK;
    return Math.max(now, playedMs) >= checkedMs + Number(minutes) * MINUTE;
  }

  function refuses(amount: bigint, now: number): boolean {
    beginCounting(now);
    if (isCheckDue(now)) return true;
    if (!isLimited()) return false;
    const session = limitOf('session');
    if (session !== undefined && playedOf(now) >= Number(session) * MINUTE) return true;
    return PERIODS.some((period) => {
      const used = usedOf(period, now);
      const stake = limitOf(`stake_${period}`);
      const loss = limitOf(`loss_${period}`);
      return (
        (stake !== undefined && amount > stake - used.stake) ||
        (loss !== undefined && amount > loss - used.loss)
      );
    });
  }

  function roll(now: number) {
    const starts = startsOf(now);
    for (const period of PERIODS)
      if (starts[period] > counted[period].start) {
        counted[period] = { start: starts[period], stake: 0n, payout: 0n };
        if (period === 'day') playedTodayMs = 0;
      }
  }

  function notePlay(now: number) {
    if (isCounted && playedMs !== undefined && now >= playedMs && now <= playedMs + PAUSE)
      playedTodayMs += Math.min(now - playedMs, now - (startsOf(now).day * DAY - AHEAD));
    if (!isCounted && playedMs !== undefined && now < playedMs + NOTED) return;
    if (playedMs === undefined || now > playedMs + PAUSE) checkedMs = now;
    playedMs = Math.max(playedMs ?? now, now);
  }

  return {
    bet(id: number, amount: bigint, now: number): WalletStatus {
      const status = refuses(amount, now) ? 'RS_ERROR_LIMIT_REACHED' : 'RS_OK';
      bets.set(id, {
        amount,
        payout: 0n,
        placedMs: now,
        isLive: status === 'RS_OK',
        wins: 0,
        isUndone: false,
        status,
      });
      if (status !== 'RS_OK') return status;
      if (isCounted) {
        roll(now);
        for (const period of PERIODS) counted[period].stake += amount;
      }
      notePlay(now);
      return status;
    },
    win(id: number, amount: bigint, now: number): WalletStatus {
      beginCounting(now);
      const bet = bets.get(id);
      if (bet?.isUndone) return 'RS_ERROR_TRANSACTION_ROLLED_BACK';
      if (bet?.status !== 'RS_OK') return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
      bet.wins += 1;
      bet.payout += amount;
      if (isCounted) {
        roll(now);
        for (const period of PERIODS) counted[period].payout += amount;
      }
      return 'RS_OK';
    },
    rollback(id: number, now: number): WalletStatus {
      beginCounting(now);
      const bet = bets.get(id);
      if (!bet) return 'RS_ERROR_UNKNOWN';
      if (bet.isLive && bet.wins > 0) return 'RS_ERROR_DUPLICATE_TRANSACTION';
      bet.isUndone = true;
      if (!bet.isLive) return 'RS_OK';
      bet.isLive = false;
      if (isCounted) {
        roll(now);
        const placed = startsOf(bet.placedMs).day;
        for (const period of PERIODS)
          if (placed >= counted[period].start) counted[period].stake -= bet.amount;
      }
      return 'RS_OK';
    },
    change(name: ModelLimit, amount: bigint | null, now: number): 'set' | 'raise_asked' {
      const without = name === 'reality_check' ? DEFAULT_CHECK : null;
      const was = own[name] ?? without;
      const becomes = amount ?? without;
      if (was === null || (becomes !== null && becomes <= was)) {
        own[name] = amount;
        raises.delete(name);
        return 'set';
      }
      const waiting = raises.get(name);
      const live = waiting && waiting.confirmBy > now ? waiting : undefined;
      if (live && live.amount === amount) return 'raise_asked';
      const effective = Math.max(now + options.coolingMs, live?.effective ?? 0);
      raises.set(name, { amount, effective, confirmBy: effective + CONFIRM });
      return 'raise_asked';
    },
    confirm(name: ModelLimit, now: number): string {
      const raise = raises.get(name);
      if (!raise) return 'limit_raise_unknown';
      if (now < raise.effective) return 'limit_raise_cooling';
      if (now >= raise.confirmBy) return 'limit_raise_lapsed';
      own[name] = raise.amount;
      raises.delete(name);
      return 'confirmed';
    },
    seen(now: number) {
      if (isCheckDue(now)) checkedMs = Math.max(now, playedMs ?? now);
    },
  };
}

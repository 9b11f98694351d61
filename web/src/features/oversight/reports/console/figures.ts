import { moneyOf } from '@lanna/contract/money';
import { displayMoney, MONEY_SCALE, signOf } from '@lanna/rules/money';

/** By how much a figure differs from an earlier one, in percent; undefined where the earlier one was nothing. */
export function changeOf(now: bigint, then: bigint): number | undefined {
  if (then === 0n) return undefined;
  const size = then < 0n ? -then : then;
  return Number(((now - then) * 10_000n) / size) / 100;
}

/** `12.3%` · `140%`: one decimal while it says something. */
export function percentText(percent: number): string {
  const size = Math.abs(percent);
  return `${size < 99.95 ? size.toFixed(1) : Math.round(size).toString()}%`;
}

const SHORT = [
  { from: 1_000_000_000n, letter: 'B' },
  { from: 1_000_000n, letter: 'M' },
  { from: 1000n, letter: 'K' },
] as const;

/** An amount in few letters, for an axis: ฿1.2M. What is no whole unit is read as it is, so that no two steps read alike. */
export function shortMoney(amount: bigint, symbol: string): string {
  const size = amount < 0n ? -amount : amount;
  const units = size / MONEY_SCALE;
  const step = SHORT.find(({ from }) => units >= from);
  if (!step) return displayMoney(amount, symbol).replace(/\.00$/, '');
  const tenths = Number((units * 10n) / step.from) / 10;
  return `${signOf(amount)}${symbol}${tenths >= 100 ? Math.round(tenths) : tenths}${step.letter}`;
}

/** An amount to the nearest whole unit, where decimals would only crowd. */
export function wholeMoney(amount: bigint, symbol: string): string {
  const half = amount < 0n ? -MONEY_SCALE / 2n : MONEY_SCALE / 2n;
  return displayMoney(((amount + half) / MONEY_SCALE) * MONEY_SCALE, symbol).replace(/\.00$/, '');
}

/** `15:04` of the 904th minute of a day. */
export function timeOfMinute(minute: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** What came together up to each hour. */
export function runningTotals(amounts: readonly string[]): bigint[] {
  let total = 0n;
  return amounts.map((amount) => {
    total += moneyOf(amount);
    return total;
  });
}

/** Round steps of an axis that hold these values, nothing included; from the lowest up, at most five or six. */
export function axisSteps(values: readonly bigint[]): bigint[] {
  const sorted = [0n, ...values].sort((one, other) => (one < other ? -1 : 1));
  const low = sorted[0] ?? 0n;
  const high = sorted.at(-1) ?? 0n;
  if (low === high) return [0n, MONEY_SCALE];
  const rough = (high - low) / 4n || 1n;
  let power = 1n;
  while (power * 10n <= rough) power *= 10n;
  const step = [1n, 2n, 5n, 10n].map((times) => times * power).find((size) => size >= rough) ?? power * 10n;
  const first = low < 0n ? -((-low + step - 1n) / step) : 0n;
  const last = (high + step - 1n) / step;
  return Array.from({ length: Number(last - first) + 1 }, (_, at) => (first + BigInt(at)) * step);
}

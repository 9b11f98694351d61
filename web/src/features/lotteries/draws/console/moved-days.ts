import type { MovedDays } from '@lanna/rules/lotteries/lottery/game';

const NO_DRAW = 'off';

/** `2026-12-31 2027-01-03`, a line for each day that falls on another, `2027-02-05 off` for one without a draw; undefined where a line is neither. */
export function readMovedDays(text: string): Record<string, string | null> | undefined {
  const moved: Record<string, string | null> = {};
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const [from, to, ...more] = line.split(/[\s,→>]+/);
    const isOff = to?.toLowerCase() === NO_DRAW;
    if (!isDay(from) || more.length > 0 || from in moved) return undefined;
    if (!isOff && !isDay(to)) return undefined;
    moved[from] = isOff ? null : (to ?? null);
  }
  return moved;
}

export function writeMovedDays(moved: MovedDays): string {
  return Object.entries(moved)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([from, to]) => `${from} ${to ?? NO_DRAW}`)
    .join('\n');
}

function isDay(text: string | undefined): text is string {
  return text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

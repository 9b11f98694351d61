import { formatMoney } from '@lanna/rules/money';
import type { ReelStep } from '../../play-api.ts';
import type { RoundStep } from './play-round.ts';

/** Steps as they are stored, sent and printed on receipts: amounts as decimal text. */
export function wireSteps(steps: readonly RoundStep[]): ReelStep[] {
  return steps.map(({ kind, freeSpin, strips, stops, lineWins, scatter, win }) => ({
    kind,
    freeSpin,
    strips,
    stops,
    lineWins: lineWins.map((line) => ({ ...line, win: formatMoney(line.win) })),
    ...(scatter && { scatter: { ...scatter, win: formatMoney(scatter.win) } }),
    win: formatMoney(win),
  }));
}

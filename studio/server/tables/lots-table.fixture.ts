import type { Money } from '@lanna/rules/money';
import type { TableRules } from '@lanna/rules/play/tables/table-rules';
import type { LiveTable } from './live-table.ts';

/** A game small enough to see through: six lots are drawn in order, and the first one wins. `odd` and `even` are opposites. */
export const lotsRules: TableRules<{ order: number[] }> = {
  kind: 'lots',
  ruleVersion: 'lots-1',
  variants: ['standard'],
  plays: () => [
    ...Array.from({ length: 6 }, (_, lot) => ({
      ...{ key: `lot:${lot}`, family: 'lot', returns: { numerator: 5n, denominator: 6n } },
      mostWon: { numerator: 4n, denominator: 1n },
    })),
    ...['odd', 'even'].map((key) => ({
      ...{ key, family: 'side', returns: { numerator: 39n, denominator: 40n } },
      mostWon: { numerator: 95n, denominator: 100n },
    })),
  ],
  deal: (stream) => ({ order: stream.shuffle([0, 1, 2, 3, 4, 5]) }),
  payout: (_, play, stake, { order: [first = 0] }) => paid(play, stake, first),
  mostPaid: (_, chips) =>
    [0, 1, 2, 3, 4, 5]
      .map((first) =>
        Object.entries(chips).reduce((sum, [play, stake]) => sum + paid(play, stake, first), 0n),
      )
      .toSorted((a, b) => (a < b ? 1 : -1))[0] ?? 0n,
  opposites: () => [['odd', 'even']],
};

function paid(play: string, stake: Money, first: number): Money {
  if (play.startsWith('lot:')) return play === `lot:${first}` ? stake * 5n : 0n;
  return (play === 'odd') === (first % 2 === 1) ? (stake * 195n) / 100n : 0n;
}

const BAHT = 100_000n;

/** A quick table of it, of the first vendor. */
export function lotsTable(change: Partial<LiveTable> = {}): LiveTable {
  return {
    ...{ code: 'lots-1', vendor: 'LANNA', game: 'lanna-lanterns', gameName: { TH: 'จับสลาก', EN: 'Lots' } },
    ...{ name: { TH: 'โต๊ะ 1', EN: 'Table 1' }, rules: lotsRules, variant: 'standard', terms: { entries: 6 } },
    ...{ pace: 'speed' as const, bettingMs: 400, resultMs: 100, currency: 'THB' },
    ...{ chips: [10n * BAHT, 50n * BAHT, 100n * BAHT], minStake: 10n * BAHT, maxStake: 500n * BAHT },
    ...{ maxByFamily: { lot: 100n * BAHT }, playerPayoutMax: 1000n * BAHT, tablePayoutMax: 5000n * BAHT },
    ...change,
  };
}

/** As it is led by processes that are killed: time enough to bet on a slow machine. */
export function killedTable(code: string): LiveTable {
  return lotsTable({ code, bettingMs: 1000, resultMs: 20, tablePayoutMax: 150_000_000n });
}

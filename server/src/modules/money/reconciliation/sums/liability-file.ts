import { moneyOf } from '@lanna/contract/money';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { FileAnswer } from '../../../../platform/ops/ops-route.ts';
import { type LiabilityDeps, showLiability } from './show-liability.ts';

/** The liability report as a file: a line for each kind and each account of the house, and the totals of each brand. */
export async function liabilityFile(
  deps: LiabilityDeps,
  brands: readonly Brand[],
  day: string | undefined,
): Promise<FileAnswer> {
  const { books } = await showLiability(deps, brands, day);
  async function* rows() {
    for (const { brand, currency, at, ...of } of books) {
      const owed = (kind: string, { accounts, members, demo, total, held }: typeof of.owedTotal) =>
        [
          ...[at, brand, currency, 'owed', kind, '', accounts],
          ...[members, demo, total, held].map(moneyOf),
        ] as const;
      const other = (side: string, kind: string, name: string, total: string) =>
        [at, brand, currency, side, kind, name, null, null, null, moneyOf(total), null] as const;
      for (const line of of.owed) yield owed(line.kind, line);
      yield owed('total', of.owedTotal);
      for (const { kind, name, balance } of of.against) yield other('against', kind, name, balance);
      yield other('against', 'total', '', of.againstTotal);
      yield other('difference', '', '', of.difference);
    }
  }
  return { name: day ? `liability-${day}` : 'liability', header: HEADER, rows: rows() };
}

const HEADER = [
  'as_of',
  'brand',
  'currency',
  'side',
  'kind',
  'name',
  'accounts',
  'members',
  'demo',
  'total',
  'held',
];

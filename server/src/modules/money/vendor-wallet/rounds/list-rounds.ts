import type { BetRow, BetTotals } from '@lanna/contract/play/bets/ops';
import type { FileAnswer } from '../../../../platform/ops/ops-route.ts';
import type { Page, PageWanted } from '../../../../platform/ops/read-page.ts';
import { type BetScope, betsFile, listAllBets, type OpsBetFilter } from '../../../play/bets/list-all-bets.ts';
import { findByTransaction } from '../calls/find-by-transaction.ts';
import type { RoundDeps } from '../calls/round-deps.ts';

export type RoundFilter = OpsBetFilter & { transaction?: string | undefined };

/** Rounds at vendors: the bets on record, found by what a vendor calls its transactions as well. */
export async function listRounds(
  { bets }: Pick<RoundDeps, 'bets'>,
  scope: BetScope,
  filter: RoundFilter,
  wanted: PageWanted,
): Promise<Page<BetRow> & { totals: BetTotals }> {
  return listAllBets(bets, scope, await withIds(bets, filter), wanted);
}

export async function roundsFile(
  { bets }: Pick<RoundDeps, 'bets'>,
  scope: BetScope,
  filter: RoundFilter,
  sort: string,
): Promise<FileAnswer> {
  return betsFile('rounds', bets, scope, await withIds(bets, filter), sort);
}

async function withIds({ db }: RoundDeps['bets'], { transaction, ...filter }: RoundFilter) {
  return transaction === undefined ? filter : { ...filter, ids: await findByTransaction(db, transaction) };
}

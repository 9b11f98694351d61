import type { Received, Value } from '@lanna/contract/endpoint';
import type { Language } from '@lanna/contract/people/members/members';
import type { listBets as endpoint } from '@lanna/contract/play/bets/bets';
import { formatMoney } from '@lanna/rules/money';
import { pageFacts } from '../../../platform/sql/numbered-page.ts';
import type { BetRecord } from './bet-source.ts';
import { addUpAround, showOpen } from './internal/add-up-bets.ts';
import { awaitedDraws } from './internal/awaited-draws.ts';
import type { BetOwner } from './internal/bet-lines.ts';
import { betPage } from './internal/bet-page.ts';
import { nameLines } from './internal/name-lines.ts';
import { showBet } from './internal/show-bet.ts';
import { summedPart } from './internal/summed-part.ts';

/** One page of a player's bets, newest first, and the sums of all that pass the filter. */
export async function listBets(
  { db, sources }: BetRecord,
  owner: BetOwner,
  query: Received<typeof endpoint>['query'],
  language: Language,
): Promise<Value<typeof endpoint>> {
  const { pageNo, pageSize, ...filter } = query;
  const part = await summedPart(db, owner, filter);
  const [sums, lines] = await Promise.all([
    addUpAround(db, owner, filter, part),
    betPage(db, owner, filter, { limit: pageSize, offset: (pageNo - 1) * pageSize, part }),
  ]);
  const draws = await awaitedDraws(
    sources(),
    lines.filter(({ status }) => status === 'open'),
  );
  const named = await nameLines(sources(), lines, language);
  return {
    list: named.map((line) => showBet(line, draws.get(line.id))),
    ...pageFacts(query, sums.total),
    totals: {
      stake: formatMoney(sums.stake),
      payout: formatMoney(sums.payout),
      net: formatMoney(sums.payout - sums.stake),
      open: showOpen(sums),
    },
  };
}

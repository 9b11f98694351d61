import type { Value } from '@lanna/contract/endpoint';
import type { Language } from '@lanna/contract/people/members/members';
import type { listMemberBets as endpoint, memberBetQuery } from '@lanna/contract/play/bets/member-ops';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { CsvAnswer } from '../../../../platform/ops/ops-route.ts';
import { type Paging, readAllRows, readPage } from '../../../../platform/ops/read-page.ts';
import { dayBounds } from '../../../house/brands/day-bounds.ts';
import type { BetRecord } from '../bet-source.ts';
import { addUpBets } from '../internal/add-up-bets.ts';
import { type BetLine, betLines } from '../internal/bet-lines.ts';
import { nameLines } from '../internal/name-lines.ts';
import { showBet } from '../internal/show-bet.ts';

type Query = z.output<typeof memberBetQuery>;
type Filter = Omit<Query, 'brand' | 'sort' | 'after' | 'limit'>;
interface Player {
  brand: Brand;
  memberId: string;
  language: Language;
}

const PAGING: Paging = { keys: { at: { by: sql`b.placed_at`, type: 'timestamptz' } }, id: sql`b.id` };
const NAMED_AT_ONCE = 500;

/** One page of a member's bets for an operator, and the sums of all that pass the filter. */
export async function listMemberBets(
  { db, sources }: BetRecord,
  player: Player,
  { sort, after, limit, brand, ...filter }: Query,
): Promise<Value<typeof endpoint>> {
  const { owner, passed } = scopeOf(player, filter);
  const [page, sums] = await Promise.all([
    readPage(db, betLines(db, owner, passed).clearOrderBy(), PAGING, { sort, after, limit }),
    addUpBets(db, owner, passed),
  ]);
  const named = await nameLines(sources(), page.rows, player.language);
  return {
    ...page,
    rows: named.map((line) => ({ ...showBet(line), currency: line.currency })),
    totals: {
      stake: formatMoney(sums.stake),
      payout: formatMoney(sums.payout),
      net: formatMoney(sums.payout - sums.stake),
    },
  };
}

/** All of them as a file. */
export function exportMemberBets(
  record: BetRecord,
  player: Player,
  { sort, ...filter }: Filter & { sort: string },
): CsvAnswer {
  return {
    name: `bets-${player.memberId.slice(0, 8)}`,
    header: [
      'placed',
      'settled',
      'provider',
      'game',
      'category',
      'round',
      'stake',
      'returned',
      'payout',
      'currency',
      'outcome',
      'id',
    ],
    rows: rowsOf(record, player, { sort, ...filter }),
  };
}

async function* rowsOf(
  { db, sources }: BetRecord,
  player: Player,
  { sort, ...filter }: Filter & { sort: string },
) {
  const { owner, passed } = scopeOf(player, filter);
  const lines = readAllRows(betLines(db, owner, passed).clearOrderBy(), PAGING, { sort });
  for await (const part of gathered(lines)) {
    for (const line of await nameLines(sources(), part, player.language)) {
      const bet = showBet(line);
      yield [
        bet.placedAt,
        bet.settledAt,
        bet.vendorName,
        bet.gameName,
        bet.category,
        bet.round,
        bet.stake,
        bet.returned,
        bet.payout,
        line.currency,
        bet.status,
        bet.id,
      ];
    }
  }
}

/** Some hundred together, since their sources name many as quickly as one. */
async function* gathered(lines: AsyncIterable<BetLine>): AsyncGenerator<BetLine[]> {
  let part: BetLine[] = [];
  for await (const line of lines) {
    part.push(line);
    if (part.length < NAMED_AT_ONCE) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

function scopeOf({ brand, memberId }: Player, { from, to, ...rest }: Filter) {
  const { since, until } = dayBounds({ from, to }, brand.timeZone);
  return {
    owner: { merchantId: brand.id, memberId },
    passed: { ...rest, from: since?.toISOString(), to: until?.toISOString() },
  };
}

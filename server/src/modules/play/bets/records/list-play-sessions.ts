import type { Received, Value } from '@lanna/contract/endpoint';
import type { Language } from '@lanna/contract/people/members/members';
import { type listPlaySessions as endpoint, playSession as shape } from '@lanna/contract/play/bets/bets';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import { pageFacts } from '../../../../platform/sql/numbered-page.ts';
import type { BetRecord } from '../bet-source.ts';
import { showOpen } from '../internal/add-up-bets.ts';
import { awaitedDraws, firstOf } from '../internal/awaited-draws.ts';
import { type BetOwner, betLines } from '../internal/bet-lines.ts';
import { nameLines } from '../internal/name-lines.ts';
import { type PlaySessionLine, playSessionsOf } from '../internal/play-sessions.ts';
import { showBet } from '../internal/show-bet.ts';

/**
 * One page of a player's bets gathered by game and play session, the last played first. They are gathered here and not in the
 * browser, which has one page of bets: so a play session is whole, pages are pages of play sessions, and the sums are those of `listBets`.
 */
export async function listPlaySessions(
  { db, sources }: BetRecord,
  owner: BetOwner,
  query: Received<typeof endpoint>['query'],
  language: Language,
): Promise<Value<typeof endpoint>> {
  const { pageNo, pageSize, ...filter } = query;
  const { sums, lines } = await playSessionsOf(db, owner, filter, {
    limit: pageSize,
    offset: (pageNo - 1) * pageSize,
  });
  const lastBets = await betLines(db, owner)
    .where('b.id', '=', sql<string>`any(${lines.map(({ lastBet }) => lastBet)}::uuid[])`)
    .execute();
  const openBets = new Map(lines.map((line) => [line.lastBet, line.openBets ?? []]));
  const named = await nameLines(sources(), lastBets, language);
  const draws = await awaitedDraws(
    sources(),
    named.flatMap(({ id, source }) => openBets.get(id)?.map((open) => ({ id: open, source })) ?? []),
  );
  const byId = new Map(named.map((line) => [line.id, line]));
  return {
    list: lines.flatMap((line) => {
      const last = byId.get(line.lastBet);
      return last ? [showPlaySession(line, last, draws)] : [];
    }),
    bets: sums.bets,
    ...pageFacts(query, sums.playSessions),
    totals: {
      stake: formatMoney(sums.stake),
      payout: formatMoney(sums.payout),
      net: formatMoney(sums.payout - sums.stake),
      open: showOpen(sums),
    },
  };
}

function showPlaySession(
  line: PlaySessionLine,
  last: Parameters<typeof showBet>[0],
  draws: ReadonlyMap<string, Date>,
) {
  const next = firstOf((line.openBets ?? []).flatMap((id) => draws.get(id) ?? []));
  return {
    vendor: last.source,
    vendorName: last.sourceName,
    gameCode: last.game_code,
    gameName: last.gameName,
    category: shape.shape.category.parse(last.category),
    bets: line.bets,
    open: line.open,
    stake: formatMoney(line.stake),
    payout: formatMoney(line.payout),
    from: line.from.toISOString(),
    to: line.to.toISOString(),
    only: line.bets === 1 ? showBet(last, next) : null,
    ...(next === undefined ? {} : { drawsAt: next.toISOString() }),
  };
}

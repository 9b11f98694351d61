import { sql } from 'kysely';
import type { SearchKind } from '../../../../platform/ops/search-kind.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { findBets } from '../../../play/bets/list-all-bets.ts';
import { findByTransaction } from '../calls/find-by-transaction.ts';
import type { RoundDeps } from '../calls/round-deps.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Rounds by the vendor's id of the round, of one of its transactions or requests, or by our own. */
export function searchRounds({ bets }: Pick<RoundDeps, 'bets'>): SearchKind {
  return {
    permission: 'vendor-wallet.read',
    aboutMoney: true,
    find: async (q, brandIds, limit) => {
      const ids = await idsFor(bets.db, q, limit);
      const found = await findBets(bets, { brandIds, language: 'EN' }, ids);
      return [...found.values()].slice(0, limit).map((round) => ({
        kind: 'round',
        id: round.id,
        title: `${round.gameName} · ${round.round}`,
        detail: `${round.brand} · ${round.member.name} · ${round.stake} → ${round.payout} ${round.currency} · ${round.placedAt}`,
      }));
    },
  };
}

async function idsFor(db: Queryable, q: string, limit: number): Promise<string[]> {
  const named = sql<{ id: string }>`select id from bets.ids_by_reference(${q}) id limit ${limit}`.execute(db);
  const [{ rows }, moved] = await Promise.all([named, UUID.test(q) ? findByTransaction(db, q) : []]);
  return [...new Set([...rows.map(({ id }) => id), ...(UUID.test(q) ? [q] : []), ...moved])];
}

import { formatMoney } from '@lanna/rules/money';
import { idEndOf, shortNumber } from '@lanna/rules/short-number';
import type { SearchKind } from '../../../../platform/ops/search-kind.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { slipsNumbered } from '../slips/find-slips.ts';

const HITS_MAX = 5;

/** Slips by the short number on their page and picture; the hit leads to their bets. */
export function searchSlips(db: Queryable): SearchKind {
  return {
    permission: 'bets.read',
    find: async (search, brandIds, limit) => {
      const end = idEndOf('S', search);
      if (end === undefined) return [];
      const found = await slipsNumbered(db, end, brandIds)
        .innerJoin('members.account as m', 'm.id', 's.member_id')
        .select(['s.id', 's.game_code', 's.stake', 's.currency', 'm.username'])
        .limit(Math.min(limit, HITS_MAX))
        .execute();
      return found.map((slip) => ({
        kind: 'slip',
        id: shortNumber('S', slip.id),
        title: shortNumber('S', slip.id),
        detail: `${slip.username ?? ''} · ${slip.game_code} · ${formatMoney(slip.stake)} ${slip.currency}`,
      }));
    },
  };
}

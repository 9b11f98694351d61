import type { Language } from '@lanna/contract/people/members/members';
import { listMemberBets } from '@lanna/contract/play/bets/member-ops';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { At, ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { dayBounds } from '../../../house/brands/day-bounds.ts';
import type { BetRecord } from '../bet-source.ts';
import { addUpBets } from '../internal/add-up-bets.ts';
import { betLines, outcome } from '../internal/bet-lines.ts';
import { nameLines } from '../internal/name-lines.ts';
import { ofVendor } from '../internal/of-vendor.ts';
import { showBet } from '../internal/show-bet.ts';

type Scope = ListScope &
  Pick<BetRecord, 'sources'> & {
    /** The member's own. */
    brand: Brand;
    params: { id: string };
    language: Language;
  };

/** A member's bets for an operator, and the sums of all that pass the filter. */
export const memberBets = opsList(
  listMemberBets,
  (at: At<Scope>) => betLines(at.db, ownerOf(at)).clearOrderBy(),
  {
    // The query holds itself to the member's brand.
    brand: null,
    where: {
      category: 'b.category',
      vendor: (vendor) => ofVendor('b', vendor),
      game: 'b.game_code',
      status: (status) => sql<boolean>`${outcome} = ${status}`,
    },
    days: 'b.placed_at',
    sorts: { at: { by: 'b.placed_at', type: 'timestamptz' } },
    id: 'b.id',
    rows: async (lines, { sources, language }) => {
      const named = await nameLines(sources(), lines, language);
      return named.map((line) => ({ ...showBet(line), currency: line.currency }));
    },
    more: async (_, at, { from, to, ...filter }) => {
      const { since, until } = dayBounds({ from, to }, at.brand.timeZone);
      const days = { from: since?.toISOString(), to: until?.toISOString() };
      const { stake, payout } = await addUpBets(at.db, ownerOf(at), { ...filter, ...days });
      return {
        totals: {
          stake: formatMoney(stake),
          payout: formatMoney(payout),
          net: formatMoney(payout - stake),
        },
      };
    },
    file: {
      name: ({ params }) => `bets-${params.id.slice(0, 8)}`,
      columns: {
        placed: 'placedAt',
        settled: 'settledAt',
        provider: 'vendorName',
        game: 'gameName',
        category: 'category',
        round: 'round',
        stake: 'stake',
        returned: 'returned',
        payout: 'payout',
        currency: 'currency',
        outcome: 'status',
        id: 'id',
        line: ({ line }) => line ?? '',
      },
    },
  },
);

function ownerOf({ brand, params }: Scope) {
  return { merchantId: brand.id, memberId: params.id };
}

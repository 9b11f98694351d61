import { listCases } from '@lanna/contract/money/vendor-wallet/ops';
import type { At, ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import type { BetScope } from '../../../play/bets/list-all-bets.ts';
import type { RoundDeps } from '../calls/round-deps.ts';
import { caseRows, showCases } from '../internal/case-rows.ts';

type Scope = ListScope & Pick<BetScope, 'language'> & Pick<RoundDeps, 'bets'>;

/** The cases of these brands. */
export const roundCases = opsList(listCases, ({ db, brandIds }: At<Scope>) => caseRows(db, brandIds), {
  // Held by `caseRows`, as everywhere else.
  brand: null,
  where: {
    state: (state, { eb }) => eb('c.closed_at', state === 'open' ? 'is' : 'is not', null),
    kind: 'c.kind',
    to: (to, { eb }) => eb('c.opened_at', '<', new Date(to)),
    vendor: (vendor, { eb }) =>
      eb(
        'c.vendor_id',
        'in',
        eb.selectFrom('catalogue.vendor_record').select('id').where('code', '=', vendor),
      ),
  },
  sorts: { at: { by: 'c.opened_at', type: 'timestamptz' } },
  id: 'c.id',
  rows: (records, scope) => showCases(scope.bets, scope, records),
  file: {
    name: 'cases',
    columns: {
      id: 'id',
      kind: 'kind',
      state: 'state',
      brand: ({ round }) => round.brand,
      member: ({ round }) => round.member.name,
      vendor: ({ round }) => round.vendor,
      round: ({ round }) => round.round,
      currency: ({ round }) => round.currency,
      stake: ({ round }) => round.stake,
      payout: ({ round }) => round.payout,
      answer: 'answer',
      asks: 'asks',
      opened_at: 'openedAt',
      closed_at: 'closedAt',
      decided_by: 'decidedBy',
      reason: 'reason',
    },
  },
});

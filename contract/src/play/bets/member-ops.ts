import { z } from 'zod';
import { moneyText } from '../../money.ts';
import { ofMember } from '../../of-member.ts';
import { opsEndpoint } from '../../ops.ts';
import { csvQuery, listOf, listQuery } from '../../ops-list.ts';
import { given } from '../../query.ts';
import { vendorGroup } from '../catalogue/catalogue.ts';
import { BET_STATUSES, bet } from './bets.ts';

export const memberBetQuery = listQuery(
  {
    from: given(z.iso.date()),
    to: given(z.iso.date()),
    category: given(vendorGroup),
    vendor: given(z.string().max(40)),
    game: given(z.string().max(64)),
    status: given(z.enum(BET_STATUSES)),
  },
  ['at'],
);

export const listMemberBets = opsEndpoint({
  method: 'GET',
  path: '/ops/members/:id/bets',
  access: 'bets.read',
  summary: 'A member’s bets, newest first, with totals over the filter',
  params: ofMember,
  query: memberBetQuery,
  value: listOf(bet.extend({ currency: z.string() })).extend({
    totals: z.object({ stake: moneyText, payout: moneyText, net: moneyText }),
  }),
  refusals: ['not_found'],
});

export const exportMemberBets = opsEndpoint({
  method: 'GET',
  path: '/ops/members/:id/bets.csv',
  access: 'bets.read',
  summary: 'The same bets as a file',
  params: ofMember,
  query: csvQuery(memberBetQuery),
  value: z.string(),
  refusals: ['not_found'],
});

import { z } from 'zod';
import { moneyText } from '../../money.ts';
import { ofMember } from '../../of-member.ts';
import { list } from '../../ops-list.ts';
import { VENDOR_GROUPS } from '../catalogue/catalogue.ts';
import { BET_STATUSES, bet } from './bets.ts';

export const listMemberBets = list({
  path: '/ops/members/:id/bets',
  access: 'bets.read',
  elsewhere: 'old',
  summary: 'A member’s bets, newest first, with totals over the filter',
  params: ofMember,
  row: bet.extend({ currency: z.string() }),
  choices: { category: VENDOR_GROUPS, status: BET_STATUSES },
  filters: { vendor: z.string().max(40), game: z.string().max(64) },
  days: true,
  sorts: ['at'],
  more: { totals: z.object({ stake: moneyText, payout: moneyText, net: moneyText }) },
  refusals: ['not_found'],
  file: 'The same bets as a file',
});

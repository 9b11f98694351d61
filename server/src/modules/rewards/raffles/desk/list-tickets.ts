import {
  listRafflePrizes,
  listRaffleTickets,
  type RaffleHolderRow,
  type RafflePrizeRow,
} from '@lanna/contract/rewards/raffles/ops';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { likePrefix } from '../../../../platform/ops/read-page.ts';
import { rewardIn } from '../raffle.ts';

const search = (typed: string) =>
  sql<boolean>`m.username_key collate "C" like ${likePrefix(typed.toLowerCase())}`;

/** Fixed lists, in the order of their numbers. */
export const opsTickets = opsList(
  listRaffleTickets,
  ({ db }: ListScope) =>
    db
      .selectFrom('raffles.holder as h')
      .innerJoin('raffles.raffle as r', 'r.id', 'h.raffle_id')
      .innerJoin('members.account as m', 'm.id', 'h.member_id')
      .selectAll('h')
      .select(['m.username', 'r.merchant_id', 'r.title'])
      .$narrowType<{ username: string }>(),
  {
    brand: 'r.merchant_id',
    where: { member: 'h.member_id', raffle: 'h.raffle_id' },
    search,
    sorts: { first: { by: 'h.first', type: 'integer' } },
    id: sql<string>`h.raffle_id::text || '-' || h.place`,
    row: (record, { brands }): RaffleHolderRow => ({
      ...{ id: `${record.raffle_id}-${record.place}`, brand: brandCode(brands, record.merchant_id) },
      ...{ raffle: record.raffle_id, title: record.title },
      member: { id: record.member_id, name: record.username },
      ...{
        first: record.first,
        last: record.last,
        turnover: formatMoney(record.turnover),
        given: record.given,
      },
    }),
    file: {
      name: 'raffle-tickets',
      columns: {
        ...{
          brand: 'brand',
          raffle: 'raffle',
          first: 'first',
          last: 'last',
          turnover: 'turnover',
          given: 'given',
        },
        member: ({ member }) => member.name,
      },
    },
  },
);

/** Tickets that were drawn, the latest first. */
export const opsPrizes = opsList(
  listRafflePrizes,
  ({ db }: ListScope) =>
    db
      .selectFrom('raffles.prize as p')
      .innerJoin('raffles.raffle as r', 'r.id', 'p.raffle_id')
      .innerJoin('members.account as m', 'm.id', 'p.member_id')
      .selectAll('p')
      .select(['m.username', 'r.title'])
      .$narrowType<{ username: string }>(),
  {
    brand: 'p.merchant_id',
    where: { state: 'p.state', member: 'p.member_id', raffle: 'p.raffle_id' },
    search,
    sorts: { drawnAt: { by: 'p.drawn_at', type: 'timestamptz' } },
    id: 'p.id',
    row: (record, { brands }): RafflePrizeRow => ({
      ...{ id: record.id, brand: brandCode(brands, record.merchant_id), raffle: record.raffle_id },
      ...{ title: record.title, member: { id: record.member_id, name: record.username } },
      ...{ place: record.place + 1, ticket: record.ticket, prize: record.prize, round: record.round },
      ...{ kind: rewardIn(record).kind, amount: formatMoney(record.amount) },
      state: record.state as RafflePrizeRow['state'],
      ...{ drawnAt: record.drawn_at.toISOString(), lapsesAt: record.lapses_at.toISOString() },
      claimedAt: record.claimed_at?.toISOString() ?? null,
    }),
    file: {
      name: 'raffle-prizes',
      columns: {
        ...{ id: 'id', brand: 'brand', raffle: 'raffle', place: 'place', ticket: 'ticket', prize: 'prize' },
        ...{ round: 'round', kind: 'kind', amount: 'amount', state: 'state', drawnAt: 'drawnAt' },
        ...{ lapsesAt: 'lapsesAt', claimedAt: 'claimedAt' },
        member: ({ member }) => member.name,
      },
    },
  },
);

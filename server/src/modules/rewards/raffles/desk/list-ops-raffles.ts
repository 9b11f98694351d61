import type { Value } from '@lanna/contract/endpoint';
import {
  type showOpsRaffle as endpoint,
  listRaffles,
  type RaffleRow,
} from '@lanna/contract/rewards/raffles/ops';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { beaconIn, prizesIn, raffles } from '../raffle.ts';

/** Raffles of brands, with what has come of them. */
export const opsRaffles = opsList(
  listRaffles,
  ({ db }: ListScope) =>
    raffles(db).select(
      sql<bigint>`(select coalesce(sum(p.amount), 0)::bigint from raffles.prize p where p.raffle_id = r.id and p.state = 'claimed')`.as(
        'paid',
      ),
    ),
  {
    brand: 'r.merchant_id',
    where: { state: 'r.state' },
    sorts: {
      madeAt: { by: 'r.made_at', type: 'timestamptz' },
      startsAt: { by: 'r.starts_at', type: 'timestamptz' },
    },
    id: 'r.id',
    row: (record, { brands }): RaffleRow => ({
      ...{ id: record.id, brand: brandCode(brands, record.merchant_id), edit: record.edit },
      state: record.state as RaffleRow['state'],
      ...{ categoryId: record.category_id, title: record.title, text: record.text },
      ...{ firstDay: record.firstDay, lastDay: record.lastDay },
      ...{ startsAt: record.starts_at.toISOString(), endsAt: record.ends_at.toISOString() },
      ...{
        perTicket: formatMoney(record.per_ticket),
        ticketsMost: record.tickets_most,
        leastRank: record.least_rank,
      },
      ...{ prizes: prizesIn(record), beacon: beaconIn(record), pool: formatMoney(record.pool) },
      ...{ paid: formatMoney(record.paid), returned: formatMoney(record.returned), tickets: record.tickets },
      ...{ madeAt: record.made_at.toISOString(), madeBy: record.made_by_name },
    }),
    file: {
      name: 'raffles',
      columns: {
        ...{ id: 'id', brand: 'brand', state: 'state', firstDay: 'firstDay', lastDay: 'lastDay' },
        ...{ perTicket: 'perTicket', ticketsMost: 'ticketsMost', leastRank: 'leastRank', tickets: 'tickets' },
        ...{ pool: 'pool', paid: 'paid', returned: 'returned', madeAt: 'madeAt', madeBy: 'madeBy' },
        title_th: ({ title }) => title.TH ?? null,
        title_en: ({ title }) => title.EN ?? null,
      },
    },
  },
);

/** A raffle whole. Refuses with `not_found`. */
export async function showOpsRaffle(scope: ListScope, id: string): Promise<Value<typeof endpoint>> {
  const row = await opsRaffles.one(scope, id);
  const { root, fixed_at, drawn_at, ended_at, beacon } = await raffles(scope.db)
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow();
  const { rows } = fixed_at
    ? await sql<Counts>`
        select count(*)::integer as holders, coalesce(max(last), 0)::integer as tickets from raffles.holder where raffle_id = ${id}`.execute(
        scope.db,
      )
    : await sql<Counts>`
        select count(*)::integer as holders, coalesce(sum(tickets), 0)::integer as tickets from raffles.tickets_now(${id}) where tickets > 0`.execute(
        scope.db,
      );
  return {
    ...row,
    ...{ holders: rows[0]?.holders ?? 0, ticketsNow: rows[0]?.tickets ?? 0, root, beaconValue: beacon },
    fixedAt: fixed_at?.toISOString() ?? null,
    drawnAt: drawn_at?.toISOString() ?? null,
    endedAt: ended_at?.toISOString() ?? null,
  };
}

interface Counts {
  holders: number;
  tickets: number;
}

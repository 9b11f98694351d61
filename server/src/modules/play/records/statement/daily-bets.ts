import { sql } from 'kysely';
import type { RecordSource } from '../record-source.ts';

/** Settled bets, one row for each day of the brand and category: a member who plays has very many of them. */
export const dailyBets: RecordSource = {
  kinds: ['bets'],
  codes: [],
  list: async (db, { brand, memberId }, { since, until, state, after, limit }) => {
    if (state !== undefined && state !== 'done') return [];
    const zone = sql`${brand.timeZone}::text`;
    const days = db
      .selectFrom('bets.member_day')
      .where('member_id', '=', memberId)
      .where('merchant_id', '=', brand.id)
      .where('day', '>=', sql<Date>`(${since}::timestamptz at time zone ${zone})::date`)
      .where('day', '<', sql<Date>`(${until}::timestamptz at time zone ${zone})::date`)
      .$if(after !== undefined, (query) =>
        query.where(
          'day',
          '<=',
          sql<Date>`((timestamptz 'epoch' + ${after?.atUs ?? 0n}::bigint * interval '1 microsecond') at time zone ${zone})::date`,
        ),
      )
      .groupBy(['day', 'category', 'currency'])
      .having((eb) => eb(eb.fn.sum('bets'), '<>', 0n))
      .select([
        sql<string>`day::text`.as('day'),
        'category',
        'currency',
        sql<number>`sum(bets)::int`.as('count'),
        sql<bigint>`sum(payout - stake)::bigint`.as('net'),
        // The last microsecond of the day.
        sql<bigint>`(extract(epoch from (day + 1)::timestamp at time zone ${zone}) * 1000000)::bigint - 1`.as(
          'at_us',
        ),
        sql<string>`'bets-' || day || '-' || category || '-' || currency`.as('key'),
      ]);
    const rows = await db
      .selectFrom(days.as('d'))
      .selectAll()
      .$if(after !== undefined, (query) =>
        query.where(
          sql<boolean>`(d.at_us, d.key collate "C") < (${after?.atUs ?? 0n}::bigint, ${after?.key ?? ''})`,
        ),
      )
      .orderBy('d.at_us', 'desc')
      .orderBy(sql`d.key collate "C"`, 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ key, day, category, currency, count, net, at_us }) => ({
      id: key,
      key,
      kind: 'bets',
      what: category,
      state: 'done',
      amount: net,
      currency,
      atUs: at_us,
      bets: { day, category, count },
    }));
  },
};

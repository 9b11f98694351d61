import { type RawBuilder, sql } from 'kysely';

/** Two accounts of one brand that share something; which of them is above the other is yet to be asked. */
export interface SharedPair {
  merchant_id: string;
  one: string;
  other: string;
  signals: string[];
  at: Date;
}

interface Window {
  from: Date;
  to: Date;
}

export interface Source {
  name: string;
  /** How much of time one transaction looks through, and how far back the first look goes. */
  spanMs: number;
  firstSearchMs: number;
  /** What came to be known in a span of time (its end included). */
  pairs(window: Window): RawBuilder<SharedPair>;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Sources of few rows. */
const RARE = { spanMs: 30 * DAY_MS, firstSearchMs: 360 * DAY_MS } as const;

/** Of an agent who came from the same network as an account below. */
const SAME_DAY = sql`interval '1 day'`;

export const SOURCES: readonly Source[] = [
  {
    // Devices, numbers, e-mails, documents, names with birthdays: recognised where they are given.
    name: 'duplicates',
    ...RARE,
    pairs: ({ from, to }) => sql`
      select merchant_id, member_id as one, other_member_id as other, signals, flagged_at as at
      from members.duplicate where flagged_at > ${from} and flagged_at <= ${to}`,
  },
  {
    name: 'bank-accounts',
    ...RARE,
    pairs: ({ from, to }) => sql`
      select b.merchant_id, b.member_id as one, o.member_id as other, array['bank_account'] as signals, b.created_at as at
      from (select * from withdrawals.bank_mark where created_at > ${from} and created_at <= ${to}) b
      join withdrawals.bank_mark o on o.merchant_id = b.merchant_id and o.number_mark = b.number_mark
        and o.member_id <> b.member_id`,
  },
  {
    // An account with a history has come into a line.
    name: 'moves',
    ...RARE,
    pairs: ({ from, to }) => sql`
      select d.merchant_id, d.member_id as one, d.other_member_id as other, d.signals, t.at
      from (select * from agents.tree_change where kind = 'moved' and at > ${from} and at <= ${to}) t
      join members.duplicate d on d.member_id = t.member_id`,
  },
  {
    // An agent above who logs in from the same network within a day; with the same device, where the browser says so.
    name: 'log-ins',
    spanMs: 30 * MINUTE_MS,
    firstSearchMs: DAY_MS,
    pairs: ({ from, to }) => sql`
      with recursive entry as (
        select e.merchant_id, e.member_id, e.address, e.device, e.at
        from (select id from brands.brand) b
        cross join lateral (
          select * from audit.member_event e
          where e.merchant_id = b.id and e.at > ${from} and e.at <= ${to} and e.kind in ('registered', 'session_opened')
        ) e
      ), above as (
        select e.merchant_id, e.member_id, m.agent_id, e.address, e.device, e.at, 1 as step
        from entry e join members.account m on m.id = e.member_id where m.agent_id is not null
        union all
        select v.merchant_id, v.member_id, a.agent_id, v.address, v.device, v.at, v.step + 1
        from above v join members.account a on a.id = v.agent_id where a.agent_id is not null and v.step < 50
      )
      select distinct on (v.member_id, v.agent_id) v.merchant_id, v.member_id as one, v.agent_id as other,
        case when o.device = v.device then array['address', 'device'] else array['address'] end as signals, v.at
      from above v
      join audit.member_event o on o.member_id = v.agent_id and o.address = v.address
        and o.at between v.at - ${SAME_DAY} and v.at + ${SAME_DAY}
      order by v.member_id, v.agent_id, (o.device = v.device) desc, v.at`,
  },
];

import { sql } from 'kysely';
import { isShownAs, pageOf, type RecordSource } from '../../../play/records/record-source.ts';

const SHOWN_AS = { asked: 'waiting', sending: 'waiting', done: 'done', refused: 'failed' } as const;

/**
 * Transfers to and from vendors in the member's account record. Those to an agent are done at once, and two members read them: they
 * come from the books.
 */
export const transferRecord: RecordSource = {
  kinds: ['transfer'],
  codes: ['to_vendor', 'from_vendor'],
  list: async (db, { brand, memberId }, page) => {
    const transfers = db
      .selectFrom('transfers.transfer as t')
      .innerJoin('catalogue.vendor_record as v', 'v.id', 't.vendor_id')
      .where('t.member_id', '=', memberId)
      .where('t.merchant_id', '=', brand.id)
      .where('t.kind', 'in', ['to_vendor', 'from_vendor'])
      .where(isShownAs(sql`t.state`, SHOWN_AS, page.state))
      .select(['t.id', 't.kind', 't.amount', 't.currency', 't.state', 'v.name']);
    const rows = await pageOf(
      transfers,
      { at: sql<Date>`t.created_at`, key: sql<string>`t.id::text` },
      page,
    ).execute();
    return rows.map(({ id, key, at_us, kind, state, amount, currency, name }) => ({
      id,
      key,
      atUs: at_us,
      kind: 'transfer',
      what: kind,
      state: SHOWN_AS[state as keyof typeof SHOWN_AS],
      amount: kind === 'to_vendor' ? -amount : amount,
      currency,
      about: name,
      link: { page: 'transferFund', id },
    }));
  },
};

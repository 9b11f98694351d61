import { localText } from '@lanna/rules/local-text';
import { sql } from 'kysely';
import { isShownAs, pageOf, type RecordSource } from '../../../play/records/record-source.ts';
import { REWARD_CODE } from '../applying/pay-reward.ts';

const SHOWN_AS = {
  applying: 'waiting',
  processing: 'waiting',
  joined: 'waiting',
  signed: 'waiting',
  issued: 'done',
  claimed: 'done',
  rejected: 'refused',
  closed: 'cancelled',
} as const;

/** Applications and claims in the member's account record, as far as money is named for them. */
export const promotionRecord: RecordSource = {
  kinds: ['promotion'],
  codes: [REWARD_CODE],
  list: async (db, { brand, memberId, language }, page) => {
    const applications = db
      .selectFrom('promotions.application as a')
      .innerJoin('promotions.promotion as p', 'p.id', 'a.promotion_id')
      .where('a.member_id', '=', memberId)
      .where('a.merchant_id', '=', brand.id)
      .where('a.reward', 'is not', null)
      // What was paid as a bonus stands among the bonuses.
      .where('p.wagering_multiplier', '=', 0)
      .where(isShownAs(sql`a.state`, SHOWN_AS, page.state))
      .select(['a.id', 'a.promotion_id', 'a.reward', 'a.currency', 'a.state', 'p.title']);
    const rows = await pageOf(
      applications,
      { at: sql<Date>`a.created_at`, key: sql<string>`a.id::text` },
      page,
    ).execute();
    return rows.map(({ id, key, at_us, promotion_id, reward, state, currency, title }) => ({
      id,
      key,
      atUs: at_us,
      kind: 'promotion',
      what: REWARD_CODE,
      state: SHOWN_AS[state as keyof typeof SHOWN_AS],
      amount: reward,
      currency,
      about: localText(title, language, brand.defaultLanguage),
      link: { page: 'promotion', id: promotion_id },
    }));
  },
};

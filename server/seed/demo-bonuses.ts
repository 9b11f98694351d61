import { type BonusTerms, USUAL_CONTRIBUTIONS, USUAL_LEAST_ODDS } from '@lanna/rules/rewards/bonuses/terms';
import { newId } from '../src/platform/sealing/ids.ts';
import type { Tx } from '../src/platform/sql/database.ts';

const TERMS: BonusTerms = {
  kind: 'deposit_match',
  name: { TH: 'โบนัสฝากแรกของวัน', EN: 'First deposit of the day' },
  match: { percent: 20, most: '500.00', least: '200.00', occasion: 'first_of_day' },
  amount: null,
  wagering: { times: 5, of: 'bonus' },
  contributions: USUAL_CONTRIBUTIONS,
  leastOdds: USUAL_LEAST_ODDS,
  stake: { percent: 10, most: '500.00' },
  excluded: [],
  days: 7,
  convertedTimes: 10,
};
const FRIEND: BonusTerms = {
  ...TERMS,
  ...{ kind: 'referral', match: null, amount: '100.00' },
  name: { TH: 'ชวนเพื่อน', EN: 'For inviting a friend' },
  referral: { side: 'inviter', deposits: '300.00', turnover: '1000.00' },
};
const INVITED: BonusTerms = {
  ...FRIEND,
  amount: '50.00',
  name: { TH: 'เพื่อนชวนมา', EN: 'For who was invited' },
  referral: { side: 'friend', deposits: '300.00', turnover: '1000.00' },
};
/** What the points mall gives. */
const REWARD: BonusTerms = {
  ...TERMS,
  ...{ kind: 'fixed', match: null, amount: '50.00', onlyAsReward: true },
  name: { TH: 'โบนัสแลกคะแนน', EN: 'Bonus for points' },
};
const BUDGET = 1_000_000n * 100_000n;

/** Some offers for demo brands that have none. What operators have made stays. */
export async function seedDemoBonuses(
  tx: Tx,
  { brands, now }: { brands: readonly { id: string; currency: string }[]; now: Date },
): Promise<void> {
  for (const { id: merchantId, currency } of brands) {
    const has = await tx
      .selectFrom('bonuses.offer')
      .select('id')
      .where('merchant_id', '=', merchantId)
      .executeTakeFirst();
    if (has) continue;
    for (const terms of [TERMS, FRIEND, INVITED, REWARD])
      await addOffer(tx, { merchantId, currency, terms, now });
  }
}

async function addOffer(
  tx: Tx,
  {
    merchantId,
    currency,
    terms,
    now,
  }: { merchantId: string; currency: string; terms: BonusTerms; now: Date },
): Promise<void> {
  const id = newId();
  const made = { made_at: now, changed_at: now, budget: BUDGET, version: 1, state: 'published' };
  await tx
    .insertInto('bonuses.offer')
    .values({ id, merchant_id: merchantId, currency, ...made })
    .execute();
  await tx
    .insertInto('bonuses.offer_version')
    .values({
      ...{ offer_id: id, version: 1, terms: JSON.stringify(terms) },
      ...{ made_at: now, made_by_name: 'demo', reason: 'an offer of the demo' },
    })
    .execute();
}

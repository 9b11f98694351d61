import type { BonusAudience } from '@lanna/rules/rewards/bonuses/audience';
import { type BonusTerms, USUAL_CONTRIBUTIONS, USUAL_LEAST_ODDS } from '@lanna/rules/rewards/bonuses/terms';
import { allowFreeBets } from '../src/modules/play/catalogue/allow-free-bets.ts';
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
const ROUNDS: BonusTerms = {
  ...TERMS,
  ...{ kind: 'free_rounds', match: null, contributions: {}, leastOdds: null, convertedTimes: null, days: 3 },
  name: { TH: 'รอบฟรี VIP', EN: 'Free rounds for VIPs' },
  wagering: { times: 0, of: 'bonus' },
  rounds: { vendor: 'LANNA', game: null, title: null, count: 5, worth: '2.00' },
};
/** What LANNA may give away of a demo brand's. */
const FREE_BETS = { max: 20n * 100_000n, dayMax: 50_000n * 100_000n };
const VIP: BonusAudience = { level: 1, registeredSince: null, label: null, agentId: null };
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
  { brands, now }: { brands: readonly { id: string; code: string; currency: string }[]; now: Date },
): Promise<void> {
  for (const { id: merchantId, code, currency } of brands) {
    const has = await tx
      .selectFrom('bonuses.offer')
      .select('id')
      .where('merchant_id', '=', merchantId)
      .executeTakeFirst();
    if (has) continue;
    // Offers of the demo are played with all kinds of games.
    await tx
      .insertInto('bonuses.brand_rules')
      .values({
        ...{ merchant_id: merchantId, wagering_most: 10, deposit_counts: false, mixes_games: true },
        ...{ changed_at: now, changed_by_name: 'demo' },
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    for (const terms of [TERMS, FRIEND, INVITED, REWARD])
      await addOffer(tx, { merchantId, currency, terms, now });
    await allowFreeBets(tx, 'LANNA', FREE_BETS, [code]);
    await addOffer(tx, { merchantId, currency, terms: ROUNDS, audience: VIP, now });
  }
}

async function addOffer(
  tx: Tx,
  {
    merchantId,
    currency,
    terms,
    audience,
    now,
  }: { merchantId: string; currency: string; terms: BonusTerms; audience?: BonusAudience; now: Date },
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
      audience: audience ? JSON.stringify(audience) : null,
      ...{ made_at: now, made_by_name: 'demo', reason: 'an offer of the demo' },
    })
    .execute();
}

import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { type SimulatedMember, simulation } from '../../../rules/src/rewards/bonuses/simulate.ts';
import type { BonusTerms } from '../../../rules/src/rewards/bonuses/terms.ts';
import { simulateTestOffer } from '../../../server/src/modules/rewards/bonuses/bonus.fixture.ts';
import { openDatabase } from '../../../server/src/platform/sql/database.ts';
import { atMost, type Figure, figure } from '../result.ts';
import { settleBets } from './settled-bets.ts';

const WHOLE = 10_000_000;
const BY_RULES = 2_000_000;
const BY_PORTAL = 500_000;
const DAY_MS = 86_400_000;

const TERMS: BonusTerms = {
  ...{ kind: 'fixed', name: { EN: 'Draft' }, match: null, amount: '100.00', once: 'day' },
  wagering: { times: 5, of: 'bonus' },
  ...{
    contributions: { RNG: 100 },
    stake: { percent: 10, most: '500.00' },
    excluded: [],
    days: 1,
    convertedTimes: 10,
  },
};

/** How long a month takes under a draft's terms: the rules alone over so many bets, and the portal over the bets of its database. Both for ten millions by their rate. */
export async function benchSimulating(url: string, client: Client): Promise<Figure[]> {
  const rulesMs = byRules();
  const portalMs = await byPortal(url, client);
  return [
    atMost(
      `simulator: rules over ${WHOLE} bets, by the rate of ${BY_RULES}`,
      (rulesMs / 1000) * (WHOLE / BY_RULES),
      's',
      60,
    ),
    figure(`  the portal over ${BY_PORTAL} bets of a month`, portalMs / 1000, 's'),
    atMost(`  over ${WHOLE}, by that rate`, (portalMs / 1000) * (WHOLE / BY_PORTAL), 's', 60),
  ];
}

function byRules(): number {
  const each = 2000;
  const running = simulation(TERMS, {
    to: 30 * DAY_MS,
    dayOf: (at) => Math.floor(at / DAY_MS),
    weekOf: (at) => Math.floor(at / (7 * DAY_MS)),
  });
  const startedMs = performance.now();
  for (let member = 0; member < BY_RULES / each; member += 1) running.add(memberOf(each));
  if (running.result().taken === 0) throw new Error('nothing was taken');
  return performance.now() - startedMs;
}

function memberOf(bets: number): SimulatedMember {
  return {
    ...{ deposits: [], level: 0, contacts: [] },
    play: Array.from({ length: bets }, (_, n) => ({
      at: Math.floor((n * 30 * DAY_MS) / bets),
      category: 'RNG',
      turnover: 1_000_000n,
      lost: 100_000n,
    })),
  };
}

async function byPortal(url: string, client: Client): Promise<number> {
  await settleBets(client, { count: BY_PORTAL, spreadDays: 29 });
  await client.query('vacuum analyze bets.bet');
  const { rows } = await client.query<{ id: string }>("select id from brands.merchant where code = 'BENCH'");
  const brandId = rows[0]?.id ?? '';
  const offerId = randomUUID();
  await client.query(
    `insert into bonuses.offer (id, merchant_id, currency, version, state, budget, made_at, changed_at) values ($1, $2, 'THB', 1, 'draft', 1000, now(), now())`,
    [offerId, brandId],
  );
  await client.query(
    `insert into bonuses.offer_version (offer_id, version, terms, made_at, made_by_name, reason) values ($1, 1, $2, now(), 'bench', 'to be measured')`,
    [offerId, JSON.stringify(TERMS)],
  );
  const db = openDatabase({ url, role: null, maxConnections: 2 });
  const brands = [
    {
      ...{ id: brandId, code: 'BENCH', currency: 'THB', country: 'TH', timeZone: 'Asia/Bangkok' },
      defaultLanguage: 'TH' as const,
    },
  ];
  const startedMs = performance.now();
  const { taken } = await simulateTestOffer({ db, brands }, offerId, new Date());
  const ms = performance.now() - startedMs;
  await db.close();
  if (taken === 0) throw new Error('nothing was taken');
  return ms;
}

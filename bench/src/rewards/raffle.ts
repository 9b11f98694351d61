import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import type { Page } from 'playwright-core';
import {
  addTestRaffle,
  proveTestRaffle,
  runTestRaffles,
} from '../../../server/src/modules/rewards/raffles/raffle.fixture.ts';
import { newSecretKey, readSecretKeys, secretBox } from '../../../server/src/platform/sealing/secret-box.ts';
import type { Database } from '../../../server/src/platform/sql/database.ts';
import { atMost, type Figure, figure } from '../result.ts';
import { withBrowser } from '../web/chrome.ts';
import type { BrandWithRewards } from './fixture.ts';

const TICKETS = 1_000_000;
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const ORIGIN = 'http://bench.test';
const secrets = secretBox(readSecretKeys(newSecretKey()) ?? []);

/** A raffle of a million tickets, of members with two hundred each and of a hundred thousand with ten: fixed, drawn, and its proof checked in a browser. */
export async function raffleFigures(
  db: Database,
  url: string,
  brand: BrandWithRewards,
): Promise<{ figures: Figure[]; notes: string[] }> {
  // Filling takes longer than a call of the portal may.
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const few = await raffleOf(db, client, { brand, ticketsMost: 200 });
    await addMembers(client, brand, TICKETS / 10 - brand.memberIds.length);
    const many = await raffleOf(db, client, { brand, ticketsMost: 10 });
    return shown(few, many);
  } finally {
    await client.end();
  }
}

type Drawn = Awaited<ReturnType<typeof raffleOf>>;

function shown(few: Drawn, many: Drawn): { figures: Figure[]; notes: string[] } {
  return {
    figures: [
      atMost('a raffle of 1 000 000 tickets, of 5 000 members: fixed and drawn', few.drawnS, 's', 10),
      atMost('a raffle of 1 000 000 tickets, of 100 000 members: fixed and drawn', many.drawnS, 's', 10),
      atMost('  its proof checked in the browser', many.checkedMs / 1000, 's', 1),
      figure('  its proof, as it is fetched', many.proofKB, 'kB'),
    ],
    notes: [
      'Of the raffle: 100 prizes; tickets are computed from sums of turnover, the list is written and its tree hashed, and the winners drawn, as the portal does it. The proof holds all winners.',
    ],
  };
}

async function raffleOf(
  db: Database,
  client: Client,
  { brand, ticketsMost }: { brand: BrandWithRewards; ticketsMost: number },
) {
  const day = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  await client.query(
    `insert into bets.daily_sum (merchant_id, member_id, day, category, currency, bets, stake, free_stake, payout, valid_turnover, first_at)
     select merchant_id, id, $2::date, 'RNG', 'THB', 1, $3, 0, 0, $3, now() from members.member where merchant_id = $1
     on conflict (member_id, day, category, currency) do update set valid_turnover = excluded.valid_turnover`,
    [brand.id, day, BigInt(ticketsMost) * 50_000_000n],
  );
  await client.query('analyze');
  const prizes = [{ kind: 'cash' as const, amount: '10.00', count: 100 }];
  const id = await db.transaction((tx) =>
    addTestRaffle(tx, { secrets }, brand, {
      firstDay: day,
      lastDay: day,
      prizes,
      ticketsMost,
      now: new Date(),
    }),
  );
  const fromMs = performance.now();
  await runTestRaffles({ db, clock: { now: () => new Date() }, secrets });
  const drawnS = (performance.now() - fromMs) / 1000;
  const proof = await proveTestRaffle(
    { db },
    {
      ...{ brand: { id: brand.id, defaultLanguage: 'TH' } as never, language: 'TH', id, beacons: {} },
    },
  );
  if (proof.tickets !== TICKETS || proof.draws.length !== 100)
    throw new Error(`a raffle of ${proof.tickets} tickets was drawn ${proof.draws.length} times`);
  const text = JSON.stringify(proof);
  return { drawnS, checkedMs: await checkInBrowser(text), proofKB: text.length / 1000 };
}

/** How long the page's own check takes in a browser, from the text of the proof on. */
function checkInBrowser(proof: string): Promise<number> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage();
    await serveModules(page);
    await page.goto(`${ORIGIN}/`);
    const check = async ({ text, module }: { text: string; module: string }) => {
      const { verifyRaffle, holds } = (await import(
        module
      )) as typeof import('@lanna/rules/rewards/raffles/verify');
      const fromMs = performance.now();
      const checks = verifyRaffle(JSON.parse(text));
      if (!checks || !holds(checks)) throw new Error('the proof does not hold');
      return performance.now() - fromMs;
    };
    return page.evaluate(check, { text: proof, module: `${ORIGIN}/rules/src/rewards/raffles/verify.ts` });
  });
}

/** The modules of the rules as the browser reads them, types taken out. */
function serveModules(page: Page): Promise<unknown> {
  return page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/')
      return route.fulfill({
        contentType: 'text/html',
        body: '<script type="importmap">{ "imports": { "@noble/hashes/": "/node_modules/@noble/hashes/" } }</script>',
      });
    const text = readFileSync(`${ROOT}${pathname.slice(1)}`, 'utf8');
    const body = pathname.endsWith('.ts') ? stripTypeScriptTypes(text) : text;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
}

async function addMembers(client: Client, brand: BrandWithRewards, count: number): Promise<void> {
  await client.query(
    `insert into members.member (id, merchant_id, username, wallet_user, password_hash, password_changed_at, type,
       language, currency, country, terms_version, terms_accepted_at, registered_at)
     select gen_random_uuid(), $1, 'more-' || n, 'more-' || n, 'none', now(), 0, 'TH', 'THB', 'TH', '1', now(), now()
     from generate_series(1, $2::int) n`,
    [brand.id, count],
  );
}

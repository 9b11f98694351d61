import { randomBytes } from 'node:crypto';
import { openWallet } from '../src/modules/books/ledger/open-wallet.ts';
import type { BrandProfile } from '../src/modules/house/brands/brand.ts';
import { type Brands, findBrands } from '../src/modules/house/brands/find-brand.ts';
import { hashPassword } from '../src/modules/people/authentication/password.ts';
import { newId } from '../src/platform/sealing/ids.ts';
import type { Database, Tx } from '../src/platform/sql/database.ts';
import { DEMO_AGENT } from './demo-agents.ts';
import { DEMO_BRANDS } from './demo-brands.ts';

/** Names as people in Thailand choose them; each brand has its own circle. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  LANNA: [
    'napat_cm',
    'ploysai',
    'tonkla88',
    'wan_maerim',
    'jirapat9',
    'fah_doi',
    'anucha_t',
    'mintra',
    'boonmee55',
    'khaofang',
    'nattapong',
    'som_o',
    'thida99',
    'arthit_p',
    'kaewta',
  ],
  CHAOPHRAYA: [
    'pimchanok',
    'tewin_bkk',
    'sasi_t',
    'rungrot7',
    'nampeung',
    'golf_thon',
    'apinya',
    'wichai_s',
    'muk2541',
    'phakphum',
    'orn_nont',
    'decha88',
    'siriwan',
    'boat_river',
    'chompoo',
  ],
};

export interface DemoPlayer {
  username: string;
  /** Where the brand is found. */
  host: string;
}

/**
 * The members whom the demo plays itself: made at the first start that wants them, and the same at every later one. They get the
 * password of this start, which is nowhere written down, and are marked. A brand that plays for real money has none.
 */
export async function ensureDemoPlayers(
  db: Database,
  now: Date,
): Promise<{ players: DemoPlayer[]; password: string }> {
  const password = randomBytes(24).toString('base64url');
  const passwordHash = await hashPassword(password);
  const brands = findBrands(db.kysely, { now: () => now });
  const players: DemoPlayer[] = [];
  for (const { code, hosts } of DEMO_BRANDS) {
    const [host = ''] = hosts;
    const brand = await demoBrand(brands, code, host);
    if (!brand) continue;
    const usernames = await db.transaction(async (tx) => {
      await addMissing(tx, brand, NAMES[code] ?? [], now);
      return unlock(tx, brand, passwordHash, now);
    });
    players.push(...usernames.map((username) => ({ username, host })));
  }
  return { players, password };
}

async function demoBrand(brands: Brands, code: string, host: string): Promise<BrandProfile | undefined> {
  const brand = await brands.findByHost(host);
  return brand?.code === code && brand.settings.demo ? brand : undefined;
}

/** A name that a member has taken stays theirs. */
async function addMissing(tx: Tx, brand: BrandProfile, names: readonly string[], now: Date) {
  const taken = await tx
    .selectFrom('members.member')
    .select('username_key')
    .where('merchant_id', '=', brand.id)
    .where('username_key', 'in', names)
    .execute();
  const agentId = await demoAgentOf(tx, brand);
  for (const [place, username] of names.entries()) {
    if (taken.some(({ username_key }) => username_key === username)) continue;
    const id = newId();
    await tx
      .insertInto('members.member')
      .values({
        id,
        merchant_id: brand.id,
        username,
        wallet_user: `demo${randomBytes(12).toString('hex')}`,
        password_hash: null,
        password_changed_at: now,
        nickname: username,
        type: 0,
        language: brand.defaultLanguage,
        currency: brand.currency,
        country: brand.country,
        terms_version: brand.settings.termsVersion,
        terms_accepted_at: now,
        registered_at: now,
        // Every other one plays under the demo agent, whose pages have something to show on the first evening.
        agent_id: place % 2 === 0 ? agentId : null,
      })
      .execute();
    await openWallet(tx, { merchantId: brand.id, memberId: id, currency: brand.currency, isAgent: false });
    await tx.insertInto('members.demo_player').values({ member_id: id, created_at: now }).execute();
  }
}

/** Null where the demo has no agent at the brand. */
async function demoAgentOf(tx: Tx, brand: BrandProfile): Promise<string | null> {
  const agent = await tx
    .selectFrom('members.member')
    .select('id')
    .where('merchant_id', '=', brand.id)
    .where('username_key', '=', DEMO_AGENT)
    .where('type', 'in', [1, 2])
    .executeTakeFirst();
  return agent?.id ?? null;
}

/** Those whom an operator has locked stay locked. */
async function unlock(tx: Tx, brand: BrandProfile, passwordHash: string, now: Date): Promise<string[]> {
  const rows = await tx
    .updateTable('members.member')
    .set({
      password_hash: passwordHash,
      password_changed_at: now,
      terms_version: brand.settings.termsVersion,
    })
    .where('merchant_id', '=', brand.id)
    .where('status', '=', 'active')
    .where('id', 'in', tx.selectFrom('members.demo_player').select('member_id'))
    .returning('username')
    .execute();
  return rows.map(({ username }) => username);
}

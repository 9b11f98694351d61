import { randomBytes } from 'node:crypto';
import { openWallet } from '../src/modules/books/ledger/open-wallet.ts';
import type { BrandProfile } from '../src/modules/house/brands/brand.ts';
import { newId } from '../src/platform/sealing/ids.ts';
import type { Tx } from '../src/platform/sql/database.ts';

const DAY_MS = 86_400_000;

interface DemoMember {
  username: string;
  /** How long before now they registered. */
  daysAgo: number;
  /** The members they invited; a member who invited others is an agent. */
  brought?: DemoMember[];
}

const TEAM: DemoMember[] = [
  {
    username: 'malee88',
    daysAgo: 41,
    brought: [
      { username: 'kanya_t', daysAgo: 23 },
      { username: 'prasert59', daysAgo: 12, brought: [{ username: 'nok2536', daysAgo: 6 }] },
      { username: 'wiphada', daysAgo: 3 },
    ],
  },
  { username: 'somchai_r', daysAgo: 30, brought: [{ username: 'bird_ubon', daysAgo: 17 }] },
  { username: 'anong1990', daysAgo: 9 },
  { username: 'lek_hatyai', daysAgo: 5 },
  { username: 'chaiwat7', daysAgo: 0 },
];

/** People below the demo agent, so that the agent centre has something to show. They have no password: no log-in is possible. */
export async function addDemoTeam(tx: Tx, brand: BrandProfile, agentId: string, now: Date): Promise<void> {
  for (const member of TEAM) await addBelow(tx, brand, agentId, member, now);
}

async function addBelow(tx: Tx, brand: BrandProfile, agentId: string, member: DemoMember, now: Date) {
  const { username, daysAgo, brought = [] } = member;
  const registeredAt = new Date(now.getTime() - daysAgo * DAY_MS);
  const id = newId();
  await tx
    .insertInto('members.member')
    .values({
      id,
      merchant_id: brand.id,
      username,
      wallet_user: `demo${randomBytes(12).toString('hex')}`,
      password_hash: null,
      password_changed_at: registeredAt,
      agent_id: agentId,
      type: brought.length > 0 ? 1 : 0,
      nickname: username,
      language: brand.defaultLanguage,
      currency: brand.currency,
      country: brand.country,
      terms_version: brand.settings.termsVersion,
      terms_accepted_at: registeredAt,
      registered_at: registeredAt,
    })
    .execute();
  await openWallet(tx, {
    merchantId: brand.id,
    memberId: id,
    currency: brand.currency,
    isAgent: brought.length > 0,
  });
  for (const below of brought) await addBelow(tx, brand, id, below, now);
}

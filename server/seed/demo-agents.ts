import { randomBytes } from 'node:crypto';
import type { BrandProfile } from '../src/modules/house/brands/brand.ts';
import { findBrands } from '../src/modules/house/brands/find-brand.ts';
import { hashPassword } from '../src/modules/people/authentication/password.ts';
import { addAgent } from '../src/modules/people/members/add-agent.ts';
import type { Tx } from '../src/platform/sql/database.ts';
import { DEMO_BRANDS } from './demo-brands.ts';
import { giveDemoRates } from './demo-rates.ts';
import { addDemoTeam } from './demo-team.ts';

export const DEMO_AGENT = 'agent';

/** The invitation code of a demo brand: `LANNA01`. */
export function demoInvitationCode(brandCode: string): string {
  return `${brandCode}01`;
}

/** Only a reader of the settings knows it: 96 random bits, without characters that look alike. */
export function newDefaultPassword(): string {
  return randomBytes(12)
    .toString('hex')
    .replace(/(.{6})(?=.)/g, '$1-');
}

/** An agent with a team for each demo brand without one, so that invitation codes and the agent centre can be tried. */
export async function addDemoAgents(tx: Tx, now: Date): Promise<void> {
  const brands = findBrands(tx, { now: () => now });
  for (const { code, hosts } of DEMO_BRANDS) {
    const brand = await brands.findByHost(hosts[0] ?? '');
    if (brand?.code !== code || !brand.settings.defaultPassword) continue;
    await addDemoAgent(tx, brand, now);
    await giveDemoRates(tx, { id: brand.id, agent: DEMO_AGENT }, now);
  }
}

async function addDemoAgent(tx: Tx, brand: BrandProfile, now: Date): Promise<void> {
  const { code } = brand;
  if (!brand.settings.defaultPassword || (await hasAgent(tx, brand.id))) return;
  const passwordHash = await hashPassword(brand.settings.defaultPassword);
  const agent = { username: DEMO_AGENT, affiliateCode: demoInvitationCode(code), passwordHash, now };
  await addDemoTeam(tx, brand, await addAgent(tx, brand, agent), now);
}

async function hasAgent(tx: Tx, merchantId: string): Promise<boolean> {
  const known = await tx
    .selectFrom('members.member')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('username_key', '=', DEMO_AGENT)
    .executeTakeFirst();
  return known !== undefined;
}

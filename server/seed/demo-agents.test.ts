import { expect, test } from 'vitest';
import { findBrands } from '../src/modules/house/brands/find-brand.ts';
import { showTeam } from '../src/modules/people/agents/calls/show-team.ts';
import { identityFixture } from '../src/modules/people/authentication/identity.factory.ts';
import { findInvitation } from '../src/modules/people/members/invitations/find-invitation.ts';
import { openDatabase } from '../src/platform/sql/database.ts';
import { fixedClock } from '../src/platform/testing/test-clock.ts';
import { testDatabase } from '../src/platform/testing/test-database.ts';
import { seedDemo } from './demo.ts';
import { DEMO_AGENT, demoInvitationCode } from './demo-agents.ts';
import { newStudioKeys } from './studio-keys.factory.ts';

const { db, url } = await testDatabase();
const clock = fixedClock();
const options = {
  publicUrl: 'http://localhost:3000',
  studioUrl: 'http://localhost:3100',
  studioKeys: newStudioKeys().publicKeys,
  now: clock.now(),
};

test('each demo brand has an agent with a team and an invitation code, who must change the issued password', async () => {
  const owner = openDatabase({ url, role: null, maxConnections: 1 });
  // Twice, as two starts do.
  for (let start = 0; start < 2; start++) await seedDemo(owner, options);
  await owner.close();
  const brands = findBrands(db.kysely, clock);
  const handedOut = new Set<string>();
  for (const host of ['localhost', 'chaophraya.localhost']) {
    const brand = await brands.findByHost(host);
    if (!brand) throw new Error(`${host} has no brand`);
    const password = brand.settings.defaultPassword ?? '';
    handedOut.add(password);
    await expect(
      findInvitation(db.kysely, brand, demoInvitationCode(brand.code), new Date()),
    ).resolves.toBeDefined();
    await expect(identityFixture(db, brand).logInAs(DEMO_AGENT, password)).resolves.toMatchObject({
      mustChangePassword: true,
      firstTimeLogin: true,
    });
    const agent = await db.kysely
      .selectFrom('members.member')
      .select(['id as memberId', 'username', 'merchant_id as merchantId'])
      .where('merchant_id', '=', brand.id)
      .where('username', '=', DEMO_AGENT)
      .executeTakeFirstOrThrow();
    expect(await showTeam({ db, clock }, agent, brand.timeZone)).toEqual({
      direct: 5,
      whole: 10,
      agents: 3,
      joined: { today: 1, sevenDays: 4, thirtyDays: 8 },
    });
    expect(brand.settings).toMatchObject({
      flags: { freePlay: true },
      registration: { username: true, mobile: true },
      login: { sms: true, resetByPhone: true, resetByEmail: true },
    });
  }
  expect(handedOut.size).toBe(2);
});

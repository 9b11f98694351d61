import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { maskName } from '../../members/mask.ts';
import { refuseOutside } from '../refuse-outside.ts';
import { bring } from '../team.factory.ts';
import { listDownline } from './list-downline.ts';
import { listNewestMembers } from './list-newest-members.ts';
import { showTeam } from './show-team.ts';

const { db } = await testDatabase();
const clock = fixedClock('2026-11-20T12:00:00Z');
const NOW = clock.now().getTime();
const DAY_MS = 86_400_000;
const PAGE = { pageNo: 1, pageSize: 100 };

/** The model of a forest of accounts: each with its properties and its upline. */
interface Node {
  id: string;
  username: string;
  brand: number;
  above: Node | undefined;
  agent: boolean;
  active: boolean;
  daysAgo: number;
}

/** Each account names its upline among the agents before it; the remainder keeps it in its own brand. */
const account = fc.record({
  brand: fc.integer({ min: 0, max: 1 }),
  above: fc.option(fc.nat(100), { freq: 6 }),
  agent: fc.boolean(),
  active: fc.boolean(),
  daysAgo: fc.integer({ min: 0, max: 45 }),
});

test('an account sees every member of its own team and none outside it, in any tree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(account, { minLength: 1, maxLength: 24 }), async (accounts) => {
      const brands = [await createBrand(db.kysely), await createBrand(db.kysely)];
      const wood = await plant(accounts, brands);
      for (const asker of wood) await expectOwnTeam(asker, wood, brandOf(asker, brands));
    }),
    { numRuns: 25 },
  );
}, 300_000);

async function expectOwnTeam(asker: Node, wood: readonly Node[], brand: BrandProfile) {
  const place = { merchantId: brand.id, memberId: asker.id };
  const team = wood.filter((node) => levelBelow(asker, node) > 0);
  const direct = team.filter(({ above }) => above === asker);

  expect(await showTeam({ db, clock }, place, 'UTC')).toEqual({
    direct: direct.length,
    whole: team.length,
    agents: team.filter(({ agent }) => agent).length,
    joined: {
      today: team.filter(({ daysAgo }) => daysAgo < 1).length,
      sevenDays: team.filter(({ daysAgo }) => daysAgo < 7).length,
      thirtyDays: team.filter(({ daysAgo }) => daysAgo < 30).length,
    },
  });
  const newest = await listNewestMembers(db.kysely, place, PAGE);
  expect(newest.list.map(({ name }) => name).sort()).toEqual(direct.map(({ username }) => username).sort());

  for (const node of wood) {
    const account = node.username.toUpperCase();
    const found = await listDownline(db.kysely, place, { ...PAGE, account });
    const isBelow = team.includes(node);
    expect(levels(found.list)).toEqual(isBelow ? levels([shown(asker, node)]) : []);
    const asleep = await listDownline(db.kysely, place, { ...PAGE, account, status: 'inactive' });
    expect(asleep.total).toBe(isBelow && !node.active ? 1 : 0);
  }

  for (const node of wood) {
    const outside = refuseOutside(db.kysely, place, node.id);
    if (team.includes(node))
      expect(await outside).toMatchObject({ ...shown(asker, node), agentId: node.above?.id });
    else await expect(outside).rejects.toEqual(new Refusal('member_unknown'));
    const asked = listDownline(db.kysely, place, { ...PAGE, under: node.id });
    if (node !== asker && levelBelow(asker, node) === 0) {
      await expect(asked).rejects.toEqual(new Refusal('member_unknown'));
      continue;
    }
    const { path, list, total } = await asked;
    expect(path.map(({ id }) => id)).toEqual(wayDown(asker, node));
    const theirs = wood.filter(({ above }) => above === node);
    expect(total).toBe(theirs.length);
    expect(levels(list)).toEqual(levels(theirs.map((one) => shown(asker, one))));
    for (const { id, account } of list) {
      const { username = '' } = wood.find((one) => one.id === id) ?? {};
      expect(account).toBe(node === asker ? username : maskName(username));
    }
    for (const one of list) expect(one.direct).toBe(wood.filter(({ above }) => above?.id === one.id).length);
  }
}

/** 0 for an account that is not below. */
function levelBelow(asker: Node, node: Node): number {
  let level = 0;
  for (let at = node.above; at; at = at.above) {
    level += 1;
    if (at === asker) return level;
  }
  return 0;
}

function wayDown(asker: Node, node: Node): string[] {
  return node === asker || !node.above ? [] : [...wayDown(asker, node.above), node.id];
}

function shown(asker: Node, node: Node) {
  return { id: node.id, level: levelBelow(asker, node) };
}

function levels(list: readonly { id: string; level: number }[]): string[] {
  return list.map(({ id, level }) => `${id} ${level}`).sort();
}

function brandOf(node: Node, brands: readonly BrandProfile[]): BrandProfile {
  const brand = brands[node.brand];
  if (!brand) throw new Error('there are two brands');
  return brand;
}

interface Request {
  brand: number;
  above: number | null;
  agent: boolean;
  active: boolean;
  daysAgo: number;
}

async function plant(options: readonly Request[], brands: readonly BrandProfile[]): Promise<Node[]> {
  const wood: Node[] = [];
  for (const { above, ...request } of options) {
    const kin = wood.filter(({ brand, agent }) => agent && brand === request.brand);
    const upline = above === null ? undefined : kin[above % Math.max(1, kin.length)];
    const node = { ...request, above: upline, id: '', username: '' };
    const { memberId, username } = await bring(db, brandOf(node, brands), upline?.id, {
      type: request.agent ? 41 : 0,
      status: request.active ? 'active' : 'self_excluded',
      now: new Date(NOW - request.daysAgo * DAY_MS),
    });
    wood.push({ ...node, id: memberId, username });
  }
  return wood;
}

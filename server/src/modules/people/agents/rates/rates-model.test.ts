import { RATE_CATEGORIES, type RateCategory } from '@lanna/rules/commission/contracts/category';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSize } from '../../../../platform/testing/test-size.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { lockTree } from '../../members/lock-tree.ts';
import { moveMember } from '../../members/move-member.ts';
import { lockScopedMember } from '../../members/scoped-member.ts';
import { readRates } from '../read-rates.ts';
import { bring } from '../team.factory.ts';
import { changeRates } from './give-rates.ts';
import { setRates } from './set-rates.ts';

const { db } = await testDatabase();
const AGENTS = 7;
const DAYS = 6;
const noon = (day: number) => new Date(Date.UTC(2026, 10, 1 + day, 5));
const text = (day: number) => noon(day).toISOString().slice(0, 10);
const CATEGORIES: readonly RateCategory[] = RATE_CATEGORIES.slice(0, 2);

/** By day: under whom, and what was given; the last word of a day counts from the next. */
interface Node {
  id: string;
  above: (Node | undefined)[];
  given: Record<string, number>[];
}

const one = fc.nat(AGENTS - 1);
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constant('give' as const),
      who: one,
      to: fc.constantFrom(...CATEGORIES),
      rate: fc.constantFrom(0, 100, 300, 500, 900, 1200),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('move' as const), who: one, under: fc.option(one) }),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('sleep' as const) }) },
);

test('in any tree, with any changes and moves, no agent is above the agent above on any day, and each day is as it was said', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.option(one), { minLength: AGENTS, maxLength: AGENTS }),
      fc.array(step, { maxLength: 24 }),
      async (uplines, steps) => {
        const brand = await createBrand(db.kysely, { timeZone: 'UTC' });
        const nodes: Node[] = [];
        for (const upline of uplines) {
          const above = upline === null ? undefined : nodes[upline % Math.max(nodes.length, 1)];
          const { memberId } = await bring(db, brand, above?.id, { type: 1, now: noon(-1) });
          nodes.push({
            id: memberId,
            above: Array.from({ length: DAYS + 2 }, () => above),
            given: Array.from({ length: DAYS + 2 }, () => ({})),
          });
        }
        let day = 0;
        for (const act of steps) {
          if (act.what === 'sleep') day = Math.min(day + 1, DAYS);
          else if (act.what === 'give') await giveOne(brand, at(nodes, act.who), { ...act, day });
          else
            await moveOne(
              brand,
              at(nodes, act.who),
              act.under === null ? undefined : at(nodes, act.under),
              day,
            );
        }
        for (let on = 0; on <= DAYS + 1; on += 1)
          for (const node of nodes) {
            const rates = await readRates(db.kysely, brand.id, node.id, text(on));
            const above = node.above[on];
            const most = above && (await readRates(db.kysely, brand.id, above.id, text(on)));
            for (const category of CATEGORIES) {
              expect(rates[category]).toBe(effective(node, on, category));
              if (most) expect(rates[category]).toBeLessThanOrEqual(most[category]);
            }
          }
      },
    ),
    { numRuns: testSize(200) },
  );
}, 600_000);

async function giveOne(
  brand: BrandProfile,
  node: Node,
  { to: category, rate, day }: { to: RateCategory; rate: number; day: number },
) {
  const above = node.above[day + 1];
  const now = noon(day);
  const rates = { [category]: rate };
  const giver = above && { merchantId: brand.id, memberId: above.id, type: 1, timeZone: 'UTC' };
  const done = db.transaction((tx) =>
    giver
      ? setRates(tx, giver, { memberId: node.id, rates, now })
      : changeRates(
          tx,
          { id: node.id, merchantId: brand.id, agentId: null },
          { rates, timeZone: 'UTC', now },
        ),
  );
  const most = above ? effective(above, day + 1, category) : 10_000;
  if (rate > most)
    return expect(done).rejects.toEqual(new Refusal('rate_above_own', { category, max: most }));
  await done;
  for (let on = day + 1; on < node.given.length; on += 1) at(node.given, on)[category] = rate;
}

async function moveOne(brand: BrandProfile, node: Node, under: Node | undefined, day: number) {
  const isCircle = under !== undefined && (under === node || isBelow(under, node, day + 1));
  const moved = db.transaction(async (tx) => {
    await lockTree(tx, brand.id);
    const member = await lockScopedMember(tx, node.id, [brand.id]);
    await moveMember(tx, member, under?.id ?? null, noon(day));
  });
  if (isCircle) return expect(moved).rejects.toEqual(new Refusal('agent_line_impossible'));
  await moved;
  for (let on = day + 1; on < node.above.length; on += 1) node.above[on] = under;
}

function effective(node: Node, day: number, category: string): number {
  const own = at(node.given, day)[category] ?? 0;
  const above = node.above[day];
  return above ? Math.min(own, effective(above, day, category)) : own;
}

function isBelow(node: Node, other: Node, day: number): boolean {
  const above = node.above[day];
  return above !== undefined && (above === other || isBelow(above, other, day));
}

function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new Error(`nothing at ${index}`);
  return item;
}

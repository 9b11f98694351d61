import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSize } from '../../../../platform/testing/test-size.ts';
import { ranksFixture } from '../ranks.fixture.ts';

const { db, url } = await testDatabase();

/* Months of random play and deposits, reviewed on random days, on the code and on a plain model of it. */

const DAY_MS = 86_400_000;
const BEGINS = '2026-01-05';
const LAST_LEVEL = 7;
const MEMBERS = 8;
const STEPS = testSize(400);
const house = await ranksFixture(url, db, `${BEGINS}T05:00:00Z`);

const played = fc.option(fc.record({ deposits: fc.nat(4000), turnover: fc.nat(20_000) }));
const step = fc.record({
  days: fc.integer({ min: 1, max: 21 }),
  played: fc.array(played, { minLength: MEMBERS, maxLength: MEMBERS }),
});

interface Modelled {
  id: string;
  isIdentified: boolean;
  level: number;
  days: { at: number; deposits: number; turnover: number }[];
  movedIn: string;
  reviewedIn: string;
}

test('over random months members stand where a plain model has them, and no month has two moves', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS, size: 'max' }), async (steps) => {
      const members: Modelled[] = [];
      for (let at = 0; at < MEMBERS; at += 1) {
        const id = await house.join();
        // A level above 5 is for those whose identity is approved: every other one.
        if (at % 2 === 0) await house.identify(id);
        members.push({ id, isIdentified: at % 2 === 0, level: 0, days: [], movedIn: '', reviewedIn: '' });
      }
      let today = Date.parse(`${BEGINS}T00:00:00Z`);
      for (const { days, played: of } of steps) {
        for (const [at, figures] of of.entries()) {
          const member = members[at];
          if (!figures || !member) continue;
          member.days.push({ at: today, ...figures });
          await house.figures(member.id, text(today), figures.deposits, figures.turnover);
        }
        today += days * DAY_MS;
        house.go(text(today));
        await Promise.all([house.review(), house.review()]);
        for (const member of members) model(member, today);
        const levels = await Promise.all(members.map(({ id }) => house.level(id)));
        expect(levels).toEqual(members.map(({ level }) => level));
      }
      for (const { id } of members) {
        const months = (await house.moves(id)).map((move) => move.slice(0, 7));
        expect(new Set(months).size).toBe(months.length);
      }
    }),
    { numRuns: 1, endOnFailure: true },
  );
}, 120_000);

/** What the rule says, in whole units and without any of its code. */
function model(member: Modelled, today: number): void {
  const month = text(today).slice(0, 7);
  const within = member.days.filter(({ at }) => at >= today - 90 * DAY_MS && at < today);
  if (member.level === 0 && !within.some(({ turnover }) => turnover > 0)) return;
  const deposits = within.reduce((sum, one) => sum + one.deposits, 0);
  const turnover = within.reduce((sum, one) => sum + one.turnover, 0);
  const has = (level: number, part: number) =>
    deposits >= level * 1000 * part && turnover >= level * 5000 * part;
  const isFirstOfMonth = member.reviewedIn !== month;
  const isFirstEver = member.reviewedIn === '';
  member.reviewedIn = month;
  if (member.movedIn === month) return;
  const next = member.level + 1;
  if (next <= LAST_LEVEL && has(next, 1) && (next <= 5 || member.isIdentified)) member.level = next;
  else if (member.level > 0 && isFirstOfMonth && !isFirstEver && !has(member.level, 0.5)) member.level -= 1;
  else return;
  member.movedIn = month;
}

function text(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

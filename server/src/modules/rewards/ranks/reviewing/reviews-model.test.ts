import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSize } from '../../../../platform/testing/test-size.ts';
import { ranksFixture } from '../ranks.fixture.ts';

const { db, url } = await testDatabase();

/* Months of random play and deposits, reviewed on random days, on the code and on a plain model of it. */

const SEED = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1e9));
const DAY_MS = 86_400_000;
const LAST_LEVEL = 7;

interface Modelled {
  id: string;
  level: number;
  days: { at: number; deposits: number; turnover: number }[];
  movedIn: string;
  reviewedIn: string;
}

test(
  'over random months members stand where a plain model has them, and no month has two moves',
  async () => {
    const random = mulberry(SEED);
    const upTo = (most: number) => Math.floor(random() * (most + 1));
    const house = await ranksFixture(url, db, '2026-01-05T05:00:00Z');
    const members: Modelled[] = [];
    for (let at = 0; at < 8; at += 1)
      members.push({ id: await house.join(), level: 0, days: [], movedIn: '', reviewedIn: '' });
    // A level above 5 is for those whose identity is approved: every other one.
    const identified = new Set(members.filter((_, at) => at % 2 === 0).map(({ id }) => id));
    for (const id of identified) await house.identify(id);
    let today = Date.parse('2026-01-05T00:00:00Z');
    for (let step = 0; step < testSize(400); step += 1) {
      for (const member of members) {
        if (random() < 0.5) continue;
        const [deposits, turnover] = [upTo(4000), upTo(20_000)];
        member.days.push({ at: today, deposits, turnover });
        await house.figures(member.id, text(today), deposits, turnover);
      }
      today += (1 + upTo(20)) * DAY_MS;
      house.go(text(today));
      await Promise.all([house.review(), house.review()]);
      for (const member of members) model(member, today, identified.has(member.id));
      const levels = await Promise.all(members.map(({ id }) => house.level(id)));
      expect(levels, `SEED=${SEED}, step ${step}`).toEqual(members.map(({ level }) => level));
    }
    for (const { id } of members) {
      const months = (await house.moves(id)).map((move) => move.slice(0, 7));
      expect(new Set(months).size).toBe(months.length);
    }
  },
  60_000,
);

/** What the rule says, in floating whole units and without any of its code. */
function model(member: Modelled, today: number, isIdentified: boolean): void {
  const month = text(today).slice(0, 7);
  const within = member.days.filter(({ at }) => at >= today - 90 * DAY_MS && at < today);
  if (member.level === 0 && !within.some(({ turnover }) => turnover > 0)) return;
  const deposits = within.reduce((sum, one) => sum + one.deposits, 0);
  const turnover = within.reduce((sum, one) => sum + one.turnover, 0);
  const has = (level: number, part: number) => deposits >= level * 1000 * part && turnover >= level * 5000 * part;
  const isFirst = member.reviewedIn !== month;
  const isEver = member.reviewedIn === '';
  member.reviewedIn = month;
  if (member.movedIn === month) return;
  const next = member.level + 1;
  if (next <= LAST_LEVEL && has(next, 1) && (next <= 5 || isIdentified)) member.level = next;
  else if (member.level > 0 && isFirst && !isEver && !has(member.level, 0.5)) member.level -= 1;
  else return;
  member.movedIn = month;
}

function text(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

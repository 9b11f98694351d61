import { CONTRACT_MOVES, type ContractSide } from '@lanna/rules/commission/contracts/contract-life';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testSize } from '../../../platform/testing/test-size.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { checkContracts } from './check-contracts.ts';
import { contractFixture, DAY_MS, salaryAt } from './contracts.factory.ts';

const { db } = await testDatabase();
const DAY_ZERO = Date.UTC(2026, 10, 23);

/** What the model knows of the newest contract between the two; days are counted from the first. */
interface Known {
  id: string;
  state: 'asked' | 'offered' | 'effective' | 'termination_asked' | 'ended' | 'denied' | 'expired' | 'invalid';
  proposedOn: number;
  from?: number;
  last?: number;
  notice?: number;
  endingBy?: ContractSide;
  refused: Set<ContractSide>;
}

const side = fc.constantFrom<ContractSide>('member', 'upline');
const step = fc.oneof(
  fc.record({ do: fc.constant('propose' as const), side, rate: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ do: fc.constant('move' as const), side, move: fc.constantFrom(...CONTRACT_MOVES) }),
  fc.record({ do: fc.constant('days' as const), days: fc.integer({ min: 1, max: 4 }) }),
);

test('any life of contracts between two goes as the model says, and is sound to the last signature', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const brand = await createBrand(db.kysely);
      const fixture = contractFixture(db, brand);
      const agent = await createMember(db, brand, { type: 1 });
      const parties = { memberId: agent.memberId, uplineId: null };
      const all: Known[] = [];
      let today = 0;
      for (const one of steps) {
        if (one.do === 'days') {
          today += one.days;
          fixture.clock.advance(one.days * DAY_MS);
          await fixture.settle();
          for (const known of all) settle(known, today);
        } else if (one.do === 'propose') {
          const waiting = all.find(isWaiting);
          const superseded = waiting?.state === 'asked' && one.side === 'upline';
          const asked = fixture.propose(one.side, parties, salaryAt(one.rate * 100));
          if (waiting && !superseded) {
            await expect(asked).rejects.toEqual(new Refusal('contract_waits'));
            continue;
          }
          if (waiting) waiting.state = 'invalid';
          const state = one.side === 'member' ? 'asked' : 'offered';
          all.push({ id: await asked, state, proposedOn: today, refused: new Set() });
        } else {
          const known = all.findLast((each) => isWaiting(each) || isRunning(each)) ?? all.at(-1);
          if (!known) continue;
          const before = { ...known };
          const fits = apply(known, one, today, all);
          const moved = await fixture.move(known.id, one.side, one.move).then(
            () => true,
            (error: unknown) => {
              if (error instanceof Refusal && error.code === 'contract_moved_on') return false;
              throw error;
            },
          );
          expect([before.state, one, moved]).toEqual([before.state, one, fits]);
        }
        for (const known of all) expect(shown(await fixture.read(known.id))).toEqual(expected(known));
      }
      expect(await checkContracts(db.kysely)).toEqual([]);
    }),
    { numRuns: testSize(200) },
  );
}, 600_000);

function isWaiting({ state }: Known): boolean {
  return state === 'asked' || state === 'offered';
}
function isRunning({ state }: Known): boolean {
  return state === 'effective' || state === 'termination_asked';
}

function settle(known: Known, today: number): void {
  if (isWaiting(known) && today >= known.proposedOn + 3) known.state = 'expired';
  if (known.state === 'termination_asked' && known.notice !== undefined && known.notice < today) {
    known.state = 'ended';
    known.last = known.notice;
  }
}

/** What a move does, or false where it does not fit. Salaries are by the day: the next period is tomorrow. */
function apply(
  known: Known,
  { side: by, move }: { side: ContractSide; move: (typeof CONTRACT_MOVES)[number] },
  today: number,
  all: readonly Known[],
): boolean {
  const proposer: ContractSide = known.state === 'asked' ? 'member' : 'upline';
  switch (move) {
    case 'sign': {
      // Who has signed before gets what stands.
      if (!isWaiting(known)) return known.from !== undefined;
      if (by === proposer) return false;
      let from = today + 1;
      for (const other of all) {
        if (other === known || other.from === undefined) continue;
        if (other.state === 'ended') from = Math.max(from, (other.last ?? 0) + 1);
      }
      for (const other of all.filter((each) => each !== known && isRunning(each))) {
        other.state = 'ended';
        other.last = from - 1;
      }
      known.state = 'effective';
      known.from = from;
      return true;
    }
    case 'deny':
      if (!isWaiting(known) || by === proposer) return false;
      known.state = 'denied';
      return true;
    case 'withdraw':
      if (!isWaiting(known) || by !== proposer) return false;
      known.state = 'invalid';
      return true;
    case 'terminate':
      if (known.state !== 'effective') return false;
      known.state = 'termination_asked';
      known.endingBy = by;
      known.notice = Math.max(today, known.from ?? 0) + 2;
      return true;
    case 'consent':
      if (known.state !== 'termination_asked' || by === known.endingBy) return false;
      known.state = 'ended';
      known.last = (known.from ?? 0) > today ? (known.from ?? 0) - 1 : today;
      return true;
    case 'refuse':
      if (known.state !== 'termination_asked' || by === known.endingBy || !known.endingBy) return false;
      if (known.refused.has(known.endingBy)) return false;
      known.refused.add(known.endingBy);
      known.state = 'effective';
      return true;
    case 'keep':
      if (known.state !== 'termination_asked' || by !== known.endingBy) return false;
      known.state = 'effective';
      return true;
  }
}

function shown({
  state,
  fromDay,
  lastDay,
}: {
  state: string;
  fromDay: string | null;
  lastDay: string | null;
}) {
  return { state, fromDay, lastDay };
}

function expected({ state, from, last }: Known) {
  return { state, fromDay: dayText(from), lastDay: state === 'ended' ? dayText(last) : null };
}

function dayText(day: number | undefined): string | null {
  return day === undefined ? null : new Date(DAY_ZERO + day * DAY_MS).toISOString().slice(0, 10);
}

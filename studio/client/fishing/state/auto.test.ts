import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AutoPlan, createAuto } from './auto.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function running(plan: Partial<AutoPlan>) {
  const ended: string[] = [];
  let shots = 0;
  const auto = createAuto({
    fire: () => {
      shots += 1;
    },
    ended: (because) => ended.push(because),
  });
  auto.start({ perSecond: 4, stake: null, loss: null, boss: false, ...plan });
  return { auto, ended, shots: () => shots };
}

test('fires at its rate, and not once after it was stopped', () => {
  const { auto, ended, shots } = running({});
  vi.advanceTimersByTime(2000);
  expect(shots()).toBe(8);
  auto.stop('hand');
  vi.advanceTimersByTime(2000);
  expect([shots(), ended]).toEqual([8, ['hand']]);
});

test('stops at what may be shot, and at what may be lost', () => {
  const byStake = running({ stake: 300n });
  for (let at = 0; at < 3; at += 1) byStake.auto.count({ spent: 100n, won: 500n });
  expect(byStake.ended).toEqual(['stake']);
  const byLoss = running({ loss: 150n });
  byLoss.auto.count({ spent: 100n, won: 0n });
  byLoss.auto.count({ spent: 100n, won: 50n });
  expect(byLoss.ended).toEqual(['loss']);
});

test('stops for a boss if that was asked for', () => {
  const [asked, other] = [running({ boss: true }), running({})];
  asked.auto.bossCame();
  other.auto.bossCame();
  expect([asked.ended, other.ended]).toEqual([['boss'], []]);
});

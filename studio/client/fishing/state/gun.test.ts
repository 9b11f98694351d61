import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FishingRequest, FishingSession } from '../../../fishing-api.ts';
import { createGun } from './gun.ts';
import { Water } from './water.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('a shot is seen in the moment it is pressed, whatever the line does', () => {
  const { gun, water } = newGun();
  gun.fire();
  expect(water.flights).toHaveLength(1);
});

test('a key that is held for a second sends eight shots and no more', () => {
  const { gun, sent } = newGun();
  for (let press = 0; press < 30; press += 1) {
    gun.fire();
    vi.advanceTimersByTime(1000 / 30);
  }
  expect(sent).toHaveLength(8);
});

function newGun() {
  const water = new Water();
  const sent: FishingRequest[] = [];
  const session = { bets: ['1.00'] } as FishingSession;
  const chosen = { bet: 0, weapon: 'cannon' as const, angle: -1, target: undefined };
  return { water, sent, gun: createGun({ session, water, chosen }, (request) => sent.push(request)) };
}

import { expect, onTestFinished, test, vi } from 'vitest';
import { atMostEvery } from './at-most-every.ts';

test('what is asked often runs at once and once more at the end, each key by itself, and none is forgotten', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const ran: string[] = [];
  const ask = atMostEvery<string>(500, (key) => ran.push(key));
  for (let time = 0; time < 5; time += 1) ask('lotteries');
  ask('balance');
  expect(ran).toEqual(['lotteries', 'balance']);
  vi.advanceTimersByTime(499);
  expect(ran).toEqual(['lotteries', 'balance']);
  vi.advanceTimersByTime(1);
  expect(ran).toEqual(['lotteries', 'balance', 'lotteries']);
  // The second begins a stretch of its own.
  ask('lotteries');
  vi.advanceTimersByTime(500);
  ask('lotteries');
  expect(ran).toEqual(['lotteries', 'balance', 'lotteries', 'lotteries']);
  vi.advanceTimersByTime(5000);
  expect(ran).toEqual(['lotteries', 'balance', 'lotteries', 'lotteries', 'lotteries']);
});

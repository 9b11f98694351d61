import { expect, test } from 'vitest';
import { isForMember } from './audience.ts';

const everyone = { level: null, registeredSince: null, label: null, agentId: null };
const facts = {
  level: 3,
  registeredAt: new Date('2026-11-20T05:00:00Z'),
  labels: ['RIVER CUP'],
  agentIds: ['near', 'top'],
  segments: new Set(['large/2']),
};

test.each([
  [null, true],
  [everyone, true],
  [{ ...everyone, level: 3 }, true],
  [{ ...everyone, level: 4 }, false],
  [{ ...everyone, registeredSince: '2026-11-20T05:00:00Z' }, true],
  [{ ...everyone, registeredSince: '2026-11-20T05:00:01Z' }, false],
  [{ ...everyone, label: 'RIVER CUP' }, true],
  [{ ...everyone, label: 'CUP' }, false],
  [{ ...everyone, agentId: 'top' }, true],
  [{ ...everyone, agentId: 'other' }, false],
  [{ ...everyone, segment: { id: 'large', version: 2 } }, true],
  [{ ...everyone, segment: { id: 'large', version: 3 } }, false],
  [{ level: 1, registeredSince: null, label: 'RIVER CUP', agentId: 'other' }, false],
])('an offer for %o is for the member: %s', (audience, isFor) => {
  expect(isForMember(audience, facts)).toBe(isFor);
});

import { describe, expect, test } from 'vitest';
import {
  CONTRACT_STATES,
  type ContractState,
  firstDay,
  lastDayAgreed,
  lastDayReplaced,
  movesOf,
  noticeDay,
} from './contract-life.ts';
import { canonicalJson, contractSha256, textDigest } from './contract-seal.ts';

const TABLE: Record<ContractState, { member: string[]; upline: string[] }> = {
  asked: { member: ['withdraw'], upline: ['sign', 'deny'] },
  offered: { member: ['sign', 'deny'], upline: ['withdraw'] },
  effective: { member: ['terminate'], upline: ['terminate'] },
  // Asked for by the member.
  termination_asked: { member: ['keep'], upline: ['consent', 'refuse'] },
  ended: { member: [], upline: [] },
  denied: { member: [], upline: [] },
  expired: { member: [], upline: [] },
  invalid: { member: [], upline: [] },
};

describe('moves', () => {
  test.each(CONTRACT_STATES)('of a contract that is %s', (state) => {
    const status = { state, endingBy: 'member', refusedSides: [] } as const;
    expect({ member: movesOf(status, 'member'), upline: movesOf(status, 'upline') }).toEqual(TABLE[state]);
  });

  test('a request to end is refused once', () => {
    const again = { state: 'termination_asked', endingBy: 'member', refusedSides: ['member'] } as const;
    expect(movesOf(again, 'upline')).toEqual(['consent']);
    expect(movesOf({ ...again, endingBy: 'upline' }, 'member')).toEqual(['consent', 'refuse']);
  });
});

describe('days', () => {
  test.each([
    ['day', '2026-11-23', '2026-11-24'],
    ['week', '2026-11-23', '2026-11-30'],
    ['half_month', '2026-11-15', '2026-11-16'],
    ['month', '2026-11-30', '2026-12-01'],
  ] as const)('a contract by the %s signed on %s begins on %s', (kind, today, from) => {
    expect(firstDay(kind, today, [])).toBe(from);
  });

  test('one that is replaced ends the day before, with a whole period of its own', () => {
    const weekly = { kind: 'week', fromDay: '2026-11-02', lastDay: null } as const;
    expect(firstDay('week', '2026-11-25', [weekly])).toBe('2026-11-30');
    expect(lastDayReplaced(weekly, '2026-11-30')).toBe('2026-11-29');
    // The month begins on a Tuesday: the week before it ends on the 29th.
    expect(firstDay('month', '2026-11-25', [weekly])).toBe('2026-12-01');
    expect(lastDayReplaced(weekly, '2026-12-01')).toBe('2026-11-29');
    // On the 30th that week is over already, and the running one would be cut.
    expect(firstDay('month', '2026-11-30', [weekly])).toBe('2027-01-01');
  });

  test('one that has not begun never runs; one whose last day is settled is waited for', () => {
    const waiting = { kind: 'month', fromDay: '2026-12-01', lastDay: null } as const;
    expect(firstDay('month', '2026-11-25', [waiting])).toBe('2026-12-01');
    expect(lastDayReplaced(waiting, '2026-12-01')).toBe('2026-11-30');
    expect(
      firstDay('day', '2026-11-25', [{ kind: 'day', fromDay: '2026-11-01', lastDay: '2026-11-28' }]),
    ).toBe('2026-11-29');
  });

  test('an agreed end is that of the running period; without an answer, of the one after the next', () => {
    expect(lastDayAgreed('week', '2026-11-25', '2026-11-02')).toBe('2026-11-29');
    expect(lastDayAgreed('week', '2026-11-25', '2026-11-30')).toBe('2026-11-29');
    expect(noticeDay('week', '2026-11-25', '2026-11-02')).toBe('2026-12-13');
    expect(noticeDay('month', '2026-11-25', '2026-12-01')).toBe('2027-02-28');
    expect(noticeDay('day', '2026-11-25', '2026-11-02')).toBe('2026-11-27');
  });
});

test('the hash is of the content, not of the order it was written in', () => {
  const text = { language: 'th', title: 'a', clauses: [], salt: '00' };
  expect(canonicalJson({ b: 1, a: [{ d: 2, c: undefined }] })).toBe('{"a":[{"d":2}],"b":1}');
  expect(textDigest({ salt: '00', clauses: [], title: 'a', language: 'th' })).toBe(textDigest(text));
  const digests = { member: textDigest(text), upline: textDigest({ ...text, salt: '01' }) };
  expect(contractSha256({ a: 1 }, digests)).not.toBe(contractSha256({ a: 2 }, digests));
});

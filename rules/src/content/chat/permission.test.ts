import { expect, test } from 'vitest';
import { type ChatMember, type ChatRoom, type ChatRules, chatPermission } from './permission.ts';

const NOW = Date.UTC(2026, 10, 28, 12);
const HOUR = 3_600_000;
const member: ChatMember = {
  status: 'active',
  isTrial: false,
  isDemoPlayer: false,
  rankLevel: 1,
  registeredMs: NOW - 48 * HOUR,
  isProved: true,
  mutes: [],
};
const room: ChatRoom = { closed: false, readOnly: false, smallestRank: 0, openFrom: null, openTo: null };
const rules: ChatRules = { mustBeProved: true, ageHours: 24, quietFrom: null, quietTo: null };
const at = { nowMs: NOW, minute: 12 * 60 };
const of = (changes: {
  member?: Partial<ChatMember>;
  room?: Partial<ChatRoom>;
  rules?: Partial<ChatRules>;
  minute?: number;
}) =>
  chatPermission(
    { ...member, ...changes.member },
    { ...room, ...changes.room },
    { ...rules, ...changes.rules },
    { ...at, minute: changes.minute ?? at.minute },
  );

test('who is proved and a day old reads and writes', () => {
  expect(of({})).toEqual({ read: true, write: true, why: null, untilMs: null });
});

test.each([
  ['self_excluded', { status: 'self_excluded' }],
  ['disabled', { status: 'disabled' }],
] as const)('an account that is %s reads nothing and is told nothing of the room', (_, changes) => {
  expect(of({ member: changes })).toMatchObject({ read: false, write: false, why: 'unknown' });
});

test.each([
  ['a trial account', { member: { isTrial: true } }, 'trial'],
  ['a player of the demo', { member: { isDemoPlayer: true } }, 'demo'],
  ['a closed room', { room: { closed: true } }, 'closed'],
  ['a rank below the room’s', { room: { smallestRank: 5 } }, 'rank'],
  ['who is out of all rooms', { member: { mutes: [{ kind: 'out' as const, untilMs: null }] } }, 'out'],
])('%s reads nothing', (_, changes, why) => {
  expect(of(changes)).toMatchObject({ read: false, write: false, why });
});

test.each([
  ['who proved no number and has no deposit', { member: { isProved: false } }, 'unproved'],
  ['a room that is closed to writing', { room: { readOnly: true } }, 'read-only'],
  ['outside of the room’s hours', { room: { openFrom: 18 * 60, openTo: 2 * 60 } }, 'hours'],
  ['in quiet hours', { rules: { quietFrom: 11 * 60, quietTo: 13 * 60 } }, 'quiet'],
])('%s reads and does not write', (_, changes, why) => {
  expect(of(changes)).toMatchObject({ read: true, write: false, why });
});

test('a new account writes a day later, and at once where the brand lets it', () => {
  const young = { registeredMs: NOW - HOUR };
  expect(of({ member: young })).toMatchObject({ why: 'young', untilMs: NOW + 23 * HOUR });
  expect(of({ member: young, rules: { ageHours: 0, mustBeProved: false } }).write).toBe(true);
});

test('hours over midnight hold on both sides of it', () => {
  const late = { room: { openFrom: 22 * 60, openTo: 2 * 60 } };
  expect([21 * 60, 23 * 60, 60, 3 * 60].map((minute) => of({ ...late, minute }).write)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('of several mutes the longest counts, and one that is over does not', () => {
  const mutes = [
    { kind: 'mute' as const, untilMs: NOW + HOUR },
    { kind: 'mute' as const, untilMs: NOW + 5 * HOUR },
  ];
  expect(of({ member: { mutes } })).toMatchObject({ read: true, why: 'muted', untilMs: NOW + 5 * HOUR });
  expect(of({ member: { mutes: [{ kind: 'mute', untilMs: NOW }] } }).write).toBe(true);
});

import { localTextShape } from '@lanna/contract/local-text';
import { moneyText } from '@lanna/contract/money';
import { brandCode } from '@lanna/contract/ops-list';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldRules } from './body-rules.ts';

const body = z.object({
  name: z.string().trim().min(1).max(80),
  note: z.string().max(500).optional(),
  code: brandCode,
  digits: z.string().regex(/^\d{15}$/),
  mail: z.email().max(90).nullable(),
  link: z.union([z.literal(''), z.url()]),
  amount: moneyText,
  hours: z.int().min(1).max(720).default(24),
  share: z.coerce.number().max(1),
  any: z.int(),
  accepted: z.literal(true),
  shown: z.boolean(),
  titles: localTextShape(60),
  days: z
    .array(z.object({ from: z.string().length(5) }))
    .min(1)
    .max(7),
  settings: z.object({ limits: z.object({ most: moneyText }) }),
  way: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('a'), biller: z.string().max(12) }),
    z.object({ kind: z.literal('b') }),
  ]),
});
const of = (name: string) => fieldRules(body, name);

test.each([
  ['name', { kind: 'text', required: true, min: 1, max: 80 }],
  ['note', { kind: 'text', required: false, max: 500 }],
  ['code', { kind: 'text', required: true, min: 2, max: 20 }],
  ['digits', { kind: 'text', required: true, min: 15, max: 15, inputMode: 'numeric' }],
  ['mail', { kind: 'text', required: false, max: 90, inputMode: 'email' }],
  ['link', { kind: 'text', required: false, inputMode: 'url' }],
  ['amount', { kind: 'money', required: true, inputMode: 'decimal' }],
  ['hours', { kind: 'number', required: false, min: 1, max: 720, inputMode: 'numeric' }],
  ['any', { kind: 'number', required: true, inputMode: 'numeric' }],
  ['shown', { kind: 'other', required: false }],
  ['accepted', { kind: 'other', required: true }],
  ['days', { kind: 'list', required: true, min: 1, max: 7 }],
  ['days.0.from', { kind: 'text', required: true, min: 5, max: 5 }],
])('%s has the rules of the body', (name, rules) => {
  expect(of(name)).toEqual(rules);
});

test('what a field is inside of need not be named; of several shapes, the one that has it counts', () => {
  expect(of('most')).toEqual(of('settings.limits.most'));
  expect(of('most').kind).toBe('money');
  expect(of('biller')).toMatchObject({ kind: 'text', max: 12 });
});

test('a field that the body lacks has no rules', () => {
  expect(of('confirm')).toEqual({ kind: 'other', required: false });
  expect(of('toString')).toEqual({ kind: 'other', required: false });
});

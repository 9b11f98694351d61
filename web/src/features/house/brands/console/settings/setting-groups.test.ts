import { brandDocument } from '@lanna/contract/house/brands/brand-document';
import { SETTING_KEYS } from '@lanna/contract/house/brands/setting-keys';
import { isContent } from '@lanna/contract/house/brands/setting-rules';
import { REGISTRATION_PATTERNS } from '@lanna/rules/accounts/registration/patterns';
import { expect, test } from 'vitest';
import { z } from 'zod';
import en from '../words/en.json';
import th from '../words/th.json';
import { COLOUR_KEYS, FIELD_KEYS, flat, ROW_KEYS, RULED } from './setting-groups.ts';

const inTables = SETTING_KEYS.filter((key) => /^(registration\.fields|theme)\./.test(key));
const BUNDLES = { en, th } as const;
type Bundle = Record<string, Record<string, unknown>>;

test('every setting of the schema has one place in the form, and the form has no other', () => {
  expect([...ROW_KEYS, ...inTables].sort()).toEqual([...SETTING_KEYS].sort());
  expect(new Set(ROW_KEYS).size).toBe(ROW_KEYS.length);
});

test.each(Object.keys(BUNDLES) as (keyof typeof BUNDLES)[])(
  'every setting says what it is called and does (%s)',
  (language) => {
    const { set, field, colour, look, kind, opt } = BUNDLES[language] as unknown as Bundle;
    for (const key of ROW_KEYS)
      expect(set?.[flat(key)], key).toMatchObject({
        label: expect.stringMatching(/\S/),
        about: expect.stringMatching(/\S/),
      });
    for (const key of FIELD_KEYS) expect(field?.[key.split('.')[2] ?? ''], key).toBeTruthy();
    for (const key of COLOUR_KEYS) expect(colour?.[key.split('.')[2] ?? ''], key).toBeTruthy();
    for (const key of inTables.filter((one) => one.startsWith('theme.') && !COLOUR_KEYS.includes(one)))
      expect(look?.[flat(key.slice('theme.'.length))], key).toBeTruthy();
    for (const pattern of REGISTRATION_PATTERNS) expect(kind?.[pattern.kind], pattern.kind).toBeTruthy();
    for (const [key, options] of choices())
      expect(Object.keys((opt?.[flat(key)] ?? {}) as object).sort(), key).toEqual([...options].sort());
  },
);

test('every setting that can be refused says what it takes', () => {
  for (const language of Object.values(BUNDLES)) {
    const rules = Object.keys(language.rule).sort();
    expect(rules).toEqual(RULED.map(flat).sort());
  }
  const free = ROW_KEYS.filter((key) => !(RULED as readonly string[]).includes(key));
  for (const key of free)
    expect(
      [z.ZodBoolean, z.ZodEnum].some((kind) => schemaOf(key) instanceof kind),
      key,
    ).toBe(true);
});

test('an operator who keeps the words may change name, front, look, contacts and downloads alone', () => {
  const opening = ['enabled', 'gamesOpen', 'site.maintenance', 'hosts', 'maxStake', 'site.region.mode'];
  expect(opening.filter(isContent)).toEqual([]);
  expect(['name', 'front.hero', 'theme.colours.text', 'site.resources'].every(isContent)).toBe(true);
});

/** Settings that are one of a few, with what they may be. */
function choices(): [string, string[]][] {
  return [...ROW_KEYS, 'theme.scheme']
    .filter((key) => key !== 'defaultLanguage')
    .flatMap((key): [string, string[]][] => {
      const schema = schemaOf(key);
      return schema instanceof z.ZodEnum ? [[key, schema.options.map(String)]] : [];
    });
}

function schemaOf(key: string): unknown {
  return key.split('.').reduce<unknown>((schema, name) => {
    const inner = bare(schema);
    return bare(inner instanceof z.ZodObject ? inner.shape[name] : undefined);
  }, brandDocument);
}

function bare(schema: unknown): unknown {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) return bare(schema.def.innerType);
  return schema instanceof z.ZodPipe ? bare(schema.def.in) : schema;
}

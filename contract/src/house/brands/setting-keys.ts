import { z } from 'zod';
import { brandDocument, consistentDocument } from './brand-document.ts';

/** One setting of a brand: the path to it in the document, `site.region.mode`. */
export type SettingKey = string;
export type SettingValues = Record<SettingKey, unknown>;

/** Every setting there is, read off the schema. What may be null or is a list is one setting, with all that is in it. */
export const SETTING_KEYS: readonly SettingKey[] = keysOf(brandDocument, []);

function keysOf(schema: z.core.$ZodType, path: readonly string[]): SettingKey[] {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodObject)
    return Object.entries(inner.shape).flatMap(([name, part]) => keysOf(part, [...path, name]));
  if (inner instanceof z.ZodRecord && inner.keyType instanceof z.ZodEnum && path.length > 1)
    return inner.keyType.options.map((name) => [...path, name].join('.'));
  return [path.join('.')];
}

function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return unwrapped(schema.def.innerType);
  return schema instanceof z.ZodPipe ? unwrapped(schema.def.in) : schema;
}

/** The value of a setting; undefined where the document does not say. */
export function settingIn(document: unknown, key: SettingKey): unknown {
  return key
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], document);
}

/** A copy in which one setting has another value. Only keys of `SETTING_KEYS` are written. */
export function withSetting<Document extends object>(
  document: Document,
  key: SettingKey,
  value: unknown,
): Document {
  if (!SETTING_KEYS.includes(key)) throw new Error(`${key} is no setting`);
  return written(document, key.split('.'), value) as Document;
}

function written(part: unknown, [name = '', ...rest]: readonly string[], value: unknown): object {
  const object = (part ?? {}) as Record<string, unknown>;
  return { ...object, [name]: rest.length === 0 ? value : written(object[name], rest, value) };
}

export interface SettingIssue {
  key: SettingKey;
  /** What is wrong: a rule of the schema (`too_small`), or a word of its own (`longer_than_session`). */
  rule: string;
}

/** What the schema does not accept of a document. A path inside a setting counts for the setting. */
export function issuesOf(document: unknown): SettingIssue[] {
  const { error } = consistentDocument.safeParse(document);
  return (error?.issues ?? []).map((issue) => ({
    key: settingOf(issue.path.map(String)),
    rule: issue.code === 'custom' ? issue.message : issue.code,
  }));
}

function settingOf(path: readonly string[]): SettingKey {
  for (let length = path.length; length > 0; length -= 1) {
    const key = path.slice(0, length).join('.');
    if (SETTING_KEYS.includes(key)) return key;
  }
  return path.join('.');
}

/** Whether two values of a setting are the same, whatever the order of their names. */
export function sameSetting(one: unknown, other: unknown): boolean {
  return ordered(one) === ordered(other);
}

function ordered(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) =>
      part !== null && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? 'undefined'
  );
}

import type { Value } from '@lanna/contract/endpoint';
import type { showProfile as endpoint } from '@lanna/contract/people/members/profile';
import { OWN_FIELDS } from '@lanna/contract/people/members/profile';
import type { Owner } from '../../../../platform/http/calls/owner-of.ts';
import type { Database, Queryable } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { readProfile } from '../internal/personal-fields.ts';
import { maskName } from '../mask.ts';
import { isShown, OWN_FIELD_RULES } from './own-fields.ts';

/** What the account knows of the person: what the member cannot change is masked, as on a screen that others may see. */
export async function showProfile(
  { db }: { db: Database },
  memberId: string,
  brand: BrandProfile,
): Promise<Value<typeof endpoint>> {
  const known = await readOwnFields(db.kysely, { merchantId: brand.id, memberId });
  const { fields: asked } = brand.settings.registration;
  return {
    fields: OWN_FIELDS.flatMap((field) => {
      const value = known[field];
      if (!isShown(field, value, asked[field].enabled)) return [];
      const { change } = OWN_FIELD_RULES[field];
      const masked = change !== 'self' && value !== null;
      return [{ field, value: masked ? maskOf(field, value) : value, masked, change }];
    }),
  };
}

export async function readOwnFields(db: Queryable, { merchantId, memberId }: Owner) {
  const profile = await readProfile(db, memberId);
  const { nickname } = await db
    .selectFrom('members.member')
    .select('nickname')
    .where('id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow();
  return Object.fromEntries(
    OWN_FIELDS.map((field) => {
      const { column } = OWN_FIELD_RULES[field];
      return [field, column === 'nickname' ? nickname : (profile?.[column] ?? null)];
    }),
  ) as Record<(typeof OWN_FIELDS)[number], string | null>;
}

function maskOf(field: (typeof OWN_FIELDS)[number], value: string): string {
  return field === 'birthday' ? '••••-••-••' : maskName(value);
}

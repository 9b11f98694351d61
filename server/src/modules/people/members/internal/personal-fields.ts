import type { Queryable } from '../../../../platform/sql/database.ts';
import { maskName } from '../mask.ts';

const FIELDS = [
  'full_name',
  'payee_name',
  'birthday',
  'id_number',
  'line',
  'telegram',
  'whatsapp',
  'facebook',
  'wechat',
  'zalo',
  'qq_num',
] as const;

export function readProfile(db: Queryable, memberId: string) {
  return db
    .selectFrom('members.profile')
    .select([
      ...FIELDS.filter((field) => field !== 'birthday'),
      // As a day, without the hours that a date of the driver's would have.
      (eb) => eb.cast<string | null>('birthday', 'text').as('birthday'),
      'register_method',
      'register_url',
      'affiliate_code_key',
    ])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

type Profile = Awaited<ReturnType<typeof readProfile>>;

/** What the profile holds of a person, hidden and as it is. */
export function personalFields(profile: Profile): { field: string; masked: string; value: string }[] {
  return FIELDS.flatMap((field) => {
    const value = profile?.[field];
    if (!value) return [];
    // Of a birthday even the year shows more than a list has to.
    return [{ field, value, masked: field === 'birthday' ? '••••-••-••' : maskName(value) }];
  });
}

import type { RegistrationField } from '@lanna/contract/house/brands/registration-field';

/** Fields of the registration form that are stored and not evaluated. */
export const PROFILE_FIELDS = [
  'payeeName',
  'nickname',
  'fullname',
  'idNumber',
  'line',
  'telegram',
  'whatsapp',
  'facebook',
  'wechat',
  'zalo',
  'qqNum',
  'referralCode',
  'recommenderId',
] as const satisfies readonly RegistrationField[];
export type Profile = Record<(typeof PROFILE_FIELDS)[number], string | null>;

export const NO_PROFILE = Object.fromEntries(PROFILE_FIELDS.map((field) => [field, null])) as Profile;

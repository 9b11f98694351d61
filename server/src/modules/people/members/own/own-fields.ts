import type { OwnField } from '@lanna/contract/people/members/profile';

/** Who changes a field of the own person, and where it stands. */
export const OWN_FIELD_RULES = {
  nickname: { change: 'self', column: 'nickname' },
  payeeName: { change: 'once', column: 'payee_name' },
  fullname: { change: 'service', column: 'full_name' },
  birthday: { change: 'service', column: 'birthday' },
  idNumber: { change: 'service', column: 'id_number' },
  line: { change: 'self', column: 'line' },
  telegram: { change: 'self', column: 'telegram' },
  whatsapp: { change: 'self', column: 'whatsapp' },
  facebook: { change: 'self', column: 'facebook' },
  wechat: { change: 'self', column: 'wechat' },
  zalo: { change: 'self', column: 'zalo' },
  qqNum: { change: 'self', column: 'qq_num' },
} as const satisfies Record<OwnField, { change: 'self' | 'once' | 'service'; column: string }>;

/** Shown although the member has said nothing: a nickname everybody has, and the name that money is paid out to is asked for one day. */
const ALWAYS_SHOWN: readonly OwnField[] = ['nickname', 'payeeName'];

/** Whether a field is on the page: it is known, or the brand asks for it and the member may enter it. */
export function isShown(field: OwnField, value: string | null, isAsked: boolean): boolean {
  if (value !== null || ALWAYS_SHOWN.includes(field)) return true;
  return isAsked && OWN_FIELD_RULES[field].change === 'self';
}

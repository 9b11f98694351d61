import type { PersonalCall } from './route.ts';

/** Of a row, or of what is done: an account at a brand. Both go into every query. */
export interface Owner {
  merchantId: string;
  memberId: string;
}

/** The account that makes a call, at the brand of its host: whose rows the call is about. */
export function ownerOf({ brand, caller }: Pick<PersonalCall, 'brand' | 'caller'>): Owner {
  return { merchantId: brand.id, memberId: caller.memberId };
}

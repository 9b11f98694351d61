import type { EventPlace } from '../../../books/audit/record-security-event.ts';

/** Of a line that an operator has caused: from where the operator works is none of the member's, and stands in the record of actions. */
export function byOperator(merchantId: string, now: Date): EventPlace {
  return { brand: { id: merchantId }, address: '', country: null, userAgent: 'console', now };
}

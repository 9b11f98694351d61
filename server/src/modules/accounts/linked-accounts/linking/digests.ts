import { createHash, createHmac } from 'node:crypto';
import type { LinkedService } from '@lanna/rules/accounts/linked-services';

/** The state itself travels through the browser and is kept nowhere. */
export function digestOfState(state: string): Buffer {
  return createHash('sha256').update(`linked account state\n${state}`).digest();
}

/** By what an account of a service is known again at a brand. Keyed, since ids of some services are numbers that could be tried one by one. */
export function digestOfSubject(
  key: Buffer,
  { merchantId, service, subject }: { merchantId: string; service: LinkedService; subject: string },
): Buffer {
  return createHmac('sha256', key)
    .update(['linked account', merchantId, service, subject].join('|'))
    .digest();
}

import type { Protection } from './queries.ts';

export type Step = 'paymentPassword' | 'secondFactor' | 'recoveryCodes';

/** With fewer codes left, a member who loses the phone could be locked out. */
const FEW_CODES = 3;

export function hasSecondFactor({ totp, passkeys }: Pick<Protection, 'totp' | 'passkeys'>): boolean {
  return totp || passkeys.length > 0;
}

/** The protections the account lacks, most useful first. */
export function openSteps(protection: Protection): Step[] {
  const steps: Step[] = [];
  if (!protection.hasPaymentPassword) steps.push('paymentPassword');
  if (!hasSecondFactor(protection)) steps.push('secondFactor');
  else if (protection.recoveryCodesLeft < FEW_CODES) steps.push('recoveryCodes');
  return steps;
}

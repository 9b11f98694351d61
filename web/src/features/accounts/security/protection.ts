import { hasSecondFactor, type Protection } from '../../people/identity/protection-queries.ts';

export type Step = 'wayBack' | 'paymentPassword' | 'secondFactor' | 'recoveryCodes';

/** With fewer codes left, a member who loses the phone could be locked out. */
const FEW_CODES = 3;

/** Nothing but the password leads back in, though the brand takes a number or an e-mail. */
export function isWayBackMissing({ mobileProved, emailProved, provable }: Protection): boolean {
  return !mobileProved && !emailProved && (provable.mobile || provable.email);
}

/** The protections the account lacks, most useful first. */
export function openSteps(protection: Protection): Step[] {
  const steps: Step[] = [];
  if (isWayBackMissing(protection)) steps.push('wayBack');
  if (!protection.hasPaymentPassword) steps.push('paymentPassword');
  if (!hasSecondFactor(protection)) steps.push('secondFactor');
  else if (protection.recoveryCodesLeft < FEW_CODES) steps.push('recoveryCodes');
  return steps;
}

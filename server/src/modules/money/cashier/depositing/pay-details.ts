import type { DepositPay } from '@lanna/contract/money/cashier/cashier';
import { formatMoney, type Money } from '@lanna/rules/money';
import { billPayment } from 'promptparse/generate';
import type { Channel } from '../../payments/channel.ts';

/** How a deposit is paid by a channel whose details we have ourselves; a gateway says it when it is asked. */
export function payDetails(
  channel: Channel,
  { reference, amount, brandCode }: { reference: string; amount: Money; brandCode: string },
): DepositPay | null {
  if (channel.kind === 'promptpay') {
    const { billerId, billerName } = channel.details;
    const reference2 = brandCode.replace(/[^A-Z0-9]/g, '');
    return {
      kind: 'promptpay',
      payload: billPaymentPayload({ billerId, amount, reference1: reference, reference2 }),
      billerId,
      billerName,
      reference1: reference,
      reference2,
    };
  }
  if (channel.kind === 'bank' && channel.way === 'in') return { kind: 'bank', ...channel.details };
  return null;
}

/** What a Thai bank's app reads from the QR code: a bill payment (EMVCo, tag 30) in baht, with its amount and both references. */
export function billPaymentPayload({
  billerId,
  amount,
  reference1,
  reference2,
}: {
  billerId: string;
  amount: Money;
  reference1: string;
  reference2: string;
}): string {
  // Two decimals of at most fourteen figures: exact as a float, which the library writes with two decimals.
  return billPayment({ billerId, amount: Number(formatMoney(amount)), ref1: reference1, ref2: reference2 });
}

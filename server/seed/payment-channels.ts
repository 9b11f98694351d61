import type { BankDetails, PromptpayDetails } from '@lanna/contract/money/payments/channel';
import type { LocalText } from '@lanna/rules/local-text';
import { MONEY_SCALE } from '@lanna/rules/money';
import type { Tx } from '../src/platform/sql/database.ts';

const PROMPTPAY: LocalText = {
  TH: 'พร้อมเพย์',
  EN: 'PromptPay',
  CN: 'PromptPay',
  ID: 'PromptPay',
  PT: 'PromptPay',
  TY: 'PromptPay',
  VI: 'PromptPay',
};
const BANK: LocalText = {
  TH: 'โอนผ่านธนาคาร',
  EN: 'Bank transfer',
  CN: '银行转账',
  ID: 'Transfer bank',
  PT: 'Transferência bancária',
  TY: 'Banka havalesi',
  VI: 'Chuyển khoản ngân hàng',
};

/** Of zeros: no bank takes a payment to either of them. */
const promptpay: PromptpayDetails = { billerId: '000000000000000', billerName: 'บัญชีสาธิต เงินจำลอง' };
const bank: BankDetails = {
  bankCode: '004',
  accountNumber: '0000000000',
  accountName: 'บัญชีสาธิต เงินจำลอง',
};

const CHANNELS = [
  {
    ...{ way: 'in', code: 'PROMPTPAY', kind: 'promptpay', name: PROMPTPAY, details: promptpay, position: 1 },
    ...{ min: 20n, max: 50_000n, expires_after_minutes: 15, promised_minutes: 2 },
  },
  {
    ...{ way: 'in', code: 'BANK', kind: 'bank', name: BANK, details: bank, position: 2 },
    ...{ min: 100n, max: 200_000n, expires_after_minutes: 120, promised_minutes: 15 },
  },
  {
    ...{ way: 'out', code: 'BANK', kind: 'bank', name: BANK, details: {}, position: 1 },
    ...{ min: 100n, max: 200_000n, expires_after_minutes: 1440, promised_minutes: 30 },
  },
] as const;

/** How the demo brands take money and pay it out, besides the sandbox that every brand has. What an operator has changed stays. */
export async function seedPaymentChannels(tx: Tx, brands: readonly { id: string }[]): Promise<void> {
  await tx
    .insertInto('payments.channel')
    .values(
      brands.flatMap(({ id }) =>
        CHANNELS.map(({ min, max, details, ...channel }) => ({
          ...channel,
          merchant_id: id,
          currency: 'THB',
          min: min * MONEY_SCALE,
          max: max * MONEY_SCALE,
          details: JSON.stringify(details),
        })),
      ),
    )
    .onConflict((oc) => oc.columns(['merchant_id', 'way', 'code']).doNothing())
    .execute();
}

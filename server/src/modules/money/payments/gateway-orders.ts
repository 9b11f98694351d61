import type { Money } from '@lanna/rules/money';
import type { Tx } from '../../../platform/sql/database.ts';
import type { Channel } from './channel.ts';

/** What is asked of a gateway. `id` is our deposit's or payout's: the gateway carries out each id once, however often it is asked. */
export interface PayOrder {
  id: string;
  amount: Money;
  currency: string;
  /** Where the payer's browser comes back to. */
  returnUrl?: string | undefined;
  language?: string | undefined;
}

export interface PayoutOrder extends PayOrder {
  payee: { bankCode: string; accountNumber: string; accountName: string };
}

/**
 * Accepted: the payer pays at the address, or by the payload drawn as a QR code. Refused: never carried out; the owner's `apply` has been
 * called with a failed confirmation. Unanswered: not known, the job asks after it, and the owner is notified by `apply`; never assume.
 */
export type PayAnswer =
  | { outcome: 'accepted'; transaction: string; payUrl: string | null; qrPayload: string | null }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'unanswered' };

export type PayoutAnswer =
  | { outcome: 'accepted'; transaction: string }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'unanswered' };

/** What the gateway says has become of an order. */
export type AskAnswer =
  | { outcome: 'ended' }
  | { outcome: 'pending' }
  | { outcome: 'unknown' }
  | { outcome: 'unanswered' };

export interface StatementLine {
  way: 'in' | 'out';
  channelCode: string;
  transaction: string;
  order: string | null;
  outcome: 'paid' | 'failed';
  amount: Money;
  currency: string;
  happenedAt: Date;
}

export type StatementAnswer = { outcome: 'answered'; lines: StatementLine[] } | { outcome: 'unanswered' };

export type GatewayChannel = Extract<Channel, { kind: 'gateway' }>;

/**
 * Gateways as topics above use them. Each order ends in one `apply` of the owner (`payments.apply`): paid, failed, refused and closed
 * alike, whichever way it was learnt.
 */
export interface Gateways {
  /**
   * Notes, in the transaction that decides to send it, that an order is going to a gateway: if the process dies before it has, the job
   * asks after it all the same. `closesAt`: from then on the gateway is asked to close what is not paid (deposits); null: never.
   */
  plan(
    tx: Tx,
    channel: GatewayChannel,
    order: Pick<PayOrder, 'id' | 'amount' | 'currency'>,
    closesAt: Date | null,
  ): Promise<void>;
  /** After the commit of `plan`, outside any transaction. */
  payOrder(channel: GatewayChannel, order: PayOrder): Promise<PayAnswer>;
  payoutOrder(channel: GatewayChannel, order: PayoutOrder): Promise<PayoutAnswer>;
  /** Asks now; what has ended is applied before this answers. */
  askAfter(orderId: string): Promise<AskAnswer>;
  /** What the gateway has carried out for the brand between two moments. */
  statement(channel: GatewayChannel, period: { from: Date; to: Date }): Promise<StatementAnswer>;
}

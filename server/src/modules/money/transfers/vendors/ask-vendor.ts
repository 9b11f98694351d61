import { randomUUID } from 'node:crypto';
import type { TransferReason } from '@lanna/contract/money/transfers/transfers';
import {
  FINAL_REFUSALS,
  TRANSFER_PATHS,
  transferBalanceReply,
  transferOrderReply,
  transferStatusReply,
} from '@lanna/contract/money/transfers/vendor-transfer';
import type { WalletStatus } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { Money } from '@lanna/rules/money';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { VendorClient } from '../../vendor-wallet/vendor-client.ts';

/** What a vendor has said of an order. Money follows `applied` and `refused` alone. */
export type Decision =
  | { outcome: 'applied'; answer: string }
  | { outcome: 'refused'; reason: TransferReason; answer: string }
  /** No answer, or one that leaves it open: asked again later. */
  | { outcome: 'open'; answer: string }
  /** It has something else under the id: a person has to look. */
  | { outcome: 'conflict'; answer: string };

interface Asked {
  merchantId: string;
  /** The brand's code, by which the vendor knows the operator. */
  operatorId: string;
  vendor: { code: string; signature_header: string; api_url: string };
  /** What the vendor knows the player by. */
  walletUser: string;
  currency: string;
}

export interface VendorOrder extends Asked {
  id: string;
  way: 'in' | 'out';
  amount: Money;
}

/** What a player has at a vendor. Refuses `vendor_unreachable`, also where the vendor would not say. */
export async function askBalance(client: VendorClient, asked: Asked): Promise<Money> {
  const { currency, vendor } = asked;
  const reply = await client.post({
    ...callOf(asked, TRANSFER_PATHS.balance),
    body: { ...playerOf(asked), currency },
    reply: transferBalanceReply,
  });
  if (reply.status !== 'RS_OK' || reply.currency !== currency || reply.balance === undefined)
    throw new Refusal('vendor_unreachable', { vendor: vendor.code });
  return reply.balance;
}

/** Sends an order, once under its id. Never throws for what the vendor does: no answer leaves the order open. */
export async function sendOrder(client: VendorClient, order: VendorOrder): Promise<Decision> {
  const { id, amount, currency, way } = order;
  const reply = await answered(() =>
    client.post({
      ...callOf(order, TRANSFER_PATHS[way]),
      body: { ...playerOf(order), transaction_uuid: id, currency, amount },
      reply: transferOrderReply,
    }),
  );
  if (!reply) return { outcome: 'open', answer: 'no answer' };
  if (reply.status !== 'RS_OK') return refusedOrOpen(reply.status);
  return isOf(order, reply) ? { outcome: 'applied', answer: 'RS_OK' } : mismatch(reply);
}

/**
 * Asks what has become of an order, and closes it where the vendor does not know it: the vendor promises that it will never be
 * applied, should it still arrive.
 */
export async function askAfterOrder(client: VendorClient, order: VendorOrder): Promise<Decision> {
  const reply = await answered(() =>
    client.post({
      ...callOf(order, TRANSFER_PATHS.status),
      body: { ...playerOf(order), transaction_uuid: order.id, close: true },
      reply: transferStatusReply,
    }),
  );
  if (!reply) return { outcome: 'open', answer: 'no answer' };
  const { status, state } = reply;
  if (status !== 'RS_OK' || state === undefined) return { outcome: 'open', answer: status };
  if (reply.transaction_uuid?.toLowerCase() !== order.id) return mismatch(reply);
  if (state === 'applied')
    return isOf(order, reply) ? { outcome: 'applied', answer: state } : mismatch(reply);
  if (state === 'closed') return { outcome: 'refused', reason: 'never_arrived', answer: state };
  if (state === 'refused') return { outcome: 'refused', reason: 'vendor', answer: state };
  return { outcome: 'open', answer: state };
}

function callOf({ merchantId, vendor }: Asked, path: string) {
  return { merchantId, vendor, url: `${vendor.api_url}${path}`, wholeNumbers: true } as const;
}

function playerOf({ operatorId, walletUser }: Asked) {
  return { operator_id: operatorId, user: walletUser, request_uuid: randomUUID() };
}

async function answered<Reply>(post: () => Promise<Reply>): Promise<Reply | undefined> {
  try {
    return await post();
  } catch (error) {
    if (error instanceof Refusal && error.code === 'vendor_unreachable') return undefined;
    throw error;
  }
}

const REASONS: Partial<Record<WalletStatus, TransferReason>> = {
  RS_ERROR_NOT_ENOUGH_MONEY: 'short',
  RS_ERROR_LIMIT_REACHED: 'limit',
  RS_ERROR_TRANSACTION_ROLLED_BACK: 'never_arrived',
};

function refusedOrOpen(status: WalletStatus): Decision {
  if (status === 'RS_ERROR_DUPLICATE_TRANSACTION') return { outcome: 'conflict', answer: status };
  const final: readonly WalletStatus[] = FINAL_REFUSALS;
  if (!final.includes(status)) return { outcome: 'open', answer: status };
  return { outcome: 'refused', reason: REASONS[status] ?? 'vendor', answer: status };
}

interface Said {
  transaction_uuid?: string | undefined;
  currency?: string | undefined;
  amount?: bigint | undefined;
}

function isOf({ id, currency, amount }: VendorOrder, said: Said): boolean {
  return said.transaction_uuid?.toLowerCase() === id && said.currency === currency && said.amount === amount;
}

function mismatch({ transaction_uuid, currency, amount }: Said): Decision {
  return { outcome: 'conflict', answer: `another order: ${transaction_uuid} ${amount} ${currency}` };
}

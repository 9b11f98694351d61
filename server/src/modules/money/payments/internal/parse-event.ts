import { createHash } from 'node:crypto';
import { type WebhookEvent, webhookEvent } from '@lanna/contract/money/payments/gateway-protocol';
import { isPayable } from '@lanna/rules/currency';
import { type Money, parseMoney } from '@lanna/rules/money';
import { parseStorable } from '../../../../platform/sql/parse-storable.ts';

export interface ReadEvent extends WebhookEvent {
  /** Of `amount`, exact. */
  money: Money;
  /** Of what the event says, however it was written down. */
  fingerprint: Buffer;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads an event, once, after its signature was checked. The fields that are wrong, where it cannot be used: an amount is a text that
 * can be paid in its currency to the last digit, or it is no amount.
 */
export function parseEvent(rawBody: Buffer): ReadEvent | { wrong: string[] } {
  const value = readJson(rawBody);
  if (value === undefined) return { wrong: ['body'] };
  const parsed = webhookEvent.safeParse(value);
  if (!parsed.success)
    return { wrong: [...new Set(parsed.error.issues.map(({ path }) => path.join('.') || 'body'))] };
  const event = parsed.data;
  const money = parseMoney(event.amount);
  if (money === undefined || money <= 0n || !isPayable(money, event.currency)) return { wrong: ['amount'] };
  return { ...event, money, fingerprint: fingerprintOf(event, money) };
}

function readJson(rawBody: Buffer): unknown {
  try {
    return parseStorable(utf8.decode(rawBody));
  } catch {
    return undefined;
  }
}

/** The same event may be written anew before it is sent again; 100.0 is 100.00. */
function fingerprintOf(event: WebhookEvent, money: Money): Buffer {
  const said = [
    event.way,
    event.merchant,
    event.channel,
    event.order ?? null,
    event.transaction,
    event.outcome,
    String(money),
    event.currency,
    Date.parse(event.happenedAt),
    event.payer ?? null,
    event.payerReference ?? null,
  ];
  return createHash('sha256').update(JSON.stringify(said)).digest();
}

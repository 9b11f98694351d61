import { z } from 'zod';
import { moneyText } from '../../money.ts';
import { opsEndpoint } from '../../ops.ts';
import { brandCode } from '../../ops-list.ts';
import { given } from '../../query.ts';

const notified = z.object({ in: moneyText, out: moneyText, net: moneyText });

const channel = z.object({
  brand: z.string(),
  currency: z.string(),
  code: z.string(),
  kind: z.string().nullable(),
  /** By the ledger: what came in less what went out, to the moment. */
  booked: moneyText,
  /** What gateway or bank has confirmed and is matched to a deposit or payout. */
  matched: notified,
  /** Confirmed and matched to nothing yet. */
  waiting: z.object({ count: z.int(), net: moneyText }),
  /** Confirmed, waiting included, less booked. */
  difference: moneyText,
  /** Of the difference, what open cases explain, and what operators have decided upon. */
  cases: z.object({ open: z.int(), openNet: moneyText, decidedNet: moneyText }),
  /** Of the difference, what is too fresh to be a case: it comes to fit within minutes. */
  fresh: moneyText,
  /** The gateway's own statement; null where the channel has none. */
  statement: z
    .object({ from: z.iso.datetime(), to: z.iso.datetime(), failure: z.string().nullable(), told: notified })
    .nullable(),
});
export type ChannelBooks = z.infer<typeof channel>;

const vendor = z.object({
  brand: z.string(),
  currency: z.string(),
  code: z.string(),
  /** By the ledger. */
  toVendor: moneyText,
  fromVendor: moneyText,
  /** By the transfers themselves, those that are done. */
  transfersTo: moneyText,
  transfersFrom: moneyText,
  difference: moneyText,
  /** Asked after, and not answered yet. */
  unclear: z.object({ count: z.int(), total: moneyText, since: z.iso.datetime().nullable() }),
});
export type VendorBooks = z.infer<typeof vendor>;

export const showClearing = opsEndpoint({
  method: 'GET',
  path: '/ops/reconciliation/clearing',
  access: 'reconciliation.read',
  summary:
    'Clearing accounts beside what gateways and banks have confirmed, and transfers to vendors beside the ledger',
  query: z.object({ brand: given(brandCode) }),
  value: z.object({
    at: z.iso.datetime(),
    /** When the differences were last looked for. */
    lookedAt: z.iso.datetime().nullable(),
    channels: z.array(channel),
    vendors: z.array(vendor),
  }),
  refusals: [],
});

export const checkNow = opsEndpoint({
  method: 'POST',
  path: '/ops/reconciliation/look',
  access: 'reconciliation.read',
  summary: 'Looks for differences at once, instead of in some minutes',
  body: z.object({}),
  value: z.object({ opened: z.int(), mended: z.int(), lookedAt: z.iso.datetime() }),
  refusals: [],
});

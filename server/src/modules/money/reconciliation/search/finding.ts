import type { CASE_KINDS } from '@lanna/contract/money/reconciliation/case-ops';
import type { Money } from '@lanna/rules/money';

export type CaseKind = (typeof CASE_KINDS)[number];

/** Which look finds it. What a look does not find any more has mended. */
export type CaseSource = 'confirmations' | 'clearing' | 'statements' | 'vendors' | 'books';

/** Something that does not fit now. */
export interface Finding {
  /** The same fact is the same case, however often it is found. */
  fact: string;
  kind: CaseKind;
  /** Null: it concerns the house. */
  merchantId: string | null;
  channelCode: string | null;
  way: 'in' | 'out' | null;
  subject: string | null;
  confirmationId: string | null;
  currency: string | null;
  /** By the ledger, and by the gateway, bank or vendor; what came in counts above zero. Null: nothing is known there. */
  booked: Money | null;
  told: Money | null;
  facts: Record<string, string>;
  since: Date;
}

/** How long something may be on its way before it is a case, by kind. What waits at another desk gets the longest time. */
export const PATIENCE_MS = {
  confirmed_not_posted: 30 * 60_000,
  posted_not_confirmed: 10 * 60_000,
  other_amount: 10 * 60_000,
  confirmed_twice: 10 * 60_000,
  statement_not_told: 15 * 60_000,
  told_not_on_statement: 60 * 60_000,
  vendor_transfer_unclear: 15 * 60_000,
  vendor_sum: 0,
  books_broken: 0,
} as const satisfies Record<CaseKind, number>;

import type { Queryable } from '../../../platform/sql/database.ts';
import { type InvariantViolation, violationsOf } from '../../books/ledger/check-invariants.ts';
import type { OnProgress } from '../../books/ledger/verification-part.ts';

/** Each query selects the rows that break its rule. */
export const TRANSFER_RULES: Record<string, string> = {
  'a transfer to a vendor that is done moved its amount once, from the member to the vendor': `
    select t.id as transfer, t.amount, p.code, p.amount as posted
    from transfers.transfer t
    left join ledger.posted_transfer p on p.reference = t.id
    where t.state = 'done' and t.kind = 'to_vendor'
      and (p.alone, p.code, p.amount, p.credit_kind, p.credit_owner_id, p.debit_owner_id, p.merchant_id, p.currency)
        is distinct from (true, 'to_vendor', t.amount, 'vendor_settlement', t.vendor_id, t.member_id, t.merchant_id, t.currency)
    order by t.id limit 1`,
  'a transfer from a vendor that is done moved its amount once, from the vendor to the member': `
    select t.id as transfer, t.amount, p.code, p.amount as posted
    from transfers.transfer t
    left join ledger.posted_transfer p on p.reference = t.id
    where t.state = 'done' and t.kind = 'from_vendor'
      and (p.alone, p.code, p.amount, p.debit_kind, p.debit_owner_id, p.credit_owner_id, p.merchant_id, p.currency)
        is distinct from (true, 'from_vendor', t.amount, 'vendor_settlement', t.vendor_id, t.member_id, t.merchant_id, t.currency)
    order by t.id limit 1`,
  'a transfer to the upline moved its amount once, from the member to the agent': `
    select t.id as transfer, t.amount, p.code, p.amount as posted
    from transfers.transfer t
    left join ledger.posted_transfer p on p.reference = t.id
    where t.state = 'done' and t.kind = 'upline'
      and (p.alone, p.code, p.amount, p.debit_owner_id, p.credit_owner_id, p.merchant_id, p.currency)
        is distinct from (true, 'transfer_up', t.amount, t.member_id, t.agent_id, t.merchant_id, t.currency)
    order by t.id limit 1`,
  'a transfer down the line moved its amount once, from the agent to the member': `
    select t.id as transfer, t.amount, p.code, p.amount as posted
    from transfers.transfer t
    left join ledger.posted_transfer p on p.reference = t.id
    where t.state = 'done' and t.kind = 'downline'
      and (p.alone, p.code, p.amount, p.debit_owner_id, p.credit_owner_id, p.merchant_id, p.currency)
        is distinct from (true, 'transfer_down', t.amount, t.agent_id, t.member_id, t.merchant_id, t.currency)
    order by t.id limit 1`,
  'money that went up or down a line belongs to a transfer': `
    select p.id as transfer, p.reference, p.code, p.amount from ledger.posted_transfer p
    left join transfers.transfer t on t.id = p.reference and t.state = 'done'
    where p.code in ('transfer_up', 'transfer_down') and t.id is null order by p.id limit 1`,
  'money moved to or from a vendor’s wallet belongs to a transfer that is done': `
    select p.id as transfer, p.reference, p.code, p.amount from ledger.posted_transfer p
    left join transfers.transfer t on t.id = p.reference and t.state = 'done'
    where p.code in ('to_vendor', 'from_vendor') and t.id is null order by p.id limit 1`,
  'what is set aside for a transfer is set aside while it has not ended, and no longer': `
    select t.id as transfer, t.state, h.amount as held from transfers.transfer t
    left join ledger.open_hold h on h.reference = t.id
    where (t.kind = 'to_vendor' and t.state in ('asked', 'sending'))
        is distinct from (h.reference is not null and h.amount = t.amount)
    order by t.id limit 1`,
};

/** Every rule of transfers that does not hold; empty when all is well. */
export function checkTransferInvariants(
  db: Queryable,
  onProgress?: OnProgress,
): Promise<InvariantViolation[]> {
  return violationsOf(db, TRANSFER_RULES, onProgress);
}

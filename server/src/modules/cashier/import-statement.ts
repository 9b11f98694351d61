import type { StatementLine } from '@lanna/contract/cashier/ops';
import { payableReferencesIn } from '@lanna/rules/cashier/payable-reference';
import { isPayable } from '@lanna/rules/currency';
import { formatMoney, type Money } from '@lanna/rules/money';
import type { Queryable, Tx } from '../../platform/database.ts';
import type { Brand } from '../../platform/http/route.ts';
import { notifyOps } from '../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../platform/ops/ops-route.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findChannel } from '../payments/channel.ts';
import { findConfirmation, takeConfirmation } from '../payments/confirmation.ts';
import { applyPayment, bringToDesk } from './apply-payment.ts';
import { CREDIT_KIND } from './credit-kind.ts';
import { readStatement, type StatementMovement } from './read-statement.ts';
import type { Notices } from './tell-deposit.ts';

interface Wanted {
  brand: string;
  channel: string;
  csv: string;
}
type Call = Pick<AnyOpsCall, 'brands' | 'mustBeProposed' | 'record'>;

/** How long before a transfer its deposit may have been made, to be found by its amount alone. */
const MADE_BEFORE_MS = 48 * 3_600_000;

/** What each line would come to; nothing is kept. Refuses with `not_found`, `statement_unreadable`. */
export async function previewStatement(
  db: Queryable,
  call: Pick<Call, 'brands' | 'mustBeProposed'>,
  wanted: Wanted,
  now: Date,
): Promise<{ lines: StatementLine[] }> {
  const { brand, movements } = await open(db, call, wanted, now);
  const lines: StatementLine[] = [];
  // A deposit that one line pays is no candidate of the next.
  const taken = new Set<string>();
  for (const movement of movements)
    lines.push(await judge(db, call, { brand, channel: wanted.channel, movement, taken, now }));
  return { lines };
}

/**
 * Takes each payment once, in one transaction, and credits those whose deposit is certain: named by its reference, or the only one of
 * the amount. What a second operator has to see goes to the desk.
 */
export async function importStatement(
  tx: Tx,
  call: Call,
  wanted: Wanted,
  now: Date,
  notices: Notices,
): Promise<{ lines: StatementLine[] }> {
  const { brand, movements } = await open(tx, call, wanted, now);
  const lines: StatementLine[] = [];
  const taken = new Set<string>();
  for (const movement of movements) {
    const line = await judge(tx, call, { brand, channel: wanted.channel, movement, taken, now });
    lines.push(line);
    if (line.outcome === 'known' || line.outcome === 'skipped' || movement.amount === null) continue;
    await take(tx, { brand, channel: wanted.channel, movement, line, amount: movement.amount, now }, notices);
  }
  const count = (outcome: StatementLine['outcome']) => lines.filter((one) => one.outcome === outcome).length;
  await call.record(tx, {
    action: 'cashier.import-statement',
    brandId: brand.id,
    subject: { kind: 'brand', id: brand.id, name: brand.code },
    after: {
      channel: wanted.channel,
      lines: lines.length,
      credited: count('credits'),
      desk: count('desk'),
      waiting: count('waits'),
      known: count('known'),
    },
  });
  await notifyOps(tx, { brandId: brand.id, type: 'deposits_changed' });
  return { lines };
}

async function open(db: Queryable, call: Pick<Call, 'brands'>, wanted: Wanted, now: Date) {
  const brand = call.brands.find(({ code }) => code === wanted.brand);
  const channel = brand && (await findChannel(db, { merchantId: brand.id, way: 'in', code: wanted.channel }));
  // A gateway tells by itself what was paid, and play money has no bank.
  if (!brand || !channel || channel.kind === 'gateway' || channel.kind === 'sandbox')
    throw new Refusal('not_found');
  const movements = readStatement(wanted.csv, brand.timeZone);
  return {
    brand,
    movements: movements.map((one) => ({ ...one, at: one.at && one.at > now ? null : one.at })),
  };
}

interface Judged {
  brand: Brand;
  channel: string;
  movement: StatementMovement;
  taken: Set<string>;
  now: Date;
}

async function judge(
  db: Queryable,
  call: Pick<Call, 'mustBeProposed'>,
  { brand, channel, movement, taken, now }: Judged,
): Promise<StatementLine> {
  const { amount, at } = movement;
  const shown = {
    line: movement.line,
    at: at?.toISOString() ?? null,
    amount: amount === null ? null : formatMoney(amount),
    reference: movement.reference,
    text: movement.text,
    payer: movement.payer,
  };
  if (amount === null || at === null || !isPayable(amount, brand.currency))
    return { ...shown, outcome: 'skipped', deposit: null };
  const known = await db
    .selectFrom('payments.confirmed')
    .select('matched_to')
    .where('merchant_id', '=', brand.id)
    .where('channel_code', '=', channel)
    .where('way', '=', 'in')
    .where('external_reference', '=', movement.reference)
    .executeTakeFirst();
  if (known) return { ...shown, outcome: 'known', deposit: null };
  const found =
    (await byReference(db, brand, movement)) ??
    (await byAmount(db, { brand, channel, amount, at: at ?? now, taken }));
  if (!found) return { ...shown, outcome: 'waits', deposit: null };
  const isWhole =
    found.amount === amount && found.method_code === channel && found.isOpen && !taken.has(found.id);
  const seen = isWhole && (await call.mustBeProposed(db, CREDIT_KIND, amount));
  taken.add(found.id);
  const deposit = { id: found.id, reference: found.reference, member: found.username ?? '' };
  return { ...shown, outcome: isWhole && !seen ? 'credits' : 'desk', deposit };
}

function deposits(db: Queryable, brand: Brand) {
  return db
    .selectFrom('cashier.deposit as d')
    .innerJoin('members.account as m', 'm.id', 'd.member_id')
    .select([
      'd.id',
      'd.reference',
      'd.amount',
      'd.method_code',
      'd.status',
      'd.confirmation_id',
      'm.username',
    ])
    .where('d.merchant_id', '=', brand.id);
}

async function byReference(db: Queryable, brand: Brand, { text, reference, payer }: StatementMovement) {
  const [named, ...others] = payableReferencesIn(`${text} | ${reference} | ${payer}`);
  if (!named || others.length > 0) return undefined;
  const row = await deposits(db, brand).where('d.reference', '=', named).executeTakeFirst();
  return row && { ...row, isOpen: row.confirmation_id === null && row.status !== 'refused' };
}

/** The only deposit of exactly this amount that waited for it then. Two are none: which one is meant is not known. */
async function byAmount(
  db: Queryable,
  {
    brand,
    channel,
    amount,
    at,
    taken,
  }: { brand: Brand; channel: string; amount: Money; at: Date; taken: Set<string> },
) {
  const rows = await deposits(db, brand)
    .where('d.method_code', '=', channel)
    .where('d.amount', '=', amount)
    .where('d.confirmation_id', 'is', null)
    .where('d.status', 'in', ['waiting', 'review', 'expired'])
    .where('d.created_at', '>', new Date(at.getTime() - MADE_BEFORE_MS))
    .limit(10)
    .execute();
  const [only, ...others] = rows.filter(({ id }) => !taken.has(id));
  return only && others.length === 0 ? { ...only, isOpen: true } : undefined;
}

async function take(
  tx: Tx,
  {
    brand,
    channel,
    movement,
    line,
    amount,
    now,
  }: Omit<Judged, 'taken'> & { line: StatementLine; amount: Money },
  notices: Notices,
): Promise<void> {
  const { deposit } = line;
  const { id } = await takeConfirmation(tx, {
    merchantId: brand.id,
    channelCode: channel,
    way: 'in',
    externalReference: movement.reference,
    reference: deposit?.id ?? null,
    payerReference: deposit?.reference ?? (movement.text.slice(0, 120) || null),
    outcome: 'paid',
    amount,
    currency: brand.currency,
    happenedAt: movement.at ?? now,
    source: 'statement',
    payer: movement.payer || null,
    now,
  });
  const confirmation = await findConfirmation(tx, { merchantId: brand.id, id });
  // Told by another import in this very moment: that one stands.
  if (!confirmation || confirmation.matchedTo !== null) return;
  if (line.outcome === 'desk' && deposit) await bringToDesk(tx, deposit.id, confirmation, now, notices);
  else await applyPayment(tx, confirmation, now, notices);
}

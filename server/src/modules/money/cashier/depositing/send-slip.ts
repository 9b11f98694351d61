import { type DepositShown, SLIPS_AN_HOUR, SLIPS_OF_DEPOSIT } from '@lanna/contract/money/cashier/cashier';
import type { DepositState } from '@lanna/rules/money/cashier/deposit-state';
import { sql } from 'kysely';
import type { Picture } from '../../../../platform/files/redraw-picture.ts';
import { redrawProof } from '../../../../platform/files/redraw-proof.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Database, Queryable, Tx } from '../../../../platform/sql/database.ts';
import { keepPicture } from '../../../house/files/keep-picture.ts';
import { refuseTooManyAnHour } from '../../../house/files/keep-proof.ts';
import { isShut } from '../../../people/members/account-status.ts';
import { readDepositor } from '../desk/read-depositor.ts';
import { readSlip, type SlipFacts } from '../desk/read-slip.ts';
import { type DepositRow, lockOwnDeposit, readOwnDeposit, showDeposit } from '../record/deposit.ts';
import { depositDesk, noteMove } from '../record/move-deposit.ts';
import { type Notices, notifyOfDeposit } from '../record/notify-deposit.ts';
import type { DepositOwner } from './list-deposits.ts';

const SLIPS = {
  table: 'cashier.slip',
  at: 'sent_at',
  anHour: SLIPS_AN_HOUR,
  refusal: 'slips_too_often',
} as const;

/**
 * Keeps a slip that a member sends for a deposit, and brings the deposit to the desk, also when it has expired meanwhile. The slip that is
 * there already changes nothing. Refuses as `sendSlip` declares; a slip that another member has sent is taken, and the desk is notified.
 */
export async function sendSlip(
  { db, clock, notices }: { db: Database; clock: Clock; notices: Notices },
  { memberId, ...reader }: DepositOwner,
  { id, base64 }: { id: string; base64: string },
): Promise<DepositShown> {
  const owner = { id, memberId, merchantId: reader.brand.id };
  const now = clock.now();
  // Before the work of decoding; what may be sent is asked again below, where two uploads come one after the other.
  await readOwnDeposit(db.kysely, owner);
  // Of money that was sent before an exclusion the slip is taken: it comes back to the wallet, and can be withdrawn.
  const { status } = await readDepositor(db.kysely, owner);
  if (isShut(status)) throw new Refusal('account_disabled');
  await refuseTooManyAnHour(db.kysely, SLIPS, memberId, now);
  const bytes = Buffer.from(base64, 'base64');
  const picture = await redrawProof(bytes, 'slip_unusable');
  const facts = await readSlip(bytes);
  await db.transaction((tx) => keepSlip(tx, { owner, picture, facts, now }, notices));
  return showDeposit(await readOwnDeposit(db.kysely, owner), reader, clock.now());
}

interface SentSlip {
  owner: { id: string; memberId: string; merchantId: string };
  picture: Picture;
  facts: SlipFacts;
  now: Date;
}

async function keepSlip(tx: Tx, { owner, picture, facts, now }: SentSlip, notices: Notices): Promise<void> {
  const { merchantId, memberId } = owner;
  // Two members who send one slip at once come one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`slip ${merchantId}`}, 0))`.execute(tx);
  const deposit = await lockOwnDeposit(tx, owner);
  const same = await sameSlips(tx, merchantId, facts);
  if (same.some((slip) => slip.deposit_id === deposit.id)) return;
  refuseSlipOf(deposit);
  if (same.some((slip) => slip.member_id === memberId && isTaken(slip.status as DepositState)))
    throw new Refusal('slip_used');
  const { slips } = await tx
    .selectFrom('cashier.slip')
    .select(({ fn }) => fn.countAll<bigint>().as('slips'))
    .where('deposit_id', '=', deposit.id)
    .executeTakeFirstOrThrow();
  if (Number(slips) >= SLIPS_OF_DEPOSIT) throw new Refusal('slip_limit', { max: SLIPS_OF_DEPOSIT });
  await refuseTooManyAnHour(tx, SLIPS, memberId, now);
  const foreign = same.find((slip) => slip.member_id !== memberId);
  await tx
    .insertInto('cashier.slip')
    .values({
      id: newId(),
      deposit_id: deposit.id,
      merchant_id: merchantId,
      member_id: memberId,
      picture_id: await keepPicture(tx, { merchantId, picture, shownTo: 'nobody', now }),
      pixels_sha256: facts.pixelsSha256,
      sending_bank: facts.transfer?.sendingBank ?? null,
      trans_ref: facts.transfer?.transRef ?? null,
      duplicate_of: foreign?.id ?? null,
      sent_at: now,
    })
    .execute();
  await bringToReview(tx, deposit, foreign ? 'slip_of_another_member' : 'slip', now);
  await notifyOfDeposit(tx, owner, notices);
}

/** Where money has come, nothing more is needed; what the desk has refused is refused, slip or not. */
function refuseSlipOf(deposit: DepositRow): void {
  const state = deposit.status as DepositState;
  if (deposit.kind === 'sandbox') throw new Refusal('deposit_move_impossible', { from: state, to: 'review' });
  if (state !== 'review') depositDesk.refuse(deposit, 'review');
  if (state === 'refused') throw new Refusal('deposit_move_impossible', { from: state, to: 'review' });
}

async function bringToReview(
  tx: Tx,
  deposit: DepositRow,
  reason: 'slip' | 'slip_of_another_member',
  now: Date,
): Promise<void> {
  if (deposit.status !== 'review')
    return depositDesk.move(tx, deposit, { to: 'review', by: null, cause: reason, set: { reason }, now });
  const isWorse = reason === 'slip_of_another_member' && deposit.reason === 'slip';
  await tx
    .updateTable('cashier.deposit')
    .set({ ...(isWorse ? { reason } : {}), version: deposit.version + 1, changed_at: now })
    .where('id', '=', deposit.id)
    .execute();
  await noteMove(tx, { id: deposit.id, from: 'review', to: 'review', cause: reason, now });
}

/** Slips of the brand about the same transfer, or with the same pixels. */
function sameSlips(db: Queryable, merchantId: string, { pixelsSha256, transfer }: SlipFacts) {
  return db
    .selectFrom('cashier.slip as s')
    .innerJoin('cashier.deposit as d', 'd.id', 's.deposit_id')
    .select(['s.id', 's.deposit_id', 's.member_id', 'd.status'])
    .where('s.merchant_id', '=', merchantId)
    .where(({ or, and, eb }) =>
      or([
        eb('s.pixels_sha256', '=', pixelsSha256),
        ...(transfer
          ? [
              and([
                eb('s.trans_ref', '=', transfer.transRef),
                eb('s.sending_bank', '=', transfer.sendingBank),
              ]),
            ]
          : []),
      ]),
    )
    .orderBy('s.sent_at')
    .limit(20)
    .execute();
}

/** A slip of a deposit that came to nothing may be meant for another one. */
function isTaken(state: DepositState): boolean {
  return state === 'credited' || state === 'review';
}

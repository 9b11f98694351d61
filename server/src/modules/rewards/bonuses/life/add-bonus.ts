import type { BonusFigures, BonusTerms } from '@lanna/rules/rewards/bonuses/terms';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { openAccount } from '../../../books/ledger/account.ts';
import { noteStep } from './bonus.ts';

export interface NewBonus {
  id?: string;
  merchantId: string;
  memberId: string;
  currency: string;
  terms: BonusTerms;
  offer: { id: string; version: number; exclusionGroup: string | null } | null;
  /** Null: it is still to be earned by the deposit. */
  figures: BonusFigures | null;
  cause: string | null;
  /** Of free rounds: how many; their figures' amount is what their stakes come to. */
  rounds?: number | null;
  /** Of what free rounds have won: whose. */
  wonBy?: string;
  /** Of a loss that is given back: the loss as it stood. */
  loss?: bigint | null;
  depositId: string | null;
  reserved: bigint;
  reservedOn: string | null;
  optedUntil: Date | null;
  given: { byName: string; reason: string } | null;
  now: Date;
}

/** Writes down a bonus that a member has said yes to, or is given. No money moves before it becomes active. The caller holds the member's wallet. */
export async function addBonus(tx: Tx, bonus: NewBonus): Promise<string> {
  const { merchantId, memberId, currency, terms, offer, figures, given, now } = bonus;
  const books = { merchantId, currency };
  const id = bonus.id ?? newId();
  const state = figures ? 'waiting' : 'opted';
  await tx
    .insertInto('bonuses.bonus')
    .values({
      id,
      merchant_id: merchantId,
      member_id: memberId,
      currency,
      wallet_account: await openAccount(tx, books, { kind: 'wallet', memberId }),
      bonus_account: await openAccount(tx, books, { kind: 'player_bonus', memberId }),
      offer_id: offer?.id ?? null,
      offer_version: offer?.version ?? null,
      terms: JSON.stringify(terms),
      exclusion_group: offer?.exclusionGroup ?? null,
      cause: bonus.cause,
      rounds: bonus.rounds ?? null,
      won_by: bonus.wonBy ?? null,
      loss: bonus.loss ?? null,
      deposit_id: bonus.depositId,
      reserved: bonus.reserved,
      reserved_on: bonus.reservedOn,
      state,
      amount: figures?.amount ?? null,
      required: figures?.required ?? null,
      max_stake: figures?.maxStake ?? null,
      converted_most: figures?.convertedMost ?? null,
      contributions: JSON.stringify(terms.contributions),
      excluded: JSON.stringify(terms.excluded),
      place: BigInt(now.getTime()),
      opted_at: now,
      opted_until: bonus.optedUntil,
      end_posting: newId(),
      given_by_name: given?.byName ?? null,
      reason: given?.reason ?? null,
    })
    .execute();
  await noteStep(tx, {
    bonusId: id,
    state,
    now,
    byName: given?.byName ?? null,
    reason: given?.reason ?? null,
  });
  return id;
}

import { formatMoney } from '@lanna/rules/money';
import { figuresOf, termsOfWon, winBonus } from '@lanna/rules/rewards/bonuses/terms';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/sql/database.ts';
import { addBonus } from './add-bonus.ts';
import type { BonusRow } from './bonus.ts';
import type { BonusEnd } from './end-bonus.ts';

/** What free rounds have won as bonus money until they end, and the last transfer that was counted. */
interface Won {
  amount: bigint;
  to: bigint;
}

/**
 * What comes of free rounds that end: undefined where their wins are cash, or go back with what is given up or taken back; `open` while one of them is still
 * played. The caller holds the member's wallet as bets do, so nothing is won between this and the commit, and what is won later has a later transfer.
 */
export async function wonBy(
  tx: Tx,
  { id, terms, state }: BonusRow,
  { to, isRefused = false }: Pick<BonusEnd, 'to' | 'isRefused'>,
): Promise<Won | 'open' | undefined> {
  const isKept = state === 'active' && (to === 'completed' || to === 'expired') && !isRefused;
  if (!winBonus(terms) || !isKept) return undefined;
  const { rows } = await sql<Won & { open: boolean }>`
    select coalesce(sum(bonus_payout), 0)::bigint as amount, (select last_value from ledger.transfer_id) as to,
      coalesce(bool_or(status = 'open'), false) as open
    from bets.placed_bet where bonus_id = ${id}`.execute(tx);
  const [won] = rows;
  if (!won) throw new Error('a sum is one row');
  return won.open ? 'open' : { amount: won.amount, to: won.to };
}

/** The bonus that is what free rounds have won, on their terms: it waits for its turn behind others, however many they are. */
export async function addWon(tx: Tx, rounds: BonusRow, amount: bigint, now: Date): Promise<void> {
  const { id, merchant_id: merchantId, member_id: memberId, currency, offer_id, offer_version } = rounds;
  const terms = termsOfWon(rounds.terms, formatMoney(amount));
  await addBonus(tx, {
    ...{ merchantId, memberId, currency, terms, now, wonBy: id, cause: `rounds ${id}` },
    offer:
      offer_id === null || offer_version === null
        ? null
        : { id: offer_id, version: offer_version, exclusionGroup: rounds.exclusion_group },
    figures: figuresOf(terms, amount, 0n),
    ...{ depositId: null, reserved: 0n, reservedOn: null, optedUntil: null, given: null },
  });
}

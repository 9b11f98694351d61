import { familyOf } from '@lanna/rules/lotteries/lottery/families';
import { playOf } from '@lanna/rules/lotteries/lottery/family';
import { gameOf } from '@lanna/rules/lotteries/lottery/games';
import { fraction, isLess, plus } from '@lanna/rules/lotteries/lottery/plays/fraction';
import { returnsOf } from '@lanna/rules/lotteries/lottery/plays/payout';
import { FAIR_MODE, MOST_RETURN } from '@lanna/rules/lotteries/lottery/plays/price-mode';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { InvariantViolation } from '../../../books/ledger/check-invariants.ts';

const RULE =
  'what a line pays and all rebates up to its bound come to 99 % of the stake, and to no step less';

interface SoldAt {
  line: string;
  game_code: string;
  play: string;
  prices: string[];
  mode: number;
  rebates_to: number;
}

/** Works out anew, from the prices each line was sold at, what they leave for rebates. */
export async function checkRebateBounds(db: Queryable): Promise<InvariantViolation[]> {
  const { rows } = await sql<SoldAt>`
    select min(l.id::text) as line, s.game_code, l.play, l.prices, l.mode, l.rebates_to
    from lottery.line l join lottery.slip s on s.id = l.slip_id
    where l.rebates_to is not null
    group by s.game_code, l.play, l.prices, l.mode, l.rebates_to`.execute(db);
  const broken = rows.find((sold) => !isBound(sold));
  return broken ? [{ rule: RULE, row: { ...broken } }] : [];
}

function isBound({ game_code, play: code, prices, mode, rebates_to }: SoldAt): boolean {
  const family = familyOf(gameOf(game_code)?.family ?? '');
  const play = family && playOf(family, code);
  if (!play) return false;
  const shares = returnsOf(play, prices.map(BigInt), family.unitCost).map(({ share }) => share);
  const isBeyond = (steps: number) =>
    shares.some((share) => isLess(MOST_RETURN, plus(share, fraction(BigInt(steps), BigInt(FAIR_MODE)))));
  const steps = rebates_to - mode;
  return !isBeyond(steps) && isBeyond(steps + 1);
}

import type { Queryable } from '../../../../platform/sql/database.ts';
import type { LotteryTerms } from '../desk/lottery-terms.ts';

export type NumberRule = 'closed' | 'half';

export interface RuledNumber {
  /** Null: at every draw. */
  drawId: string | null;
  play: string;
  number: string;
  rule: NumberRule;
}

/** What holds for numbers at some draws: a rule set for a draw goes before one for all, and both before the half rate that comes by itself. */
export interface NumberRules {
  list: readonly RuledNumber[];
  at(drawId: string, play: string, number: string): NumberRule | undefined;
}

export async function readNumberRules(
  db: Queryable,
  of: { merchantId: string; gameCode: string; drawIds: readonly string[] },
  terms: LotteryTerms,
): Promise<NumberRules> {
  const set = await db
    .selectFrom('lottery.number_rule')
    .select(['draw_id as drawId', 'play', 'number', 'rule'])
    .where('merchant_id', '=', of.merchantId)
    .where('game_code', '=', of.gameCode)
    .where('ended_at', 'is', null)
    .where((eb) => eb.or([eb('draw_id', 'is', null), eb('draw_id', '=', eb.fn.any(eb.val([...of.drawIds])))]))
    .execute();
  const from = halfFrom(terms);
  const sold = from === null ? [] : await soldBeyond(db, of, from);
  return rulesOf(
    set.map((one) => ({ ...one, rule: one.rule as NumberRule })),
    sold.map((one) => ({ ...one, rule: 'half' })),
  );
}

/** `soldHalf`: numbers that go to half rate by themselves, where nothing has been set for them. */
export function rulesOf(set: readonly RuledNumber[], soldHalf: readonly RuledNumber[]): NumberRules {
  const rules = new Map(set.map((one) => [keyOf(one.drawId, one.play, one.number), one]));
  for (const one of soldHalf) {
    const key = keyOf(one.drawId, one.play, one.number);
    if (!rules.has(key) && !rules.has(keyOf(null, one.play, one.number))) rules.set(key, one);
  }
  return {
    list: [...rules.values()],
    at: (drawId, play, number) =>
      (rules.get(keyOf(drawId, play, number)) ?? rules.get(keyOf(null, play, number)))?.rule,
  };
}

/** The liability from which a number is sold at half rate; null where that does not happen by itself. */
export function halfFrom({ halfPercent, numberLiability }: LotteryTerms): bigint | null {
  return halfPercent > 0 ? (numberLiability * BigInt(halfPercent)) / 100n : null;
}

function soldBeyond(
  db: Queryable,
  { merchantId, drawIds }: { merchantId: string; drawIds: readonly string[] },
  liability: bigint,
) {
  return db
    .selectFrom('lottery.exposure')
    .select(['draw_id as drawId', 'play', 'number'])
    .where((eb) => eb('draw_id', '=', eb.fn.any(eb.val([...drawIds]))))
    .where('merchant_id', '=', merchantId)
    .where('number', '<>', '')
    .where('liability', '>=', liability)
    .execute();
}

function keyOf(drawId: string | null, play: string, number: string): string {
  return `${drawId ?? ''}/${play}/${number}`;
}

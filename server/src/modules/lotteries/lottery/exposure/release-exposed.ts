import { familyOf } from '@lanna/rules/lotteries/lottery/families';
import { playOf } from '@lanna/rules/lotteries/lottery/family';
import { gameOf } from '@lanna/rules/lotteries/lottery/games';
import { type BetLine, MONEY_UNITS, type MoneyUnit } from '@lanna/rules/lotteries/lottery/plays/payout';
import { readSelection } from '@lanna/rules/lotteries/lottery/plays/selection-text';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/sql/database.ts';
import { addTo, type Exposed, exposedByLine } from './exposed-by.ts';

/**
 * Takes lines that were given back, while their draws still take bets, off what stands on their numbers: others may buy them. The caller holds the
 * accounts and draws, as for `lottery.refund_lines`.
 */
export async function releaseExposed(tx: Tx, lineIds: readonly string[]): Promise<void> {
  const lines = await tx
    .selectFrom('lottery.line as l')
    .innerJoin('lottery.slip as s', 's.id', 'l.slip_id')
    .select(['l.draw_id', 'l.merchant_id', 'l.play', 'l.selection', 'l.money_unit', 'l.multiple', 'l.prices'])
    .select(['l.stake', 'l.most', 'l.is_half', 's.game_code'])
    .where((eb) => eb('l.id', '=', eb.fn.any(eb.val([...lineIds]))))
    .execute();
  const all = new Map<string, Exposed & { merchantId: string }>();
  for (const { merchant_id: merchantId, ...line } of lines) {
    const { draw_id: drawId, stake, most, is_half: isHalf } = line;
    for (const one of exposedByLine({ drawId, bet: betOf(line), stake, most, isHalf }))
      addTo(all, `${drawId}/${merchantId}/${one.play}/${one.number}`, { ...one, merchantId });
  }
  const freed = [...all.values()];
  if (freed.length === 0) return;
  await sql`
    select lottery.release_exposed(
      ${freed.map((one) => one.merchantId)}::uuid[], ${freed.map((one) => one.drawId)}::uuid[],
      ${freed.map((one) => one.play)}::text[], ${freed.map((one) => one.number)}::text[],
      ${freed.map((one) => one.stake)}::bigint[], ${freed.map((one) => one.liability)}::bigint[])`.execute(
    tx,
  );
}

interface LineRow {
  game_code: string;
  play: string;
  selection: string;
  money_unit: string;
  multiple: number;
  prices: readonly unknown[];
}

/** A line as the rules know it. What was taken was read by the same rules, so it is read again. */
function betOf({ game_code, money_unit, multiple, prices, ...line }: LineRow): BetLine {
  const family = familyOf(gameOf(game_code)?.family ?? '');
  const play = family && playOf(family, line.play);
  const read = play && readSelection(play, line.selection);
  if (!read || !('selection' in read))
    throw new Error(`a line of ${game_code} on ${line.play} cannot be read`);
  return {
    play,
    selection: read.selection,
    unitCost: family.unitCost,
    moneyUnit: moneyUnitOf(money_unit),
    multiple,
    prices: prices.map((price) => BigInt(String(price))),
  };
}

function moneyUnitOf(text: string): MoneyUnit {
  const known = (Object.keys(MONEY_UNITS) as MoneyUnit[]).find((unit) => unit === text);
  if (!known) throw new Error(`${text} is no money unit`);
  return known;
}

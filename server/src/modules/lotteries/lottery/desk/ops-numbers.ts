import type { Received } from '@lanna/contract/endpoint';
import {
  listNumberRules,
  type NumberRuleRow,
  numberRuleRow,
  type ruleNumbers as setEndpoint,
} from '@lanna/contract/lotteries/lottery/ops';
import type { Language } from '@lanna/rules/local-text';
import { familyOf } from '@lanna/rules/lotteries/lottery/families';
import { playOf } from '@lanna/rules/lotteries/lottery/family';
import { gameName } from '@lanna/rules/lotteries/lottery/game-names';
import type { Play } from '@lanna/rules/lotteries/lottery/play';
import { readSelection } from '@lanna/rules/lotteries/lottery/plays/selection-text';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { numbersPlayed } from '../betting/numbers-played.ts';
import { knownGame, notifyTerms, type Recording } from './ops-brand.ts';

/** Numbers that are closed or at half rate at the operator's brands. */
export const numberRules = opsList(
  listNumberRules,
  ({ db }: ListScope & { language: Language }) =>
    db
      .selectFrom('lottery.number_rule as r')
      .leftJoin('draws.draw_record as d', 'd.id', 'r.draw_id')
      .select(['r.id', 'r.merchant_id', 'r.game_code', 'r.play', 'r.number', 'r.rule', 'r.set_at'])
      .select('d.numero')
      .where('r.ended_at', 'is', null)
      // Those of draws that are over are of no matter any more.
      .where((eb) => eb.or([eb('r.draw_id', 'is', null), eb('d.state', '=', 'open')])),
  {
    brand: 'r.merchant_id',
    where: { game: 'r.game_code', play: 'r.play' },
    sorts: { set: { by: 'r.set_at', type: 'timestamptz' } },
    id: 'r.id',
    row: (record, { brands, language }): NumberRuleRow => ({
      id: record.id,
      brand: brandCode(brands, record.merchant_id),
      game: record.game_code,
      name: gameName(record.game_code, language),
      numero: record.numero,
      play: record.play,
      number: record.number,
      rule: numberRuleRow.shape.rule.parse(record.rule),
      setAt: record.set_at.toISOString(),
    }),
    file: {
      name: 'lottery-numbers',
      columns: {
        brand: 'brand',
        game: 'game',
        draw: 'numero',
        play: 'play',
        number: 'number',
        rule: 'rule',
        'set at': 'setAt',
      },
    },
  },
);

/**
 * Closes numbers of a play or sells them at half rate, in place of what held for them. Slips that were taken keep their rate. Refuses with `not_found`
 * (game, draw or play), `lottery_number_unknown` {number}.
 */
export async function ruleNumbers(
  tx: Tx,
  call: Recording,
  brand: Brand,
  { game: code, numero, play: playCode, numbers, rule, reason }: Received<typeof setEndpoint>['body'],
  now: Date,
): Promise<{ set: number }> {
  const family = familyOf(knownGame(code).family);
  const play = family && playOf(family, playCode);
  if (!play) throw new Refusal('not_found');
  const drawId = numero === null ? null : await drawOf(tx, code, numero);
  const wanted = [...new Set(numbers)];
  for (const number of wanted)
    if (!isNumberOf(play, number)) throw new Refusal('lottery_number_unknown', { number });
  for (const number of wanted.sort())
    await sql`
      insert into lottery.number_rule (id, merchant_id, game_code, draw_id, play, number, rule, set_at)
      values (${newId()}, ${brand.id}, ${code}, ${drawId}, ${playCode}, ${number}, ${rule}, ${now})
      on conflict (merchant_id, game_code, play, number, draw_id) where ended_at is null
        do update set rule = excluded.rule`.execute(tx);
  await call.record(tx, {
    action: 'lottery.rule-numbers',
    brandId: brand.id,
    subject: { kind: 'lottery', id: code, name: gameName(code, 'EN') },
    after: { numero, play: playCode, numbers: wanted.join(' '), rule },
    reason,
  });
  await notifyTerms(tx, brand.id);
  return { set: wanted.length };
}

/** Sells a number in full again. Refuses with `not_found`. */
export async function endNumberRule(
  tx: Tx,
  call: Recording & Pick<AnyOpsCall, 'brandIds'>,
  { id, reason }: { id: string; reason: string },
  now: Date,
): Promise<void> {
  const ended = await tx
    .updateTable('lottery.number_rule')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('merchant_id', 'in', [...call.brandIds])
    .where('ended_at', 'is', null)
    .returning(['merchant_id', 'game_code', 'play', 'number', 'rule'])
    .executeTakeFirst();
  if (!ended) throw new Refusal('not_found');
  const { merchant_id: brandId, game_code: game, play, number, rule } = ended;
  await call.record(tx, {
    action: 'lottery.end-number-rule',
    brandId,
    subject: { kind: 'lottery', id: game, name: gameName(game, 'EN') },
    before: { play, number, rule },
    reason,
  });
  await notifyTerms(tx, brandId);
}

/** Whether a play is bet on number by number, and this is one of them. */
function isNumberOf(play: Play, number: string): boolean {
  const { lines } = play.shape;
  const text = lines?.symbols.width === 2 ? (number.match(/../g)?.join(' ') ?? number) : number;
  const read = readSelection(play, text);
  if (!('selection' in read)) return false;
  const played = numbersPlayed(play, read.selection);
  return played?.length === 1 && played[0]?.number === number;
}

async function drawOf(tx: Tx, gameCode: string, numero: string): Promise<string> {
  const draw = await tx
    .selectFrom('draws.draw_record')
    .select('id')
    .where('game_code', '=', gameCode)
    .where('numero', '=', numero)
    .executeTakeFirst();
  if (!draw) throw new Refusal('not_found');
  return draw.id;
}

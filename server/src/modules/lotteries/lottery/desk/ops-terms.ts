import type { Received, Value } from '@lanna/contract/endpoint';
import { changeLotteryTerms as endpoint, type LotteryTermsRow } from '@lanna/contract/lotteries/lottery/ops';
import { moneyOf } from '@lanna/contract/money';
import type { Language } from '@lanna/rules/local-text';
import { gameName } from '@lanna/rules/lotteries/lottery/game-names';
import { GAMES } from '@lanna/rules/lotteries/lottery/games';
import { formatMoney } from '@lanna/rules/money';
import { z } from 'zod';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { changeProposal, type PairedCall, proposeChange } from '../../../../platform/ops/change-proposal.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { readScopeBrand } from '../../../house/brands/read-scope-brand.ts';
import { brandGameRow } from '../betting/brand-game-row.ts';
import { statusOfGames } from './game-status.ts';
import { DEFAULT_TERMS, type LotteryTerms, readAllTerms, readTerms } from './lottery-terms.ts';
import { knownGame, lockBrandSetting, notifyTerms, RAISED_BY_TWO } from './ops-brand.ts';

type Body = Received<typeof endpoint>['body'];

/** What a brand allows of each lottery, in the brand's order. */
export async function listTerms(db: Queryable, brand: Brand, language: Language): Promise<LotteryTermsRow[]> {
  const terms = await readAllTerms(db, brand.id);
  const status = await statusOfGames(db, brand.id, GAMES, terms);
  return GAMES.map((game) => ({
    brand: brand.code,
    game: game.code,
    name: gameName(game.code, language),
    family: game.family,
    prizeMode: game.prizeMode,
    source: game.source,
    closed: status.get(game.code) ?? null,
    ...shown(terms.get(game.code) ?? DEFAULT_TERMS),
  })).sort((one, other) => one.position - other.position);
}

/** Changes what a brand allows of a lottery. Refuses as `changeLotteryTerms` declares. */
export async function changeTerms(
  tx: Tx,
  call: PairedCall,
  { brand, game: code }: { brand: Brand; game: string },
  { version, reason, ...wanted }: Body,
): Promise<Value<typeof endpoint>> {
  const game = knownGame(code);
  await lockBrandSetting(tx, brand.id);
  const before = await readTerms(tx, brand.id, code);
  if (before.version !== version) throw new Refusal('changed_meanwhile');
  const terms = termsOf(wanted, version + 1);
  const action = {
    brandId: brand.id,
    subject: { kind: 'lottery', id: code, name: gameName(game.code, 'EN') },
    before: shown(before),
    after: shown(terms),
    reason,
  };
  if (isRaised(before, terms) && (await call.mustBeProposed(tx, RAISE_LIMITS))) {
    const asked = { game: code, version, ...wanted };
    return {
      version,
      proposal: await proposeChange(tx, call, { kind: RAISE_LIMITS, wanted: asked, ...action }),
    };
  }
  const row = { ...brandGameRow(terms), version: terms.version };
  await tx
    .insertInto('lottery.brand_game')
    .values({ merchant_id: brand.id, game_code: code, ...row })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'game_code']).doUpdateSet(row))
    .execute();
  await call.record(tx, { action: 'lottery.change-terms', ...action });
  await notifyTerms(tx, brand.id);
  return { version: terms.version, proposal: null };
}

export const RAISE_LIMITS = 'lottery.raise-limits';

/** Limits above those a lottery begins with; up to them, and downwards, one operator sets them. */
export const limitsProposal = changeProposal({
  kind: RAISE_LIMITS,
  permission: 'lottery.change',
  rule: RAISED_BY_TWO,
  wanted: endpoint.body.omit({ reason: true }).extend({ game: z.string() }),
  carryOut: async (tx, { game, ...body }, { call, brandId, reason }) =>
    changeTerms(tx, call, { brand: await readScopeBrand(tx, brandId), game }, { ...body, reason }),
});

const AMOUNTS = [
  'largestPrize',
  'largestSlipPrize',
  'memberStake',
  'numberLiability',
  'playLiability',
] as const;

function isRaised(before: LotteryTerms, after: LotteryTerms): boolean {
  const { coveragePercent } = after;
  const most = Math.max(before.coveragePercent, DEFAULT_TERMS.coveragePercent);
  return (
    coveragePercent > most ||
    AMOUNTS.some((name) => after[name] > before[name] && after[name] > DEFAULT_TERMS[name])
  );
}

function shown(terms: LotteryTerms) {
  return {
    ...terms,
    largestPrize: formatMoney(terms.largestPrize),
    largestSlipPrize: formatMoney(terms.largestSlipPrize),
    memberStake: formatMoney(terms.memberStake),
    numberLiability: formatMoney(terms.numberLiability),
    playLiability: formatMoney(terms.playLiability),
  };
}

function termsOf(wanted: Omit<Body, 'version' | 'reason'>, version: number): LotteryTerms {
  return {
    ...wanted,
    largestPrize: moneyOf(wanted.largestPrize),
    largestSlipPrize: moneyOf(wanted.largestSlipPrize),
    memberStake: moneyOf(wanted.memberStake),
    numberLiability: moneyOf(wanted.numberLiability),
    playLiability: moneyOf(wanted.playLiability),
    version,
  };
}

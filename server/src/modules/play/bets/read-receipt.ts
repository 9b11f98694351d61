import type { Value } from '@lanna/contract/endpoint';
import type { Language } from '@lanna/contract/people/members/members';
import type { betReceipt as endpoint } from '@lanna/contract/play/bets/bets';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { type BetRecord, sourceOf } from './bet-source.ts';
import { awaitedDraws } from './internal/awaited-draws.ts';
import { betLines } from './internal/bet-lines.ts';
import { nameLines, sourceBet } from './internal/name-lines.ts';
import { showBet } from './internal/show-bet.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A bet of the reader's beside its source's receipt. Refuses `bet_unknown`. */
export async function readReceipt(
  { db, sources }: BetRecord,
  reader: { brand: { id: string; code: string }; memberId: string; language: Language },
  betId: string,
): Promise<Value<typeof endpoint>> {
  const { brand, memberId, language } = reader;
  const owner = { merchantId: brand.id, memberId };
  const lines = UUID.test(betId) ? await betLines(db, owner).where('b.id', '=', betId).execute() : [];
  const [line] = await nameLines(sources(), lines, language);
  if (!line) throw new Refusal('bet_unknown');
  const receipt = await sourceOf(sources(), line.source).readReceipt({ brand, memberId }, sourceBet(line));
  const draws = await awaitedDraws(sources(), line.status === 'open' ? [line] : []);
  return { bet: showBet(line, draws.get(line.id)), ...receipt };
}

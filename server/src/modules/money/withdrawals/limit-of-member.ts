import type { Money } from '@lanna/rules/money';
import { type AskSegments, pinKey } from '../../../platform/ops/segment-condition.ts';
import type { Queryable } from '../../../platform/sql/database.ts';
import type { Withdrawer } from './asking/withdrawer.ts';
import { limitOf, type RankLimit, readRankLimits, readSegmentLimits } from './settings.ts';

export interface MemberLimit extends RankLimit {
  /** From the request until the desk has decided, where a segment is promised less time than all; null: as for all. */
  promisedMinutes: number | null;
  /** A segment lets less leave than the level does. */
  isLowered: boolean;
}

/**
 * What a member may withdraw: of the level and of each segment the member is in now, the strictest counts. A segment that was removed since goes on holding those it held:
 * what keeps money in is taken away by two operators, where the limit stands.
 */
export async function limitOfMember(
  db: Queryable,
  { merchantId, id: memberId, rankLevel }: Pick<Withdrawer, 'merchantId' | 'id' | 'rankLevel'>,
  { segments, at }: { segments: AskSegments | undefined; at: Date },
): Promise<MemberLimit> {
  const [ranks, ofSegments] = await Promise.all([
    readRankLimits(db, merchantId),
    readSegmentLimits(db, merchantId),
  ]);
  const ofRank = limitOf(ranks, rankLevel);
  const known = ofSegments.length > 0 ? segments?.() : undefined;
  const pins = ofSegments.map(({ segment }) => segment);
  const held = await known?.ofMember(db, { merchantId, memberId, at, removedToo: true }, pins);
  // Where no topic says who is of a segment, each line holds for all.
  const holding = ofSegments.filter(({ segment }) => held?.has(pinKey(segment)) ?? true);
  const promises = holding.flatMap(({ promisedMinutes }) => promisedMinutes ?? []);
  const max = holding.map((one) => one.max).reduce(least, ofRank.max);
  const dayAmount = holding.map((one) => one.dayAmount).reduce(least, ofRank.dayAmount);
  const dayCount = Math.min(ofRank.dayCount, ...holding.map((one) => one.dayCount));
  return {
    ...ofRank,
    ...{ max, dayAmount, dayCount },
    promisedMinutes: promises.length > 0 ? Math.min(...promises) : null,
    isLowered: max < ofRank.max || dayAmount < ofRank.dayAmount || dayCount < ofRank.dayCount,
  };
}

function least(one: Money, other: Money): Money {
  return one < other ? one : other;
}

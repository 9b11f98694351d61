import type { Value } from '@lanna/contract/endpoint';
import type { Language } from '@lanna/contract/people/members/members';
import type { betReceipt } from '@lanna/contract/play/bets/bets';
import type { Money } from '@lanna/rules/money';
import type { Queryable } from '../../../platform/sql/database.ts';

/** How a bet's source and game are called. */
export interface BetNames {
  sourceName: string;
  gameName: string;
  /** The source keeps a receipt that can be re-computed. */
  provable: boolean;
  /** Where the game is played on the site, if it has a page there. */
  gameId?: string | undefined;
  /** Won, and looked at by operators before it is paid. */
  checking?: Money | undefined;
}

/** The part of a bet that its source needs to name it or to look up its receipt. */
export interface SourceBet {
  id: string;
  source: string;
  sourceId: string;
  reference: string;
  gameCode: string;
  receiptAddress: string | null;
}

export type SourceReceipt = Pick<Value<typeof betReceipt>, 'transactions' | 'receipt' | 'proof'>;

export interface ReceiptReader {
  brand: { id: string; code: string };
  memberId: string;
}

/**
 * What takes bets: game vendors, or a topic of the portal's own. The record knows figures and references; names and receipts
 * are asked of the source. Topics above contribute theirs as `bets.source`.
 */
export interface BetSource {
  /** Whether bets of this source (`bets.bet.source`: a vendor's code, a topic's name) are its. */
  owns(source: string): boolean;
  /** In the order of the bets. */
  nameBets(bets: readonly SourceBet[], language: Language): Promise<BetNames[]>;
  /** When the draws are that these bets wait for, by bet. Left out: its bets are rounds, which wait for no draw. */
  drawsAwaited?(openBets: readonly string[]): Promise<ReadonlyMap<string, Date>>;
  /** Ids of bets that the source knows by something of its own that people type. Left out: the record's own ids and references are all there is. */
  findBets?(typed: string, brandIds: readonly string[]): Promise<string[]>;
  /** The bet is one of the member's. */
  readReceipt(reader: ReceiptReader, bet: SourceBet): Promise<SourceReceipt>;
}

/** What the record is read with. Sources are asked for anew each time: they are not known while topics start. */
export interface BetRecord {
  db: Queryable;
  sources(): readonly BetSource[];
}

/** A bet whose source no topic contributes is an error of the composition. */
export function sourceOf(sources: readonly BetSource[], source: string): BetSource {
  const owner = sources.find((candidate) => candidate.owns(source));
  if (!owner) throw new Error(`no bet source speaks for ${source}`);
  return owner;
}

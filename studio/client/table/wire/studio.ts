import type { SharedReceipt } from '@lanna/rules/play/shared-rounds/check-receipt';
import { z } from 'zod';
import {
  ownRound,
  roadReply,
  TABLE_PATHS,
  TABLE_REFUSALS,
  type TableSession,
  type TableState,
  tableHistory,
  tableSession,
  tableState,
} from '../../../table-api.ts';
import { type CallOptions, NoConnection, pathWith, Refused, studioCalls } from '../../shared/studio-calls.ts';
import type { TableError } from '../state/state.ts';

export type OwnRound = z.infer<typeof ownRound>;
export type RoadReply = z.infer<typeof roadReply>;
export type TableHistory = z.infer<typeof tableHistory>;

/** The studio's server as the page sees it. Every call may throw `Refused` or `NoConnection`. */
export interface Studio {
  loadSession(): Promise<TableSession>;
  loadState(table: string): Promise<TableState>;
  loadOwn(table: string): Promise<OwnRound>;
  /** Safe to repeat with the same key. `until`: when another attempt would be of no use, by `performance.now`. */
  confirm(chips: Confirmation, until: number): Promise<OwnRound>;
  setSeed(table: string, seed: string): Promise<void>;
  loadRoad(table: string): Promise<RoadReply>;
  loadHistory(before?: string): Promise<TableHistory>;
  loadReceipt(round: string): Promise<SharedReceipt>;
}

export interface Confirmation {
  table: string;
  round: string;
  chips: Record<string, string>;
  idempotencyKey: string;
}

/** The failure of a call as the player sees it; anything but the two above is a bug. */
export function tableErrorOf(error: unknown): TableError {
  if (error instanceof NoConnection) return 'no_connection';
  const code = error instanceof Refused ? error.code : undefined;
  return TABLE_REFUSALS.find((one) => one === code) ?? 'unknown_error';
}

export function connectStudio(options: CallOptions): Studio {
  const call = studioCalls(TABLE_REFUSALS, options);
  return {
    loadSession: () => call(TABLE_PATHS.session, tableSession),
    loadState: (table) => call(pathWith(TABLE_PATHS.state, { table }), tableState),
    loadOwn: (table) => call(pathWith(TABLE_PATHS.own, { table }), ownRound),
    confirm: (confirmation, until) => call(TABLE_PATHS.confirm, ownRound, confirmation, until),
    async setSeed(table, seed) {
      await call(TABLE_PATHS.seed, z.unknown(), { table, seed });
    },
    loadRoad: (table) => call(pathWith(TABLE_PATHS.road, { table }), roadReply),
    loadHistory: (before) => call(pathWith(TABLE_PATHS.history, { before }), tableHistory),
    loadReceipt: (round) => call(pathWith(TABLE_PATHS.receipt, { round }), receipt),
  };
}

/** Only as far as the page shows it; `checkSharedReceipt` reads the rest itself. */
const receipt = z
  .looseObject({
    id: z.string(),
    number: z.int(),
    chain: z.looseObject({
      anchor: z.string(),
      place: z.int(),
      linkBefore: z.string(),
      link: z.string().nullable(),
    }),
    seeds: z.array(z.string()),
  })
  .transform((value) => value as unknown as SharedReceipt);

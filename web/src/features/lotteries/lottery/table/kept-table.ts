import type { Family } from '@lanna/rules/lotteries/lottery/family';
import { MONEY_UNITS } from '@lanna/rules/lotteries/lottery/plays/payout';
import * as z from 'zod/mini';
import { NO_TRACE } from '../trace/trace-plan.ts';
import { newTable, type TableState } from './table-state.ts';

const PREFIX = 'lotteryTable.';
const LAST_PLAYS = 'lotteryPlays';

const count = z.int().check(z.minimum(1));
const stored = z.object({
  play: z.string(),
  drafts: z.record(z.string(), z.object({ rows: z.array(z.array(z.int())), text: z.string() })),
  moneyUnit: z.enum(Object.keys(MONEY_UNITS) as (keyof typeof MONEY_UNITS)[]),
  multiple: count,
  mode: z.optional(z.int()),
  slip: z.array(
    z.object({
      id: count,
      play: z.string(),
      text: z.string(),
      units: count,
      moneyUnit: z.enum(Object.keys(MONEY_UNITS) as (keyof typeof MONEY_UNITS)[]),
      multiple: count,
      mode: z.int(),
      isHalf: z.boolean(),
      prices: z.array(z.string()),
      zodiacsAt: z.optional(z.string()),
    }),
  ),
  numero: z.optional(z.string()),
  nextId: count,
  trace: z.object({
    isOn: z.boolean(),
    draws: count,
    kind: z.enum(['same', 'doubling']),
    multiple: count,
    everyDraws: count,
    own: z.record(z.string(), count),
    stopOnWin: z.boolean(),
  }),
  zodiacsAt: z.optional(z.string()),
});

/** The table as it was left in this tab. What no longer fits the family's plays is left out. */
export function keptTable(gameCode: string, family: Family, opening: string | undefined): TableState {
  const first = opening ?? lastPlay(gameCode);
  const known = (code: string) => family.plays.some((play) => play.code === code);
  const table = newTable(first !== undefined && known(first) ? first : (family.plays[0]?.code ?? ''));
  const kept = readKept(gameCode);
  if (!kept) return table;
  const play = opening !== undefined && known(opening) ? opening : kept.play;
  return {
    ...table,
    ...kept,
    mode: kept.mode,
    numero: kept.numero,
    zodiacsAt: kept.zodiacsAt,
    play: known(play) ? play : table.play,
    drafts: Object.fromEntries(
      Object.entries(kept.drafts).filter(([code, draft]) => fits(family, code, draft.rows)),
    ),
    slip: kept.slip.filter((line) => known(line.play)),
    trace: { ...NO_TRACE, ...kept.trace },
  };
}

/** Says whether it could be kept: a slip of very long lists may be more than a browser stores. */
export function keepTable(gameCode: string, { editing: _, ...table }: TableState): boolean {
  try {
    sessionStorage.setItem(PREFIX + gameCode, JSON.stringify(table));
    return true;
  } catch {
    sessionStorage.removeItem(PREFIX + gameCode);
    return false;
  }
}

/** For the next visit, in any tab. */
export function keepLastPlay(gameCode: string, play: string): void {
  try {
    localStorage.setItem(LAST_PLAYS, JSON.stringify({ ...lastPlays(), [gameCode]: play }));
  } catch {
    // A full store costs the player a press the next time, and nothing else.
  }
}

function lastPlay(gameCode: string): string | undefined {
  return lastPlays()[gameCode];
}

function lastPlays(): Record<string, string> {
  return parsed(z.record(z.string(), z.string()), localStorage.getItem(LAST_PLAYS)) ?? {};
}

function readKept(gameCode: string) {
  return parsed(stored, sessionStorage.getItem(PREFIX + gameCode));
}

function parsed<Schema extends z.ZodMiniType>(
  schema: Schema,
  text: string | null,
): z.output<Schema> | undefined {
  if (text === null) return undefined;
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function fits(family: Family, code: string, rows: readonly unknown[]): boolean {
  return family.plays.find((play) => play.code === code)?.shape.rows.length === rows.length;
}

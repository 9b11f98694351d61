import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { onSessionChange, readSession } from '../../../../api/session.ts';
import { MAX_BETS, type Slip } from './bets.ts';

/** The slip of a game as it was left in this tab. */
export interface KeptSlip {
  slip: Slip;
  /** The draw it was made for; undefined until one is open. */
  numero?: string | undefined;
  /** What a new number costs, as it was typed. */
  amount: string;
  /** What was bought last, to buy again. */
  last: Slip;
  /** Undefined: the one that pays most. */
  mode?: number | undefined;
}

const PREFIX = 'seaSlip.';
const SETS = 'seaSets.';
const EMPTY: KeptSlip = { slip: [], amount: '', last: [] };
/** The oldest set makes room. */
export const MAX_SETS = 10;

const bets = z
  .array(
    z.object({
      play: z.string(),
      number: z.string().check(z.regex(/^\d{1,4}$/)),
      amount: z.string().check(z.maxLength(20)),
      prices: z.array(z.string()),
    }),
  )
  .check(z.maxLength(MAX_BETS));
const kept = z.object({
  slip: bets,
  numero: z.optional(z.string().check(z.maxLength(40))),
  amount: z.string().check(z.maxLength(20)),
  last: bets,
  mode: z.optional(z.int()),
});
const sets = z.array(bets);

/** Loading the page anew and looking elsewhere lose nothing; who logs out takes the slip along. */
export function useKeptSlip(game: string): [KeptSlip, (changed: Partial<KeptSlip>) => void] {
  const known = useSyncExternalStore(
    listen,
    () => read(PREFIX + game, kept, EMPTY),
    () => EMPTY,
  );
  return [known, (changed) => write(PREFIX + game, { ...read(PREFIX + game, kept, EMPTY), ...changed })];
}

const NO_SETS: readonly Slip[] = [];

/** ชุดโปรด: slips the player keeps on this device, the newest first. */
export function useSets(game: string): [readonly Slip[], (sets: readonly Slip[]) => void] {
  const known = useSyncExternalStore(
    listen,
    () => read(SETS + game, sets, NO_SETS),
    () => NO_SETS,
  );
  return [known, (changed) => write(SETS + game, changed.slice(0, MAX_SETS))];
}

const memory = new Map<string, unknown>();
const listeners = new Set<() => void>();
let wasMember = false;

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read<Value>(
  key: string,
  schema: { safeParse: (value: unknown) => { data?: unknown } },
  empty: Value,
): Value {
  if (!memory.has(key)) memory.set(key, stored(key, schema) ?? empty);
  return memory.get(key) as Value;
}

function stored(key: string, schema: { safeParse: (value: unknown) => { data?: unknown } }): unknown {
  try {
    return schema.safeParse(JSON.parse(placeOf(key).getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

function write(key: string, value: unknown) {
  memory.set(key, value);
  try {
    placeOf(key).setItem(key, JSON.stringify(value));
  } catch {
    // A full store: it lasts as long as the page does.
  }
  for (const listener of listeners) listener();
}

function placeOf(key: string): Storage {
  return key.startsWith(SETS) ? localStorage : sessionStorage;
}

// The end of a session empties this tab's storage.
onSessionChange(() => {
  const isMember = readSession() !== undefined;
  if (wasMember && !isMember) {
    memory.clear();
    for (const listener of listeners) listener();
  }
  wasMember = isMember;
});

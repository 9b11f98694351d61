import { type VendorGame, vendorGame } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { LocalText } from '@lanna/rules/local-text';
import { parseMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import { z } from 'zod';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Tx } from '../../../platform/sql/database.ts';
import { VendorInputError } from './vendor.ts';

export const GAMES_MAX = 50_000;
const ROWS_PER_INSERT = 1000;

/**
 * Adds the games of a vendor's list and brings those it has already up to date. Games missing from the list are left
 * alone: a vendor that sends half a list must not empty a lobby. What an operator has set by hand stays. All of it happens or
 * nothing.
 */
export async function importGames(
  tx: Tx,
  { vendorCode, games, now }: { vendorCode: string; games: readonly VendorGame[]; now: Date },
): Promise<{ added: number; updated: number }> {
  const vendor = await lockVendor(tx, vendorCode);
  refuseUnusable(games, vendor);
  let added = 0;
  for (let at = 0; at < games.length; at += ROWS_PER_INSERT) {
    const rows = games.slice(at, at + ROWS_PER_INSERT).map((game) => rowOf(game, vendor.id, now));
    const written = await tx
      .insertInto('catalogue.game')
      .values(rows)
      .onConflict((oc) =>
        oc.columns(['vendor_id', 'code']).doUpdateSet((eb) => ({
          name: unlessByHand('name'),
          game_type: unlessByHand('game_type'),
          rtp_basis_points: eb.ref('excluded.rtp_basis_points'),
          min_bet: eb.ref('excluded.min_bet'),
          max_bet: eb.ref('excluded.max_bet'),
          lines: eb.ref('excluded.lines'),
          volatility: unlessByHand('volatility'),
          features: unlessByHand('features'),
          live_class: unlessByHand('live_class'),
          lottery_kind: unlessByHand('lottery_kind'),
          demo_supported: unlessByHand('demo_supported'),
        })),
      )
      // xmax is 0 for a row that the upsert inserted, and not 0 for one that it updated.
      .returning(sql<boolean>`xmax = 0`.as('is_new'))
      .execute();
    added += written.filter((row) => row.is_new).length;
  }
  return { added, updated: games.length - added };
}

/** A list that contradicts itself, or names categories the vendor is not registered for. */
export function refuseUnusable(
  games: readonly VendorGame[],
  vendor: { code: string; groups: string[] },
): void {
  refuseRepeatedCodes(games);
  refuseCrossedBets(games);
  refuseForeignCategories(games, vendor);
}

/** Reads the text of a vendor's list; every problem names the game and the field. */
export function readGameList(text: string): VendorGame[] {
  const result = z
    .array(vendorGame)
    .min(1, 'must hold at least one game')
    .max(GAMES_MAX)
    .safeParse(parse(text));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new VendorInputError(pathOf(issue?.path ?? []), `is not usable: ${issue?.message}`);
  }
  return result.data;
}

function parse(text: string): unknown {
  try {
    // Bets written as JSON numbers are taken by their digits, so that no amount is ever a float.
    return JSON.parse(text, (key, value, context?: { source?: string }) =>
      (key === 'minBet' || key === 'maxBet') && typeof value === 'number'
        ? (context?.source ?? value)
        : value,
    );
  } catch (error) {
    throw new VendorInputError('The list', `is not JSON: ${(error as Error).message}`);
  }
}

function pathOf(path: readonly PropertyKey[]): string {
  const [index, ...rest] = path;
  if (typeof index !== 'number') return 'The list';
  return [`games[${index}]`, ...rest.map(String)].join('.');
}

function refuseRepeatedCodes(games: readonly VendorGame[]) {
  const seen = new Set<string>();
  for (const [index, { game_code }] of games.entries()) {
    if (seen.has(game_code)) throw new VendorInputError(`games[${index}].game_code`, `repeats ${game_code}`);
    seen.add(game_code);
  }
}

async function lockVendor(tx: Tx, code: string) {
  const vendor = await tx
    .selectFrom('catalogue.vendor')
    .select(['id', 'code'])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  if (!vendor) throw new VendorInputError('code', `${code} is not a registered vendor`);
  const groups = await tx
    .selectFrom('catalogue.vendor_group')
    .select('game_type')
    .where('vendor_id', '=', vendor.id)
    .orderBy('game_type')
    .execute();
  return { ...vendor, groups: groups.map((group) => group.game_type) };
}

function refuseForeignCategories(games: readonly VendorGame[], vendor: { code: string; groups: string[] }) {
  const index = games.findIndex((game) => !vendor.groups.includes(game.category));
  const category = games[index]?.category;
  if (category)
    throw new VendorInputError(
      `games[${index}].category`,
      `is ${category}, but ${vendor.code} is registered for ${vendor.groups.join(', ')} only`,
    );
}

/** A list may name its games in English and Thai, or in a map of languages; `name_th` beside a map fills a gap in it. */
function namesOf({ game_code, name, name_th }: VendorGame): LocalText {
  const names = typeof name === 'string' ? { EN: name.trim() || game_code } : name;
  const thai = name_th?.trim();
  return thai ? { TH: thai, ...names } : names;
}

function refuseCrossedBets(games: readonly VendorGame[]) {
  for (const [index, game] of games.entries()) {
    const { minBet, maxBet } = betsOf(game);
    if (maxBet !== null && maxBet < minBet)
      throw new VendorInputError(`games[${index}].maxBet`, `is ${game.maxBet}, below minBet`);
  }
}

/** A game without a smallest bet takes any; without a largest, the vendor does not say. */
function betsOf({ minBet, maxBet }: VendorGame): { minBet: bigint; maxBet: bigint | null } {
  return { minBet: amountOf(minBet ?? '0'), maxBet: maxBet === undefined ? null : amountOf(maxBet) };
}

function amountOf(text: string): bigint {
  const amount = parseMoney(text);
  if (amount === undefined) throw new Error(`the list let an unusable amount through: ${text}`);
  return amount;
}

/** Columns that an operator may set by hand; what was set so outlives the vendor's lists. */
export const HAND_COLUMNS = [
  'name',
  'game_type',
  'volatility',
  'features',
  'live_class',
  'lottery_kind',
  'demo_supported',
] as const;

function unlessByHand<Column extends (typeof HAND_COLUMNS)[number]>(column: Column) {
  return sql<never>`case when ${column} = any(game.by_hand) then game.${sql.ref(column)} else excluded.${sql.ref(column)} end`;
}

export function rowOf(game: VendorGame, vendorId: string, now: Date) {
  const { minBet, maxBet } = betsOf(game);
  return {
    id: newId(),
    vendor_id: vendorId,
    code: game.game_code,
    name: namesOf(game),
    game_type: game.category,
    rtp_basis_points: game.rtp === undefined ? null : Math.round(game.rtp * 100),
    min_bet: minBet,
    max_bet: maxBet,
    lines: game.lines ?? null,
    volatility: game.volatility ?? null,
    features: game.features ?? [],
    live_class: game.live_class ?? null,
    lottery_kind: game.lottery_kind ?? null,
    demo_supported: game.demo ?? false,
    created_at: now,
  };
}

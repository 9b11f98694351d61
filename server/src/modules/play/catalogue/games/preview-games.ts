import { createHash } from 'node:crypto';
import type { Value } from '@lanna/contract/endpoint';
import type { VendorGame } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { previewGames as endpoint } from '@lanna/contract/play/catalogue/ops';
import { formatMoney } from '@lanna/rules/money';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { gameName, VENDORS_LANGUAGE } from '../game.ts';
import { refuseUnusable, rowOf } from '../import-games.ts';
import { readVendor } from '../internal/vendor-row.ts';

type Preview = Value<typeof endpoint>;

/** Each list says its first; the counts are whole. */
const SHOWN_MAX = 200;

const COMPARED = [
  'name',
  'game_type',
  'rtp_basis_points',
  'min_bet',
  'max_bet',
  'lines',
  'volatility',
  'features',
  'live_class',
  'lottery_kind',
  'demo_supported',
] as const;
type Column = (typeof COMPARED)[number];

/**
 * What taking over a list would add and change; nothing is written. `digest` is of all of it: the same list over the same games
 * has the same. What is set by hand is not compared, as it stays. Refuses `not_found`; throws a `VendorInputError` for a list
 * that cannot be taken.
 */
export async function previewGames(
  db: Queryable,
  vendorCode: string,
  games: readonly VendorGame[],
): Promise<Preview> {
  const vendor = await readVendor(db, vendorCode);
  refuseUnusable(games, vendor);
  const rows = await db
    .selectFrom('catalogue.game')
    .select([...COMPARED, 'code', 'by_hand'])
    .where('vendor_id', '=', vendor.id)
    .execute();
  const known = new Map(rows.map((row) => [row.code, row]));
  const added: Preview['added'] = [];
  const changed: Preview['changed'] = [];
  for (const game of games) {
    const wanted = rowOf(game, vendor.id, new Date(0));
    const before = known.get(wanted.code);
    const name = gameName(wanted.name, VENDORS_LANGUAGE);
    if (!before) {
      added.push({ code: wanted.code, name, category: wanted.game_type });
      continue;
    }
    const fields = COMPARED.filter((column) => !before.by_hand.includes(column)).flatMap((column) => {
      const [was, is] = [text(column, before[column]), text(column, wanted[column])];
      return was === is ? [] : [{ field: column, before: was, after: is }];
    });
    if (fields.length > 0) changed.push({ code: wanted.code, name, fields });
  }
  const listed = new Set(games.map(({ game_code }) => game_code));
  const missing = rows.filter(({ code }) => !listed.has(code)).length;
  return {
    added: added.slice(0, SHOWN_MAX),
    changed: changed.slice(0, SHOWN_MAX),
    counts: {
      added: added.length,
      changed: changed.length,
      unchanged: games.length - added.length - changed.length,
      missing,
    },
    digest: createHash('sha256')
      .update(JSON.stringify([added, changed]))
      .digest('hex'),
  };
}

/** As people read it; what is equal reads equal. */
function text(column: Column, value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (column === 'rtp_basis_points') return `${(Number(value) / 100).toFixed(2)}%`;
  if (typeof value === 'bigint') return formatMoney(value);
  if (Array.isArray(value)) return [...value].sort().join(', ') || '–';
  if (typeof value === 'object')
    return Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([language, words]) => `${language}: ${words}`)
      .join(' · ');
  return String(value);
}

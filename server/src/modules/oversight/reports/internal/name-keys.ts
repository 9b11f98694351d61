import type { Language } from '@lanna/contract/people/members/members';
import type { LocalText } from '@lanna/rules/local-text';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { gameName } from '../../../play/catalogue/game.ts';

interface Keyed {
  key: Record<string, string>;
}

/** Puts codes of brands in the place of their ids, and names beside the codes of vendors and games. Games no longer in the catalogue, and topics of the portal's own, keep their codes. */
export async function nameKeys<Row extends Keyed>(
  db: Queryable,
  rows: readonly Row[],
  language: Language,
): Promise<Row[]> {
  const [brands, vendors, games, lines] = await Promise.all([
    brandCodes(db, rows),
    vendorNames(db, rows),
    gameNames(db, rows, language),
    lineNames(db, rows),
  ]);
  return rows.map((row) => {
    const { brand, vendor, game, line } = row.key;
    return {
      ...row,
      key: {
        ...row.key,
        ...(brand === undefined ? {} : { brand: brands.get(brand) ?? brand }),
        ...(vendor === undefined ? {} : { vendorName: vendors.get(vendor) ?? vendor }),
        ...(game === undefined ? {} : { gameName: games.get(`${vendor} ${game}`) ?? game }),
        ...(line === undefined ? {} : { lineName: lines.get(line) ?? '' }),
      },
    };
  });
}

async function brandCodes(db: Queryable, rows: readonly Keyed[]): Promise<Map<string, string>> {
  if (rows[0]?.key['brand'] === undefined) return new Map();
  const brands = await db.selectFrom('brands.brand').select(['id', 'code']).execute();
  return new Map(brands.map(({ id, code }) => [id, code]));
}

async function vendorNames(db: Queryable, rows: readonly Keyed[]): Promise<Map<string, string>> {
  if (rows[0]?.key['vendor'] === undefined) return new Map();
  const vendors = await db.selectFrom('catalogue.vendor_record').select(['code', 'name']).execute();
  return new Map(vendors.map(({ code, name }) => [code, name]));
}

async function gameNames(
  db: Queryable,
  rows: readonly Keyed[],
  language: Language,
): Promise<Map<string, string>> {
  if (rows[0]?.key['game'] === undefined) return new Map();
  const { rows: games } = await sql<{ vendor: string; game: string; name: LocalText }>`
    select v.code as vendor, g.code as game, g.name
    from unnest(${rows.map(({ key }) => key['vendor'] ?? '')}::text[], ${rows.map(({ key }) => key['game'] ?? '')}::text[])
      as named(vendor, game)
    join catalogue.vendor_record v on v.code = named.vendor
    join catalogue.game_record g on g.vendor_id = v.id and g.code = named.game
    group by v.code, g.code, g.name`.execute(db);
  return new Map(games.map(({ vendor, game, name }) => [`${vendor} ${game}`, gameName(name, language)]));
}

async function lineNames(db: Queryable, rows: readonly Keyed[]): Promise<Map<string, string>> {
  const lines = [...new Set(rows.flatMap(({ key: { line } }) => line || []))];
  if (lines.length === 0) return new Map();
  const agents = await db
    .selectFrom('members.account')
    .where('id', 'in', lines)
    .select(['id', 'username'])
    .execute();
  return new Map(agents.map(({ id, username }) => [id, username]));
}

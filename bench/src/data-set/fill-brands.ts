import type { Client } from 'pg';

/** Three brands in two currencies and time zones, eleven vendors, and 420 games of which few are played by most. */
export async function fillBrands(client: Client): Promise<void> {
  await client.query(`
    create schema bench;
    -- Evenly spread between 0 and 1, and the same whenever the set is made.
    create function bench.even(n bigint, salt bigint) returns double precision
      language sql immutable parallel safe
      return (hashint8extended(n, salt) & 9007199254740991) / 9007199254740992.0;`);
  await client.query(`
    insert into brands.merchant (id, code, name, enabled, currency, currency_symbol, country, time_zone, languages,
      default_language, theme, settings, signing_private_key, signing_public_key, created_at)
    select id, code, jsonb_build_object('EN', name, 'TH', name), true, currency, symbol, country, zone,
      array[language, 'EN'], language, '{}', '{}', 'none', 'none', now() - interval '400 days'
    from (values
      ('00000000-0000-7000-8000-00000000b001'::uuid, 'ORCHID', 'Orchid', 'THB', '฿', 'TH', 'Asia/Bangkok', 'TH'),
      ('00000000-0000-7000-8000-00000000b002', 'TEAK', 'Teak', 'THB', '฿', 'TH', 'Asia/Bangkok', 'TH'),
      ('00000000-0000-7000-8000-00000000b003', 'LOTUS', 'Lotus', 'VND', '₫', 'VN', 'Asia/Ho_Chi_Minh', 'VI')
    ) as brand(id, code, name, currency, symbol, country, zone, language)`);
  await client.query(`insert into brands.merchant_host (host, merchant_id)
    select lower(code) || '.bench.localhost', id from brands.merchant`);
  await client.query(`
    create table bench.vendor as
    select n, ('00000000-0000-7000-8000-00000000' || to_char(n, 'FM0000'))::uuid as id, code, category, games
    from (values (1, 'AMBER', 'RNG', 90), (2, 'BASALT', 'RNG', 80), (3, 'CORAL', 'RNG', 70), (4, 'DUNE', 'LIVE', 40),
      (5, 'EMBER', 'LIVE', 30), (6, 'FERN', 'FISH', 20), (7, 'GROVE', 'PVP', 30), (8, 'HARBOR', 'SPORTS', 10),
      (9, 'INDIGO', 'ESPORTS', 10), (10, 'JASPER', 'ELOTT', 20), (11, 'KITE', 'LOTT', 20)
    ) as vendor(n, code, category, games);
    insert into catalogue.vendor (id, code, name, public_key, signature_header, launch_url, currencies, created_at)
      select id, code, initcap(code), 'none', 'X-Signature', 'http://127.0.0.1/', '{THB,VND}', now() from bench.vendor;
    insert into catalogue.vendor_group (vendor_id, game_type) select id, category from bench.vendor;
    insert into catalogue.brand_vendor (merchant_id, vendor_id, position)
      select m.id, v.id, v.n from brands.merchant m, bench.vendor v;
    insert into catalogue.game (id, vendor_id, code, name, game_type, rtp_basis_points, popularity, created_at)
      select gen_random_uuid(), v.id, lower(v.code) || '-' || place.at,
        jsonb_build_object('EN', initcap(v.code) || ' ' || place.at, 'TH', 'เกม ' || initcap(v.code) || ' ' || place.at),
        v.category, 9600, 1000 / place.at, now()
      from bench.vendor v, generate_series(1, v.games) as place(at);
    -- By place between 0 and 1: a few games have most of the play.
    create table bench.game as
      select v.id as vendor_id, v.code as vendor, v.category, g.code as game
      from bench.vendor v join catalogue.game g on g.vendor_id = v.id;`);
}

-- Near spellings are found by trigrams. The extension comes with every PostgreSQL, and who owns a database may add it.
create extension if not exists pg_trgm with schema public;

-- Letters without what people leave out or type in two ways; see server/sql/catalogue/.
create function catalogue.plain_letters(words text) returns text
language sql immutable parallel safe
return translate(
  regexp_replace(
    replace(lower(normalize(words, nfkd) collate "und-x-icu") collate "default", 'เเ', 'แ'),
    '[\u0300-\u036f\u0e2f\u0e46-\u0e4c]', '', 'g'),
  'đıłø', 'dilo');

create or replace function catalogue.search_key(words text) returns text
language sql immutable parallel safe
return translate(catalogue.plain_letters(words), E' \t\r\n-\u200b', '');

create function catalogue.sound_key(words text) returns text
language sql immutable parallel safe
return translate(catalogue.plain_letters(words),
  E'กขฃคฅฆงจฉชฌซศษสญยดฎตฏถทธฐฑฒณนบปผพภฝฟมรลฬวหฮอฤฦะาัิีึืุูเแโใไๅ\u0e4d๐๑๒๓๔๕๖๗๘๙-',
  'kkkkkkgjcccssssyyddttttttttnnbppppffmlllwhhollaaaiiuuuueeoiiam0123456789 ');

create function catalogue.name_sound_key(name jsonb) returns text
language sql immutable parallel safe
return (select string_agg(catalogue.sound_key(words), E'\n' order by language)
        from jsonb_each_text(name) as of_game (language, words));

-- The keys of before were made by another rule.
alter table catalogue.game drop column search_key;
alter table catalogue.game
  add column search_key text not null generated always as (catalogue.name_search_key(name)) stored,
  add column sound_key text not null generated always as (catalogue.name_sound_key(name)) stored,
  -- The largest bet, where the vendor says it.
  add column max_bet bigint check (max_bet >= min_bet);
create index on catalogue.game using gin (sound_key public.gin_trgm_ops);

alter table catalogue.vendor
  add column search_key text not null generated always as (catalogue.search_key(name)) stored,
  add column sound_key text not null generated always as (catalogue.sound_key(name)) stored;

-- Words that people write for readers: one value for each language they wrote, in at least one, none of them blank.
-- Without a function in its check, so that the rule can be read here and never changes under rows that passed it.
create domain platform.local_text as jsonb check (
  jsonb_typeof(value) = 'object'
  and value <> '{}'
  and value - '{TH,EN,CN,ID,PT,TY,VI}'::text[] = '{}'
  and not jsonb_path_exists(value, '$.* ? (@.type() != "string" || @ like_regex "^\\s*$")')
);

-- What stood in a column for each language; the name that was meant for everybody else is the English one.
alter table brands.merchant alter column name_en type platform.local_text
  using jsonb_strip_nulls(jsonb_build_object(
    'TH', nullif(btrim(name_th), ''),
    'EN', coalesce(nullif(btrim(name_en), ''), code)));
alter table brands.merchant rename column name_en to name;
alter table brands.merchant drop column name_th;
-- Readers of every other language were shown the second name. Written down, so that they read on what they know.
update brands.merchant
set name = (
  select jsonb_object_agg(language, name->>'EN') || name
  from unnest(array_append(languages, 'EN')) as offered (language)
  where language in ('EN', 'CN', 'ID', 'PT', 'TY', 'VI'));

-- Letters of every language lose their case, not only those of English.
create or replace function catalogue.search_key(words text) returns text
language sql immutable parallel safe
return translate(lower(normalize(words, nfkc) collate "und-x-icu"), E' \t\r\n-\u200b', '') collate "default";

-- The same line break between the names of a game as before: it cannot be searched for.
create function catalogue.name_search_key(name jsonb) returns text
language sql immutable parallel safe
return (select string_agg(catalogue.search_key(words), E'\n' order by language)
        from jsonb_each_text(name) as of_game (language, words));

alter table catalogue.game drop column search_key;
alter table catalogue.game alter column name type platform.local_text
  using jsonb_strip_nulls(jsonb_build_object(
    'EN', coalesce(nullif(btrim(name), ''), code), 'TH', nullif(btrim(name_th), '')));
alter table catalogue.game drop column name_th;
alter table catalogue.game add column search_key text not null
  generated always as (catalogue.name_search_key(name)) stored;

-- The labels of a brand's downloads came as one setting for each of two languages.
update brands.merchant
set settings = jsonb_set(settings, '{site,resources}', (
  select coalesce(jsonb_agg(resource - 'labelNameEn' - 'labelNameCn' || jsonb_build_object('label', jsonb_strip_nulls(
    jsonb_build_object(
      'EN', coalesce(nullif(btrim(resource->>'labelNameEn'), ''),
        case when btrim(coalesce(resource->>'labelNameCn', '')) = '' then resource->>'resourceType' end),
      'CN', nullif(btrim(resource->>'labelNameCn'), '')))) order by place), '[]')
  from jsonb_array_elements(settings #> '{site,resources}') with ordinality as listed (resource, place)))
where jsonb_typeof(settings #> '{site,resources}') = 'array';

-- The names of a game in all languages, as a search compares them. The line break cannot be searched for, so nothing is
-- found across two names.
create or replace function catalogue.name_search_key(name jsonb) returns text
language sql immutable parallel safe
return (select string_agg(catalogue.search_key(words), E'\n' order by language)
        from jsonb_each_text(name) as of_game (language, words));

-- What an agent calls a link, so that links can be told apart: "LINE group", "shop window".
alter table members.affiliate_code
  add column name text check (char_length(name) between 1 and 40 and name = btrim(name));

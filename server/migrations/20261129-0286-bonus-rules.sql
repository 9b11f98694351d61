-- What a brand's offers may ask and allow at the most; no row: the strict ones. Of a version when it is written, and when it is published.
create table bonuses.brand_rules (
  merchant_id uuid primary key,
  -- Times the bonus (or deposit and bonus) that may be asked to be played.
  wagering_most integer not null check (wagering_most between 0 and 40),
  deposit_counts boolean not null,
  -- Several kinds of games for one bonus.
  mixes_games boolean not null,
  changed_at timestamptz not null,
  changed_by_name text not null,
  version integer not null default 1
);
grant select, insert, update on bonuses.brand_rules to lanna_app;

-- Brands that have offers already made them under no such rules, and go on as they were.
insert into bonuses.brand_rules (merchant_id, wagering_most, deposit_counts, mixes_games, changed_at, changed_by_name)
select distinct merchant_id, 40, true, true, now(), '–' from bonuses.offer;

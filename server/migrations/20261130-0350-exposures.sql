-- What could be lost at a vendor that keeps a book of its own (decision 253): vendors that say so have an addition, and what each said last stands here for rules of alerts.
alter table catalogue.vendor drop constraint vendor_additions_check;
alter table catalogue.vendor add constraint vendor_additions_check check (additions <@ array['unused_stake', 'at_stake',
  'valid_turnover', 'bet', 'closes_at', 'rounds', 'correct', 'batch', 'lobby', 'free_bets', 'exposures']);

-- The book of before did not say. A portal that is new has neither the vendor nor what its table's triggers call.
do $$ begin
  if exists (select from catalogue.vendor where code = 'SANAM' and not 'exposures' = any (additions)) then
    update catalogue.vendor set additions = additions || 'exposures'::text where code = 'SANAM';
  end if;
end $$;

-- A row for each brand and vendor that a rule asks about.
create table alerts.exposure_answer (
  merchant_id uuid not null,
  vendor_code text not null,
  first_asked_at timestamptz not null,
  -- Whichever process asks next waits for its turn.
  asked_at timestamptz not null,
  -- Null: it has not answered yet.
  said_at timestamptz,
  answer jsonb not null default '[]',
  primary key (merchant_id, vendor_code)
);
grant select, insert, update, delete on alerts.exposure_answer to lanna_app;

-- Reports by mail are files of either kind.
alter table alerts.report_mail add column format text not null default 'csv' check (format in ('csv', 'xlsx'));

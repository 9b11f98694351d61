-- Vendors of sports tell of today's matches as others tell of their tables (decision 210).
alter table vendor_wallet.vendor_answer drop constraint vendor_answer_kind_check;
alter table vendor_wallet.vendor_answer add constraint vendor_answer_kind_check check (kind in ('tables', 'rooms', 'jackpots', 'matches'));

-- The book of before said nothing of itself. A portal that is new has neither the vendor nor what its table's triggers call.
do $$ begin
  if exists (select from catalogue.vendor where code = 'SANAM' and not 'lobby' = any (additions)) then
    update catalogue.vendor set additions = additions || 'lobby'::text where code = 'SANAM';
  end if;
end $$;

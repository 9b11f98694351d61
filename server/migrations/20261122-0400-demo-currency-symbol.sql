-- The demo shows baht as players in Thailand know them. A symbol that an operator has set stays, and so does the default of every other brand.
-- Without the triggers: their functions are those of the release before, which may name what earlier migrations of this run have moved.
alter table brands.merchant disable trigger user;
update brands.merchant
set currency_symbol = '฿'
where code = 'LANNA' and currency = 'THB' and currency_symbol = 'P' and settings -> 'demo' is distinct from 'false';
alter table brands.merchant enable trigger user;

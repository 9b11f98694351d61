-- Prices of outrights move while a season is played (decision 240). Who can win no more, or cannot but win, is offered no more: the price stays with its versions, and no slip is taken at it.
alter table studio.sports_price add column withdrawn boolean not null default false;
grant update (withdrawn) on studio.sports_price to lanna_studio;

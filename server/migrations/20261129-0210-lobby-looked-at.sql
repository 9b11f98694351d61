-- When a page of the brand last read what vendors say of their tables, rooms and jackpots: a brand without visitors is asked for less often.
alter table vendor_wallet.lobby_turn add column looked_at timestamptz;

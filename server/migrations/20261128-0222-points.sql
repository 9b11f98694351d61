-- Points: a currency of the ledger that members earn by settled bets, and redeem or convert.
create schema points;
grant usage on schema points to lanna_app;

insert into ledger.account_kind (code, owner, is_named, inline, min_balance, is_wallet) values
  ('points', 'member', false, true, 0, false),
  ('points_issue', 'brand', false, false, null, false)
on conflict do nothing;
alter table ledger.posting_rule drop constraint not_between_people;
alter table ledger.posting_rule add constraint not_between_people check (same_owner or in_line is not null or not (
  (debit_kind in ('player_cash', 'player_bonus', 'withdrawal', 'receivable', 'agent', 'envelope', 'points'))
  and (credit_kind in ('player_cash', 'player_bonus', 'withdrawal', 'receivable', 'agent', 'envelope', 'points'))));
insert into ledger.posting_rule (code, debit_kind, credit_kind, same_owner, in_line) values
  ('points_earned', 'points_issue', 'points', false, null),
  ('points_taken_back', 'points', 'points_issue', false, null),
  ('points_granted', 'points_issue', 'points', false, null),
  ('points_expired', 'points', 'points_issue', false, null),
  ('points_spent', 'points', 'points_issue', false, null),
  ('points_returned', 'points_issue', 'points', false, null),
  ('points_corrected', 'points_issue', 'points', false, null),
  ('points_corrected', 'points', 'points_issue', false, null),
  ('points_converted', 'promotion', 'player_cash', false, null),
  ('points_converted', 'promotion', 'agent', false, null)
on conflict do nothing;

-- What a brand gives from a day on, until a later version says otherwise. What was written stays: it says what each settled bet has earned.
create table points.terms (
  merchant_id uuid not null,
  version integer not null check (version > 0),
  -- Had not begun when it was written.
  from_day date not null,
  -- Hundredths of a point for each 100 of turnover, for each kind of game.
  rates jsonb not null check (jsonb_typeof(rates) = 'object'),
  -- Percent by level of rank.
  factors jsonb not null check (jsonb_typeof(factors) = 'array'),
  -- So many points are 1.00 of the currency; the least that is converted at once, and the most a day.
  points_per_unit bigint not null check (points_per_unit > 0),
  convert_least bigint not null check (convert_least > 0),
  convert_most_day bigint not null check (convert_most_day >= convert_least),
  set_at timestamptz not null,
  set_by_name text not null,
  reason text not null,
  primary key (merchant_id, version)
);
grant select, insert on points.terms to lanna_app;

-- A member who has had points: the row is the lock under which they move. What was taken back and was spent already waits for the next.
create table points.member (
  member_id uuid primary key,
  merchant_id uuid not null,
  debt bigint not null default 0 check (debt >= 0)
);
create index member_of_brand on points.member (merchant_id, member_id);
grant select, insert, update on points.member to lanna_app;

-- What is left of the points of a month; the sum is the balance of the member's account.
create table points.lot (
  member_id uuid not null references points.member,
  month date not null check (extract(day from month) = 1),
  remaining bigint not null check (remaining >= 0),
  primary key (member_id, month)
);
create index lot_to_expire on points.lot (month) where remaining > 0;
grant select, insert, update on points.lot to lanna_app;

-- Every move, posted under its id; one that only changes the debt has no posting.
create table points.entry (
  id uuid primary key,
  merchant_id uuid not null,
  member_id uuid not null references points.member,
  at timestamptz not null,
  kind text not null check (kind in ('earned', 'granted', 'expired', 'redeemed', 'returned', 'converted', 'corrected')),
  amount bigint not null,
  debt_change bigint not null default 0,
  check (amount <> 0 or debt_change <> 0),
  -- What it is for: a redemption, a conversion, or the reference of who grants.
  reference text not null default '',
  reason text not null default '',
  by_name text
);
create unique index entry_of_reference on points.entry (member_id, kind, reference) where reference <> '';
create index entry_of_member on points.entry (member_id, at desc, id desc);
create index entry_by_time on points.entry (merchant_id, at desc, id desc);
grant select, insert on points.entry to lanna_app;
create trigger append_only before update or delete on points.entry for each row execute function ledger.refuse_change();

create table points.entry_lot (
  entry_id uuid not null references points.entry,
  member_id uuid not null,
  month date not null,
  amount bigint not null check (amount <> 0),
  primary key (entry_id, month)
);
create index entry_lot_of_member on points.entry_lot (member_id, month);
grant select, insert on points.entry_lot to lanna_app;
create trigger append_only before update or delete on points.entry_lot for each row execute function ledger.refuse_change();

-- What was counted of a day and kind of game.
create table points.counted (
  member_id uuid not null references points.member,
  day date not null,
  category text not null,
  turnover bigint not null,
  points bigint not null check (points >= 0),
  counted_at timestamptz not null,
  primary key (member_id, day, category)
);
grant select, insert, update on points.counted to lanna_app;
-- The last settlement that was counted; no row: none yet.
create table points.counting (
  is_only boolean primary key default true check (is_only),
  counted_to bigint not null
);
grant select, insert, update on points.counting to lanna_app;

-- Of which month's points a member was told before they expire, and how many days before.
create table points.reminder (
  member_id uuid not null,
  month date not null,
  days integer not null,
  merchant_id uuid not null,
  looked_at timestamptz not null,
  primary key (member_id, month, days)
);
grant select, insert on points.reminder to lanna_app;

create table points.conversion (
  id uuid primary key,
  merchant_id uuid not null,
  member_id uuid not null,
  -- The day of the brand on which it was made.
  day date not null,
  at timestamptz not null,
  points bigint not null check (points > 0),
  amount bigint not null check (amount > 0),
  currency text not null,
  points_per_unit bigint not null
);
create index conversion_of_member on points.conversion (member_id, day);
create index conversion_by_time on points.conversion (merchant_id, at desc, id desc);
grant select, insert on points.conversion to lanna_app;
create trigger append_only before update or delete on points.conversion for each row execute function ledger.refuse_change();

create table points.good (
  id uuid primary key,
  merchant_id uuid not null,
  title platform.local_text not null,
  text platform.local_text not null,
  picture_id uuid,
  -- What it costs in points, and what it is worth in the brand's currency.
  points bigint not null check (points > 0),
  worth bigint not null check (worth >= 0),
  -- How many were put in, and how many are taken: never more.
  stock integer not null check (stock >= 0),
  taken integer not null default 0 check (taken between 0 and stock),
  state text not null check (state in ('draft', 'published', 'stopped')),
  made_at timestamptz not null,
  changed_at timestamptz not null,
  version integer not null default 1
);
create index good_of_brand on points.good (merchant_id, made_at desc, id desc);
grant select, insert, update on points.good to lanna_app;

create table points.redemption (
  id uuid primary key,
  merchant_id uuid not null,
  member_id uuid not null,
  good_id uuid not null references points.good,
  -- As it was shown.
  title platform.local_text not null,
  points bigint not null check (points > 0),
  worth bigint not null check (worth >= 0),
  state text not null check (state in ('processing', 'signed', 'approved', 'rejected', 'completed')),
  -- Sealed; dropped ninety days after it was completed or rejected.
  address_sealed text,
  tracking text not null default '',
  words text not null default '',
  proposal_id uuid,
  handled_by text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  version integer not null default 1
);
create index redemption_of_member on points.redemption (member_id, created_at desc, id desc);
create index redemption_of_brand on points.redemption (merchant_id, created_at desc, id desc);
create index redemption_of_good on points.redemption (good_id);
create index redemption_waiting on points.redemption (merchant_id, created_at) where state in ('processing', 'signed', 'approved');
create index redemption_with_address on points.redemption (changed_at) where address_sealed is not null;
grant select, insert, update on points.redemption to lanna_app;

create table points.redemption_move (
  id uuid primary key,
  redemption_id uuid not null references points.redemption,
  from_state text,
  to_state text not null,
  operator_name text,
  words text not null default '',
  at timestamptz not null
);
create index move_of_redemption on points.redemption_move (redemption_id, at, id);
grant select, insert on points.redemption_move to lanna_app;

update operators.role set permissions = permissions || '{points.read}', version = version + 1
where code in ('support', 'risk') and not permissions @> '{points.read}';
update operators.role set permissions = permissions || '{points.read,points.change,points.decide}', version = version + 1
where code = 'finance' and not permissions @> '{points.change}';

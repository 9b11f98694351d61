-- Raffles: prizes of a brand that tickets of its members are drawn for. The list of tickets is fixed before the link that draws is shown.
create schema raffles;
grant usage on schema raffles to lanna_app;

insert into ledger.posting_rule (code, debit_kind, credit_kind, same_owner, in_line) values
  ('raffle_prize', 'pool', 'player_cash', false, null),
  ('raffle_prize', 'pool', 'agent', false, null)
on conflict do nothing;

create table raffles.raffle (
  id uuid primary key,
  merchant_id uuid not null,
  currency text not null,
  state text not null check (state in ('draft', 'published', 'fixed', 'drawn', 'ended', 'stopped')),
  -- Of the brand's promotions, among which members find it.
  category_id uuid not null,
  title platform.local_text not null,
  text platform.local_text not null,
  -- Days of the brand, both included, and the moments they come to.
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- So much valid turnover is a ticket; no member has more than the most.
  per_ticket bigint not null check (per_ticket > 0),
  tickets_most integer not null check (tickets_most between 1 and 200),
  least_rank integer not null check (least_rank >= 0),
  -- rules/src/rewards/raffles/terms.ts, and what they come to.
  prizes jsonb not null check (jsonb_typeof(prizes) = 'array'),
  pool bigint not null check (pool > 0),
  -- From here on nothing above changes but that it may end sooner.
  published_at timestamptz,
  -- From here on the list does not change: how many tickets there are, and the root of its hash tree; null where there was none.
  fixed_at timestamptz,
  tickets integer check (tickets >= 0),
  root text check (root ~ '^[0-9a-f]{64}$'),
  -- The next link of the chain when the list was fixed; shown by the draw.
  chain_id uuid,
  link_place integer,
  drawn_at timestamptz,
  -- How many tickets were drawn so far: a prize that no one claimed draws on.
  drawn integer not null default 0 check (drawn >= 0),
  return_id uuid not null unique,
  returned bigint not null default 0 check (returned between 0 and pool),
  ended_at timestamptz,
  made_at timestamptz not null,
  changed_at timestamptz not null,
  made_by_name text not null,
  edit integer not null default 1,
  check ((state = 'draft') = (published_at is null)),
  check ((state in ('ended', 'stopped')) = (ended_at is not null)),
  check ((fixed_at is null) = (tickets is null)),
  check ((root is null) = (coalesce(tickets, 0) = 0)),
  check ((root is null) = (chain_id is null)),
  check (state not in ('fixed', 'drawn') or root is not null),
  check (state <> 'drawn' or drawn_at is not null)
);
create index raffle_of_brand on raffles.raffle (merchant_id, made_at desc, id desc);
create index raffle_by_start on raffles.raffle (merchant_id, starts_at desc, id desc);
create index raffle_in_category on raffles.raffle (category_id);
create index raffle_in_force on raffles.raffle (merchant_id, ends_at) where state in ('published', 'fixed', 'drawn');
grant select, insert, update on raffles.raffle to lanna_app;

-- Tickets that points or missions gave.
create table raffles.given (
  id uuid primary key,
  raffle_id uuid not null references raffles.raffle,
  merchant_id uuid not null,
  member_id uuid not null,
  count integer not null check (count between 1 and 200),
  source text not null check (source in ('points', 'mission')),
  -- The redemption, or the step that was claimed.
  reference uuid not null,
  at timestamptz not null,
  unique (source, reference)
);
create index given_of_member on raffles.given (raffle_id, member_id);
grant select, insert on raffles.given to lanna_app;
create trigger append_only before update or delete on raffles.given for each row execute function ledger.refuse_change();

-- The fixed list: who holds which tickets, from the first to the last without a gap. The code stands for the member in the hash tree.
create table raffles.holder (
  raffle_id uuid not null references raffles.raffle,
  place integer not null check (place >= 0),
  member_id uuid not null,
  code text not null,
  first integer not null check (first >= 1),
  last integer not null check (last >= first),
  turnover bigint not null,
  given integer not null check (given >= 0),
  primary key (raffle_id, place),
  unique (raffle_id, first)
);
create unique index holder_of_member on raffles.holder (member_id, raffle_id);
grant select, insert on raffles.holder to lanna_app;
create trigger append_only before update or delete on raffles.holder for each row execute function ledger.refuse_change();

-- A ticket that was drawn. passed: its member was out of play, so the next was drawn; lapsed: not claimed in time.
create table raffles.prize (
  id uuid primary key,
  raffle_id uuid not null references raffles.raffle,
  merchant_id uuid not null,
  -- In the order tickets are drawn, from 0.
  place integer not null check (place >= 0),
  ticket integer not null check (ticket >= 1),
  member_id uuid not null,
  -- Which prize of the raffle, from 1, and how often it has been drawn.
  prize integer not null check (prize >= 1),
  round integer not null check (round between 1 and 3),
  reward jsonb not null check (jsonb_typeof(reward) = 'object'),
  amount bigint not null check (amount > 0),
  state text not null check (state in ('waiting', 'claimed', 'lapsed', 'passed')),
  drawn_at timestamptz not null,
  lapses_at timestamptz not null,
  claimed_at timestamptz,
  -- Where it is a bonus.
  bonus_id uuid unique,
  check ((state = 'claimed') = (claimed_at is not null)),
  check (bonus_id is null or state = 'claimed'),
  unique (raffle_id, place),
  unique (raffle_id, ticket)
);
create unique index prize_has_one on raffles.prize (raffle_id, prize) where state in ('waiting', 'claimed');
create index prizes_of_member on raffles.prize (member_id, raffle_id);
create index prize_to_lapse on raffles.prize (lapses_at) where state = 'waiting';
create index prize_by_time on raffles.prize (merchant_id, drawn_at desc, id desc);
grant select, insert, update (state, claimed_at, bonus_id) on raffles.prize to lanna_app;

-- Refused by the database itself, for every program: a ticket after the list was fixed, and a raffle that becomes another one.
\function raffles.refuse_late_tickets
create trigger list_is_fixed after insert on raffles.holder referencing new table as added
  for each statement execute function raffles.refuse_late_tickets();
create trigger list_is_fixed after insert on raffles.given referencing new table as added
  for each statement execute function raffles.refuse_late_tickets();
\function raffles.refuse_other_terms
create trigger terms_stay before update or delete on raffles.raffle for each row execute function raffles.refuse_other_terms();

-- So many tickets a good of the mall gives; null: an item that is sent.
alter table points.good add column raffle_tickets integer check (raffle_tickets between 1 and 200);
alter table points.redemption add column raffle_tickets integer check (raffle_tickets between 1 and 200);

update operators.role set permissions = permissions || '{raffles.read}', version = version + 1
where code in ('support', 'risk') and not permissions @> '{raffles.read}';
update operators.role set permissions = permissions || '{raffles.read,raffles.change}', version = version + 1
where code in ('finance', 'content') and not permissions @> '{raffles.change}';

-- What kinds of accounts there are and what may move between them become data; postings are remembered with what they
-- said; money can be held. server/sql/ledger/ holds the functions.

drop function ledger.open_account, ledger.lock_players, ledger.post, ledger.post_once, ledger.transfer_line;

-- ── accounts ────────────────────────────────────────────────────────────────────────────────────────────────────────
alter type ledger.account_kind rename to old_account_kind;
create table ledger.account_kind (
  code text primary key check (code ~ '^[a-z_]+$'),
  -- Whom an account of the kind belongs to, by account.owner_id; the brand's own have none.
  owner text not null check (owner in ('member', 'agent', 'vendor', 'brand')),
  -- One owner has several, told apart by account.purpose: a payment method's code, a pool's name.
  is_named boolean not null,
  -- The balance is kept on the row, under a lock, with a version for every transfer. The balance of any other kind is
  -- rolled up by a job: everybody moves it, and would wait for it.
  inline boolean not null,
  -- Null: may go as far below zero as it likes. Only what is kept inline can be held to anything.
  min_balance bigint check (min_balance = 0),
  -- What its member plays, deposits and withdraws with; nobody has two at one brand in one currency.
  is_wallet boolean not null,
  check (inline = (min_balance is not null)),
  check (not is_wallet or inline and owner in ('member', 'agent'))
);

insert into ledger.account_kind (code, owner, is_named, inline, min_balance, is_wallet) values
  ('player_cash',       'member', false, true,  0,    true),
  ('player_bonus',      'member', false, true,  0,    false),
  ('withdrawal',        'member', false, true,  0,    false),  -- withdrawals in process
  ('receivable',        'member', false, false, null, false),  -- what a member owes: a win taken back after it was spent
  ('agent',             'agent',  false, true,  0,    true),
  ('envelope',          'agent',  true,  true,  0,    false),  -- what an agent has set aside for the own line
  ('promotion',         'brand',  false, false, null, false),  -- what the brand gives away
  ('clearing',          'brand',  true,  false, null, false),  -- money on its way in or out by one payment method
  ('pool',              'brand',  true,  true,  0,    false),  -- set aside before it is given: envelopes, prizes
  ('house_game',        'brand',  true,  false, null, false),  -- the brand as the other side of its own lotteries and games
  ('vendor_settlement', 'vendor', false, false, null, false);

alter table ledger.account
  drop constraint account_check,
  drop constraint account_check1,
  drop constraint account_of_owner,
  alter column kind type text using case kind::text
    when 'player' then 'player_cash'
    when 'promotion_expense' then 'promotion'
    when 'sandbox_deposit' then 'clearing'
    else kind::text end,
  add column purpose text not null default '' check (char_length(purpose) <= 100),
  -- From account_kind, for the path of every bet.
  add column inline boolean not null default false,
  add column is_wallet boolean not null default false;
update ledger.account set purpose = 'SANDBOX' where kind = 'clearing';
update ledger.account a set kind = 'agent'
from accounts.member m
where a.kind = 'player_cash' and m.id = a.owner_id and m.type in (1, 2, 41, 42);
update ledger.account a set inline = k.inline, is_wallet = k.is_wallet
from ledger.account_kind k where k.code = a.kind and (k.inline or k.is_wallet);
alter table ledger.account
  alter column inline drop default,
  alter column is_wallet drop default,
  add foreign key (kind) references ledger.account_kind,
  add constraint account_of_owner unique nulls not distinct (merchant_id, currency, kind, owner_id, purpose),
  add check (inline = (min_balance is not null));
drop type ledger.old_account_kind;
create unique index wallet_of_member on ledger.account (merchant_id, currency, owner_id) where is_wallet;

-- ── what may move between them ──────────────────────────────────────────────────────────────────────────────────────
create table ledger.posting_rule (
  code text not null check (code ~ '^[a-z_]+$'),
  debit_kind text not null references ledger.account_kind,
  credit_kind text not null references ledger.account_kind,
  -- Both accounts belong to one member.
  same_owner boolean not null default false,
  -- Between an agent and somebody of the agent's own line, down to that one or up from there; proved by
  -- agents.post_in_line, and refused from anybody else.
  in_line text check (in_line in ('down', 'up')),
  primary key (code, debit_kind, credit_kind),
  -- Money never goes from one player to another. A kind that belongs to a member or agent is listed here.
  constraint not_between_people check (same_owner or in_line is not null
    or not (debit_kind in ('player_cash', 'player_bonus', 'withdrawal', 'receivable', 'agent', 'envelope')
      and credit_kind in ('player_cash', 'player_bonus', 'withdrawal', 'receivable', 'agent', 'envelope'))),
  constraint in_line_of_an_agent check (in_line is null or not same_owner
    and case in_line when 'down' then debit_kind else credit_kind end in ('agent', 'envelope')),
  -- A reversal needs no rule: what may move may move back.
  check (code <> 'reversal')
);

-- Of wallets, whoever holds them: agents play as well.
insert into ledger.posting_rule (code, debit_kind, credit_kind)
select rule.code, coalesce(debit, wallet.code), coalesce(credit, wallet.code)
from (select code from ledger.account_kind where is_wallet) wallet, (values
  ('deposit',         'clearing',          null),
  ('bet',             null,                'vendor_settlement'),
  ('bet_rollback',    'vendor_settlement', null),
  ('win',             'vendor_settlement', null),
  ('win_rollback',    null,                'vendor_settlement'),
  ('bet',             null,                'house_game'),
  ('bet_rollback',    'house_game',        null),
  ('win',             'house_game',        null),
  ('win_rollback',    null,                'house_game'),
  ('rebate',          'promotion',         null),
  ('prize',           'pool',              null),
  ('prize',           'promotion',         null)
) as rule(code, debit, credit);
insert into ledger.posting_rule (code, debit_kind, credit_kind, same_owner)
select rule.code, coalesce(debit, wallet.code), coalesce(credit, wallet.code), true
from (select code from ledger.account_kind where is_wallet) wallet, (values
  ('withdrawal',          null,           'withdrawal'),
  ('withdrawal_returned', 'withdrawal',   null),
  ('debt_collected',      null,           'receivable'),
  ('bonus_converted',     'player_bonus', null)
) as rule(code, debit, credit);
insert into ledger.posting_rule (code, debit_kind, credit_kind, same_owner) values
  ('withdrawal_paid',       'withdrawal',        'clearing',          false),
  ('free_bet',              'promotion',         'vendor_settlement', false),
  ('free_bet_rollback',     'vendor_settlement', 'promotion',         false),
  ('free_bet',              'promotion',         'house_game',        false),
  ('free_bet_rollback',     'house_game',        'promotion',         false),
  ('win_shortfall',         'receivable',        'vendor_settlement', false),
  ('win_shortfall',         'receivable',        'house_game',        false),
  ('debt_forgiven',         'promotion',         'receivable',        false),
  ('bonus_granted',         'promotion',         'player_bonus',      false),
  ('bonus_forfeited',       'player_bonus',      'promotion',         false),
  ('bonus_bet',             'player_bonus',      'vendor_settlement', false),
  ('bonus_bet_rollback',    'vendor_settlement', 'player_bonus',      false),
  ('bonus_win',             'vendor_settlement', 'player_bonus',      false),
  ('bonus_win_rollback',    'player_bonus',      'vendor_settlement', false),
  ('pool_funded',           'promotion',         'pool',              false),
  ('pool_returned',         'pool',              'promotion',         false),
  ('envelope_filled',       'agent',             'envelope',          true),
  ('envelope_returned',     'envelope',          'agent',             true);
insert into ledger.posting_rule (code, debit_kind, credit_kind, in_line)
select rule.code, above, below.code, 'down'
from (select code from ledger.account_kind where is_wallet) below, (values
  ('transfer_down', 'agent'), ('envelope', 'agent'), ('envelope', 'envelope'), ('salary', 'agent'), ('dividend', 'agent'),
  ('commission', 'agent')
) as rule(code, above)
union all
select 'transfer_up', code, 'agent', 'up' from ledger.account_kind where is_wallet;

-- ── transfers ───────────────────────────────────────────────────────────────────────────────────────────────────────
-- Either side may be kept inline, or both: an agent pays a player. History gets the columns it would have had.
alter table ledger.transfer disable trigger append_only;
alter table ledger.transfer
  alter column code type text,
  add column debit_version bigint,
  add column debit_balance bigint check (debit_balance >= 0),
  add column credit_version bigint,
  add column credit_balance bigint check (credit_balance >= 0);
update ledger.transfer set
  debit_version = case when player_account = debit_account then player_version end,
  debit_balance = case when player_account = debit_account then player_balance end,
  credit_version = case when player_account = credit_account then player_version end,
  credit_balance = case when player_account = credit_account then player_balance end
where player_account is not null;
alter table ledger.transfer
  drop column player_account,
  drop column player_version,
  drop column player_balance,
  add check ((debit_version is null) = (debit_balance is null)),
  add check ((credit_version is null) = (credit_balance is null));
alter table ledger.transfer enable trigger append_only;
-- Partial, so that a bet costs one entry.
create index on ledger.transfer (debit_account, debit_version) where debit_version is not null;
create index on ledger.transfer (credit_account, credit_version) where credit_version is not null;

alter type ledger.leg alter attribute code type text;

-- ── postings ────────────────────────────────────────────────────────────────────────────────────────────────────────
create table ledger.posting (
  -- Whoever asks again with it gets no second posting; also the group_id of its transfers.
  reference uuid primary key,
  -- SHA-256 of what was asked: the same reference must mean the same.
  fingerprint bytea not null,
  first_id bigint not null,
  last_id bigint not null,
  reverses uuid unique references ledger.posting,
  captures uuid,
  posted_at timestamptz not null default now(),
  check (first_id <= last_id),
  check (reverses is null or captures is null)
);
insert into ledger.posting (reference, fingerprint, first_id, last_id, posted_at)
select p.reference,
  sha256(convert_to(concat_ws('|', p.debit_account, p.credit_account, p.amount, p.code), 'UTF8')),
  p.transfer_id, p.transfer_id, coalesce(t.created_at, now())
from ledger.posted_reference p left join ledger.transfer t on t.id = p.transfer_id;
drop table ledger.posted_reference;
drop type ledger.transfer_code;

-- ── holds ───────────────────────────────────────────────────────────────────────────────────────────────────────────
-- Money set aside on its account: nobody can stake it. It is captured in parts or whole, and the rest released.
create table ledger.hold (
  reference uuid primary key,
  account_id bigint not null references ledger.account,
  amount bigint not null check (amount > 0),
  captured bigint not null default 0 check (captured >= 0),
  -- Null while it stands.
  released bigint check (released >= 0),
  held_at timestamptz not null,
  released_at timestamptz,
  check (captured + coalesce(released, 0) <= amount),
  check (released is null or captured + released = amount),
  check ((released is null) = (released_at is null))
);
create index on ledger.hold (account_id) where released is null;
alter table ledger.posting add foreign key (captures) references ledger.hold;
create index on ledger.posting (captures) where captures is not null;

grant select on ledger.account_kind, ledger.posting_rule, ledger.posting, ledger.hold to lanna_app;

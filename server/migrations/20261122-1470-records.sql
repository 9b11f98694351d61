-- What a member can hold against the sealed chain: beside each sealed block a tree over its transfers, of which one
-- transfer is shown with some hashes and without its neighbours (decision 100). server/sql/ledger/ holds the functions.

create table ledger.block_tree (
  -- Of the block.
  number bigint primary key,
  -- Only the holder of a transfer gets what is derived of it: without it a hash could be tried for what it covers.
  blind bytea not null check (octet_length(blind) = 32),
  root bytea not null check (octet_length(root) = 32),
  previous_seal bytea not null,
  -- Over the seal before it, the block's own hash and the root.
  seal bytea not null check (octet_length(seal) = 32),
  grown_at timestamptz not null default now()
);

-- Subtrees of 64 transfers, so that the proof of one reads 64 and not the whole block.
create table ledger.block_chunk (
  first_id bigint primary key,
  last_id bigint not null,
  number bigint not null,
  position integer not null check (position >= 0),
  digest bytea not null check (octet_length(digest) = 32),
  unique (number, position),
  check (first_id <= last_id)
);

create trigger append_only before update or delete on ledger.block_tree
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on ledger.block_tree
  for each statement execute function ledger.refuse_change();
create trigger append_only before update or delete on ledger.block_chunk
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on ledger.block_chunk
  for each statement execute function ledger.refuse_change();

grant select on ledger.block_tree, ledger.block_chunk to lanna_app;

-- What moved on a wallet beside play, of which there is little between very many bets. Partial: a bet has no entry.
create index transfer_beside_play_out on ledger.transfer (debit_account, created_at, id)
  where debit_version is not null and code not in ('bet', 'win', 'bet_rollback', 'win_rollback');
create index transfer_beside_play_in on ledger.transfer (credit_account, created_at, id)
  where credit_version is not null and code not in ('bet', 'win', 'bet_rollback', 'win_rollback');

-- Slips that arrive in the same moment are taken together: what is given for them belongs to one of them by its place in the batch, and each brings the
-- key under which its answer is kept. Functions that took one slip are dropped; those that take many stand in server/sql.
alter type lottery.new_slip
  add attribute place integer,
  -- Where its answer is kept: `platform.idempotent_answer`.
  add attribute scope text,
  add attribute key text,
  add attribute body_sha256 bytea,
  -- What it costs, as the page said it.
  add attribute said text;
alter type lottery.new_bet add attribute place integer;
alter type lottery.exposed_number add attribute place integer;

-- A slip of a batch as it stands under locks. `outcome` is null while nothing is in its way.
create type lottery.slip_facts as (
  place integer,
  account_id bigint,
  currency text,
  balance bigint,
  total bigint,
  draws uuid[],
  largest_bet bigint,
  max_stake bigint,
  is_limited boolean,
  outcome text,
  facts jsonb,
  transfer bigint
);

drop function if exists lottery.take_slip(timestamptz, lottery.new_slip, lottery.new_bet[], lottery.exposed_number[]);
drop function if exists lottery.offer(uuid, uuid, text, text, text[]);
drop function if exists draws.add_seeds(uuid[], uuid, text);

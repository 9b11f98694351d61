-- Grows the tree over the oldest sealed block that has none; answers its number, null where there is none to grow. A block
-- whose transfers are no longer what was sealed gets no tree: it raises. Nodes are paired level by level, one left over
-- goes up as it is, which is the tree of RFC 9162.
create or replace function ledger.grow_block_tree() returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
declare
  sealed ledger.block;
  before_id bigint;
  last_seal bytea;
  drawn bytea;
  found_transfers bigint;
  sha bytea;
  ids bigint[];
  nodes bytea[];
  chunks bytea[];
  height integer := 0;
begin
  lock table ledger.block_tree in share row exclusive mode;
  select * into sealed from ledger.block
  where number = coalesce((select max(number) from ledger.block_tree), 0) + 1;
  if not found then
    return null;
  end if;
  before_id := coalesce((select last_id from ledger.block where number = sealed.number - 1), 0);
  last_seal := coalesce((select seal from ledger.block_tree where number = sealed.number - 1), '\x');
  -- From the strong source of randomness, 122 bits each.
  drawn := uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());
  select count(*),
    sha256(sealed.previous_sha256 || convert_to(string_agg(ledger.transfer_line(t), E'\n' order by id), 'UTF8')),
    array_agg(id order by id), array_agg(ledger.sealed_leaf(t, drawn) order by id)
  into found_transfers, sha, ids, nodes
  from ledger.transfer t where t.id > before_id and t.id <= sealed.last_id;
  if found_transfers <> sealed.transfers or sha <> sealed.sha256 then
    raise exception 'block % is not as it was sealed', sealed.number using errcode = 'data_corrupted';
  end if;
  loop
    -- 64 transfers.
    if height = 6 or height < 6 and cardinality(nodes) = 1 and chunks is null then
      chunks := nodes;
    end if;
    exit when cardinality(nodes) = 1;
    select array_agg(case when pair.nodes = 2 then sha256('\x01'::bytea || pair.both) else pair.both end order by pair.at)
    into nodes
    from (
      select (place - 1) / 2 as at, count(*) as nodes, string_agg(node, ''::bytea order by place) as both
      from unnest(nodes) with ordinality as level(node, place) group by 1
    ) pair;
    height := height + 1;
  end loop;
  insert into ledger.block_tree (number, blind, root, previous_seal, seal)
  values (sealed.number, drawn, nodes[1], last_seal, sha256(last_seal || sealed.sha256 || nodes[1]));
  insert into ledger.block_chunk (first_id, last_id, number, position, digest)
  select held.first_id, held.last_id, sealed.number, held.position, chunk.digest
  from unnest(chunks) with ordinality as chunk(digest, place)
  join (
    select ((place - 1) / 64)::integer as position, min(id) as first_id, max(id) as last_id
    from unnest(ids) with ordinality as transfer(id, place) group by 1
  ) held on held.position = chunk.place - 1;
  return sealed.number;
end $$;

revoke execute on function ledger.grow_block_tree from public;
grant execute on function ledger.grow_block_tree to lanna_app;

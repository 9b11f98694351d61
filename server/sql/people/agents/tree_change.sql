-- What changed in the tree, in the order of its numbers, as topics above count it.
create or replace view agents.tree_change as
select number, merchant_id, member_id, kind, from_agent, to_agent, was_agent, is_agent, at from agents.tree_event;

grant select on agents.tree_change to lanna_app;

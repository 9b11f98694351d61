-- Under which agent an account counts from which day on, and whether it is an agent by then.
create or replace view agents.line_link as select member_id, from_day, merchant_id, agent_id, is_agent from agents.link;

grant select on agents.line_link to lanna_app;

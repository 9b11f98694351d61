-- What agents may do with money of their own line stands in server/sql/agents/.
create schema agents;
grant usage on schema agents to lanna_app;

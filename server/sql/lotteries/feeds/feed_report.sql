-- Feeds that are on, and when each last said something: topics above tell from it which one has fallen silent.
create or replace view feeds.feed_report as
select f.code, f.name, coalesce((select max(s.said_at) from feeds.saying s where s.source = 'feed' and s.sayer = f.code), f.created_at) as last_at
from feeds.feed f where f.enabled;

grant select on feeds.feed_report to lanna_app;

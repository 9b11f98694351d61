-- Points that topics above have given, whole: what paid a debt of the member's is part of them.
create or replace view points.granted as
select id, member_id, reference, amount - debt_change as amount from points.entry where kind = 'granted';

grant select on points.granted to lanna_app;

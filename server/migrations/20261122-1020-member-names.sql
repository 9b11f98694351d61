-- Of a name that very many have, the console's search reads as many as its list counts, always the same ones: the order of
-- each index goes on to the member.
drop index members.member_by_nickname;
create index member_by_nickname on members.member ((lower(nickname) collate "C"), id desc);
drop index members.profile_by_full_name;
create index profile_by_full_name on members.profile (lower(full_name), member_id) where full_name is not null;
drop index members.profile_by_payee_name;
create index profile_by_payee_name on members.profile (lower(payee_name), member_id) where payee_name is not null;

-- What was sent and what the providers answered, as the console shows it; never the text.
create or replace view platform.sent_messages as select * from platform.sent_message;

grant select on platform.sent_messages to lanna_app;

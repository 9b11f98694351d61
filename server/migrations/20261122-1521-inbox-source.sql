-- Of messages only some name what they were made from.
alter table inbox.message drop constraint message_source_key;
create unique index message_of_source on inbox.message (source) where source is not null;

-- Files whose bytes lie in a bucket instead of in their row. A row that is written has its bytes always; a job puts them into the bucket, reads them back
-- and only then lets go of them, in one transaction with the row here.
create table platform.stored_object (
  -- Of the row in `owner_table` that the file is of.
  id uuid primary key,
  owner_table text not null,
  -- Never used twice.
  name text not null unique,
  bytes integer not null check (bytes > 0),
  -- Of what lies in the bucket.
  sha256 bytea not null check (octet_length(sha256) = 32),
  -- Of the secret key it is sealed with; null: everybody may see it.
  key_id text,
  stored_at timestamptz not null
);
create index on platform.stored_object (key_id);
grant select, insert, delete, update (name, bytes, sha256, key_id, stored_at) on platform.stored_object to lanna_app;

-- What is to leave the bucket. A name stands here before anything is put under it, and leaves with the row above: whatever a write that broke off has left there goes.
create table platform.object_removal (
  name text primary key,
  due_at timestamptz not null
);
create index on platform.object_removal (due_at);
grant select, insert, delete, update (due_at) on platform.object_removal to lanna_app;

alter table files.picture alter webp drop not null;
create index picture_not_stored on files.picture (id) where webp is not null;
grant update (webp) on files.picture to lanna_app;

alter table catalogue.game_picture alter webp drop not null;
create index game_picture_not_stored on catalogue.game_picture (id) where webp is not null;
grant update (webp) on catalogue.game_picture to lanna_app;

alter table kyc.picture drop constraint picture_check;
alter table kyc.picture add constraint dropped_picture_has_no_image check (image is null or dropped_at is null);
create index picture_not_stored on kyc.picture (id) where image is not null;

\function platform.release_object
create trigger release_object after delete on files.picture
  for each row execute function platform.release_object();
create trigger release_object after delete on catalogue.game_picture
  for each row execute function platform.release_object();
create trigger release_object after delete on kyc.picture
  for each row execute function platform.release_object();
create trigger release_dropped_object after update of dropped_at on kyc.picture
  for each row when (old.dropped_at is null and new.dropped_at is not null) execute function platform.release_object();

-- Accounts that probably are an excluded person's: what they share was typed, not proved. They are out of play until operators have decided.
alter table protection.excluded_account drop constraint excluded_account_found_by_check;
alter table protection.excluded_account
  add constraint excluded_account_found_by_check
    check (found_by in ('own', 'mobile', 'email', 'id_number', 'bank_account', 'name_and_birthday', 'device')),
  -- Nothing of it leads on to further accounts, and who has it may not ask for the end of the exclusion.
  add column suspected boolean not null default false check (not suspected or found_by <> 'own');
create index excluded_account_suspected on protection.excluded_account (merchant_id, since) where suspected and released_at is null;
grant update (suspected, found_by) on protection.excluded_account to lanna_app;

-- Members of whom something has changed that a person is known by, or who were here from another device: compared with excluded persons, then forgotten.
create table members.person_change (
  member_id uuid primary key references members.member on delete cascade,
  changed_at timestamptz not null default clock_timestamp()
);
create index person_change_waiting on members.person_change (changed_at);
grant select, update, delete on members.person_change to lanna_app;

-- The bodies stand in server/sql/.
create function members.note_person_change() returns trigger language plpgsql security definer set search_path = '' as $$ begin return null; end $$;
create function members.note_person_device() returns trigger language plpgsql security definer set search_path = '' as $$ begin return null; end $$;
create trigger person_added after insert on members.member for each row execute function members.note_person_change();
create trigger person_changed after update of mobile, email, mobile_verified_at, email_verified_at on members.member
  for each row execute function members.note_person_change();
create trigger person_named after insert or update of full_name, payee_name, birthday, id_number on members.profile
  for each row execute function members.note_person_device();
create trigger person_here after insert on authentication.session for each row execute function members.note_person_device();

-- A member adds or changes the mobile number and the e-mail of the account, each proved by a code sent there.
alter table members.member
  add column email_verified_at timestamptz,
  add constraint member_verified_email check (email_verified_at is null or email is not null);

-- Besides numbers, codes prove addresses of e-mail, and one that a member asked for is good for that account alone.
alter table authentication.verification_code rename column mobile to recipient;
alter table authentication.verification_code
  add column member_id uuid,
  drop constraint verification_code_pkey,
  add constraint verification_code_binding unique nulls not distinct (merchant_id, purpose, recipient, member_id),
  drop constraint verification_code_purpose_check,
  add constraint verification_code_purpose_check check (purpose in ('register', 'login', 'reset', 'contact')),
  add constraint verification_code_of_member check ((purpose = 'contact') = (member_id is not null));

-- Members invite friends: by a link with a code of their own, which has nothing to do with the links of agents.
create table bonuses.friend_code (
  member_id uuid primary key,
  merchant_id uuid not null,
  code text not null check (code ~ '^[A-Z0-9]{8}$'),
  made_at timestamptz not null,
  unique (merchant_id, code)
);
grant select, insert on bonuses.friend_code to lanna_app;

-- Who registered by whose link; each member once, at the registration.
create table bonuses.referral (
  friend_id uuid primary key,
  merchant_id uuid not null,
  inviter_id uuid not null check (inviter_id <> friend_id),
  referred_at timestamptz not null,
  -- When the inviter was notified that a bonus can be taken for the friend.
  notified_at timestamptz
);
create index referral_of_inviter on bonuses.referral (inviter_id, referred_at);
create index referral_of_brand on bonuses.referral (merchant_id, referred_at desc, friend_id desc);
create index referral_to_notify on bonuses.referral (referred_at) where notified_at is null;
grant select, insert, update (notified_at) on bonuses.referral to lanna_app;

-- What is for one friend is given once, of whichever offer.
create index bonus_of_friend on bonuses.bonus (merchant_id, cause) where cause = 'as friend' or cause like 'friend %';

-- Of what is once a person: what the person was proved by when it was taken, so that a number that is taken off the account afterwards still leads to it.
create table bonuses.taken_by_person (
  offer_id uuid not null references bonuses.offer,
  cause text not null,
  digest bytea not null,
  bonus_id uuid not null references bonuses.bonus,
  primary key (offer_id, cause, digest, bonus_id)
);
grant select, insert on bonuses.taken_by_person to lanna_app;

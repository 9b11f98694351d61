-- Whether other topics give an offer as a reward, and no member takes it: what terms say now, and what those of free rounds said before.
alter table bonuses.offer_version add column only_as_reward boolean
  generated always as ((terms -> 'onlyAsReward' = 'true' or terms #> '{rounds,asReward}' = 'true') is true) stored;

-- Free rounds may win bonus money: what they won until they ended, up to which transfer that was counted, and of the bonus that it was given as, whose it is.
alter table bonuses.bonus
  add column won bigint check (won >= 0),
  add column won_to bigint,
  add column won_by uuid unique references bonuses.bonus,
  add check ((won is null) = (won_to is null)),
  add check (won is null or rounds is not null),
  add check (won_by is null or rounds is null);

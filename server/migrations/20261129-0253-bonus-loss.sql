-- The net loss that a loss back was worked out of, as it stood at the yes: what corrections change afterwards changes no bonus. Null of others, and of those of before.
alter table bonuses.bonus add column loss bigint check (loss > 0);

-- What a price gives back and what a player's line gets as rebates come to 99 % of the stake at the most: a line keeps the mode up to which it earns
-- rebates, as its prices left room when it was sold. Null: sold before, without a bound; such lines keep what was agreed.
alter table lottery.line add column rebates_to integer check (rebates_to >= mode);

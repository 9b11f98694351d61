-- Hits of fishing are counted beside rounds of slots. What a hit returns spreads by the fish it met, so that the spread is counted with it; of a slot its sheet says it.
alter table studio.measured_return add column variance numeric check (variance > 0);

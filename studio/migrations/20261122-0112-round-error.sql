-- What the last try to carry a round out ended with, under the word used for it everywhere.
alter table studio.round rename column last_trouble to last_error;

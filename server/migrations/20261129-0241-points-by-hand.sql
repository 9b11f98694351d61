-- What an operator has corrected within a day is added up over all members.
create index entry_by_hand on points.entry (by_name, at) where kind = 'corrected';

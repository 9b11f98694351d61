-- What topics have on record about one member is read by member and time.
create index abuse_case_of_member on bonuses.abuse_case (member_id, found_at desc);
create index proposal_of_subject on operators.proposal (subject_kind, subject_id, proposed_at desc);

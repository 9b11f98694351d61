-- What near spellings are compared by: each Thai letter as a Latin one of its sound, so that letters that sound alike (ศ ษ ส,
-- ณ น, ร ล, ใ ไ) are the same, and so that trigrams see them: in a database with the C locale those see no other letters.
create or replace function catalogue.sound_key(words text) returns text
language sql immutable parallel safe
return translate(catalogue.plain_letters(words),
  E'กขฃคฅฆงจฉชฌซศษสญยดฎตฏถทธฐฑฒณนบปผพภฝฟมรลฬวหฮอฤฦะาัิีึืุูเแโใไๅ\u0e4d๐๑๒๓๔๕๖๗๘๙-',
  'kkkkkkgjcccssssyyddttttttttnnbppppffmlllwhhollaaaiiuuuueeoiiam0123456789 ');

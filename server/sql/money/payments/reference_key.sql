-- A bank's reference as it is compared, however people and files write it: in capitals, digits and letters as ASCII has them (full width,
-- Thai, Arabic, and letters of other alphabets that look the same), without blanks, dashes and other signs, and without zeros in front
-- of a number. Null where nothing is left of it.
create or replace function payments.reference_key(p_reference text) returns text
  language sql immutable strict parallel safe set search_path = pg_catalog, pg_temp
  return nullif(regexp_replace(regexp_replace(translate(
    upper(normalize(p_reference, nfkc) collate pg_c_utf8),
    '๐๑๒๓๔๕๖๗๘๙٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹АВЕКМНОРСТХІЈЅУΑΒΕΖΗΙΚΜΝΟΡΤΥΧ',
    '012345678901234567890123456789ABEKMHOPCTXIJSYABEZHIKMNOPTYX'),
    '[^[:alnum:]]', '', 'g'), '(^|[^0-9])0+(?=[0-9])', '\1', 'g'), '');

revoke execute on function payments.reference_key from public;
grant execute on function payments.reference_key to lanna_app;

-- The release of before reads all columns of this view by their place: it gets back the ones it had, and reports.ngr_day has the others.
drop view if exists reports.earning_day;

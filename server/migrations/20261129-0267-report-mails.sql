-- Reports that operators are sent by mail: which, how often, and to whom. The address is the operator's own, and the right is asked each time.
create table alerts.report_mail (
  id uuid primary key,
  merchant_id uuid not null,
  report text not null check (report in ('play', 'earnings', 'cash', 'registrations')),
  every text not null check (every in ('day', 'week', 'month')),
  -- On the brand's clock, from when on the report of what is over is sent.
  at_minute integer not null check (at_minute between 0 and 1439),
  operator_ids uuid[] not null check (cardinality(operator_ids) between 1 and 20),
  language text not null check (language in ('EN', 'TH')),
  enabled boolean not null,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null
);
create index report_mail_of_brand on alerts.report_mail (merchant_id);
grant select, insert, update on alerts.report_mail to lanna_app;

-- A report of a period to an operator: made once, sent once, and tried again where it was cut off.
create table alerts.mailed_report (
  report_mail_id uuid not null references alerts.report_mail,
  operator_id uuid not null,
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  attempts integer not null default 0,
  due_at timestamptz,
  sent_at timestamptz,
  failure text,
  created_at timestamptz not null,
  primary key (report_mail_id, operator_id, from_day)
);
create index mailed_report_due on alerts.mailed_report (due_at) where due_at is not null;
grant select, insert, update, delete on alerts.mailed_report to lanna_app;

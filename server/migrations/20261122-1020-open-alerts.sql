-- The console's front page counts what nobody has looked at, each time it is opened.
create index alert_open on vendor_wallet.alert (raised_at) where closed_at is null and acknowledged_at is null;

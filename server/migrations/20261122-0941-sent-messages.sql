-- What was handed to providers of e-mail and text messages, and what they answered. Never the text: it holds codes and links.
create table platform.sent_message (
  id uuid primary key,
  merchant_id uuid not null,
  channel text not null check (channel in ('mail', 'sms')),
  -- Shown masked; read in full by a call that is recorded.
  recipient text not null,
  subject text not null,
  -- `smtp`, `http-sms`, or `outbox` where a demo keeps messages instead of sending them.
  provider text not null,
  outcome text not null check (outcome in ('accepted', 'refused', 'failed')),
  -- Of ours (`recipient_refused`), and the provider's own (`550`, `21211`).
  code text,
  provider_code text,
  -- The provider's name for the message.
  reference text,
  answered_in_ms integer not null check (answered_in_ms >= 0),
  sent_at timestamptz not null
);
create index sent_message_of_brand on platform.sent_message (merchant_id, sent_at desc, id desc);
create index sent_message_to on platform.sent_message (lower(recipient), sent_at desc);
create index sent_message_by_time on platform.sent_message (sent_at);
grant select, insert, delete on platform.sent_message to lanna_app;

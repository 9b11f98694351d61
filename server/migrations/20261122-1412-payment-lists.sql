-- The latest events of a gateway, for its page in the console.
create index webhook_event_of_gateway on payments.webhook_event (gateway_id, received_at desc);

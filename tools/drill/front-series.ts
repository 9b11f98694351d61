/** What rules and boards ask of HAProxy's own exporter; the drill looks whether it says them. */
export const FRONT_SERIES = [
  'haproxy_backend_active_servers',
  'haproxy_backend_current_queue',
  'haproxy_frontend_current_sessions',
];

declare module '../../ops.ts' {
  interface OpsNotices {
    /** A conversation with customer service has changed: written in, taken, closed. */
    service_changed: true;
    /** Hours, saved replies or the VIP link of a desk have changed. */
    service_settings_changed: true;
  }
}

export {};

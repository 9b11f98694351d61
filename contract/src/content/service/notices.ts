declare module '../../push.ts' {
  interface Notices {
    /** A member, a visitor or an operator has written in the conversation with customer service, or it has changed hands. */
    service_changed: true;
    /** The hours of a brand's desk have changed. */
    service_hours_changed: true;
  }
}

export {};

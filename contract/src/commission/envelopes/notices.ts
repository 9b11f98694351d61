declare module '../../push.ts' {
  interface Notices {
    /** An envelope waits for the member, was claimed from, or is over. */
    envelopes_changed: true;
  }
}

export {};

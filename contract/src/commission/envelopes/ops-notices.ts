declare module '../../ops.ts' {
  interface OpsNotices {
    /** An envelope was given, claimed from, or is over. */
    envelopes_changed: true;
  }
}

export {};

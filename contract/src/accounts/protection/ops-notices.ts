declare module '../../ops.ts' {
  interface OpsNotices {
    /** A member's limits or exclusion have changed. */
    protection_changed: true;
  }
}

export {};

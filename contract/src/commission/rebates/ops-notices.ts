declare module '../../ops.ts' {
  interface OpsNotices {
    /** Rebates were paid, or when they are has changed. */
    rebates_changed: true;
  }
}

export {};

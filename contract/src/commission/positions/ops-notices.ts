declare module '../../ops.ts' {
  interface OpsNotices {
    /** A sheet was written or marked, or positions of a brand have changed. */
    positions_changed: true;
  }
}

export {};

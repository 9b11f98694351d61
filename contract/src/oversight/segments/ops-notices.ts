declare module '../../ops.ts' {
  interface OpsNotices {
    /** A segment was written, changed or removed. */
    segments_changed: true;
  }
}

export {};

declare module '../../ops.ts' {
  interface OpsNotices {
    /** A broadcast has been written, moved or sent on. */
    broadcasts_changed: true;
  }
}

export {};

declare module '../../ops.ts' {
  interface OpsNotices {
    /** Incidents of a brand, what is said of them, or maintenance that is announced. */
    status_changed: true;
  }
}

export {};

declare module '../../ops.ts' {
  interface OpsNotices {
    /** A minute has passed: how database, jobs and vendors are may be asked anew. */
    health_changed: true;
  }
}

export {};

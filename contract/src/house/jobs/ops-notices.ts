declare module '../../ops.ts' {
  interface OpsNotices {
    /** A job has ended, or was asked to run. */
    jobs_changed: true;
  }
}

export {};

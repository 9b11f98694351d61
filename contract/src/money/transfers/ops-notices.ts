declare module '../../ops.ts' {
  interface OpsNotices {
    /** A transfer was asked for, has ended, became unclear or was decided. */
    transfers_changed: true;
  }
}

export {};

declare module '../../ops.ts' {
  interface OpsNotices {
    /** An operator has written, changed or taken away an announcement, or one has begun or ended. */
    announcements_changed: true;
  }
}

export {};

declare module '../../push.ts' {
  interface Notices {
    /** An announcement was written, changed or taken away, or one has begun or ended. */
    announcements_changed: true;
  }
}

export {};

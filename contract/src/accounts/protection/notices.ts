declare module '../../push.ts' {
  interface Notices {
    /** Limits of the member, the reality check or a time-out have changed, or a reality check has come due. */
    protection_changed: true;
  }
}

export {};

declare module '../../push.ts' {
  interface Notices {
    /** What the member has claimed has changed. */
    cashback_changed: true;
  }
}

export {};

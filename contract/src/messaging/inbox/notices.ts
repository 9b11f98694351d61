declare module '../../push.ts' {
  interface Notices {
    /** A message of the member's has come, been read or gone. */
    inbox_changed: true;
  }
}

export {};

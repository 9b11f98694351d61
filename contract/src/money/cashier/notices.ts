declare module '../../push.ts' {
  interface Notices {
    /** A deposit of the member's has come to something else. */
    deposits_changed: true;
  }
}

export {};

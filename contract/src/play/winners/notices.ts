declare module '../../push.ts' {
  interface Notices {
    /** There are new wins on the brand's boards. */
    winners_changed: true;
  }
}

export {};

declare module '../../push.ts' {
  interface Notices {
    /** A bill of the agent's contracts was issued, paid, or something else became of it. */
    bills_changed: true;
  }
}

export {};

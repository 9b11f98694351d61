declare module '../../push.ts' {
  interface Notices {
    /** The member was appointed as an agent, made another kind of agent, or is one no longer. */
    account_type_changed: true;
  }
}

export {};

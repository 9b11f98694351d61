declare module '../../push.ts' {
  interface Notices {
    /** A transfer of the member's has begun or ended, or a member of the line has transferred to the agent. */
    transfers_changed: true;
  }
}

export {};

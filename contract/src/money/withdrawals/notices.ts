declare module '../../push.ts' {
  interface Notices {
    /** A withdrawal of the member's, one of its payouts or its receipt has changed. */
    withdrawals_changed: true;
    /** The member's bank accounts have changed. */
    bank_accounts_changed: true;
  }
}

export {};

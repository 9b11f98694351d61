/** Asks the portal process for the ledger's own rate. */
export interface LedgerOrder {
  merchantId: string;
  memberIds: string[];
  connections: number;
  count: number;
  secondsMax: number;
}
export interface LedgerReport {
  perSecond: number;
}

/** What the load sends for a withdrawal. */
export interface WithdrawalBody {
  merchantId: string;
  memberId: string;
  bankAccountId: string;
  amount: string;
  paymentPassword: string;
}

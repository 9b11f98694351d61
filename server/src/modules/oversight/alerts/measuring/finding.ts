/** What is found of one subject when a rule is measured. */
export interface Finding {
  /** Null: it is the house's. */
  merchantId: string | null;
  /** Of what: found again of the same one, it is the same alert. */
  subject: string;
  /** Since when it is so, where that is known. */
  since: Date | null;
  /** How many times it has come since the rule was measured last; left out: it is so, once. */
  times?: number;
  /** Amounts, counts and names of things; never a member's name. */
  facts: Record<string, string>;
}

export interface Measured {
  findings: Finding[];
  /** Looked at up to here, of what comes one by one. */
  cursor?: bigint;
}

export interface MeasuredRule {
  kind: string;
  work: string | null;
  threshold: number;
  cursor: bigint | null;
}

/** Of a brand, as far as measuring needs it. */
export interface MeasuredBrand {
  id: string;
  code: string;
  currency: string;
  timeZone: string;
}

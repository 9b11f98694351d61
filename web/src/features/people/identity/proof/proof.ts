/** The proof a member must give before changing the account's protection. */
export interface Proof {
  password: string;
  /** A code of the app, a recovery code, or a passkey's answer as JSON. */
  secondFactor?: string;
}

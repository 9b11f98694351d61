import type { Tx } from '../../../platform/sql/database.ts';

/** What a topic above does with a registration, in its transaction. It refuses none. */
export type Registered = (
  tx: Tx,
  of: {
    merchantId: string;
    memberId: string;
    /** As it was typed, or came with a link, whether the form asks for it or not. */
    referralCode: string | undefined;
    now: Date;
  },
) => Promise<void>;

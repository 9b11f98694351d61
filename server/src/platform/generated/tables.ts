/** Written by `npm run types`, as its neighbours are. */
import type { DB as Accounts } from './accounts.ts';
import type { DB as Bets } from './bets.ts';
import type { DB as Brands } from './brands.ts';
import type { DB as Cashier } from './cashier.ts';
import type { DB as Catalogue } from './catalogue.ts';
import type { DB as Ledger } from './ledger.ts';
import type { DB as Platform } from './platform.ts';
import type { DB as VendorWallet } from './vendor-wallet.ts';

export interface DB
  extends Accounts,
    Bets,
    Brands,
    Cashier,
    Catalogue,
    Ledger,
    Platform,
    VendorWallet {}

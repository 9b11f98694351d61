/** Written by `npm run types`, as its neighbours are. */
import type { DB as Audit } from './audit.ts';
import type { DB as Authentication } from './authentication.ts';
import type { DB as Bets } from './bets.ts';
import type { DB as Brands } from './brands.ts';
import type { DB as Cashier } from './cashier.ts';
import type { DB as Catalogue } from './catalogue.ts';
import type { DB as Ledger } from './ledger.ts';
import type { DB as Members } from './members.ts';
import type { DB as Platform } from './platform.ts';
import type { DB as Security } from './security.ts';
import type { DB as VendorWallet } from './vendor-wallet.ts';

export interface DB
  extends Audit,
    Authentication,
    Bets,
    Brands,
    Cashier,
    Catalogue,
    Ledger,
    Members,
    Platform,
    Security,
    VendorWallet {}

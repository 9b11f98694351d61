import type { Language } from '@lanna/contract/accounts';
import type { BetStatus, exportBets as endpoint } from '@lanna/contract/bets';
import type { Received, Value } from '@lanna/contract/endpoint';
import { formatMoney } from '@lanna/rules/money';
import type { Queryable } from '../../platform/database.ts';
import type { BrandProfile } from '../brands/brand.ts';
import { showBet } from './bet-record.ts';
import { type Cell, writeCsv } from './internal/bets-csv.ts';
import { type BetLine, betLines } from './internal/bets-query.ts';

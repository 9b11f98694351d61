import { LIMIT_KINDS, LIMIT_PERIODS } from '@lanna/contract/accounts/protection/limits';
import { localTextShape } from '@lanna/contract/local-text';
import { moneyText } from '@lanna/contract/money';
import { CONTRACT_KINDS } from '@lanna/rules/commission/contracts/terms';
import { z } from 'zod';

/** Each fact a message may hold: its shape as it is kept. `show-fact.ts` puts it into words. */
export const FACT_SCHEMAS = {
  /** A decimal text in the brand's currency. */
  amount: moneyText,
  /** A decimal text. */
  points: moneyText,
  /** What it was, of an amount that has changed. */
  before: moneyText,
  /** Null: no limit. */
  limitAmount: moneyText.nullable(),
  limit: z.enum(LIMIT_KINDS),
  period: z.enum(LIMIT_PERIODS),
  at: z.iso.datetime(),
  until: z.iso.datetime(),
  effectiveAt: z.iso.datetime(),
  /** As `deviceName` says it; empty where the browser does not say. */
  device: z.string().max(100),
  promotion: localTextShape(500),
  rank: localTextShape(40),
  vendor: z.string().max(200),
  /** As `shortNumber` writes it. Messages of before have none. */
  withdrawalNumber: z.string().max(20).optional(),
  /** A lottery, and one of its draws. */
  game: localTextShape(200),
  numero: z.string().max(40),
  /** A member below an agent, masked; the link that was registered by, as its agent calls it. */
  member: z.string().max(100),
  link: z.string().max(100),
  count: z.int().positive(),
  /** What a contract of an agent is about, and its first day or its last one. */
  contract: z.enum(CONTRACT_KINDS),
  day: z.iso.date(),
  /** Why an agent did something, in the agent's own words. */
  reason: z.string().max(300),
} as const;
export type FactSchemas = typeof FACT_SCHEMAS;
export type FactName = keyof FactSchemas;

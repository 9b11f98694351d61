import { z } from 'zod';
import { moneyText } from '../../money.ts';
import { opsEndpoint } from '../../ops.ts';
import { brandCode, day } from '../../ops-list.ts';
import { vendorGroup } from '../../play/catalogue/catalogue.ts';
import { given } from '../../query.ts';

/** Shares are hundredths of a per cent: 9612 is 96.12 %. */
const basisPoints = z.int();

const returns = z.object({
  period: z.object({ from: day, to: day }),
  games: z.array(
    z.object({
      vendor: z.string(),
      vendorName: z.string(),
      game: z.string(),
      gameName: z.string(),
      category: vendorGroup,
      currency: z.string(),
      bets: z.int(),
      stake: moneyText,
      payout: moneyText,
      /** Payouts of a hundred staked. */
      measured: basisPoints,
      /** As the catalogue states it; null where it does not. */
      stated: basisPoints.nullable(),
      /** Of a hundred periods like this one, chance alone leaves ninety-nine within so much of what is stated; from how these very bets differ. */
      band: basisPoints,
      /** Beyond the band, with bets enough for it to say something. */
      outside: z.boolean(),
    }),
  ),
  /** What demo players played; they are in no game's figures. */
  demo: z.array(z.object({ currency: z.string(), bets: z.int(), stake: moneyText, payout: moneyText })),
});
export type Returns = z.infer<typeof returns>;

/** With fewer bets a band says nothing. */
export const BETS_LEAST = 100;
/** All bets of the period are read. */
export const RETURN_DAYS_MAX = 92;

export const showReturns = opsEndpoint({
  method: 'GET',
  path: '/ops/insight/returns',
  access: 'reports.read',
  elsewhere: true,
  summary: 'What games returned beside what they state',
  query: z.object({
    brand: given(brandCode),
    from: given(day),
    to: given(day),
    category: given(vendorGroup),
  }),
  value: returns,
  refusals: [],
});

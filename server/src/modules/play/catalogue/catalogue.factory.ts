import { randomUUID } from 'node:crypto';
import { DEFAULT_SIGNATURE_HEADER } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { VendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import type { LiveClass, LotteryKind } from '@lanna/contract/play/catalogue/game-kinds';
import type { VendorAddition } from '@lanna/contract/play/catalogue/vendor-additions';
import type { LocalText } from '@lanna/rules/local-text';
import { parseMoney } from '@lanna/rules/money';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Queryable } from '../../../platform/sql/database.ts';
import { makeSigningKey } from '../../house/brands/signing-key.ts';

export interface VendorOptions {
  code?: string;
  name?: string;
  /** Brands that carry it. */
  brands?: { id: string }[];
  /** Its place among the brand's vendors; those of one place stand by name. */
  position?: number;
  groups?: VendorGroup[];
  launchUrl?: string;
  apiUrl?: string | null;
  publicKey?: string;
  signatureHeader?: string;
  allowedIps?: string[];
  currencies?: string[];
  enabled?: boolean;
  /** Seamless unless said otherwise. */
  walletKind?: 'seamless' | 'transfer';
  demo?: boolean;
  provable?: boolean;
  /** How many of its units make one of the currency; 100 000 unless said otherwise. */
  amountScale?: bigint;
  /** What its record switches on beyond the published protocol. */
  additions?: readonly VendorAddition[];
  /** What it may give away at the brands; absent: nothing. */
  freeBets?: { max: bigint; dayMax: bigint };
  /** Largest win of a round and largest net win of a day, by currency; absent: so much that no test comes near it. */
  winLimits?: Record<string, readonly [bigint, bigint]>;
}

const PLENTY = 10n ** 17n;

let vendorKey: ReturnType<typeof makeSigningKey> | undefined;

/**
 * A vendor for a test: `await createVendor(db.kysely, { brands: [river], groups: ['LIVE'] })`. Vendors of one test file
 * share a key unless `publicKey` is given; its private half comes back as `privateKey`.
 */
export async function createVendor(db: Queryable, options: VendorOptions = {}) {
  vendorKey ??= makeSigningKey();
  const code = options.code ?? `V${randomUUID().slice(0, 8).toUpperCase()}`;
  const vendor = await db
    .insertInto('catalogue.vendor')
    .values({
      id: newId(),
      code,
      name: options.name ?? `Vendor ${code}`,
      public_key: options.publicKey ?? vendorKey.publicKey,
      signature_header: options.signatureHeader ?? DEFAULT_SIGNATURE_HEADER,
      launch_url: options.launchUrl ?? 'http://127.0.0.1:9/launch',
      api_url: options.apiUrl ?? null,
      allowed_ips: options.allowedIps ?? [],
      currencies: options.currencies ?? ['THB'],
      enabled: options.enabled ?? true,
      wallet_kind: options.walletKind ?? 'seamless',
      demo_supported: options.demo ?? false,
      provable: options.provable ?? false,
      additions: [...(options.additions ?? [])],
      ...(options.amountScale ? { amount_scale: options.amountScale } : {}),
      win_limits: JSON.stringify(
        Object.fromEntries(
          Object.entries(options.winLimits ?? { THB: [PLENTY, PLENTY] }).map(([currency, [round, day]]) => [
            currency,
            [String(round), String(day)],
          ]),
        ),
      ),
      created_at: new Date('2026-11-01T00:00:00Z'),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const group of options.groups ?? ['RNG']) {
    await db
      .insertInto('catalogue.vendor_group')
      .values({ vendor_id: vendor.id, game_type: group })
      .execute();
  }
  for (const brand of options.brands ?? []) {
    await db
      .insertInto('catalogue.brand_vendor')
      .values({
        merchant_id: brand.id,
        vendor_id: vendor.id,
        position: options.position ?? 0,
        free_bet_max: options.freeBets?.max ?? null,
        free_bet_day_max: options.freeBets?.dayMax ?? null,
      })
      .execute();
  }
  return { ...vendor, privateKey: vendorKey.privateKey };
}

export interface GameOptions {
  vendor: { id: string };
  code?: string;
  /** A name alone is the English one. */
  name?: string | LocalText;
  gameType?: VendorGroup;
  rtpBasisPoints?: number | null;
  minBet?: string;
  maxBet?: string;
  lines?: number | null;
  volatility?: 'low' | 'medium' | 'high' | null;
  features?: string[];
  liveClass?: LiveClass;
  lotteryKind?: LotteryKind;
  demo?: boolean;
  enabled?: boolean;
  popularity?: number;
  createdAt?: Date;
  /** Brands that put it forward. */
  hotIn?: { id: string }[];
}

/** A game for a test: `await createGame(db.kysely, { vendor, name: { EN: 'Night Market', TH: 'ตลาดกลางคืน' } })`. */
export async function createGame(db: Queryable, options: GameOptions) {
  const code = options.code ?? `game-${randomUUID().slice(0, 8)}`;
  const minBet = amountOf(options.minBet ?? '1.00');
  const game = await db
    .insertInto('catalogue.game')
    .values({
      id: newId(),
      vendor_id: options.vendor.id,
      code,
      name: typeof options.name === 'object' ? options.name : { EN: options.name ?? `Game ${code}` },
      game_type: options.gameType ?? 'RNG',
      rtp_basis_points: options.rtpBasisPoints ?? null,
      min_bet: minBet,
      max_bet: options.maxBet === undefined ? null : amountOf(options.maxBet),
      lines: options.lines ?? null,
      volatility: options.volatility ?? null,
      features: options.features ?? [],
      live_class: options.liveClass ?? null,
      lottery_kind: options.lotteryKind ?? null,
      demo_supported: options.demo ?? false,
      enabled: options.enabled ?? true,
      popularity: options.popularity ?? 0,
      created_at: options.createdAt ?? new Date('2026-11-01T00:00:00Z'),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const [position, brand] of (options.hotIn ?? []).entries()) {
    await db
      .insertInto('catalogue.hot_game')
      .values({ merchant_id: brand.id, game_id: game.id, position })
      .execute();
  }
  return game;
}

function amountOf(text: string): bigint {
  const amount = parseMoney(text);
  if (amount === undefined) throw new Error(`not an amount: ${text}`);
  return amount;
}

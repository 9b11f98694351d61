import type { VendorGame } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { makeSigningKey } from '../src/modules/house/brands/signing-key.ts';
import { importGames } from '../src/modules/play/catalogue/import-games.ts';
import { registerVendor } from '../src/modules/play/catalogue/register-vendor.ts';
import { vendorDetails } from '../src/modules/play/catalogue/vendor.ts';
import type { Database } from '../src/platform/sql/database.ts';

const VENDORS = 20;
const THINGS = [
  ['Lantern', 'โคม'],
  ['River', 'สายน้ำ'],
  ['Elephant', 'ช้าง'],
  ['Lotus', 'ดอกบัว'],
  ['Temple', 'วัด'],
  ['Tiger', 'เสือ'],
  ['Mango', 'มะม่วง'],
  ['Monsoon', 'มรสุม'],
  ['Orchid', 'กล้วยไม้'],
  ['Market', 'ตลาด'],
] as const;
const KINDS = [
  ['Golden', 'ทอง'],
  ['Silver', 'เงิน'],
  ['Midnight', 'เที่ยงคืน'],
  ['Lucky', 'นำโชค'],
  ['Royal', 'ราชา'],
] as const;
const VOLATILITIES = ['low', 'medium', 'high'] as const;
const FEATURES = ['wild', 'free-spins', 'jackpot', 'buy-bonus'] as const;

/**
 * Many made-up vendors and games offered by every brand, for measuring only: nothing here can be opened. The same call
 * always makes the same games.
 */
export async function seedBenchCatalogue(
  db: Database,
  { games, now }: { games: number; now: Date },
): Promise<void> {
  const { publicKey } = makeSigningKey();
  await db.transaction(async (tx) => {
    for (let vendor = 0; vendor < VENDORS; vendor++) {
      const code = `BENCH${String(vendor + 1).padStart(2, '0')}`;
      const details = vendorDetails.parse({
        code,
        name: `Bench vendor ${vendor + 1}`,
        groups: ['RNG', 'FISH', 'LIVE'],
        publicKey,
        launchUrl: 'http://127.0.0.1:9/launch',
        demoSupported: true,
      });
      await registerVendor(tx, { details, now });
      const list = Array.from({ length: Math.ceil((games - vendor) / VENDORS) }, (_, at) =>
        benchGame(at * VENDORS + vendor),
      );
      if (list.length > 0) await importGames(tx, { vendorCode: code, games: list, now });
    }
  });
}

function benchGame(number: number): VendorGame {
  const [thing, thingTh] = THINGS[number % THINGS.length] ?? THINGS[0];
  const [kind, kindTh] = KINDS[Math.floor(number / THINGS.length) % KINDS.length] ?? KINDS[0];
  return {
    game_code: `bench-${number}`,
    name: { EN: `${kind} ${thing} ${number}`, TH: `${thingTh}${kindTh} ${number}` },
    category: number % 10 === 9 ? 'FISH' : number % 10 === 8 ? 'LIVE' : 'RNG',
    rtp: 90 + (number % 70) / 10,
    minBet: `${1 + (number % 20)}.00`,
    volatility: VOLATILITIES[number % VOLATILITIES.length] ?? 'low',
    features: FEATURES.filter((_, at) => (number >> at) % 2 === 1),
    lines: 5 * (1 + (number % 10)),
    demo: true,
  };
}

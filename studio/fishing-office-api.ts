import type { FishingReceipt } from './rules/fishing/fishing-receipt.ts';

/** What the back office's page and the studio say to each other about halls, below the vendor's address, in the envelope of `back-office-api.ts`. */
export const FISHING_OFFICE_PATHS = {
  /** GET: the halls that are shot in now, `OfficeHall[]`. */
  halls: '/back-office-api/fishing/halls',
  /** GET: what each kind has returned, `OfficeKindReturn[]`. */
  returns: '/back-office-api/fishing/returns',
  /** GET `?state=&before=`: packets of the brand's players, newest first, `OfficePackets`. */
  packets: '/back-office-api/fishing/packets',
  /** GET `/:id`: one with all its hits, `OfficePacketView`. */
  packet: '/back-office-api/fishing/packets',
} as const;

export interface OfficeHall {
  gameCode: string;
  hallId: string;
  packets: number;
  hitsLastMinute: number;
  spent: string;
  payout: string;
}

export interface OfficeKindReturn {
  gameCode: string;
  fish: string;
  hits: number;
  kills: number;
  spent: string;
  payout: string;
  returnPercent: string;
  /** What luck leaves around 96 %: three standard errors of so many hits of this kind. */
  bandPercent: string;
  isWithin: boolean;
}

export interface OfficePacket {
  id: string;
  player: string;
  gameCode: string;
  state: string;
  shots: number;
  kills: number;
  reserve: string;
  spent: string;
  payout: string;
  openedAt: string;
}
export interface OfficePackets {
  packets: OfficePacket[];
  next: string | null;
}
export interface OfficePacketView extends OfficePacket {
  receipt: FishingReceipt;
}

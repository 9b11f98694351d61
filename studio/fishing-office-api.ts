import type { FishingReceipt } from './rules/fishing/fishing-receipt.ts';
import type { AnglesEvidence, RateEvidence } from './rules/fishing/suspicion.ts';

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
  /** GET: `OfficeHallSetting[]`. POST with `configure`: sets one, and gives the list. */
  settings: '/back-office-api/fishing/settings',
  /** With `investigate`. GET `?before=`: `OfficeFishingCases`. POST `{case, decision, words}` decides about one, and gives the newest. */
  cases: '/back-office-api/fishing/cases',
  /** POST `{case, words}` with `investigate`: the player of a closed seat may sit down again. */
  openSeat: '/back-office-api/fishing/cases/open-seat',
} as const;

export interface OfficeHall {
  gameCode: string;
  hallId: string;
  /** Of the brand's players. */
  seats: number;
  packets: number;
  hitsLastMinute: number;
  /** That were drawn: what met nothing is no row. */
  shotsLastMinute: number;
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

/** Null: as the sheet has it. */
export interface OfficeHallSetting {
  gameCode: string;
  name: { TH: string; EN: string };
  version: number;
  /** Stopped for the brand's players under Games: no packet opens. */
  isStopped: boolean;
  sheet: {
    bets: string[];
    packetShotsLeast: number;
    packetShots: number;
    payoutMax: string;
    /** The most that one of the dearest shots can be paid. */
    oneShotPays: string;
  };
  minBet: string | null;
  maxBet: string | null;
  packetShots: number | null;
  payoutMax: string | null;
  lastSet: { at: string; by: string; reason: string } | null;
}

export interface OfficeCaseFacts {
  id: string;
  /** Masked. */
  player: string;
  gameCode: string;
  packets: string[];
  openedAt: string;
  decision: 'note' | 'warn' | 'close-seat' | null;
  words: string | null;
  decidedAt: string | null;
  decidedBy: string | null;
  seenAt: string | null;
  reopenedAt: string | null;
  reopenedBy: string | null;
  reopenedWords: string | null;
}
/** What was seen. */
export type OfficeCaseEvidence =
  | { kind: 'rate'; evidence: RateEvidence }
  | { kind: 'angles'; evidence: AnglesEvidence };
export type OfficeFishingCase = OfficeCaseFacts & OfficeCaseEvidence;
export interface OfficeFishingCases {
  cases: OfficeFishingCase[];
  next: string | null;
}

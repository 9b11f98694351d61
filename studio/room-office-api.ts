import type { CompanySignal } from './rules/rooms/company.ts';
import type { RoomsReceipt } from './rules/rooms/rooms-receipt.ts';

/** What the back office's page and the studio say to each other about card rooms, below the vendor's address, in the envelope of `back-office-api.ts`. */
export const ROOM_OFFICE_PATHS = {
  /** GET: the rooms with who sits there, `OfficeRoom[]`. */
  rooms: '/back-office-api/rooms',
  /** POST `roomTurn`: no hand begins any more for the brand's players; those in play go to their end. */
  stop: '/back-office-api/rooms/stop',
  /** POST `roomTurn`. */
  open: '/back-office-api/rooms/open',
  /** GET: when receipts of the brand's hands are opened, `OfficeRoomSetting`. POST `roomSetting`. */
  setting: '/back-office-api/rooms/setting',
  /** GET: what the house kept, by day and room, `OfficeRake[]`. */
  rake: '/back-office-api/rooms/rake',
  /** GET `?player=&table=&state=&before=`: hands of the brand's tables, newest first, `OfficeHands`. */
  hands: '/back-office-api/rooms/hands',
  /** GET `/:id`: one that is over, with all its moves, `OfficeHandView`. */
  hand: '/back-office-api/rooms/hands',
  /** GET `?state=&before=`: pairs that stand out and hands that members have reported, newest first, `OfficeRoomCases`. */
  cases: '/back-office-api/rooms/cases',
  /** GET `/:id`: one with its hands side by side, `OfficeRoomCaseView`. POST `/:id` `caseStep`. */
  oneCase: '/back-office-api/rooms/cases',
} as const;

export interface OfficeRoom {
  code: string;
  game: string;
  base: string;
  tables: number;
  players: number;
  handsInPlay: number;
  stopped: { at: string; by: string; reason: string } | null;
}

export interface OfficeRoomSetting {
  /** 0: nothing was set. */
  version: number;
  /** Receipts hold what was dealt and drawn a day after a hand, and not at its end. */
  opensLate: boolean;
  /** Open tables that began otherwise, and stay so until they are closed. */
  otherTables: number;
  lastSet: { at: string; by: string; reason: string } | null;
}

/** A day in Thailand. */
export interface OfficeRake {
  day: string;
  room: string;
  hands: number;
  voids: number;
  /** Of them, because a seat did not open its seed. */
  notOpened: number;
  /** What seats won of one another. */
  moved: string;
  rake: string;
}

export interface OfficeHandLine {
  id: string;
  table: string;
  number: number;
  state: string;
  seats: number;
  moved: string;
  rake: string;
  beganAt: string;
  voidReason: string | null;
}
export interface OfficeHands {
  hands: OfficeHandLine[];
  next: string | null;
}
export interface OfficeHandView extends OfficeHandLine {
  players: {
    seat: number;
    player: string;
    state: string;
    reserve: string;
    won: string | null;
    rake: string | null;
  }[];
  moves: { seat: number; move: string; byClock: boolean; afterMs: number }[];
  /** Null of a hand without a result. */
  receipt: RoomsReceipt | null;
}

export const CASE_STEPS = ['note', 'part', 'join', 'freeze', 'close'] as const;
export type CaseStep = (typeof CASE_STEPS)[number];

/** What the page posts to the console around it once a case asks for winnings to be frozen: the money lies there, and is held there. */
export interface FreezeAsked {
  lanna: 'freeze-winnings';
  /** As the wallet knows the player. */
  player: string;
  caseNumber: string;
}

export interface OfficeRoomCase {
  id: string;
  kind: 'signals' | 'report';
  /** Of a report: who has reported, alone. */
  one: string;
  other: string | null;
  openedAt: string;
  closedAt: string | null;
  closedBy: string | null;
  /** Of a pair: what stands out now. */
  signals: CompanySignal[];
  /** Of a report. */
  reason: string | null;
}
export interface OfficeRoomCases {
  cases: OfficeRoomCase[];
  next: string | null;
}
export interface OfficeRoomCaseView extends OfficeRoomCase {
  /** The two never sit at one table. */
  apart: boolean;
  steps: { step: CaseStep; text: string; player: string | null; by: string; at: string }[];
  /** What the two have won of each other in all their hands, in base stakes: above zero, the first of them. */
  flow: string | null;
  handsTogether: number;
  /** The last that both were in, or the one that was reported. */
  hands: OfficeCaseHand[];
}
export interface OfficeCaseHand {
  id: string;
  table: string;
  number: number;
  at: string;
  base: string;
  seats: {
    seat: number;
    player: string;
    /** One of the two. */
    isOfCase: boolean;
    cards: string[];
    won: string | null;
    moves: { move: string; byClock: boolean }[];
    /** Plays that no sound player would make. */
    odd: number;
  }[];
}

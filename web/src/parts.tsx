import type { LotteryGame } from '@lanna/contract/lotteries/lottery/games';
import type { DownlineMember } from '@lanna/contract/people/agents/agents';
import type { Bet } from '@lanna/contract/play/bets/bets';
import type { VendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import type { PromotionCard } from '@lanna/contract/rewards/promotions/promotions';
import type { ContractKind } from '@lanna/rules/commission/contracts/terms';
import { type ComponentType, createContext, type ReactNode, use } from 'react';
import { Lazy, type LazyComponent } from './lazy-component.tsx';

/** Places that a page of one topic keeps open for others, and what each of them is given. */
export interface PartProps {
  /** Above the frame of a game played for money. A dialog it opens lies over the frame, which then takes no input. */
  game: {
    /** A round is being shown, whose result the player is yet to see. */
    isInRound: boolean;
    onLeave: () => void;
  };
  /** On the pages where games are chosen: what has just been won there, or in the games of one category. */
  justWon: { category?: VendorGroup };
  /** In a room of members, above what is written there. */
  room: { id: string };
  /** On the home page, below the games: who has won. */
  winners: object;
  /** On the home page, between games and promotions: what the member can do or claim now. */
  missions: object;
  /** Above the form of a deposit. */
  deposit: object;
  /** Where a withdrawal waits for a bonus: giving it up, which says what is lost. */
  openBonus: { bonus: { id: string; balance: string; progress: string; required: string } };
  /** Above the figures of an agent's team: what waits for the agent. */
  teamAhead: object;
  /** Beneath the figures of an agent's team: how to bring more members. */
  teamOverview: {
    /** The team has no member yet. */
    isEmpty: boolean;
  };
  /** On the page of a promotion, beneath what it says: each topic shows what it has of its own kinds, and nothing for others. */
  promotion: { promotion: Pick<PromotionCard, 'id' | 'kind'> };
  /** At the end of the protections of the account. */
  security: object;
  /** Beneath the header, for a member whose play is stopped at their own request. */
  excluded: object;
  /** The table of a lottery: how its lines are picked and bought. Each topic shows those of its own families, and nothing for others. */
  lotteryTable: LotteryPart & {
    /** Play the address asks for; the table's own first one where it names none. */
    playType: string | undefined;
    /** Keeps the play in the address. */
    onPlayType: (playType: string) => void;
  };
  /** Results, trends and proofs of a lottery. */
  lotteryResults: LotteryPart;
  /** What a bet was on, on its receipt: each topic shows receipts of its own kind, and nothing for others. */
  betReceipt: {
    /** As its source gave it. */
    receipt: unknown;
  };
  /** What a bet of another member was decided by, who has shown it. Of the one topic that shows receipts. */
  sharedReceipt: {
    bet: Omit<Bet, 'bonus' | 'checking'>;
    /** As its source gave it. */
    given: unknown;
    isReached: boolean;
    onRetry: () => void;
  };
  /** Whether the player's devices are notified of a lottery's results: the bell beside them. */
  followGame: LotteryPart;
  /** On the page of messages to devices: what of them is followed one by one. */
  devices: object;
  /** The player's own slips of a lottery. */
  lotteryOrders: LotteryPart;
  /** Where a draw has just unfolded: what the player's own slips on it came to. */
  drawOutcome: { gameCode: string; numero: string };
  /** Where a slip has just been bought: what can be done with it. */
  placedSlip: { slipId: string };
  /** On the page of a kind of contract: what it has come to, bill by bill. */
  contractBills: { kind: ContractKind };
  /** On the fairness page: what else of the site can be computed again. */
  fairness: object;
  /** On the sheet of a member below an agent: what can be done with the member. Each brings a button, and what it opens. */
  downlineMember: { member: DownlineMember };
}

export interface LotteryPart {
  game: LotteryGame;
}
export type PartPlace = keyof PartProps;

export interface Parts {
  /** What is in each place: `parts` of the topics. */
  in: { readonly [Place in PartPlace]: readonly LazyComponent<PartProps[Place]>[] };
  /** Around each of them: one that does not come leaves the page usable. */
  Boundary: ComponentType<{ children: ReactNode }>;
}

/** Of the site; a page shown by itself has none. */
export const PartsContext = createContext<Parts | undefined>(undefined);

/** What other topics bring to this place of the page. */
export function PartsAt<Place extends PartPlace>({
  place,
  props,
}: {
  place: Place;
  props: PartProps[Place];
}): ReactNode {
  const parts = use(PartsContext);
  if (!parts) return null;
  const { Boundary } = parts;
  const here: readonly LazyComponent<PartProps[Place]>[] = parts.in[place];
  return here.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same list every time
    <Boundary key={at}>
      <Lazy of={part} props={props} />
    </Boundary>
  ));
}

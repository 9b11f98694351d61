import {
  type ContractEventKind,
  type ContractMove,
  type ContractSide,
  type ContractState,
  movesOf,
} from '@lanna/rules/commission/contracts/contract-life';
import type { Updateable } from 'kysely';
import type { ContractsContract } from '../../../../platform/generated/contracts.ts';
import { defineDesk } from '../../../../platform/ops/desk.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { type Contract, contractOf, contractRows, lockParties } from '../pages/contract-row.ts';
import { noteEvent } from './note-event.ts';
import { type News, notifySides } from './notify-sides.ts';

/** What a contract comes to, and the move of a side that brings it there; without one it is the clock, the tree, or the brand's own word. */
type To = { state: ContractState } & Partial<PartyMove>;
interface PartyMove {
  move: ContractMove;
  side: ContractSide;
}

interface How {
  /** As its history names it. */
  what: ContractEventKind;
  /** Whose doing it is; left out for the clock and for changes of the tree. */
  side?: ContractSide | 'brand';
  note?: string | undefined;
  set?: Pick<
    Updateable<ContractsContract>,
    | 'closing'
    | 'last_day'
    | 'replaced_by'
    | 'signed_at'
    | 'from_day'
    | 'ending_by'
    | 'ending_at'
    | 'notice_day'
    | 'refused_sides'
  >;
  /** Left out where neither side is notified, or later. */
  news?: News;
  now: Date;
}

/** Contracts of agents. Each side has moves of its own, and what a step means for other contracts is the step's to see to. */
export const contractDesk = defineDesk<
  'contracts.contract',
  Contract,
  To,
  How,
  Parameters<typeof contractOf>[0]
>({
  table: 'contracts.contract',
  rows: contractRows,
  read: contractOf,
  first: (tx, { kind, uplineId, memberId }) => lockParties(tx, kind, [uplineId, memberId]),
  stateOf: ({ state }) => state,
  may: (_from, { move, side }, contract) => !move || !side || movesOf(contract, side).includes(move),
  impossible: (state) => new Refusal('contract_moved_on', { state }),
  about: ({ merchantId: brandId, id, kind: name }) => ({ brandId, subject: { kind: 'contract', id, name } }),
  columns: (_contract, { to: { state }, set, now }) => ({
    ...set,
    state,
    ...(CLOSED.includes(state) && { closed_at: now }),
  }),
  history: noteEvent,
  notify: async (tx, contract, { news, now }) => {
    if (news) await notifySides(tx, contract, news, now);
  },
});

const CLOSED: readonly ContractState[] = ['ended', 'denied', 'expired', 'invalid'];

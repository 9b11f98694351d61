import type { Permission } from '@lanna/contract/endpoint';
import type { OpsDue } from '@lanna/contract/ops';
import type { FourEyes } from '@lanna/rules/four-eyes';
import type { z } from 'zod';
import type { Brand } from '../http/calls/route.ts';
import type { Queryable, Tx } from '../sql/database.ts';

/** Who works in the console. */
export interface Operator {
  id: string;
  name: string;
  sessionId: string;
}

export interface OperatorSession {
  operator: Operator;
  due: OpsDue | null;
  /** When the person last proved to be who they are: password and second factor. */
  provedAt: Date;
  /** All permissions the operator has anywhere, with the brands they hold for. */
  grants: ReadonlyMap<Permission, readonly Brand[]>;
  /** Permissions that hold for the whole house, brands to come included. */
  house: ReadonlySet<Permission>;
}

/** What an action was done to. `kind` is a word of the topic (`member`, `brand`, `vendor`, …); the console links to it. */
export interface ActionSubject {
  kind: string;
  id: string;
  /** As operators know it; it stays readable when the subject is gone. */
  name?: string;
}

/** Facts of before or after. Never a password, code, secret or token; personal data masked. */
export type ActionFacts = Record<string, unknown>;

/** One action of an operator, as the sealed record keeps it. */
export interface Action {
  /** `<topic>.<what>`. */
  action: string;
  /** Null where it concerns the house. */
  brandId: string | null;
  subject: ActionSubject;
  before?: ActionFacts | undefined;
  after?: ActionFacts | undefined;
  reason?: string | undefined;
}

/** Who acts, and from where. */
export interface Actor {
  operator: Operator;
  address: string;
  userAgent: string;
}

/** Something that one operator proposes and another approves. */
export interface Proposal {
  kind: string;
  brandId: string | null;
  subject: ActionSubject;
  payload: unknown;
  reason: string;
}

/** What is done when a proposal of this kind is approved. A topic contributes its kinds to `proposalKinds`. */
export interface ProposalKind<Payload extends z.ZodType = z.ZodType> {
  /** `<topic>.<what>`; the setting of the console lists it. */
  kind: string;
  /** The approving operator must have it too, in the proposal's brand. */
  permission: Permission;
  payload: Payload;
  /** When two are needed, and how far the console's setting may loosen it. Without one always two are, and the setting does not list it. */
  rule?: FourEyes;
  /** What would change, as things stand now; left out, the console shows the payload. */
  preview?(
    db: Queryable,
    payload: z.output<Payload>,
    brandId: string | null,
  ): Promise<{ before?: ActionFacts; after?: ActionFacts }>;
  /**
   * Carries it out in the transaction of the approval. Refuses with `proposal_outdated` if what it is about has changed since.
   * Answers what the record says of before and after.
   */
  carryOut(
    tx: Tx,
    payload: z.output<Payload>,
    context: {
      proposalId: string;
      brandId: string | null;
      reason: string;
      proposer: string;
      approver: Operator;
      now: Date;
    },
  ): Promise<{ before?: ActionFacts; after?: ActionFacts }>;
  /** Undoes what was set aside for it, in the transaction in which it is refused, withdrawn or expires. Refuses nothing. */
  letGo?(
    tx: Tx,
    payload: z.output<Payload>,
    context: { proposalId: string; brandId: string | null; now: Date },
  ): Promise<void>;
}

/** What the topic `operators` gives the platform: who calls, what is recorded, what waits for a second pair of eyes. */
export interface OperatorGate {
  /**
   * The session of a cookie's token on this host. `attended`: the operator is there, so the session's idle time begins anew.
   * Refuses with `not_logged_in` or `session_expired`.
   */
  resolve(token: string, host: string, attended: boolean): Promise<OperatorSession>;
  /** Adds an action to the sealed record, in the transaction of what it records. */
  record(db: Queryable, action: Action, actor: Actor): Promise<void>;
  /** Notes that a call was refused to an operator; in its own statement, at most some a minute for one operator. */
  recordRefused(refused: { call: string; code: string }, actor: Actor): Promise<void>;
  /** Whether this kind of action needs a second operator, as its rule and the console's setting say. `amount`: of money, in 1/100 000. */
  mustBeProposed(db: Queryable, kind: string, amount?: bigint): Promise<boolean>;
  /** Stores a proposal and records it; gives back its id. */
  propose(tx: Tx, proposal: Proposal, actor: Actor): Promise<string>;
}

/** Ties a kind of proposal to the type of its payload. */
export function proposalKind<Payload extends z.ZodType>(kind: ProposalKind<Payload>): ProposalKind {
  return kind as unknown as ProposalKind;
}

import type { Permission } from '@lanna/contract/endpoint';
import type { OpsAccess, OpsDue } from '@lanna/contract/ops';
import type { RefusalCode } from '@lanna/contract/refusals';
import type { Clock } from '../process/clock.ts';
import type { SecretBox } from '../sealing/secret-box.ts';
import type { Database } from '../sql/database.ts';

/** What the hostile test of the console gives a row to make its input with; the topic `brands` adds the two brands. */
export interface OpsFixture {
  db: Database;
  clock: Clock;
  secrets: SecretBox;
  /** Who makes the call: for input that must be another operator's, or the caller's own. */
  operatorId: string;
}

export interface OpsInput {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
}

/** Each call of a topic and who may make it: `modules/<topic>/ops-access.factory.ts` exports them as `opsAccessRows`. */
export type OpsAccessRows = Record<string, OpsRow>;

export interface OpsRow {
  /** Written here a second time on purpose: a call whose access is widened in the contract alone fails the test. */
  access: OpsAccess;
  house?: true;
  stepUp?: true;
  whileDue?: true | readonly OpsDue[];
  /**
   * What is sent, made anew for each caller who gets through, since a call may use it up. Its ids belong to `river`: make there
   * what the call needs (`createMember(db, river)`).
   */
  input?: (fixture: OpsFixture) => OpsInput | Promise<OpsInput>;
  /**
   * The answer to a caller who has access to `river`; `ok` unless said otherwise. A function, where it depends on what else the
   * caller may do in `river`.
   */
  receives?: RefusalCode | ((may: (permission: Permission) => boolean) => RefusalCode | 'ok');
  /**
   * The answer to a caller who has the permission in `hill` alone and sends those ids. A path with an id needs it (`not_found`),
   * or says that its id belongs to no brand (then everybody with the permission gets the same).
   */
  foreign?: RefusalCode | 'unowned';
  /** Words that no caller without access to `river` may read in the answer, besides the ids of the path. */
  secrets?: (fixture: OpsFixture) => readonly string[];
}

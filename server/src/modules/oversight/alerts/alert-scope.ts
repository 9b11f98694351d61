import type { Permission } from '@lanna/contract/endpoint';
import { type RawBuilder, sql } from 'kysely';
import { brandOf } from '../../../platform/ops/brand-in-scope.ts';
import type { AnyOpsCall } from '../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';

/** Whose rows a call may see or change: those of its brands, and the house's where its operator has the right over all of it. */
export interface AlertScope {
  brandIds: readonly string[];
  ofHouse: boolean;
}

type Call = Pick<AnyOpsCall, 'brands' | 'brandIds' | 'session'> & {
  query?: { brand?: string | undefined } | undefined;
};

/** A call that is narrowed to one brand sees nothing of the house. */
export function scopeOf({ brandIds, session, query }: Call, permission: Permission): AlertScope {
  return { brandIds, ofHouse: session.house.has(permission) && query?.brand === undefined };
}

/** A condition on a row's brand. */
export function inScope(column: string, { brandIds, ofHouse }: AlertScope): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(column)} = any (${[...brandIds]}::uuid[]) or ${sql.ref(column)} is null and ${ofHouse}::boolean)`;
}

/** The brand that something new belongs to, or null for the house. Refuses `brand_out_of_scope`, and `forbidden` where the house is not the caller's. */
export function ownerOf(call: Call, code: string | null, permission: Permission): string | null {
  if (code !== null) return brandOf(call.brands, code).id;
  if (!call.session.house.has(permission)) throw new Refusal('forbidden');
  return null;
}

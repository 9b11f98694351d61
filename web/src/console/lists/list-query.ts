import type { Received } from '@lanna/contract/endpoint';
import type { OpsEndpoint } from '@lanna/contract/ops';
import type { FilterField } from './list-filter.ts';

type QueryOf<E extends OpsEndpoint> = NonNullable<Received<E>['query']>;
/** What a list's call can be asked for. */
export type Asked<E extends OpsEndpoint> = keyof QueryOf<E> & string;

/** What a list's call may be sorted by: `at`, `-at`. */
export type WayOf<E extends OpsEndpoint> =
  QueryOf<E> extends { sort: infer Way extends string } ? Way : never;
/** The same without the way round. */
export type SortOf<E extends OpsEndpoint> = Exclude<WayOf<E>, `-${string}`>;

type Days = FilterField & { kind: 'days' };
type Bounded<Name> = Name extends `${infer Amount}Min` ? Amount : never;

/** The fields that a list's call can be filtered by: each asks what stands in its query. */
export type FieldOf<E extends OpsEndpoint> =
  | (FilterField & { kind: 'text' | 'member' | 'choice' | 'choices' | 'flag'; name: Asked<E> })
  | (FilterField & { kind: 'amount'; name: Bounded<Asked<E>> })
  | (Days & { names: readonly [from: Asked<E>, to: Asked<E>] })
  | ('from' | 'to' extends Asked<E> ? Days & { names?: never } : never);

import * as z from 'zod/mini';

type Fields = Readonly<Record<string, z.ZodMiniType<string | number>>>;
type Read<F extends Fields> = { readonly [Name in keyof F]: z.output<F[Name]> };

/** What a list is filtered by and its page, as they stand in the address. */
export interface UrlFilter<Filter> {
  /** The page of a centre the list stands on; undefined for a page of the site. */
  centrePage: string | undefined;
  /** What the address says; whatever it does not say or is not understood is the default. */
  read: (search: string) => Filter;
  /** The address with these values; a default is not written. Everything else in it stays. */
  write: (search: string, changed: Partial<Filter>) => string;
  /** With nothing chosen. */
  opening: Filter;
}

/**
 * A filter whose fields are read by schemas that never fail: they `catch` with their default. On a page of a centre its names
 * are led by the page's key (`personalHistoryCopy.status=open`), since the page below has a query of its own.
 */
export function urlFilter<F extends Fields>(
  fields: F,
  { centrePage }: { centrePage?: string } = {},
): UrlFilter<Read<F>> {
  const schema = z.object(fields);
  const names = Object.keys(fields);
  const inUrl = (name: string) => (centrePage === undefined ? name : `${centrePage}.${name}`);
  const parse = (found: object) => schema.parse(found) as unknown as Read<F>;
  const opening = parse({});
  const read = (search: string) => {
    const query = new URLSearchParams(search);
    return parse(Object.fromEntries(names.map((name) => [name, query.get(inUrl(name)) ?? undefined])));
  };
  return {
    centrePage,
    opening,
    read,
    write: (search, changed) => {
      const next = { ...read(search), ...changed };
      const query = new URLSearchParams(search);
      for (const name of names) {
        if (next[name] === opening[name]) query.delete(inUrl(name));
        else query.set(inUrl(name), String(next[name]));
      }
      const text = query.toString();
      return text && `?${text}`;
    },
  };
}

export function oneOf<const Value extends string>(values: readonly Value[], fallback: Value) {
  return z.catch(z.enum(values), fallback);
}

/** Text of a limited length; without it the field is empty. */
export function textOf(lengthMax: number) {
  return z.catch(z.string().check(z.trim(), z.maxLength(lengthMax)), '');
}

/** A day that exists, `yyyy-MM-dd`, or none. */
export function dayOrNone() {
  return z.catch(z.iso.date(), '');
}

const PAGES_MAX = 10_000;

export function pageNumber() {
  return z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGES_MAX)), 1);
}

import type { Endpoint } from '@lanna/contract/endpoint';
import type { Language } from '@lanna/contract/people/members/members';
import type { ReadyAnswer } from './ready-answer.ts';
import type { Brand, Call, Route } from './route.ts';
import type { Snapshots } from './snapshots.ts';

/** A question that every visitor of a brand asks alike; fields the description does not name are gone. */
export interface AskedAlike {
  brand: Brand;
  language: Language;
  params: unknown;
  query: unknown;
}

/** Whether this question is one whose answer everybody shares. */
export function isAlike({ alike }: Route, query: unknown): boolean {
  return alike !== undefined && !alike.unless?.(query);
}

/** Distinguishes questions of one description, brand and language. A field sent empty is one left out (`query.ts` of the contract). */
export function normalForm(
  { alike }: Route,
  { params, query }: Pick<AskedAlike, 'params' | 'query'>,
): string {
  const counting = Object.entries(query ?? {}).filter(
    ([name, value]) => value !== undefined && value !== '' && !alike?.ignores.includes(name),
  );
  return JSON.stringify([params ?? null, counting]);
}

export function keyOf(
  { endpoint }: Route,
  { brand, language }: Pick<AskedAlike, 'brand' | 'language'>,
  form: string,
): string {
  return `${brand.id} ${language} ${endpoint.path} ${form}`;
}

/** The envelope with the answer, from memory where it is kept; nothing of who asks reaches the handler. */
export function answerAlike(
  snapshots: Snapshots,
  route: Route,
  asked: AskedAlike,
  form = normalForm(route, asked),
): Promise<ReadyAnswer> {
  const { endpoint, handle, alike } = route;
  const question = {
    key: keyOf(route, asked, form),
    brandId: asked.brand.id,
    until: alike?.until ?? [],
    forMs: alike?.forMs,
  };
  return snapshots.answer(question, async () => {
    const value = endpoint.value.safeParse(await handle(ofVisitor(asked)));
    if (!value.success)
      throw new Error(`what ${endpoint.path} answers is not as described`, { cause: value.error });
    return JSON.stringify({ success: true, value: value.data });
  });
}

/** Of no machine (RFC 5737), so nothing is known of where it is. */
const ADDRESS_OF_NO_VISITOR = '192.0.2.1';

/** A call by an unknown visitor. */
export function ofVisitor(asked: AskedAlike, site = { host: '', origin: '' }): Call<Endpoint> {
  return {
    ...asked,
    ...site,
    body: undefined,
    caller: null,
    address: ADDRESS_OF_NO_VISITOR,
    userAgent: '',
    idempotencyKey: '',
  };
}

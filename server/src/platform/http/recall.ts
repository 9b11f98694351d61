import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AskedAlike, answerAlike, isAlike, keyOf, normalForm } from './alike-answers.ts';
import { languageOf } from './language-of.ts';
import { sendReady } from './ready-answer.ts';
import type { Route } from './route.ts';
import type { Snapshots } from './snapshots.ts';

const ADDRESSES_KNOWN_MAX = 500;
const ADDRESS_LENGTH_MAX = 300;

interface Understood {
  form: string;
  params: unknown;
  query: unknown;
}

/** Answers what visitors ask alike; false where the request is another, which goes the whole way. */
export type Recall = (request: FastifyRequest, reply: FastifyReply) => boolean;

export function recallOf(route: Route, snapshots: Snapshots): Recall {
  const { endpoint } = route;
  /** Addresses come again and again; each is read by its schema once. */
  const known = new Map<string, Understood | undefined>();

  function understood(request: FastifyRequest): Understood | undefined {
    const { url } = request;
    if (known.has(url)) return known.get(url);
    const result = understand(request);
    if (url.length <= ADDRESS_LENGTH_MAX) {
      if (known.size >= ADDRESSES_KNOWN_MAX) known.clear();
      known.set(url, result);
    }
    return result;
  }

  function understand(request: FastifyRequest): Understood | undefined {
    const params = endpoint.params?.safeParse(request.params);
    const query = endpoint.query?.safeParse(request.query);
    if (params?.success === false || query?.success === false) return undefined;
    const asked = { params: params?.data, query: query?.data };
    if (!isAlike(route, asked.query)) return undefined;
    return { ...asked, form: normalForm(route, asked) };
  }

  return (request, reply) => {
    const question = understood(request);
    if (!question || !request.brand) return false;
    const { form, params, query } = question;
    const { brand } = request;
    const asked: AskedAlike = { brand, language: languageOf(request, brand), params, query };
    const kept = snapshots.kept(keyOf(route, asked, form));
    if (kept) sendReady(request, reply, kept);
    else
      answerAlike(snapshots, route, asked, form).then(
        (answer) => sendReady(request, reply, answer),
        (error) => reply.send(error),
      );
    return true;
  };
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerAlike, isAlike, keyOf, normalForm } from './alike-answers.ts';
import { languageOf } from './language-of.ts';
import { type ReadyAnswer, sendReady } from './ready-answer.ts';
import type { Brand, Route } from './route.ts';
import type { Snapshots } from './snapshots.ts';

const ADDRESSES_KNOWN_MAX = 500;
const ADDRESS_LENGTH_MAX = 300;

interface Understood {
  form: string;
  params: unknown;
  query: unknown;
}

export interface Recall {
  /** Answers what visitors ask alike; false where the request is another, which goes the whole way. */
  answer(request: FastifyRequest, reply: FastifyReply): boolean;
  /** What is kept for an address that has been understood before. */
  kept(request: FastifyRequest, brand: Brand): ReadyAnswer | undefined;
}

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

  return {
    answer: (request, reply) => {
      const question = understood(request);
      const { brand } = request;
      if (!question || !brand) return false;
      const { form, params, query } = question;
      const asked = { brand, language: languageOf(request, brand), params, query };
      answerAlike(snapshots, route, asked, form).then(
        (answer) => sendReady(request, reply, answer),
        (error) => reply.send(error),
      );
      return true;
    },
    kept: (request, brand) => {
      const question = known.get(request.url);
      const asker = { brand, language: languageOf(request, brand) };
      return question && snapshots.kept(keyOf(route, asker, question.form));
    },
  };
}

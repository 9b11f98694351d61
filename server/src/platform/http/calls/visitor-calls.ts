import type { AnswerCall } from '@lanna/contract/page';
import type { Language } from '@lanna/contract/people/members/members';
import type { z } from 'zod';
import { Refusal } from '../../refusals/refusal.ts';
import { answerAlike, isAlike, ofVisitor } from './alike-answers.ts';
import type { Brand, Route } from './route.ts';
import type { Snapshots } from './snapshots.ts';

export interface VisitorOf {
  brand: Brand;
  language: Language;
  /** One of the brand's hosts, and where browsers see it. */
  host: string;
  origin: string;
}

/**
 * Answers the reads of a page that the server writes, for an unknown visitor: no token, no address. What needs either is
 * refused, so a page that many share can hold nothing of one of them. The site's state is the page's own affair.
 */
export function visitorCalls(
  routes: readonly Route[],
  snapshots?: Snapshots,
): (visitor: VisitorOf) => VisitorCalls {
  const reads = new Map(
    routes.filter(({ endpoint }) => endpoint.method === 'GET').map((route) => [route.endpoint.path, route]),
  );

  return ({ brand, language, host, origin }) => {
    async function read(...[{ method, path }, sent]: Parameters<AnswerCall>): Promise<Read> {
      const route = method === 'GET' ? reads.get(path) : undefined;
      if (!route) throw new Refusal('not_found');
      const { endpoint } = route;
      if (endpoint.access !== 'anyone' && endpoint.access !== 'optional') throw new Refusal('not_logged_in');
      const params = parsed(endpoint.params, sent.params);
      const query = parsed(endpoint.query, sent.query);
      const asked = { brand, language, params, query };
      if (snapshots && isAlike(route, query)) {
        const { body, etag } = await answerAlike(snapshots, route, asked);
        return { mark: etag, value: () => JSON.parse(body.toString()).value };
      }
      const value = await route.handle(ofVisitor(asked, { host, origin }));
      // As it would travel: what the description does not name stays here.
      const text = JSON.stringify(endpoint.value.parse(value));
      return { mark: text, value: () => JSON.parse(text) };
    }
    return {
      answer: async (endpoint, sent) => (await read(endpoint, sent)).value(),
      recorded: () => record(read),
    };
  };
}

interface Read {
  /** The same for the same answer, and for no other. */
  mark: string;
  value: () => unknown;
}

/** What a page reads. */
export interface VisitorCalls {
  answer: AnswerCall;
  /** The same, noting what was answered: a page made of these answers is the same for as long as they are. */
  recorded(): { answer: AnswerCall; stillHolds: () => Promise<boolean> };
}

function record(
  read: (...asked: Parameters<AnswerCall>) => Promise<Read>,
): ReturnType<VisitorCalls['recorded']> {
  const answered: { asked: Parameters<AnswerCall>; mark: string }[] = [];
  return {
    answer: async (...asked) => {
      const { mark, value } = await marked(read(...asked));
      answered.push({ asked, mark });
      return value();
    },
    stillHolds: async () => {
      const same = await Promise.all(
        answered.map(async ({ asked, mark }) => (await marked(read(...asked))).mark === mark),
      );
      return same.every((one) => one);
    },
  };
}

/** A refusal is an answer as well. Whatever else goes wrong is none: it is asked for again. */
async function marked(reading: Promise<Read>): Promise<Read> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const refuse = () => {
      throw error;
    };
    return { mark: `refused: ${error.code}`, value: refuse };
  }
}

function parsed(shape: z.ZodType | undefined, value: unknown): unknown {
  return shape?.parse(value ?? {});
}

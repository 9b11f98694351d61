import { createHash } from 'node:crypto';
import type { Kind } from './main.ts';

/** What it does with the next requests of a kind instead of serving them. */
export interface Behaviour {
  kind: Kind;
  act:
    | 'late'
    | 'never'
    /** 503, nothing done. */
    | 'refuse'
    /** Keeps, or sends, only half. */
    | 'half'
    /** 200, and nothing was done. */
    | 'hollow'
    /** One bit of the object differs. */
    | 'wrong'
    /** Done, and the line breaks before the answer. */
    | 'lost';
  ms?: number;
  /** How many requests in a row; one, if nothing is said. */
  times?: number;
}

/** What tests say to the store and ask of it, beside its protocol. */
export function controls(objects: Map<string, Buffer>, uploads: Map<string, unknown>) {
  let behaviours: Behaviour[] = [];
  let arrivals: Kind[] = [];

  function next(kind: Kind): Behaviour | undefined {
    arrivals.push(kind);
    const behaviour = behaviours.find((one) => one.kind === kind);
    if (!behaviour) return undefined;
    behaviour.times = (behaviour.times ?? 1) - 1;
    if (behaviour.times <= 0) behaviours = behaviours.filter((one) => one !== behaviour);
    return behaviour;
  }

  function command(url: URL, body: Buffer): unknown {
    const said = body.length > 0 ? JSON.parse(body.toString()) : {};
    switch (url.pathname) {
      case '/control/behave':
        behaviours.push(...(said.next as Behaviour[]));
        return {};
      case '/control/calm':
        behaviours = [];
        arrivals = [];
        return {};
      case '/control/lose':
        return { lost: objects.delete(said.name) };
      case '/control/object':
        return { base64: objects.get(said.name)?.toString('base64') ?? null };
      default:
        return { objects: listed(objects), unfinished: uploads.size, arrivals };
    }
  }

  return { next, command };
}

function listed(objects: Map<string, Buffer>) {
  return [...objects].map(([name, object]) => ({
    name,
    bytes: object.length,
    sha256: createHash('sha256').update(object).digest('hex'),
  }));
}

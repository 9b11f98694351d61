import type { FastifyInstance } from 'fastify';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;

interface MountedRoute {
  methods: (typeof METHODS)[number][];
  /** In Fastify notation. */
  address: string;
}

/** Reads the router's own drawing of its tree: four characters a level, a piece of the address a line. */
export function mountedRoutes(app: FastifyInstance): MountedRoute[] {
  const pieces: string[] = [];
  const found: MountedRoute[] = [];
  for (const line of app.printRoutes().split('\n')) {
    const [, indent = '', piece = '', list = ''] =
      /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    if (!piece) continue;
    pieces.length = indent.length / 4;
    pieces.push(piece);
    const methods = METHODS.filter((method) => list.split(', ').includes(method));
    if (methods.length > 0) found.push({ methods, address: pieces.join('') });
  }
  return found;
}

import { type Plugin, parseSync, Visitor } from 'vite';

const SERVER_SIDE = new Set(['params', 'query', 'body', 'value', 'refusals', 'summary', 'limit']);

/**
 * In the browser an endpoint is its method, path, module and flags. Its schemas do their work on the server;
 * dropping them here keeps zod (26 kB) out of the first load, while the types still come from them.
 */
export function endpointsWithoutSchemas(): Plugin {
  return {
    name: 'endpoints-without-schemas',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/src\/[\w-]+\.ts$/ },
      handler: (code) => ({ code: withoutSchemas(code), map: null }),
    },
  };
}

/** An object that names a `method` and a `module` describes an endpoint, whole or in part. */
export function withoutSchemas(code: string): string {
  const cuts: [start: number, end: number][] = [];
  new Visitor({
    ObjectExpression({ properties }) {
      const named = properties.flatMap((property) =>
        property.type === 'Property' && property.key.type === 'Identifier'
          ? [{ name: property.key.name, start: property.start, end: property.end }]
          : [],
      );
      const names = new Set(named.map(({ name }) => name));
      const describesEndpoint = names.has('summary') || (names.has('method') && names.has('module'));
      if (!describesEndpoint) return;
      for (const { name, start, end } of named) if (SERVER_SIDE.has(name)) cuts.push([start, end]);
    },
  }).visit(parseSync('contract.ts', code).program);

  return cuts
    .sort(([one], [other]) => other - one)
    .reduce((text, [start, end]) => {
      const comma = /^\s*,/.exec(text.slice(end))?.[0].length ?? 0;
      return text.slice(0, start) + text.slice(end + comma);
    }, code);
}

import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

/** A bare Fastify that answers each address with the bytes it was given, and does nothing else for a call. */
const file = process.argv[2];
if (!file || !process.send) throw new Error('started by the lobby bench, with a file of answers');
const answers = new Map<string, string>(Object.entries(JSON.parse(readFileSync(file, 'utf8'))));
const app = Fastify();
for (const [path, text] of answers) {
  const body = Buffer.from(text);
  app.get(path, (_request, reply) => {
    reply.type('application/json; charset=utf-8').send(body);
  });
}
process.send(await app.listen({ port: 0, host: '127.0.0.1' }));
process.once('disconnect', () => process.exit());

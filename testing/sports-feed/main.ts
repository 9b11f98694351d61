import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Step, script } from './script.ts';

/*
 * A feed of a made season, written from docs/sports-feed.md alone: it shares no code with the studio.
 *
 *   node testing/sports-feed/main.ts --print --seed=7 --matches=30
 *     writes what it would say, a step a line, with what must come of it
 *   node testing/sports-feed/main.ts --url=http://localhost:4000 --key=alpha.pem --minutes=10
 *     says it to a studio as the feed `alpha`, each match so many minutes ahead; what lies need a second feed is left out
 */
const { values } = parseArgs({
  options: {
    print: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    matches: { type: 'string', default: '380' },
    minutes: { type: 'string', default: '60' },
    url: { type: 'string' },
    key: { type: 'string' },
  },
});
const startsAt = new Date(Date.now() + Number(values.minutes) * 60_000);
const steps = script({ seed: Number(values.seed), matches: Number(values.matches), startsAt });

if (values.print) for (const step of steps) process.stdout.write(`${JSON.stringify(step)}\n`);
else if (values.url && values.key) await sayAll(values.url, createPrivateKey(readFileSync(values.key)));
else {
  process.stderr.write('either --print, or --url and --key\n');
  process.exitCode = 1;
}

async function sayAll(url: string, key: KeyObject): Promise<void> {
  for (const step of steps) {
    if (step.step === 'kick_off') await wait(Math.max(0, startsAt.getTime() - Date.now()));
    if (step.step !== 'say' || step.feed !== 'alpha' || step.signedBy !== 'alpha') continue;
    const status = await say(url, key, step);
    process.stdout.write(`${step.sequence} ${String(step.message['kind'])} ${step.lie}: ${status}\n`);
  }
}

async function say(
  url: string,
  key: KeyObject,
  { feed, sequence, message }: Step & { step: 'say' },
): Promise<string> {
  const body = JSON.stringify({ feed, producer: 'prematch', sequence, message });
  const signature = sign('sha256', Buffer.from(body), key).toString('base64');
  const answer = await fetch(`${url}/sports-feed`, {
    ...{ method: 'POST', body },
    headers: { 'content-type': 'application/json', 'x-feed-signature': signature },
  });
  const { status } = (await answer.json().catch(() => ({}))) as { status?: string };
  return status ?? String(answer.status);
}

import { randomUUID } from 'node:crypto';
import type { GatewayEvent } from './brand.fixture.ts';
import { chosen, HUNDREDTH, type MoneySequence, pressed, type Step } from './sequence.fixture.ts';

/** Delivers an event of the gateway, once or twice at once; now and then a forged one comes first and is refused. */
export async function deliver(
  { receive, events }: MoneySequence,
  event: GatewayEvent,
  twice: boolean,
): Promise<void> {
  const isForgedFirst = events.length % 8 === 0;
  if (isForgedFirst && (await receive({ ...event, event: randomUUID() }, true)) !== 'bad_signature')
    throw new Error('a forged event was taken');
  for (const said of await pressed(twice, () => receive(event)))
    if (said !== 'taken') throw new Error(`an event was ${said}`);
  events.push(event);
}

/** An old event: as it was, under its own name with other money, or its payment once more in an event of another amount. */
export async function deliverAgain(sequence: MoneySequence, step: Step<'webhook again'>): Promise<void> {
  const event = chosen(sequence.events, step.pick);
  if (!event) return;
  const other = { ...event, amount: event.amount + HUNDREDTH };
  const [sent, expected] = !step.changed
    ? [event, 'taken']
    : step.pick % 2 === 0
      ? [other, 'event_conflict']
      : [{ ...other, event: randomUUID() }, 'contradicted'];
  const said = await sequence.receive(sent);
  if (said !== expected) throw new Error(`a repeated event was ${said}, not ${expected}`);
  sequence.happened.add(step.changed ? 'webhook contradicted' : 'webhook repeated');
}

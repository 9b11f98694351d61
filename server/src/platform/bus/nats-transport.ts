import { setTimeout as sleep } from 'node:timers/promises';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Log } from '../process/log.ts';
import type { Transport } from './transport.ts';

export interface NatsSettings {
  url: string;
  user: string;
  password: string;
}

interface Subscription {
  subject: string;
  receive(text: string): void;
  leave?: () => void;
}

/** A server that says nothing for twice as long is away. */
const PING_EVERY_MS = 2000;
const AGAIN_MS = 500;

/**
 * NATS core, as fast as it goes: no stream, nothing kept. A process starts whether NATS is there or not, and finds it again for as long as that takes. The
 * client library is loaded here alone.
 */
export function natsTransport(settings: NatsSettings, { log, name }: { log: Log; name: string }): Transport {
  const watchers = new Set<(isOpen: boolean) => void>();
  const subscriptions = new Set<Subscription>();
  let connection: NatsConnection | undefined;
  let isOpen = false;
  let isStopped = false;

  function changed(now: boolean) {
    if (now === isOpen) return;
    isOpen = now;
    if (now) log.info('the bus is there');
    else if (!isStopped) log.warn('the bus is away');
    for (const watcher of watchers) watcher(now);
  }

  function take(nats: NatsConnection, subscription: Subscription) {
    const taken = nats.subscribe(subscription.subject, {
      callback: (error, message) => {
        if (!error) subscription.receive(message.string());
      },
    });
    subscription.leave = () => taken.unsubscribe();
  }

  async function open() {
    const { connect } = await import('@nats-io/transport-node');
    const nats = await connect({
      servers: settings.url,
      user: settings.user,
      pass: settings.password,
      name,
      waitOnFirstConnect: true,
      maxReconnectAttempts: -1,
      reconnectTimeWait: AGAIN_MS,
      pingInterval: PING_EVERY_MS,
      maxPingOut: 2,
      ignoreAuthErrorAbort: true,
    });
    connection = nats;
    if (isStopped) return nats.close();
    for (const subscription of subscriptions) take(nats, subscription);
    changed(true);
    for await (const { type } of nats.status()) {
      if (type === 'disconnect') changed(false);
      if (type === 'reconnect') changed(true);
    }
    changed(false);
  }

  async function stayOpen() {
    while (!isStopped) {
      await open().catch((error) => log.error({ err: error }, 'the bus refuses this process'));
      await sleep(AGAIN_MS, undefined, { ref: false });
    }
  }

  void stayOpen();
  return {
    isOpen: () => isOpen,
    send: (subject, text) => {
      // The client would keep it for later, without bound.
      if (isOpen) connection?.publish(subject, text);
    },
    subscribe: (subject, receive) => {
      const subscription: Subscription = { subject, receive };
      subscriptions.add(subscription);
      if (connection) take(connection, subscription);
      return () => {
        subscriptions.delete(subscription);
        subscription.leave?.();
      };
    },
    watch: (onChange) => {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
    stop: async () => {
      isStopped = true;
      await connection?.close();
    },
  };
}

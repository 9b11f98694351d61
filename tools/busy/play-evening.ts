import { setTimeout as sleep } from 'node:timers/promises';
import type { DemoPlayer } from '../../server/seed/demo-players.ts';
import { Refused } from './ask.ts';
import { type DemoMember, logIn, type Table } from './demo-member.ts';
import { shootRounds } from './shoot-rounds.ts';

/** Log-ins are limited by address, and this one is its owner's as well. */
const BETWEEN_LOGINS_MS = 8000;
/** A spin is thought about for so long; no game takes one sooner than two and a half seconds after the last. */
const THINKING_MS = [4000, 14_000] as const;
const BREAK_MS = [30_000, 240_000] as const;
const SPINS = [6, 30] as const;
const DEPOSIT = [200, 2000] as const;
const AFTER_TROUBLE_MS = [20_000, 60_000] as const;
/** Of the stakes a game offers, the smaller ones. */
const USUAL_STAKES = 4;

/**
 * Lets the demo's own players play as people do on an evening: they come one after the other, try games, think, rest and pay in
 * again. Some one or two rounds a second in all, through the real wallet; and they shoot at the rounds of Yeekee. Ends when it is stopped.
 */
export function playEvening(options: {
  portal: URL;
  players: readonly DemoPlayer[];
  password: string;
  say(line: string): void;
}): { stop(): Promise<void> } {
  const { portal, players, password, say } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false });

  const members = new Map<string, DemoMember>();

  async function comeIn(player: DemoPlayer): Promise<DemoMember> {
    const member = await logIn(portal, player, password);
    members.set(`${player.username} ${player.host}`, member);
    return member;
  }

  async function live(player: DemoPlayer, arrivesMs: number) {
    await pause(arrivesMs);
    let member = await comeIn(player);
    for (;;) {
      try {
        const gameId = oneOf(await member.games());
        if (gameId)
          await playSome(await member.sitDown(gameId), () => member.payIn(`${between(DEPOSIT)}.00`));
        await pause(between(BREAK_MS));
      } catch (error) {
        if (signal.aborted) return;
        // A session that has ended, a game that was stopped, a portal that starts anew: after a while once more.
        await pause(between(AFTER_TROUBLE_MS));
        if (error instanceof Refused && SESSION_OVER.has(error.code)) member = await comeIn(player);
      }
    }
  }

  async function playSome(table: Table, payIn: () => Promise<void>) {
    const stake = oneOf(table.stakes.slice(0, USUAL_STAKES)) ?? '';
    for (let left = between(SPINS); left > 0; left--) {
      await pause(between(THINKING_MS));
      try {
        await table.spin(stake);
      } catch (error) {
        if (!(error instanceof Refused) || error.code !== 'not_enough_money') throw error;
        await payIn();
      }
    }
  }

  const lives = shuffled(players).map((player, at) =>
    live(player, at * BETWEEN_LOGINS_MS).catch((error) => {
      if (!signal.aborted) say(`${player.username} plays no longer: ${String(error)}`);
    }),
  );
  const shooting = shootRounds({ members, pause }).catch((error) => {
    if (!signal.aborted) say(`no more shots at Yeekee: ${String(error)}`);
  });
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all([...lives, shooting]);
    },
  };
}

const SESSION_OVER: ReadonlySet<string> = new Set(['not_logged_in', 'session_expired']);

/** For rhythm and taste alone: what a round brings is drawn by the game. */
function between([least, most]: readonly [number, number]): number {
  return Math.round(least + Math.random() * (most - least));
}

function oneOf<T>(choices: readonly T[]): T | undefined {
  return choices[Math.floor(Math.random() * choices.length)];
}

function shuffled<T>(all: readonly T[]): T[] {
  return all
    .map((one) => ({ one, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { PLAY_PATHS, progressRequest, spinRequest } from '../../play-api.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Studio } from '../studio.ts';
import { type CallLimit, limitCalls } from './limit-calls.ts';
import { listHistory } from './list-history.ts';
import { openGame } from './open-game.ts';
import { recordProgress } from './record-progress.ts';
import { findSession } from './session.ts';
import { spin } from './spin.ts';

const historyQuery = z.object({ before: z.uuid().optional() });
const uuidProgress = progressRequest.extend({ roundId: z.uuid(), shown: z.int().min(0).max(100_000) });

/** The calls of the game client. Each needs a live session of a player. */
export function mountPlay(app: FastifyInstance, studio: Studio): void {
  app.register(async (limited) => {
    mountCalls(limited, studio, await limitCalls(limited));
  });
}

function mountCalls(app: FastifyInstance, studio: Studio, limit: CallLimit): void {
  const sessionOf = async ({ headers: { authorization } }: FastifyRequest) => {
    const session = await findSession(studio.db.pool, authorization, studio.clock.now());
    if (authorization) limit.recognise(authorization);
    return session;
  };

  app.get(PLAY_PATHS.session, async (request) => success(await openGame(studio, await sessionOf(request))));
  app.post(PLAY_PATHS.spin, async (request) => {
    const session = await sessionOf(request);
    return success(await spin(studio, session, parse(spinRequest, request.body)));
  });
  app.post(PLAY_PATHS.progress, async (request) => {
    const session = await sessionOf(request);
    return success(await recordProgress(studio, session, parse(uuidProgress, request.body)));
  });
  app.get(PLAY_PATHS.history, async (request) => {
    const session = await sessionOf(request);
    return success(await listHistory(studio, session, parse(historyQuery, request.query).before));
  });
}

function success<T>(value: T): { success: true; value: T } {
  return { success: true, value };
}

function parse<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new Refusal('invalid_input', { fields: parsed.error.issues.map((issue) => issue.path.join('.')) });
}

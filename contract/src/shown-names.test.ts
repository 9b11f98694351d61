import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { IN_LINE, MASKED } from './people/agents/agents.ts';

/** Fields that could say who a member is. */
const WHO =
  /^(account|user_?name|nick_?name|full_?name|real_?name|payee\w*|name|mobile\w*|phone\w*|e?mail\w*)$/i;

/**
 * Everywhere the portal answers such a field. The author of a new one says here whose it is: another member's comes masked, by the one
 * rule of `members/mask.ts`.
 */
const MASKED_MEMBERS = [
  'GET /wps/relay/GCSGAME_getRankList list[].name',
  'GET /wps/relay/ODSFE2_getWinnerBoard list[].name',
];
/** Whole for the agent directly above, masked for any other: `members/name-in-line.ts`. */
const OF_THE_LINE = [
  'GET /wps/agent/downline list[].account',
  'GET /wps/agent/downline path[].account',
  'GET /wps/agent/team/newest list[].name',
];
const THE_CALLERS_OWN = [
  'GET /wps/agent/invitations list[].name',
  'GET /wps/member/info account',
  'GET /wps/member/info nickname',
  'GET /wps/member/info userName',
  'GET /wps/member/security emailMasked',
  'GET /wps/member/security mobileMasked',
  'GET /wps/member/security passkeys[].name',
  'POST /wps/agent/invitations name',
  'POST /wps/member/password/link username',
  'POST /wps/member/password/verification username',
];
const THE_SITES = [
  'GET /lgw/games/game_menus [].name',
  'GET /wps/deposit/methods [].name',
  'GET /wps/relay/GLS2_getVassGameType [].name',
  'GET /wps/system/health components[].name',
  'GET /wps/system/health incidents[].name',
  'GET /wps/system/status permission.customerService.email',
  'GET /wps/system/status permission.customerService.phone',
  'GET /wps/system/whitelabel contacts.email',
  'GET /wps/system/whitelabel contacts.phone',
  'GET /wps/system/whitelabel name',
];

test('a member’s name is masked wherever another one but the agent directly above is shown it', async () => {
  const fields = (await allEndpoints()).flatMap(({ method, path: address, value }) =>
    fieldsOf(z.toJSONSchema(value, { unrepresentable: 'any' }) as Schema).map(([path, { description }]) => ({
      at: `${method} ${address} ${path}`,
      as: description === MASKED || description === IN_LINE ? description : undefined,
    })),
  );
  const shown = (as?: string) => fields.filter((field) => field.as === as).map(({ at }) => at);
  expect(shown(MASKED).sort()).toEqual(MASKED_MEMBERS);
  expect(shown(IN_LINE).sort()).toEqual(OF_THE_LINE);
  expect(shown().sort()).toEqual([...THE_CALLERS_OWN, ...THE_SITES].sort());
});

async function allEndpoints(): Promise<Endpoint[]> {
  const files = globSync('*.ts', { cwd: new URL('.', import.meta.url) }).filter(
    (file) => !/\.test\.ts$/.test(file),
  );
  const modules = await Promise.all(files.map((file) => import(new URL(file, import.meta.url).href)));
  return modules.flatMap((found) => Object.values(found)).filter(isEndpoint);
}

function isEndpoint(thing: unknown): thing is Endpoint {
  return (
    typeof thing === 'object' && thing !== null && 'method' in thing && 'path' in thing && 'value' in thing
  );
}

interface Schema {
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  additionalProperties?: Schema | boolean;
}

function fieldsOf(schema: Schema, path = ''): [string, Schema][] {
  const { properties = {}, items, anyOf = [], additionalProperties } = schema;
  return [
    ...Object.entries(properties).flatMap(([name, field]): [string, Schema][] => {
      const at = path ? `${path}.${name}` : name;
      return [
        ...(WHO.test(name) && field.type !== 'boolean' ? [[at, field] as [string, Schema]] : []),
        ...fieldsOf(field, at),
      ];
    }),
    ...(items ? fieldsOf(items, `${path}[]`) : []),
    ...anyOf.flatMap((one) => fieldsOf(one, path)),
    ...(typeof additionalProperties === 'object' ? fieldsOf(additionalProperties, `${path}.*`) : []),
  ];
}

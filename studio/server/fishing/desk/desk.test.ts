import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Entered, BACK_OFFICE_PATHS as OFFICE } from '../../../back-office-api.ts';
import {
  type OfficeHall,
  type OfficeKindReturn,
  type OfficePackets,
  type OfficePacketView,
  FISHING_OFFICE_PATHS as PATHS,
} from '../../../fishing-office-api.ts';
import { openTestStudio } from '../../test/test-studio.ts';
import { keyPair } from '../../test/wallet-peer.ts';
import { angler, MAENAM } from '../fishing.fixture.ts';
import { closePacket } from '../packets/close-packet.ts';

/* Halls in the back office of their vendor: each brand sees its own players' packets, and what each fish returned. */

const otherBrand = keyPair();
const studio = await openTestStudio({}, '/nowhere', { CHAOPHRAYA: otherBrand.publicKey });
const keys = { LANNA: studio.portalKey, CHAOPHRAYA: otherBrand.privateKey };
const answered = z.object({ success: z.boolean(), code: z.string().optional(), value: z.unknown() });

async function office(brand: keyof typeof keys = 'LANNA', permissions = ['read']) {
  const at = Math.floor(studio.clock.now().getTime() / 1000);
  const launch = await new SignJWT({
    ...{ iss: brand, aud: `http://studio.test${MAENAM.path}/back-office`, sub: 'Naree', name: 'Naree' },
    ...{ permissions, lang: 'th', jti: randomUUID(), iat: at, exp: at + 60 },
  })
    .setProtectedHeader({ alg: 'RS256', kid: brand, typ: 'back-office+jwt' })
    .sign(keys[brand]);
  const call = async (method: 'GET' | 'POST', url: string, payload?: object, token?: string) => {
    const response = await studio.app.inject({
      ...{ method, url: `${MAENAM.path}${url}`, headers: token ? { authorization: `Bearer ${token}` } : {} },
      ...(payload && { payload }),
    });
    return answered.parse(response.json());
  };
  const { token } = (await call('POST', OFFICE.enter, { launch })).value as Entered;
  return {
    code: async (url: string) => (await call('GET', url, undefined, token)).code,
    read: async <T>(url: string) => (await call('GET', url, undefined, token)).value as T,
  };
}

test('a brand sees its halls, its packets with every hit, and what each fish returned; another brand nothing of it', async () => {
  const one = await angler(studio);
  const packet = await one.open();
  for (let shot = 1; shot <= 20; shot += 1) await one.hit(packet, shot);
  const own = await office();
  const [hall] = await own.read<OfficeHall[]>(PATHS.halls);
  expect(hall).toMatchObject({
    gameCode: MAENAM.game,
    packets: 1,
    hitsLastMinute: 20,
    shotsLastMinute: 20,
    spent: '20.00',
  });
  await closePacket(studio.studio.db, packet.id);
  expect(await own.read(PATHS.halls)).toEqual([]);

  const { packets } = await own.read<OfficePackets>(PATHS.packets);
  expect(packets.map(({ id, shots }) => ({ id, shots }))).toEqual([{ id: packet.id, shots: 20 }]);
  expect(packets[0]?.player).not.toContain(one.player.user);
  const view = await own.read<OfficePacketView>(`${PATHS.packet}/${packet.id}`);
  expect(view.receipt.hits).toHaveLength(20);
  expect(view.receipt.serverSeed).toBeNull();

  const [kind] = await own.read<OfficeKindReturn[]>(PATHS.returns);
  expect(kind).toMatchObject({ fish: 'minnow', hits: 20, spent: '20.00' });
  // Three standard errors of twenty shots at ×2: 3 × √(0.48 × 4 − 0.96²) ÷ √20.
  expect(Number(kind?.bandPercent)).toBeCloseTo(67.03, 1);

  const others = await office('CHAOPHRAYA');
  expect((await others.read<OfficePackets>(PATHS.packets)).packets).toEqual([]);
  expect(await others.read(PATHS.returns)).toEqual([]);
  expect(await others.code(`${PATHS.packet}/${packet.id}`)).toBe('not_found');
});

test('without a session in the back office nothing of it is read', async () => {
  const stranger = await office('LANNA', []);
  for (const path of [PATHS.halls, PATHS.packets, PATHS.returns])
    expect(await stranger.code(path)).toBe('session_ended');
});

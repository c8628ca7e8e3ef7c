import { once } from 'node:events';
import { call } from '../../src/cli/api.js';
import type { Furnished } from './furnished.js';

/** How long commands of an app take to a connected speaker, one after another, in milliseconds. */
export async function pushCommands(server: Furnished, count: number): Promise<readonly number[]> {
  const household = await server.household('commanded');
  await server.describe(household, { brand: 'bench' });
  const speaker = await connect(server.url, household);
  const took: number[] = [];
  for (let sent = 0; sent < count; sent++) {
    const began = performance.now();
    const heard = once(speaker, 'message').then(() => performance.now());
    await call(server.url, {
      method: 'POST',
      path: `/v1/user/devices/${household.deviceid}/commands`,
      authorization: `Bearer ${household.usertoken}`,
      body: { actions: [{ action: 'setvolume', parameters: { value: 30 } }] },
    });
    took.push((await heard) - began);
  }
  speaker.close();
  return took;
}

async function connect(
  server: string,
  { deviceid, speechtoken }: { readonly deviceid: string; readonly speechtoken: string },
): Promise<WebSocket> {
  const url = new URL(`/v1/remotecontrol?deviceid=${deviceid}&capabilities=setvolume`, server);
  url.protocol = 'ws:';
  const headers = { authorization: `Bearer ${speechtoken}` };
  // Node's WebSocket takes headers, which the browser's types do not know.
  const socket = new WebSocket(url, { headers } as never);
  await once(socket, 'open');
  return socket;
}

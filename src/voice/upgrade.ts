import type { HttpRequest, HttpResponse, us_socket_context_t } from 'uWebSockets.js';
import { AppError } from '../errors.js';
import type { DeviceCaller, SpeechCaller, UserCaller } from '../ports/caller.js';
import { toFailure } from './failure.js';

/** What is known of a device when its socket opens. */
export interface Upgrade {
  deviceid: string | undefined;
  /** The sub-profile that the device acts for. */
  readonly profileuserid: string | undefined;
  readonly capabilities: readonly string[];
  readonly caller: SpeechCaller | undefined;
  /** A token of the device came with the upgrade. */
  readonly proven: boolean;
}

/** A request to become a WebSocket, valid as long as uWebSockets says. */
export interface UpgradeRequest {
  readonly res: HttpResponse;
  readonly req: HttpRequest;
  readonly context: us_socket_context_t;
}

/** What upgrading needs. */
export interface UpgradeDependencies {
  /** Whose bearer token it is; rejects with `unauthorized`. */
  readonly admit: (token: string) => Promise<Identified>;
  /** Whether a sub-profile is the user's own. */
  readonly hasProfile: (userid: string, profileuserid: string) => boolean | Promise<boolean>;
  readonly report: (error: unknown) => void;
}

/** Opens the socket, or answers 401 when an `Authorization` came that is not valid for the device. */
export function upgrade(request: UpgradeRequest, dependencies: UpgradeDependencies): void {
  const { res, req } = request;
  let aborted = false;
  res.onAborted(() => {
    aborted = true;
  });
  const refuseWith = (error: unknown) => {
    const failure = toFailure(error);
    if (failure.status >= 500) dependencies.report(error);
    if (!aborted) res.cork(() => refuse(res, failure));
  };
  try {
    const asked = read(request);
    const authorization = req.getHeader('authorization');
    if (authorization === '') asked.accept(undefined);
    else {
      identify(authorization, asked, dependencies).then((caller) => {
        if (!aborted) res.cork(() => asked.accept(caller));
      }, refuseWith);
    }
  } catch (error) {
    // What is thrown into uWebSockets ends the process.
    refuseWith(error);
  }
}

/** Everything that is read of the request must be read before anything is awaited. */
function read({ res, req, context }: UpgradeRequest) {
  const query = new URLSearchParams(req.getQuery());
  const given = query.get('deviceid')?.slice(0, MAX_NAME);
  const deviceid = given === '' ? undefined : given;
  const capabilities = capabilitiesOf(query.get('capabilities') ?? '');
  const key = req.getHeader('sec-websocket-key');
  const profileuserid = req.getHeader('profileuserid') || undefined;
  const extensions = req.getHeader('sec-websocket-extensions');
  return {
    deviceid,
    profileuserid,
    accept: (caller: Identified | undefined) => {
      const upgraded: Upgrade = {
        deviceid: deviceid ?? caller?.deviceid,
        profileuserid,
        capabilities,
        caller: caller?.kind === 'speech' ? caller : undefined,
        proven: caller !== undefined,
      };
      res.upgrade(upgraded, key, NO_SUBPROTOCOL, extensions, context);
    },
  };
}

/** None is known here, so none that is offered is chosen. */
const NO_SUBPROTOCOL = '';

/** Whoever may hold a token that is bound to a device. */
export type Identified = DeviceCaller | UserCaller | SpeechCaller;

async function identify(
  authorization: string,
  { deviceid, profileuserid }: Pick<Upgrade, 'deviceid' | 'profileuserid'>,
  { admit, hasProfile }: UpgradeDependencies,
): Promise<Identified> {
  const [, token] = /^bearer +([\w.~+/=-]+)$/i.exec(authorization) ?? [];
  if (token === undefined) throw new AppError('unauthorized', 'A bearer token is expected.');
  const caller = await admit(token);
  if (deviceid !== undefined && caller.deviceid !== deviceid) {
    throw new AppError('unauthorized', 'The token is of another device.');
  }
  if (profileuserid === undefined || caller.kind === 'device') return caller;
  if (await hasProfile(caller.userid, profileuserid)) return { ...caller, profileuserid };
  throw new AppError('forbidden', 'The sub-profile is not one of the user.');
}

/** Characters of a deviceid or capability. */
const MAX_NAME = 256;
const MAX_CAPABILITIES = 100;

/** The action's name in section 6 of the specification is accepted too (open details, 'Action'). */
const ALSO_CALLED: Readonly<Record<string, string>> = { refreshplayableaction: 'refreshplayable' };

function capabilitiesOf(list: string): readonly string[] {
  const names = list.split(',', MAX_CAPABILITIES).map((name) => name.trim().slice(0, MAX_NAME));
  return [...new Set(names.filter((name) => name !== '').map((name) => ALSO_CALLED[name] ?? name))];
}

function refuse(
  res: HttpResponse,
  { status, message }: { readonly status: number; readonly message: string },
): void {
  res.writeStatus(STATUS_LINES[status] ?? STATUS_LINES[503]).writeHeader('Content-Type', 'application/json');
  if (status === 401) res.writeHeader('WWW-Authenticate', 'Bearer');
  res.end(JSON.stringify({ status, message }));
}

const STATUS_LINES: Readonly<Record<number, string>> & { readonly 503: string } = {
  401: '401 Unauthorized',
  403: '403 Forbidden',
  429: '429 Too Many Requests',
  500: '500 Internal Server Error',
  503: '503 Service Unavailable',
};

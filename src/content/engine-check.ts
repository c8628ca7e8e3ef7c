import type { Access, ContentEngine, ContentService } from '../ports/content-engine.js';
import { must } from './engine-judgement.js';
import { attempt, ServiceCheck, type Tried } from './service-check.js';
import { hasAccounts } from './service-rules.js';

/** One thing that was tried of an engine. */
export interface TriedOfEngine extends Tried {
  /** The service, if it is one's. */
  readonly service?: string;
}

/** Somebody with an account on the engine's services, who signs in or brings an access token. */
export type Visitor =
  | { readonly username: string; readonly password: string }
  | { readonly accesstoken: string };

/** Where they are, as far as an engine cares. */
const COUNTRY = 'gb';

/**
 * Tries every call that the capabilities of an engine's services promise, and judges the answers by the contract. What
 * only those with an account may is tried for the visitor, if there is one: nothing of the account is changed.
 */
export async function* checkEngine(engine: ContentEngine, visitor?: Visitor): AsyncGenerator<TriedOfEngine> {
  let services: readonly ContentService[] = [];
  const described = await attempt('describe', async () => {
    services = await engine.describe();
    must(services.length > 0, 'it stands for no service');
    must(new Set(services.map(({ id }) => id)).size === services.length, 'two services have one id');
  });
  yield described;
  if (described.problem !== undefined) return;
  yield attempt('health', async () =>
    must((await engine.healthy?.()) !== false, 'it says that it does not serve'),
  );
  for (const service of services) {
    const checked = visitor ? checkFor(visitor, engine, service) : checkService(engine, service);
    for await (const tried of checked) yield { service: service.id, ...tried };
  }
}

function checkService(
  engine: ContentEngine,
  service: ContentService,
  access?: Access,
): AsyncGenerator<Tried> {
  return new ServiceCheck({ engine, service, access }).all();
}

/** A service that the visitor cannot sign in to is checked for nobody. */
async function* checkFor(
  visitor: Visitor,
  engine: ContentEngine,
  service: ContentService,
): AsyncGenerator<Tried> {
  const { accounts } = engine;
  if ('accesstoken' in visitor && hasAccounts(service)) {
    yield* checkService(engine, service, { ...visitor, userid: '', country: COUNTRY });
  } else if ('username' in visitor && accounts && service.capabilities.includes('sdksignin')) {
    let access: Access | undefined;
    yield await attempt('a name and password', async () => {
      const { userid, accesstoken, subscription } = await accounts.exchange(service.id, {
        kind: 'login',
        ...visitor,
      });
      access = { userid, accesstoken, country: COUNTRY, ...(subscription !== undefined && { subscription }) };
    });
    yield* checkService(engine, service, access);
    if (!access) return;
    const { accesstoken } = access;
    yield attempt('the access is given back', () => accounts.revoke(service.id, { accesstoken }));
  } else yield* checkService(engine, service);
}

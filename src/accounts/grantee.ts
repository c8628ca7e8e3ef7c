import { AppError, invalid } from '../errors.js';
import type { ClientCaller } from '../ports/caller.js';
import type { Grantee } from './tokens.js';

/** What a login through a client, with a scope, on a device will be; whose is still open. Throws 400. */
export function granteeOf(
  client: ClientCaller,
  request: { readonly scope?: string; readonly deviceid?: string },
): Grantee {
  return {
    kind: kindOf(need(request, 'scope')),
    clientid: client.clientid,
    userid: null,
    deviceid: need(request, 'deviceid'),
    test: client.test,
  };
}

function kindOf(scope: string): 'user' | 'speech' {
  if (scope === 'all') return 'user';
  if (scope === 'speech') return 'speech';
  throw new AppError('invalid_scope', 'The scope must be all or speech.');
}

/** Checks a scope that is of use later only. Throws `invalid_scope`. */
export function checkScope(scope: string): void {
  kindOf(scope);
}

/** A field that this kind of request must have. Throws a 400 that names it. */
export function need<K extends string>(request: { readonly [key in K]?: string }, key: K): string {
  const value = request[key];
  if (value === undefined) throw invalid(key, 'is required');
  return value;
}

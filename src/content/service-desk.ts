import { AppError } from '../errors.js';
import type { OnBehalf } from '../ports/content-engine.js';
import type { KnownService, Services } from './services.js';

/** Where every call to a service goes through. */
export class ServiceDesk {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /** Throws `not_found` for a service that there is not. */
  known(id: string): KnownService {
    const known = this.#services.find(id);
    if (!known) throw new AppError('not_found', `There is no service ${id}.`);
    return known;
  }

  /** The service, if it has one of the capabilities; throws `not_found`. */
  capable(id: string, ...capabilities: readonly string[]): KnownService {
    const known = this.known(id);
    if (!capabilities.some((each) => known.service.capabilities.includes(each)))
      throw unsupported(known, capabilities[0] ?? '');
    return known;
  }

  /** Calls a service. */
  call<T>({ calls }: KnownService, work: (behalf: OnBehalf) => Promise<T>): Promise<T> {
    return calls.call(() => work({}));
  }
}

/** What a service cannot do. */
export function unsupported({ service }: KnownService, what: string): AppError {
  return new AppError('not_found', `The service ${service.id} does not do this: ${what}.`);
}

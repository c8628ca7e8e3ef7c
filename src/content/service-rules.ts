import { AppError } from '../errors.js';
import type { ContentService } from '../ports/content-engine.js';
import type { Behalf } from './behalf.js';

/** The capabilities with which a service has accounts of users. */
const ACCOUNTS = ['signin', 'signinmanualclose', 'sdksignin'];

/** Those of them with which nobody plays without. */
const SIGNIN = ['signin', 'signinmanualclose'];

/** Whether users have accounts on a service. */
export function hasAccounts({ capabilities }: ContentService): boolean {
  return capabilities.some((each) => ACCOUNTS.includes(each));
}

/** Whether a service is not the same for everybody. */
export function isParticular(service: ContentService): boolean {
  const { countries, subscriptioncapabilities, playback } = service;
  return (
    hasAccounts(service) ||
    countries !== undefined ||
    subscriptioncapabilities !== undefined ||
    playback.subscription !== undefined ||
    playback.platform !== undefined
  );
}

/** Whether a service is offered in a country. */
export function isOffered({ countries }: ContentService, country: string): boolean {
  return countries?.includes(country) ?? true;
}

/** The service with what the user's level of subscription adds to it (specification, section 2.8). */
export function withSubscription(service: ContentService, user: Behalf): ContentService {
  const { id, subscriptioncapabilities } = service;
  const level = levelOn(id, user);
  const more = subscriptioncapabilities?.filter(({ subscription }) => subscription.includes(level)) ?? [];
  if (more.length === 0) return service;
  const capabilities = new Set([...service.capabilities, ...more.map(({ capability }) => capability)]);
  return { ...service, capabilities: [...capabilities] };
}

/** Whether somebody must link an account before they browse and search. */
export function needsAccountToBrowse(
  { id, capabilities }: ContentService,
  user: Behalf | undefined,
): boolean {
  return capabilities.includes('signinbrowse') && user?.accounts.get(id)?.state !== 'good';
}

/** Why somebody may not play a service; undefined: they may. */
export function obstacleToPlaying(service: ContentService, user: Behalf | undefined): AppError | undefined {
  const { id, name, capabilities, playback } = service;
  const { account, platform, subscription } = playback;
  const linked = user?.accounts.get(id)?.state;
  const signin = account === 'signin' || capabilities.some((each) => SIGNIN.includes(each));
  if (signin && linked === 'revoked') return accessRevoked(service);
  if (signin && linked !== 'good') return signinNeeded(service);
  if (!user) return undefined;
  if (subscription && !subscription.includes(levelOn(id, user)))
    return new AppError('forbidden', `${name} needs another subscription to play.`);
  if (platform && !platform.includes(user.platform ?? ''))
    return new AppError('forbidden', `${name} does not play on this device.`);
  return undefined;
}

/** Who has no account on a service that needs one. */
export function signinNeeded({ name }: Pick<ContentService, 'name'>): AppError {
  return new AppError('service_signin_needed', `Sign in to ${name} first.`);
}

/** Whose user has taken access back. */
export function accessRevoked({ name }: Pick<ContentService, 'name'>): AppError {
  return new AppError('access_revoked', `The user has revoked the access to ${name}.`);
}

/** The account's own level; where the service has none, that of the user record. */
function levelOn(service: string, user: Behalf): string {
  return user.accounts.get(service)?.subscription ?? user.subscription ?? '';
}

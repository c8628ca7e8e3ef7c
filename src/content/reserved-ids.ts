/** Fixed segments of paths, which a service may not be called after (open details, 'Reserved ids'). */
const RESERVED = new Set([
  'config',
  'image',
  'speech',
  'devices',
  'playables',
  'profiles',
  'taste',
  'views',
  'recommended',
  'linkedservices',
  'playmecuts',
  'reset',
  'verify',
]);

/** Why a service may not have this id; undefined: it may. */
export function problemWithId(id: string): string | undefined {
  if (RESERVED.has(id)) return `the service id "${id}" is a fixed part of paths`;
  if (!/^[a-z0-9]{1,64}$/.test(id)) return `the service id "${id}" must be lower-case letters and digits`;
  return undefined;
}

import { status } from '@grpc/grpc-js';
import { StatusError } from './grpc-service.js';

/** Throws NOT_FOUND for the id of a service that the engine does not stand for. */
export function checkService(asked: string, own: string): void {
  if (asked !== own) throw new StatusError(status.NOT_FOUND, `there is no service '${asked}' here`);
}

/** NOT_FOUND: an item that there is not. */
export function missing(type: string, ref: string): StatusError {
  return new StatusError(status.NOT_FOUND, `there is no ${type} '${ref}'`);
}

/** UNIMPLEMENTED: what the engine never does. */
export function unsupported(what: string): StatusError {
  return new StatusError(status.UNIMPLEMENTED, `${what} is not possible`);
}

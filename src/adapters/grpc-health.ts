import type * as grpc from '@grpc/grpc-js';

/** A HealthCheckResponse that begins so says SERVING (field 1, value 1). */
const SERVING = Buffer.from([0x08, 0x01]);
const asItIs = (bytes: Buffer) => bytes;

/**
 * Asks the standard health service (grpc.health.v1) of an engine, and waits `timeout` milliseconds at most; tells
 * whether the engine serves, or why there is no answer.
 */
export function askHealth(
  client: grpc.Client,
  timeout: number,
  answered: (error: grpc.ServiceError | null, serves: boolean) => void,
): void {
  client.makeUnaryRequest(
    '/grpc.health.v1.Health/Check',
    asItIs,
    asItIs,
    Buffer.alloc(0),
    { deadline: Date.now() + timeout },
    (error, response) => answered(error, response ? SERVING.equals(response.subarray(0, 2)) : false),
  );
}

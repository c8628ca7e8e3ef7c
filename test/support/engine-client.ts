import type { DescMessage, DescMethodUnary, MessageInitShape, MessageShape } from '@bufbuild/protobuf';
import type { Test } from 'tap';
import { fixedAddress } from '../../src/adapters/engine-address.js';
import { EngineConnection } from '../../src/adapters/grpc-client.js';

/** Milliseconds: machines that others share are slow at times. */
const PATIENCE = 30_000;

/** Calls an engine by the methods of its contract, over real gRPC; the connection ends with the test. */
export function engineClient(t: Test, address: string) {
  const connection = new EngineConnection({ address: fixedAddress(address) });
  t.teardown(() => connection.close());
  return <I extends DescMessage, O extends DescMessage>(
    method: DescMethodUnary<I, O>,
    request: MessageInitShape<I>,
  ): Promise<MessageShape<O>> => connection.unary(method, request, PATIENCE);
}

import { createHash } from 'node:crypto';
import { create } from '@bufbuild/protobuf';
import {
  type PrepareRequest,
  type PrepareResponse,
  PrepareResponseSchema,
} from '../src/gen/parlando/speech/v1/speech_pb.js';

/** The answer to Prepare of a recogniser that cannot be told what may be said: equal contents, equal context. */
export function anyContext({ languageCode, phrases, names }: PrepareRequest): PrepareResponse {
  const contents = JSON.stringify([languageCode, phrases, names.map(({ slot, text }) => [slot, text])]);
  return create(PrepareResponseSchema, {
    contextId: createHash('sha256').update(contents).digest('base64url'),
  });
}

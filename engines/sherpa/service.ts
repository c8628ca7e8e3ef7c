import { create } from '@bufbuild/protobuf';
import { status } from '@grpc/grpc-js';
import { DescribeResponseSchema, type SpeechService } from '../../src/gen/parlando/speech/v1/speech_pb.js';
import { anyContext } from '../any-context.js';
import { type Handlers, StatusError } from '../grpc-service.js';
import { SAMPLE_RATE, transcribeWith } from '../transcribe.js';
import { type RecogniserOptions, recogniseWith } from './recogniser.js';
import type { SherpaOnnx } from './sherpa-onnx.js';

/** The hearing half of the speech contract, carried out by sherpa-onnx with a model that the operator supplies. */
export function sherpaHandlers(
  sherpa: SherpaOnnx,
  options: RecogniserOptions,
  version: string,
): Handlers<typeof SpeechService> {
  const open = recogniseWith(sherpa, options);
  return {
    async describe() {
      return create(DescribeResponseSchema, {
        name: 'parlando-sherpa',
        version,
        recogniser: `sherpa-onnx, ${options.model.kind}`,
        recognisedLanguages: [options.language],
        sampleRates: [SAMPLE_RATE],
      });
    },
    prepare: async (vocabulary) => anyContext(vocabulary),
    transcribe: transcribeWith(open),
    // biome-ignore lint/correctness/useYield: it refuses before it could
    async *synthesize() {
      throw new StatusError(status.UNIMPLEMENTED, 'this engine does not speak');
    },
  };
}

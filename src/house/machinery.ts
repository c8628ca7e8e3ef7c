import { availableParallelism } from 'node:os';
import { type Engines, engines } from '../adapters/bundled-engines.js';
import { EngineConnection } from '../adapters/grpc-client.js';
import { GrpcContentEngine } from '../adapters/grpc-content-engine.js';
import { PiscinaAudioPipeline } from '../adapters/piscina-audio-pipeline.js';
import { PiscinaRecordingReader } from '../adapters/piscina-recording-reader.js';
import { PiscinaReplyEncoder } from '../adapters/piscina-reply-encoder.js';
import { PiscinaUnderstander } from '../adapters/piscina-understander.js';
import { connectSpeech } from '../adapters/two-speech-engines.js';
import type { AudioPipeline } from '../ports/audio-pipeline.js';
import type { ContentEngine } from '../ports/content-engine.js';
import type { RecordingReader } from '../ports/recording-reader.js';
import type { ReplyEncoder } from '../ports/reply-encoder.js';
import type { SpeechEngine } from '../ports/speech-engine.js';
import type { Understander } from '../ports/understander.js';
import type { Foundation } from './foundation.js';

/** What works outside the event loop: engines and worker threads. */
export interface Machinery {
  readonly audio: AudioPipeline;
  readonly recordings: RecordingReader;
  readonly replies: ReplyEncoder;
  readonly understander: Understander;
  readonly speech: SpeechEngine;
  readonly content: readonly ContentEngine[];
  close(): Promise<void>;
}

/** Starts the worker threads and the engines that the settings do not place elsewhere. */
export async function startMachinery({ config, log }: Foundation): Promise<Machinery> {
  const running = engines(config, log);
  await started(running);
  const understander = new PiscinaUnderstander();
  const audio = new PiscinaAudioPipeline({ shards: Math.max(1, Math.floor(availableParallelism() / 2)) });
  const recordings = new PiscinaRecordingReader();
  const replies = new PiscinaReplyEncoder();
  const { speech, close: closeSpeech } = connectSpeech(running);
  const content = running.content.map((address) => new EngineConnection({ address }));
  const { publicUrl } = config;
  return {
    audio,
    recordings,
    replies,
    understander,
    speech,
    content: content.map((connection) => new GrpcContentEngine({ connection, publicUrl })),
    close: async () => {
      const threads = [audio, recordings, replies, understander];
      await Promise.all([...threads.map((each) => each.close()), running.stop()]);
      closeSpeech();
      for (const connection of content) connection.close();
    },
  };
}

async function started(running: Engines): Promise<void> {
  try {
    await running.start();
  } catch (error) {
    await running.stop();
    throw error;
  }
}

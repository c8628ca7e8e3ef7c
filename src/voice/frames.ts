import { AppError, invalid } from '../errors.js';
import type { OutgoingMessage } from './messages/outgoing.js';
import { decodePlaybackEvent, type PlaybackEvent } from './messages/playbackevent.js';
import { decodeVoiceProperties, type VoiceProperties } from './messages/voiceproperties.js';

/** Bytes in a BINARY message (specification, section 8); more closes the socket with 1009. */
export const MAX_AUDIO_MESSAGE = 32 * 1024;
/** Bytes in a TEXT message; more closes the socket with 1009. */
export const MAX_TEXT_MESSAGE = 64 * 1024;

/** Everything that a device says to the service, but for its audio. */
export type IncomingMessage = VoiceProperties | PlaybackEvent;

/** Reads a TEXT message. Throws a 400 that names the offending key. */
export function decodeMessage(text: string): IncomingMessage {
  const message = parse(text);
  const type = 'type' in message ? message.type : undefined;
  switch (type) {
    case 'voiceproperties':
      return decodeVoiceProperties(message);
    case 'playbackevent':
      return decodePlaybackEvent(message);
    default:
      throw invalid('type', type === undefined ? 'is required' : 'is not a known type of message');
  }
}

/** Writes a TEXT message. */
export function encodeMessage(message: OutgoingMessage): string {
  return JSON.stringify(message);
}

function parse(text: string): object {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch (cause) {
    throw new AppError('invalid_request', 'The message is not JSON.', {
      errors: { type: 'cannot be read: the message is not JSON' },
      cause,
    });
  }
  if (typeof message !== 'object' || message === null) throw invalid('type', 'is required');
  return message;
}

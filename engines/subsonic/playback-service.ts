import { create } from '@bufbuild/protobuf';
import {
  type PlaybackService,
  type ReportEventRequest,
  ReportEventResponseSchema,
} from '../../src/gen/parlando/content/v1/playback_pb.js';
import type { Handlers } from '../grpc-service.js';
import { type SubsonicParts, seenBy } from './content-service.js';
import { Listening } from './listening.js';
import type { UserMusic } from './music.js';

/** Tells the server what its users listen to, by `scrobble`. */
export function playbackService(
  parts: SubsonicParts & { readonly nameOf: (request: ReportEventRequest) => string },
): Handlers<typeof PlaybackService> {
  const listening = new Listening();
  return {
    async reportEvent(request) {
      const { music } = seenBy(parts, request);
      if (request.type === 'song') {
        const { begun, heard } = listening.after(parts.nameOf(request), await eventOf(music, request));
        if (heard) await music.call('scrobble', { id: heard.ref, time: heard.time, submission: true });
        if (begun !== undefined) await music.call('scrobble', { id: begun, submission: false });
      }
      return create(ReportEventResponseSchema);
    },
  };
}

async function eventOf(music: UserMusic, { event, ref, offset, time }: ReportEventRequest) {
  const song = await music.song(ref).catch(() => undefined);
  return { event, ref, offset, time: Number(time) || Date.now(), duration: song?.duration ?? 0 };
}

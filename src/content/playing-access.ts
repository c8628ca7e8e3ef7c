import type { ContentService, PlayedReport } from '../ports/content-engine.js';
import type { Account } from './account.js';

/** How a service's streams are played, and the credentials for it (specification, section 2.7). */
export interface ServiceAccess {
  /** On the service. */
  readonly userid?: string;
  readonly subscription?: string;
  readonly country?: string;
  readonly client_id?: string;
  readonly access_token?: string;
  readonly playbackprotocol: string;
  /** Seconds for which stream URLs are valid. */
  readonly timelimited?: number;
}

/** Only devices that play with the service's own SDK are given credentials: what they need of others, the server fetches. */
export function serviceAccess({ playback }: ContentService, account: Account | undefined): ServiceAccess {
  const { protocol, timelimited } = playback;
  const { userid, subscription, country, clientid, accesstoken } = account ?? {};
  const sdk = protocol === 'sdk';
  return {
    ...(userid && { userid }),
    ...(subscription !== undefined && { subscription }),
    ...(country !== undefined && { country }),
    ...(sdk && clientid !== undefined && { client_id: clientid }),
    ...(sdk && accesstoken !== undefined && { access_token: accesstoken }),
    playbackprotocol: protocol,
    ...(timelimited && { timelimited }),
  };
}

/** Whether a service wants to hear of an event (specification, section 2.8: playback). */
export function wantsToHear({ playback }: ContentService, event: PlayedReport['event']): boolean {
  switch (event) {
    case 'stop':
      return playback.sendanalytics ?? false;
    case 'continue':
      return playback.sendcontinuationevent !== undefined;
    default:
      return playback.sendmediaevents ?? false;
  }
}

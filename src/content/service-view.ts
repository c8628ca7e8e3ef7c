import type { ContentService } from '../ports/content-engine.js';

/** A service as GET /v1/config shows it (specification, section 2.8). */
export interface ServiceView {
  readonly id: string;
  readonly name: string;
  readonly capabilities: readonly string[];
  readonly searchtypes: readonly string[];
  readonly drilldowntypes: readonly string[];
  readonly recommendtypes: readonly string[];
  readonly playback: { readonly timelimited?: number };
}

/** What apps may know of a service; how its engine is spoken to is nobody's business. */
export function serviceViewOf(service: ContentService): ServiceView {
  const { id, name, capabilities, searchtypes, drilldowntypes, recommendtypes } = service;
  const { timelimited } = service.playback;
  const playback = timelimited === undefined ? {} : { timelimited };
  return { id, name, capabilities, searchtypes, drilldowntypes, recommendtypes, playback };
}

/** The tables of the playables room. Times are milliseconds since 1970-01-01 UTC. */
export interface PlayablesTables {
  readonly playable: PlayableTable;
  readonly playable_device: PlayableDeviceTable;
  readonly playable_item: PlayableItemTable;
  readonly resume_point: ResumePointTable;
}

/** A playable: an alias to content, and where its listener is (src/playables). */
interface PlayableTable {
  readonly id: string;
  readonly userid: string;
  /** '' for the main account. */
  readonly profileuserid: string;
  /** The same for the same parameters. */
  readonly parameterskey: string;
  /** JSON. */
  readonly parameters: string;
  readonly name: string;
  /** JSON. */
  readonly images: string;
  /** What its container is asked for; null: it is one item. */
  readonly itemtype: string | null;
  /** Items in the list; of a dynamic playlist, items made so far. */
  readonly length: number;
  readonly seed: number;
  /** JSON: where it is, and what repeats (Playing). */
  readonly playing: string;
  /** JSON: of a dynamic playlist, what it is mixed from and where the mix is. */
  readonly generator: string | null;
  readonly created: number;
  readonly updated: number;
}

/** A device that was named when a playable was created. */
interface PlayableDeviceTable {
  readonly playableid: string;
  readonly deviceid: string;
}

/** An item that a dynamic playlist gave out. */
interface PlayableItemTable {
  readonly playableid: string;
  readonly position: number;
  /** JSON. */
  readonly item: string;
}

/** Where a listener stopped in long content. */
interface ResumePointTable {
  readonly userid: string;
  readonly profileuserid: string;
  readonly service: string;
  readonly ref: string;
  /** Seconds. */
  readonly seconds: number;
  readonly updated: number;
}

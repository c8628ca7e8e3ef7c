/** Tables of the users room. Times are milliseconds since 1970-01-01 UTC. */
export interface UsersTables {
  profile: ProfileTable;
  user_config: UserConfigTable;
}

/** Sub-profiles. */
interface ProfileTable {
  profileuserid: string;
  userid: string;
  firstname: string;
  lastname: string;
  /** The name of the picture's file. */
  image: string | null;
  created: number;
}

interface UserConfigTable {
  userid: string;
  /** A JSON object. */
  config: string;
}

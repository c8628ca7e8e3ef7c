/** How an engine's own HTTP server is reached. */
export interface Reach {
  readonly port: number;
  /** The address of the HTTP server as speakers see it; absent: the host of the platform's server with the port. */
  readonly publicUrl: string | undefined;
  /** The address under which speakers reach the platform's server. */
  readonly serverUrl: string;
}

/** The beginning of an engine's own addresses; `asked` is where the one who asks reaches the platform's server, if known. */
export function baseAddress({ publicUrl, port, serverUrl }: Reach, asked = ''): string {
  if (publicUrl !== undefined) return publicUrl;
  const host = URL.parse(asked)?.hostname || URL.parse(serverUrl)?.hostname || '127.0.0.1';
  return `http://${host}:${port}`;
}

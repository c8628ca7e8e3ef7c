import type { Content } from '../content/content.js';
import type { UserPlaylists } from './playlist-artists.js';

/** What a taste needs of content. */
export interface TasteContent
  extends Pick<Content, 'services' | 'item' | 'items' | 'songs' | 'similarArtists' | 'search'> {
  readonly playlists: UserPlaylists;
  /** What services themselves recommend. */
  readonly information: Pick<Content['information'], 'recommend'>;
}

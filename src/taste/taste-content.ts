import type { Content } from '../content/content.js';

/** What a taste needs of content. */
export type TasteContent = Pick<
  Content,
  'services' | 'item' | 'items' | 'songs' | 'similarArtists' | 'search'
>;

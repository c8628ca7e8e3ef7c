import { create } from '@bufbuild/protobuf';
import { status } from '@grpc/grpc-js';
import type { Access } from '../../src/gen/parlando/content/v1/content_pb.js';
import {
  AddPlaylistItemsResponseSchema,
  CreatePlaylistResponseSchema,
  DeletePlaylistItemsResponseSchema,
  DeletePlaylistResponseSchema,
  GetPlaylistResponseSchema,
  ListPlaylistItemsResponseSchema,
  ListPlaylistsResponseSchema,
  UpdatePlaylistResponseSchema,
  type UserPlaylistService,
} from '../../src/gen/parlando/content/v1/user_playlists_pb.js';
import { type Handlers, StatusError } from '../grpc-service.js';
import { paged } from '../paging.js';
import { itemCalled, type SampleItem } from './catalogue.js';
import type { Porter } from './people.js';

interface Playlist {
  readonly ref: string;
  readonly owner: string;
  name: string;
  description: string;
  items: SampleItem[];
}

/** The playlists of the service's users, in memory; no song is in one twice. */
export function playlistService(porter: Porter): Handlers<typeof UserPlaylistService> {
  const playlists: Playlist[] = [];
  let made = 0;
  return {
    async listPlaylists({ access, page }) {
      const { name } = await porter.member(access);
      const own = playlists.filter(({ owner }) => owner === name);
      const shown = paged(own, page).map(view);
      return create(ListPlaylistsResponseSchema, { playlists: shown, total: own.length });
    },

    async getPlaylist({ access, ref }) {
      return create(GetPlaylistResponseSchema, { playlist: view(await ownOf(access, ref)) });
    },

    async listPlaylistItems({ access, ref, page }) {
      const { items } = await ownOf(access, ref);
      return create(ListPlaylistItemsResponseSchema, { items: [...paged(items, page)], total: items.length });
    },

    async createPlaylist({ access, name, description, items }) {
      const person = await porter.member(access);
      const playlist = { ref: `p${++made}`, owner: person.name, name, description, items: songs(items) };
      playlists.push(playlist);
      return create(CreatePlaylistResponseSchema, { playlist: view(playlist) });
    },

    async updatePlaylist({ access, ref, name, description, items }) {
      const playlist = await ownOf(access, ref);
      if (items) playlist.items = songs(items.refs);
      playlist.name = name ?? playlist.name;
      playlist.description = description ?? playlist.description;
      return create(UpdatePlaylistResponseSchema, { playlist: view(playlist) });
    },

    async deletePlaylist({ access, ref }) {
      playlists.splice(playlists.indexOf(await ownOf(access, ref)), 1);
      return create(DeletePlaylistResponseSchema, {});
    },

    async addPlaylistItems({ access, ref, items }) {
      const playlist = await ownOf(access, ref);
      playlist.items = songs([...playlist.items.map((item) => item.ref), ...items]);
      return create(AddPlaylistItemsResponseSchema, {});
    },

    async deletePlaylistItems({ access, ref, indexes, refs }) {
      const playlist = await ownOf(access, ref);
      const kept = playlist.items.filter((item, at) => !indexes.includes(at) && !refs.includes(item.ref));
      if (kept.length === playlist.items.length)
        throw new StatusError(status.NOT_FOUND, 'there is no such item');
      playlist.items = kept;
      return create(DeletePlaylistItemsResponseSchema, {});
    },
  };

  async function ownOf(access: Access | undefined, ref: string): Promise<Playlist> {
    const { name } = await porter.member(access);
    const playlist = playlists.find((each) => each.ref === ref && each.owner === name);
    if (!playlist) throw new StatusError(status.NOT_FOUND, `there is no playlist '${ref}'`);
    return playlist;
  }
}

function songs(refs: readonly string[]): SampleItem[] {
  if (new Set(refs).size < refs.length)
    throw new StatusError(status.ALREADY_EXISTS, 'no song is in a playlist twice');
  return refs.map((ref) => {
    const song = itemCalled('song', ref);
    if (!song) throw new StatusError(status.NOT_FOUND, `there is no song '${ref}'`);
    return song;
  });
}

function view({ ref, name, description, items }: Playlist) {
  return { ref, name, description, total: items.length };
}

import { create } from '@bufbuild/protobuf';
import { status } from '@grpc/grpc-js';
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
import { type SubsonicParts, seenBy } from './content-service.js';
import { songItem, userPlaylist } from './items.js';
import type { UserMusic } from './music.js';

/** Songs that go with one call: they stand in its address, which must not grow too long. */
const CHUNK = 100;

/** Reads and writes the playlists that users keep on the server. */
export function playlistService(parts: SubsonicParts): Handlers<typeof UserPlaylistService> {
  return {
    async listPlaylists(request) {
      const { music, images } = seenBy(parts, request);
      const all = await music.playlists();
      const playlists = paged(all, request.page).map((playlist) => userPlaylist(playlist, images));
      return create(ListPlaylistsResponseSchema, { playlists, total: all.length });
    },

    async getPlaylist(request) {
      const { music, images } = seenBy(parts, request);
      const playlist = userPlaylist(await existing(music, request.ref), images);
      return create(GetPlaylistResponseSchema, { playlist });
    },

    async listPlaylistItems(request) {
      const { music, images } = seenBy(parts, request);
      const { songs } = await existing(music, request.ref);
      const items = paged(songs, request.page).map((song) => songItem(song, images));
      return create(ListPlaylistItemsResponseSchema, { items, total: songs.length });
    },

    async createPlaylist(request) {
      const { music, images } = seenBy(parts, request);
      const { name, description, items } = request;
      const ref = await made(music, name);
      if (description !== '') await music.change('updatePlaylist', { playlistId: ref, comment: description });
      await append(music, ref, items);
      const playlist = userPlaylist(await existing(music, ref), images);
      return create(CreatePlaylistResponseSchema, { playlist });
    },

    async updatePlaylist(request) {
      const { music, images } = seenBy(parts, request);
      const { ref, name, description, items } = request;
      const { songs } = await existing(music, ref);
      if (name !== undefined || description !== undefined) {
        await music.change('updatePlaylist', {
          playlistId: ref,
          ...(name !== undefined && { name }),
          ...(description !== undefined && { comment: description }),
        });
      }
      if (items) {
        // What is new comes before what is old goes: a failure in between loses nothing.
        await append(music, ref, items.refs);
        await takeOut(music, ref, [...songs.keys()]);
      }
      const playlist = userPlaylist(await existing(music, ref), images);
      return create(UpdatePlaylistResponseSchema, { playlist });
    },

    async deletePlaylist(request) {
      const { music } = seenBy(parts, request);
      await music.change('deletePlaylist', { id: request.ref });
      return create(DeletePlaylistResponseSchema);
    },

    async addPlaylistItems(request) {
      const { music } = seenBy(parts, request);
      await existing(music, request.ref);
      await append(music, request.ref, request.items);
      return create(AddPlaylistItemsResponseSchema);
    },

    async deletePlaylistItems(request) {
      const { music } = seenBy(parts, request);
      const { songs } = await existing(music, request.ref);
      const refs = new Set(request.refs);
      const named = [...songs.keys()].filter((at) => refs.has(String(songs[at]?.id)));
      const indexes = request.indexes.filter((at) => at < songs.length);
      await takeOut(music, request.ref, [...new Set([...indexes, ...named])]);
      return create(DeletePlaylistItemsResponseSchema);
    },
  };
}

async function existing(music: UserMusic, ref: string) {
  const playlist = await music.playlist(ref);
  if (!playlist) throw new StatusError(status.NOT_FOUND, `there is no playlist '${ref}'`);
  return playlist;
}

/** Makes an empty playlist. Servers before 1.14 do not tell which one it is: it is the one that was not there before. */
async function made(music: UserMusic, name: string): Promise<string> {
  const before = new Set((await music.playlists()).map(({ id }) => String(id)));
  const { playlist } = await music.change('createPlaylist', { name });
  if (playlist) return String(playlist.id);
  const after = await music.playlists();
  const fresh = after.find((each) => each.name === name && !before.has(String(each.id)));
  if (!fresh) throw new StatusError(status.UNAVAILABLE, 'the Subsonic server did not make the playlist');
  return String(fresh.id);
}

async function append(music: UserMusic, ref: string, songs: readonly string[]): Promise<void> {
  for (let at = 0; at < songs.length; at += CHUNK)
    await music.change('updatePlaylist', { playlistId: ref, songIdToAdd: songs.slice(at, at + CHUNK) });
}

/** The last go first, so that the positions of the others stay what they are. */
async function takeOut(music: UserMusic, ref: string, indexes: readonly number[]): Promise<void> {
  const descending = indexes.toSorted((a, b) => b - a);
  for (let at = 0; at < descending.length; at += CHUNK)
    await music.change('updatePlaylist', {
      playlistId: ref,
      songIndexToRemove: descending.slice(at, at + CHUNK),
    });
}

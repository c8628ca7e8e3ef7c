import { AppError } from '../errors.js';
import {
  type UserPlaylist as PlaylistMessage,
  UserPlaylistService,
} from '../gen/parlando/content/v1/user_playlists_pb.js';
import type { Items, OnBehalf, Page } from '../ports/content-engine.js';
import type {
  ContentPlaylists,
  NewPlaylist,
  PlaylistContents,
  PlaylistRef,
  UserPlaylist,
  UserPlaylists,
} from '../ports/content-playlists.js';
import type { EngineConnection } from './grpc-client.js';
import { accessTo, given, itemFrom, pageTo, totalFrom } from './grpc-content-messages.js';

/** Milliseconds: to write a long playlist takes a service some time. */
const DEADLINE = 8_000;
const METHOD = UserPlaylistService.method;

/** Users' playlists on the services of an engine. */
export class GrpcContentPlaylists implements ContentPlaylists {
  readonly #connection: EngineConnection;

  constructor(connection: EngineConnection) {
    this.#connection = connection;
  }

  async list({
    service,
    page,
    ...behalf
  }: { readonly service: string; readonly page: Page } & OnBehalf): Promise<UserPlaylists> {
    const request = { service, page: pageTo(page), ...accessTo(behalf) };
    const found = await this.#connection.unary(METHOD.listPlaylists, request, DEADLINE);
    return { playlists: found.playlists.map(playlistFrom), ...totalFrom(found) };
  }

  async get(of: PlaylistRef): Promise<UserPlaylist> {
    const { playlist } = await this.#connection.unary(METHOD.getPlaylist, refTo(of), DEADLINE);
    return existing(playlist);
  }

  async items({ page, ...of }: PlaylistRef & { readonly page: Page }): Promise<Items> {
    const request = { ...refTo(of), page: pageTo(page) };
    const found = await this.#connection.unary(METHOD.listPlaylistItems, request, DEADLINE);
    return { items: found.items.map((item) => itemFrom(of.service, item)), ...totalFrom(found) };
  }

  async create({
    service,
    name,
    description = '',
    items,
    ...behalf
  }: NewPlaylist & OnBehalf): Promise<UserPlaylist> {
    const request = { service, name, description, items: [...items], ...accessTo(behalf) };
    const { playlist } = await this.#connection.unary(METHOD.createPlaylist, request, DEADLINE);
    return existing(playlist);
  }

  async update({
    name,
    description,
    items,
    ...of
  }: PlaylistRef & Partial<PlaylistContents>): Promise<UserPlaylist> {
    const request = {
      ...refTo(of),
      ...(name !== undefined && { name }),
      ...(description !== undefined && { description }),
      ...(items && { items: { refs: [...items] } }),
    };
    const { playlist } = await this.#connection.unary(METHOD.updatePlaylist, request, DEADLINE);
    return existing(playlist);
  }

  async remove(of: PlaylistRef): Promise<void> {
    await this.#connection.unary(METHOD.deletePlaylist, refTo(of), DEADLINE);
  }

  async add({ items, ...of }: PlaylistRef & { readonly items: readonly string[] }): Promise<void> {
    const request = { ...refTo(of), items: [...items] };
    await this.#connection.unary(METHOD.addPlaylistItems, request, DEADLINE);
  }

  async removeItems({
    indexes,
    refs,
    ...of
  }: PlaylistRef & { readonly indexes: readonly number[]; readonly refs: readonly string[] }): Promise<void> {
    const request = { ...refTo(of), indexes: [...indexes], refs: [...refs] };
    await this.#connection.unary(METHOD.deletePlaylistItems, request, DEADLINE);
  }
}

function refTo({ service, ref, ...behalf }: PlaylistRef) {
  return { service, ref, ...accessTo(behalf) };
}

function existing(message: PlaylistMessage | undefined): UserPlaylist {
  if (!message) throw new AppError('not_found', 'The service does not have this playlist.');
  return playlistFrom(message);
}

function playlistFrom(message: PlaylistMessage): UserPlaylist {
  const { ref, name, description, images } = message;
  return { ref, name, ...given('description', description), ...totalFrom(message), images };
}

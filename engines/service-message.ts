import { create, type MessageInitShape, toBinary } from '@bufbuild/protobuf';
import { Metadata, status } from '@grpc/grpc-js';
import { ServiceMessageSchema } from '../src/gen/parlando/content/v1/content_pb.js';
import { StatusError } from './grpc-service.js';

/** The error with which a service tells its user something (`ServiceMessage` of the contract). */
export function messageToUser(message: MessageInitShape<typeof ServiceMessageSchema>): StatusError {
  const trailer = new Metadata();
  const bytes = toBinary(ServiceMessageSchema, create(ServiceMessageSchema, message));
  trailer.set('parlando-message-bin', Buffer.from(bytes));
  return new StatusError(status.FAILED_PRECONDITION, 'the service has a message for its user', trailer);
}

import { type DescFile, type DescService, toBinary } from '@bufbuild/protobuf';
import { FileDescriptorProtoSchema } from '@bufbuild/protobuf/wkt';
import { ReflectionService } from '@grpc/reflection';

type Definitions = ConstructorParameters<typeof ReflectionService>[0];

/** Server reflection (grpc.reflection.v1) for services: any client can ask for their contract. */
export function reflection(services: readonly DescService[]): ReflectionService {
  const files = new Set(services.flatMap(({ file }) => withImports(file)));
  const fileDescriptorProtos = [...files].map(({ proto }) =>
    Buffer.from(toBinary(FileDescriptorProtoSchema, proto)),
  );
  // Of a definition, nothing but the files that declare it is looked at.
  const definitions = { contract: { fileDescriptorProtos } } as unknown as Definitions;
  return new ReflectionService(definitions, { services: services.map(({ typeName }) => typeName) });
}

function withImports(file: DescFile): DescFile[] {
  return [...file.dependencies.flatMap(withImports), file];
}

declare module '@echogarden/espeak-ng-emscripten' {
  export default function load(): Promise<never>;
}

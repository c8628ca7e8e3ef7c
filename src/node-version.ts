/**
 * Ends a program that runs on another Node than its native parts are made for: there they crash without a word. Imported
 * for that before anything else, and imports nothing.
 */
const [major] = process.versions.node.split('.').map(Number);
if (major !== 22) {
  process.stderr.write(
    `parlando needs Node 22 and this is ${process.version}: start it with npm or npx in the checkout, which bring their own.\n`,
  );
  process.exit(1);
}

export {};

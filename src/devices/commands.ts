import { AppError } from '../errors.js';
import type { Action } from '../ports/interpreter.js';
import type { DeviceCommand, LiveDevices } from '../ports/live-devices.js';

/**
 * Sends a command to a connected device; the number of sockets that took it. Throws `conflict` when the device is
 * not connected or did not declare one of the actions.
 */
export function sendCommand(live: LiveDevices, deviceid: string, command: DeviceCommand): number {
  checkDeclared(command.actions, live.capabilities(deviceid));
  const sockets = live.send(deviceid, command);
  if (sockets === 0) throw notConnected();
  return sockets;
}

function checkDeclared(actions: readonly Action[], declared: readonly string[] | undefined): void {
  if (!declared) throw notConnected();
  const at = actions.findIndex(({ action }) => !declared.includes(action));
  const missing = actions[at];
  if (!missing) return;
  const problem = 'is nothing that the device has declared';
  throw new AppError('conflict', `The device did not declare that it can ${missing.action}.`, {
    errors: { [`actions.${at}.action`]: problem },
  });
}

function notConnected(): AppError {
  return new AppError('conflict', 'The device is not connected.');
}

import { networkInterfaces } from 'node:os';
import type { AddressesResponse } from '@undertow/protocol';
import type { FastifyInstance } from 'fastify';
import { isLocal } from './local';

const EVERYWHERE = new Set(['0.0.0.0', '::']);

/** The addresses under which others in the same network find a server that listens everywhere. */
export function addressesFor(host: string, port: number): readonly string[] {
  if (!EVERYWHERE.has(host)) return [];
  const own = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const others = own.filter(({ internal, family, address }) => !internal && family === 'IPv4' && !isLinkLocal(address));
  return others.map(({ address }) => `http://${address}:${port}`);
}

/** What a machine calls itself when nobody gave it an address: of no use to others. */
const isLinkLocal = (address: string): boolean => address.startsWith('169.254.');

/** Tells the machine itself, and nobody else, how others reach it: a page opened on localhost must invite with more. */
export function addresses(app: FastifyInstance, known: () => readonly string[]): void {
  app.get(
    '/api/addresses',
    async (request): Promise<AddressesResponse> => ({
      addresses: isLocal(request) ? [...known()] : [],
    }),
  );
}

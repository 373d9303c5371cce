import { SLOT_COUNT } from '../../map/geometry';
import type { Content } from '../card';

/** Tiles, ports, the island board, the spaces of the track. */
export function mapFaults(content: Content): string[] {
  return [...tileFaults(content), ...islandFaults(content), ...trackFaults(content)];
}

function tileFaults({ tiles, ports }: Content): string[] {
  const faults: string[] = [];
  if (tiles.length > SLOT_COUNT) faults.push(`${tiles.length} tiles do not fit on ${SLOT_COUNT} slots`);
  for (const { id, hexes, port, act } of tiles) {
    const harbours = hexes.filter((hex) => hex === 'port').length;
    if (harbours !== (port === undefined ? 0 : 1))
      faults.push(`tile ${id} has ${harbours} port hexes but names ${port}`);
    if (port !== undefined && !ports.some((known) => known.id === port)) faults.push(`tile ${id}: no port ${port}`);
    // E1.21: four ships enter on the start tile.
    if (act === 1 && hexes.filter((hex) => hex === 'calm').length < 4) faults.push(`tile ${id} has no room to start`);
  }
  for (const { id, act } of ports) {
    const homes = tiles.filter(({ port }) => port === id);
    if (homes.length !== 1) faults.push(`port ${id} lies on ${homes.length} tiles`);
    else if (homes[0]?.act !== act) faults.push(`port ${id} and its tile are of different Acts`);
  }
  for (const act of [1, 2, 3]) {
    if (!tiles.some((tile) => tile.act === act)) faults.push(`there are no tiles of Act ${act}`);
  }
  if (!tiles.some(({ act, port }) => act === 1 && port !== undefined)) faults.push('Act 1 has no port');
  return faults;
}

function islandFaults({ island: { nodes, tokens } }: Content): string[] {
  const faults: string[] = [];
  if (nodes.filter(({ gold }) => gold).length !== 1) faults.push('the island needs exactly one gold node');
  if (!nodes.some(({ shore }) => shore)) faults.push('the island has no shore');
  if (tokens.length < nodes.length) faults.push('the island has more nodes than tokens');
  nodes.forEach(({ leads, gold }, node) => {
    if (!gold && leads.length === 0) faults.push(`island node ${node} leads nowhere`);
    for (const to of leads) {
      if (to <= node || to >= nodes.length)
        faults.push(`island node ${node} leads to ${to}, which is not further left`);
    }
  });
  return faults;
}

const trackFaults = ({ storySpaces }: Content): string[] =>
  storySpaces.flatMap((space, index) =>
    space > (storySpaces[index - 1] ?? 1) && space <= 16 ? [] : [`story space ${space} is out of order`],
  );

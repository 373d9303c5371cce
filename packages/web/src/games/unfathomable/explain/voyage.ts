import type { View } from '@undertow/unfathomable';
import { GOAL_DISTANCE, MOST_RESOURCE, ROOMS_LOST, TRACK_SPACES } from '../board/ids';
import { gameWords } from '../words/game-words';
import { tableText } from '../words/text';
import { type Thing, thingsText } from '../words/things';
import type { Standing } from './thing';

/** Dials, tracks, how far the ship has come or is lost, and the steps of a turn. */
export function ofVoyage(thing: Thing, view: View): Standing | null {
  const { names: own, dial, of, left } = thingsText.value;
  const { names } = gameWords.value;
  const ofDial = (resource: keyof View['dials']): Standing => ({
    name: names.resources[resource],
    now: dial(view.dials[resource], MOST_RESOURCE),
  });
  const ofTrack = (track: keyof View['tracks']): Standing => {
    const here = TRACK_SPACES[track][view.tracks[track]];
    return { name: names.tracks[track], ...(here && { now: names.trackSpaces[here] }) };
  };
  switch (thing) {
    case 'dial:fuel':
      return ofDial('fuel');
    case 'dial:food':
      return ofDial('food');
    case 'dial:sanity':
      return ofDial('sanity');
    case 'dial:souls':
      return ofDial('souls');
    case 'track:travel':
      return ofTrack('travel');
    case 'track:ritual':
      return ofTrack('ritual');
    case 'distance':
      return { name: own.distance, now: of(view.distance, GOAL_DISTANCE) };
    case 'damaged-rooms':
      return { name: own.damagedRooms, now: of(Object.keys(view.damage.placed).length, ROOMS_LOST) };
    case 'deep-ones-left':
      return { name: tableText.value.board.deepOneSupply, now: left(view.deepOneSupply) };
    case 'step:receive':
      return { name: own.steps.receive };
    case 'step:action':
      return { name: own.steps.action };
    case 'step:mythos':
      return { name: own.steps.mythos };
    case 'step:discard':
      return { name: own.steps.discard };
    default:
      return null;
  }
}

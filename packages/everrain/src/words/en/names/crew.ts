import type { OurCrew } from '../../../content/crew';
import type { Named } from '../../named';

export const crew: Readonly<Record<OurCrew, Named>> = {
  'tam-ferrow': { name: 'Tam Ferrow', mood: 'Signed on at nine years old and has been nineteen ever since.' },
  'isbet-coyle': { name: 'Isbet Coyle', mood: 'Keeps a pebble from every beach she left in a hurry.' },
  'oddny-marsh': { name: 'Oddny Marsh', mood: 'Laughs easily, and always at the right time.' },
  'pell-hathersage': { name: 'Pell Hathersage', mood: 'Writes home once a week. Home burned down.' },
  'bram-tolliver': { name: 'Bram Tolliver', mood: 'Has hands like mooring posts and is sorry about them.' },
  'sunniva-reck': { name: 'Sunniva Reck', mood: 'Will not sleep with her head towards the bow.' },
  'jonah-wick': { name: 'Jonah Wick', mood: 'Has heard every joke about the name, and outlived most who made them.' },
  'little-aske': { name: 'Little Aske', mood: 'Six foot four. There was a bigger Aske, once.' },
  'marrin-dow': { name: 'Marrin Dow', mood: 'Owes money in every harbour, and so is remembered there.' },
  'gethin-vane': { name: 'Gethin Vane', mood: 'Turns to face the wind before it comes.' },
  'hob-larkin': { name: 'Hob Larkin', mood: 'Poacher, ferryman, bellringer. Never twice in one parish.' },
  'ysolde-crake': { name: 'Ysolde Crake', mood: 'Was rowed ashore by someone. There was nobody at the oars.' },
  boatswain: {
    name: 'Dorcas Penhale, Boatswain',
    mood: 'One breath of the pipe and even the frightened know where to stand.',
  },
  gunner: { name: 'Matthias Groot, Gunner', mood: 'Deaf in the left ear and careful of the right.' },
  pilot: { name: 'Anselm Quay, Pilot', mood: 'Tastes the lead line, frowns, and gives the helm two spokes.' },
  surgeon: { name: 'Rue Ashgrove, Surgeon', mood: 'Sews small and neat, as if the cloth were dear.' },
  carpenter: { name: 'Edda Thole, Carpenter', mood: 'Talks to the planking. Lately she waits for replies.' },
  cook: { name: 'Barnaby Soames, Cook', mood: 'The pot has not been off the fire since the old ship went down.' },
  rigger: { name: 'Finch, Rigger', mood: 'Comes down for wages and for funerals.' },
  naturalist: { name: 'Hester Vail, Naturalist', mood: 'Nine notebooks of specimens, and one she keeps locked.' },
  harpooner: { name: 'Ruan Kole, Harpooner', mood: 'Throws once. Walks over to fetch it.' },
  listener: { name: 'Old Merrow Tace, Listener', mood: 'Sits with an ear against the hull and moves her lips.' },
};

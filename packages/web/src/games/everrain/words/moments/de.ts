import type { MomentsText } from './type';

export const moments: MomentsText = {
  goOn: 'Weiter',
  awakened: {
    title: (name) => `Es erwacht: ${name}`,
    wants: (aim) => `Sein Ziel: ${aim}`,
    text: 'Töten lässt es sich nicht. Von nun an handelt es in jeder Feindphase zuerst; bekommt es, was es will, ist alles verloren.',
  },
  act: {
    ours: 'Ihr wart zuerst da: Jeder Kapitän erhält einen Befehl.',
    theirs: 'Sie waren zuerst da: Der Uralte kommt näher.',
    text: 'Heuer wird fällig, stärkere Feinde laufen aus, und ein Sturm zieht auf.',
  },
  sank: {
    title: (name) => `${name} ist gesunken`,
    yours: 'Dein Schiff ist gesunken',
    why: {
      nodes: 'Von den zehn Posten war keiner mehr heil.',
      crew: 'An Bord war niemand mehr am Leben.',
      boarding: 'Das Entern ging verloren.',
    },
    text: 'Crew, Münzen und Baupläne sind fort; Hinweise und ein Schatz liegen im Wrack. Der Uralte kommt einen Schritt näher. In der nächsten Runde kehrt der Kapitän in einem Hafen zurück.',
  },
  back: {
    title: (name) => `${name} ist zurück`,
    yours: 'Du bist zurück',
    text: 'Wieder im Hafen, mit einem heilen Schiff, einem Matrosen und 20 Münzen.',
  },
};

import './held.css';
import type { ComponentType } from 'preact';
import { Halt } from '../../../table/moments/halt';
import { usePeople } from '../../../table/people';
import type { Language } from '../../../words/language';
import { Vessel } from '../art/vessel';
import { Lid } from '../art/waters';
import { elderOf } from '../facts';
import { lookOf } from '../look';
import { usePlay } from '../play';
import { gameWords } from '../words';
import type { MomentsText } from '../words/moments/type';
import type { BigMoment } from './stops';

export interface HeldProps {
  readonly moment: BigMoment;
  readonly onClose: () => void;
}

const TEXT: Readonly<Record<Language, () => Promise<MomentsText>>> = {
  en: async () => (await import('../words/moments/en')).moments,
  de: async () => (await import('../words/moments/de')).moments,
  es: async () => (await import('../words/moments/es')).moments,
  ru: async () => (await import('../words/moments/ru')).moments,
};

/** What a big moment says over the whole screen, in one language. */
export async function heldIn(code: Language): Promise<ComponentType<HeldProps>> {
  const text = await TEXT[code]();
  return ({ moment, onClose }) => {
    const { title, lines } = useTold(moment, text);
    return (
      <Halt name={`er-moment ${moment.type}`} label={title} onClose={onClose}>
        <Picture moment={moment} />
        <h2>{title}</h2>
        {lines.map((line) => (
          <p key={line} class="halt-text">
            {line}
          </p>
        ))}
        <button type="button" class="button primary" data-go onClick={onClose}>
          {text.goOn}
        </button>
      </Halt>
    );
  };
}

interface Said {
  readonly title: string;
  readonly lines: readonly string[];
}

function useTold(moment: BigMoment, text: MomentsText): Said {
  const { players } = usePlay().view.value;
  const { you, nameOf } = usePeople();
  const { sourceName, language, terms } = gameWords.value;
  switch (moment.type) {
    case 'awakened': {
      const { objective } = elderOf(moment.elder);
      return {
        title: text.awakened.title(sourceName(`elder:${moment.elder}`)),
        lines: [text.awakened.wants(language.rules.objective(objective, players)), text.awakened.text],
      };
    }
    case 'act':
      return { title: terms.act(moment.act), lines: [text.act[moment.by], text.act.text] };
    case 'sank':
      return {
        title: moment.seat === you ? text.sank.yours : text.sank.title(nameOf(moment.seat)),
        lines: [text.sank.why[moment.why], text.sank.text],
      };
    case 'entered':
      return {
        title: moment.seat === you ? text.back.yours : text.back.title(nameOf(moment.seat)),
        lines: [text.back.text],
      };
    default: {
      const never: never = moment;
      return never;
    }
  }
}

/** An eye for what wakes, a ship for what sinks or sails again. */
function Picture({ moment }: { readonly moment: BigMoment }) {
  switch (moment.type) {
    case 'awakened':
    case 'act':
      return (
        <svg class="picture" viewBox="-80 -70 160 140" aria-hidden="true">
          <Lid x={0} y={0} scale={1} open={moment.type === 'awakened' ? 1 : 0.3} />
        </svg>
      );
    case 'sank':
    case 'entered':
      return (
        <svg class="picture" viewBox="-40 -40 80 80" aria-hidden="true">
          <Vessel x={0} y={0} facing={0} colour={lookOf(moment.seat).colour} scale={1.3} />
        </svg>
      );
    default: {
      const never: never = moment;
      return never;
    }
  }
}

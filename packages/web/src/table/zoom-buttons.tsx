import { phone } from '../app/screen-size';
import { words } from '../words/language';
import { hold, WHOLE, zoomAt } from './zoom';

interface Props {
  /** How large the drawing is, in its own units. */
  readonly width: number;
  readonly height: number;
  /** What one sees all of again. */
  readonly whole: string;
  /** How near it is held where nobody has moved it. */
  readonly rests?: number;
}

const STEP = 1.4;

/** Nearer, further away, and all of it; two fingers do the first two on a phone. */
export function ZoomButtons({ width, height, whole, rests = 1 }: Props) {
  const { closer, further } = words.value.app;
  const zoom = (factor: number): void => zoomAt(factor, { x: width / 2, y: height / 2 }, width, height);
  return (
    <div class="zoom-buttons">
      {!phone.value && <ZoomButton sign="+" press="+" name={closer} act={() => zoom(STEP)} />}
      {hold.value.scale > rests && (
        <>
          <ZoomButton sign="−" press="-" name={further} act={() => zoom(1 / STEP)} />
          <ZoomButton
            sign="⤢"
            press="0"
            name={whole}
            act={() => {
              hold.value = WHOLE;
            }}
          />
        </>
      )}
    </div>
  );
}

interface ButtonProps {
  readonly sign: string;
  /** The key that does the same. */
  readonly press: string;
  readonly name: string;
  readonly act: () => void;
}

const ZoomButton = ({ sign, press, name, act }: ButtonProps) => (
  <button type="button" class="icon-button" data-key={press} aria-label={name} title={name} onClick={act}>
    {sign}
  </button>
);

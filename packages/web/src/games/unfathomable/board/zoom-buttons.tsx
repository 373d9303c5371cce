import { phone } from '../../../app/screen-size';
import { hold, WHOLE, zoomAt } from '../../../table/zoom';
import { tableText } from '../words/text';
import { chart } from './area';

export function ZoomButtons() {
  const { width, height } = chart.value;
  const { board } = tableText.value;
  const closer = (factor: number): void => zoomAt(factor, { x: width / 2, y: height / 2 }, width, height);
  return (
    <div class="zoom-buttons">
      {!phone.value && (
        <button
          type="button"
          class="icon-button"
          data-key="+"
          aria-label={board.zoomIn}
          title={board.zoomIn}
          onClick={() => closer(1.4)}
        >
          +
        </button>
      )}
      {hold.value.scale > 1 && (
        <>
          <button
            type="button"
            class="icon-button"
            data-key="-"
            aria-label={board.zoomOut}
            title={board.zoomOut}
            onClick={() => closer(1 / 1.4)}
          >
            −
          </button>
          <button
            type="button"
            class="icon-button"
            data-key="0"
            aria-label={board.zoomReset}
            title={board.zoomReset}
            onClick={() => {
              hold.value = WHOLE;
            }}
          >
            ⤢
          </button>
        </>
      )}
    </div>
  );
}

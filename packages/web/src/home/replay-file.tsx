import { go } from '../app/router';
import { openedFile } from '../table/replay/opened';
import { homeText } from '../words/screens/home';

/** Opens the record of a finished game from a file. */
export function ReplayFile() {
  const text = homeText.value;
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    openedFile.value = await file.text();
    go('replay', 'file');
  };
  return (
    <section class="pane">
      <h2>{text.replay}</h2>
      <p class="quiet">{text.replayNote}</p>
      <label class="button file-button">
        {text.replayFile}
        <input
          type="file"
          accept=".json,application/json"
          onChange={(event) => void open(event.currentTarget.files?.[0])}
        />
      </label>
    </section>
  );
}

import { LANGUAGE_NAMES, LANGUAGES, language, setLanguage, words } from '../words/language';

export function LanguageSwitch() {
  return (
    <label class="language-switch">
      <span class="hidden-text">{words.value.app.language}</span>
      <select
        value={language.value}
        onChange={(event) => {
          const wanted = LANGUAGES.find((each) => each === event.currentTarget.value);
          if (wanted) void setLanguage(wanted);
        }}
      >
        {LANGUAGES.map((code) => (
          <option key={code} value={code} lang={code}>
            {LANGUAGE_NAMES[code]}
          </option>
        ))}
      </select>
    </label>
  );
}

import './rain.css';

/** Two sheets of rain: they move by transform alone and cost the page nothing else. */
export const Rain = () => (
  <>
    <div class="er-rain" aria-hidden="true" />
    <div class="er-rain far" aria-hidden="true" />
  </>
);

/** The parts of the home page that come alive later, as one script. */
export { AnswerCards } from './answer-cards.tsx';
export { FreeForever } from './free-forever.tsx';
export { IntegrationList } from './integration-list.tsx';
export { AlsoHere, Pitch } from './pitch.tsx';
export { ToolCards } from './tool-cards.tsx';
export { Trending, TrendingSkeleton } from './trending.tsx';

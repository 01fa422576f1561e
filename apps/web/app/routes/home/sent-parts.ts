/** The parts of the home page that come alive later, as one script. */
export { AnswerCards } from './answer-cards.tsx';
export { FreeForever } from './free-forever.tsx';
export { IntegrationList } from './integration-list.tsx';
export { Pitch, SmallPrint } from './pitch.tsx';
export { Trending, TrendingSkeleton } from './trending.tsx';

export {
  type RecognizedPair,
  type RecognizedRoles,
  recognizeRoles,
} from './recognize-roles.ts';

export { openReferee } from './referee.ts';

import { AppError } from '../../../app-error.ts';

export const conflict = (message: string) => new AppError('conflict', message);

export const firstUnsuspend = () =>
  conflict('The account is suspended. Its palettes return when the suspension ends');

export const noSuchAccount = () => new AppError('not_found', 'There is no account with this id');
